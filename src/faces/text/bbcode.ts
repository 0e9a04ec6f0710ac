/** BBCode as phpBB and XenForo read it, and the dialect of BoardGameGeek. */
import type { Told } from '../told.ts';
import { markedUp, type Markup } from './markup.ts';

/** BBCode has no way to escape a bracket. */
const plain = (text: string): string => text.replaceAll('[', '(').replaceAll(']', ')');

const phpbb: Markup = {
  title: (text, href) => `[b][url=${href}]${plain(text)}[/url][/b]`,
  picture: (_, src, href) => `[url=${href}][img]${src}[/img][/url]`,
  strong: (text) => `[b]${plain(text)}[/b]`,
  paragraph: (lines) => lines.map(plain).join('\n'),
  fixed: (lines) => `[code]${lines.join('\n')}[/code]`,
  list: (items) => ['[list]', ...items.map((item) => `[*]${plain(item)}`), '[/list]'].join('\n'),
  hidden: (label, blocks) => [plain(label), `[spoiler]${blocks.join('\n\n')}[/spoiler]`].join('\n'),
  link: (text, href) => `[url=${href}]${plain(text)}[/url]`,
  hidesDrawings: true,
};

export const bbcode = (told: Told): string => markedUp(told, phpbb);

/** No spoiler tag is documented there, so the answer stands below a line, after some room. */
const ROOM = ['.', '.', '.'].join('\n');

/** BoardGameGeek cuts a post off at a `<`, shows pictures of its own galleries only, and has `[c]` for fixed width. */
const geek: Markup = {
  ...phpbb,
  picture: null,
  fixed: (lines) => `[c]${lines.join('\n')}[/c]`,
  list: (items) => items.map((item) => `• ${plain(item)}`).join('\n'),
  hidden: (label, blocks) => [`-- ${plain(label)} --`, ROOM, ...blocks].join('\n\n'),
};

export const bgg = (told: Told): string => markedUp(told, geek).replaceAll('<', '‹');

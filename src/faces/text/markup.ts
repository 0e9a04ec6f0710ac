/** A case for forums with a markup of their own: one order of parts, each part as the markup writes it. */
import { digest, posed, type FaceStep } from '../digest.ts';
import { askedAt, type Told } from '../told.ts';

/** How a markup writes each part; every part is one block, and blocks are parted by empty lines. */
export interface Markup {
  readonly title: (text: string, href: string) => string;
  /** The card of a step, leading to it; null where the place shows no pictures from elsewhere. */
  readonly picture: ((alt: string, src: string, href: string) => string) | null;
  readonly strong: (text: string) => string;
  readonly paragraph: (lines: readonly string[]) => string;
  /** Lines in a fixed-width font. */
  readonly fixed: (lines: readonly string[]) => string;
  readonly list: (items: readonly string[]) => string;
  /** What readers open by themselves; `label` says what it is. */
  readonly hidden: (label: string, blocks: readonly string[]) => string;
  readonly link: (text: string, href: string) => string;
  /** Whether `hidden` can hold a drawing. */
  readonly hidesDrawings: boolean;
}

interface Show {
  readonly drawn: boolean;
}

function stepBlocks(step: FaceStep, markup: Markup, { drawn }: Show): string[] {
  const { heading, lines, board, panels, note } = step;
  return [
    markup.strong(heading),
    ...(lines.length ? [markup.paragraph(lines)] : []),
    ...(note ? [markup.paragraph([note])] : []),
    ...(drawn ? [markup.fixed(board)] : []),
    ...panels.flatMap((panel) => [
      markup.paragraph([panel.heading]),
      ...(panel.fresh.length ? [markup.list(panel.fresh.map(({ who, text }) => `${who}: ${text}`))] : []),
    ]),
  ];
}

function tale(told: Told, markup: Markup): string[] {
  const question = posed(told);
  const all = (steps: readonly FaceStep[], show: Show) =>
    steps.flatMap((step) => stepBlocks(step, markup, show));
  if (!question) return all(digest(told), { drawn: true });
  const { before, clue, answer } = question;
  const [heading = '', ...lines] = clue;
  return [
    ...all(before, { drawn: true }),
    markup.strong(heading),
    markup.paragraph([...lines, question.question]),
    markup.hidden(told.say('face.answer'), all(answer, { drawn: markup.hidesDrawings })),
  ];
}

/** What a picture of a step shows, in words. */
export const altOf = (told: Told, index: number): string =>
  told.say('face.alt', { title: told.title, step: told.steps[index]!.position });

/** The whole case in a markup; its picture and its links lead to the position before the question. */
export function markedUp(told: Told, markup: Markup): string {
  const { links, title, say, steps } = told;
  const at = Math.max(0, askedAt(told) - 1);
  const href = at > 0 ? links.page(steps[at]!.name) : links.page();
  const card = links.card(steps[at]!.name);
  const picture = card && markup.picture?.(altOf(told, at), card, href);
  return [
    markup.title(title, links.page()),
    ...(picture ? [picture] : []),
    ...(told.note ? [markup.paragraph([told.note])] : []),
    ...tale(told, markup),
    markup.link(say('page.embed.open'), href),
    '',
  ].join('\n\n');
}

/** The places offered, in order; each but the link and the page is a face of `TEXT_FACES`. */
export const FORMS = [
  { id: 'link', face: null },
  { id: 'md', face: 'md' },
  { id: 'reddit', face: 'reddit.md' },
  { id: 'discourse', face: 'discourse.md' },
  { id: 'bbcode', face: 'bbcode' },
  { id: 'bgg', face: 'bgg.txt' },
  { id: 'ptt', face: 'ptt.txt' },
  { id: 'html', face: null },
  { id: 'txt', face: 'txt' },
] as const;

export type Form = (typeof FORMS)[number]['id'];
export type TextForm = Exclude<Form, 'link' | 'html'>;

export const faceOfForm = (form: Form): string | null => FORMS.find(({ id }) => id === form)!.face;

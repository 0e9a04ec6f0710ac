/** Words of the stepper that take no arguments; each is the message `stepper.<key>`. */
export const LABELS = [
  'case', 'everyone', 'perspective', 'controls', 'timeline', 'first', 'previous', 'next', 'last', 'play', 'pause',
  'caption', 'refused', 'author-note', 'clauses', 'sentence', 'who-and-why', 'fresh', 'fresh-start', 'earlier',
  'nobody-out', 'log', 'mark.refused', 'mark.out', 'mark.note', 'try', 'copy', 'copied', 'copy-by-hand',
  'permalink', 'keys', 'close', 'case-page', 'chart-lit', 'loading', 'failed', 'no-script',
  'branch', 'branch.return', 'branch.undo', 'branch.moves', 'branch.hint', 'branch.none', 'branch.over',
  'branch.skipped', 'branch.example-on', 'branch.own', 'branch.read', 'branch.bad', 'branch.view', 'variants',
  'variants.source', 'variants.reset', 'variants.diverges', 'variants.same', 'variants.impossible', 'variants.here',
  'key.step', 'key.ends', 'key.leave', 'key.play', 'key.view', 'key.seat', 'key.why', 'key.try', 'key.reset',
  'key.list', 'key.close', 'key.note',
] as const;

export type LabelKey = (typeof LABELS)[number];

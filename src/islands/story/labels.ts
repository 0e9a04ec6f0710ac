/** Words of the stepper that take no arguments; each is the message `stepper.<key>`. */
// prettier-ignore
export const LABELS = [
  'case', 'everyone', 'perspective', 'controls', 'timeline', 'first', 'previous', 'next', 'last', 'play',
  'pause', 'caption', 'refused', 'clauses', 'who-and-why', 'fresh', 'fresh-start', 'earlier', 'nobody-out',
  'log', 'mark.refused', 'mark.out', 'mark.note', 'mark.turn', 'try', 'share',
  'keys', 'close', 'case-page', 'loading', 'failed', 'again', 'branch', 'branch.return', 'branch.undo',
  'branch.moves', 'branch.hint', 'branch.none', 'branch.skipped', 'branch.example-on', 'branch.bad', 'branch.cannot-be', 'branch.too-many',
  'branch.turn', 'branch.view', 'branch.drawn', 'branch.answer', 'branch.more', 'variants', 'variants.reset',
  'variants.diverges', 'variants.same', 'variants.impossible', 'variants.here', 'key.step', 'key.ends', 'key.turn', 'key.round', 'key.leave', 'key.fork', 'key.play', 'key.speed',
  'key.view', 'key.seat', 'key.why', 'key.try', 'key.reset', 'key.series', 'key.share', 'key.list', 'key.close', 'key.note',
] as const;

export type LabelKey = (typeof LABELS)[number];

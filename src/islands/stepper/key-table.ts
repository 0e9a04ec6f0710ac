/** The table shown to readers: keys, and the label that says what they do. */
export const KEY_TABLE: readonly (readonly [keys: readonly string[], label: string])[] = [
  [['←', '→', 'k', 'j'], 'key.step'],
  [['Home', 'End', '^', '$'], 'key.ends'],
  [['Ctrl ←', 'Ctrl →'], 'key.turn'],
  [['[', ']'], 'key.round'],
  [['␣'], 'key.play'],
  [['+', '−'], 'key.speed'],
  [['f', 'v'], 'key.view'],
  [['0', '1', '2'], 'key.seat'],
  [['w'], 'key.why'],
  [['t'], 'key.try'],
  [['⇧ ←', '⇧ →'], 'key.leave'],
  [['↑', '↓'], 'key.fork'],
  [['r'], 'key.reset'],
  [['p', 'n'], 'key.series'],
  [['?'], 'key.list'],
  [['Esc'], 'key.close'],
];

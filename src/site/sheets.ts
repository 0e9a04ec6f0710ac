/** The sheet that only one game's figure needs, `src/figures/<game>/figure.css`, as an address; undefined when it has none. */
const sheets = import.meta.glob<string>('../figures/*/figure.css', {
  query: '?url',
  import: 'default',
  eager: true,
});

export const sheetOf = (game: string): string | undefined => sheets[`../figures/${game}/figure.css`];

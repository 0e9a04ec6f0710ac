/** What the page hands to the island. */
export interface PasteData {
  /** Folder name of the page's locale. */
  readonly locale: string;
  /** Every locale of the site. */
  readonly locales: readonly string[];
  /** By game: a case of it, whose words another case is told with, and the sheet of its figure. */
  readonly games: { readonly [game: string]: { readonly sample: string; readonly sheet: string | null } };
  /** Messages `share.paste.<key>`. */
  readonly words: { readonly [key: string]: string };
}

/** What is used of the package, which brings no types. */
declare module 'nspell' {
  export default function nspell(dictionary: { readonly aff: Uint8Array; readonly dic: Uint8Array }): {
    correct(word: string): boolean;
  };
}

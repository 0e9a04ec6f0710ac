/** The part of gettext-parser that is used; the package brings no types. */
declare module 'gettext-parser' {
  export interface PoComments {
    translator?: string;
    extracted?: string;
    reference?: string;
    flag?: string;
    previous?: string;
  }
  export interface PoMessage {
    msgctxt?: string;
    msgid: string;
    msgstr: string[];
    comments?: PoComments;
  }
  export interface PoFile {
    charset?: string;
    headers: Record<string, string>;
    translations: Record<string, Record<string, PoMessage>>;
  }
  export const po: {
    parse(text: string | Uint8Array, options?: { validation?: boolean }): PoFile;
    compile(file: PoFile, options?: { foldLength?: number; escapeCharacters?: boolean }): Uint8Array;
  };
}

declare module 'fontverter' {
  /** Converts a font; `sfnt` is TrueType or OpenType, as systems install it. */
  export function convert(font: Buffer, to: 'sfnt' | 'woff' | 'woff2'): Promise<Buffer>;
}

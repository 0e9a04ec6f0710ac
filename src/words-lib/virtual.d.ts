/** Compiled messages in the browser; made by `vite-plugin.ts`. */
declare module 'virtual:casebook/messages' {
  type Messages = { readonly [key: string]: (args: Readonly<Record<string, unknown>>) => string };
  /** By `<locale>/<game>`. */
  const load: { readonly [localeAndGame: string]: () => Promise<{ readonly default: Messages }> };
  export default load;
}

/** The same of what only sharing says. */
declare module 'virtual:casebook/share-messages' {
  type Messages = { readonly [key: string]: (args: Readonly<Record<string, unknown>>) => string };
  /** By `<locale>/<game>`. */
  const load: { readonly [localeAndGame: string]: () => Promise<{ readonly default: Messages }> };
  export default load;
}

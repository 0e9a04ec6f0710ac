/** The tables of OpenCC one by one: those of single characters are small enough for a browser. */
declare module 'opencc-js/dict/*' {
  const table: string;
  export default table;
}

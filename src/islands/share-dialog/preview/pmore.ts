/** The frames of a movie of pmore, as far as our movies use it. */
export interface MovieFrame {
  readonly name: string;
  readonly lines: readonly string[];
  readonly menu: readonly { readonly to: string; readonly text: string }[];
}

const HEAD = /^\^L:(\w+):(?:K#[^#]*#)?(.*)$/;
const OPTION = /[^#,]+,:(\w+):,([^#]*)#/g;

/** Text that is no movie has no frames. */
export const framesOf = (movie: string): MovieFrame[] =>
  movie.split(/^(?=\^L:)/m).flatMap((text) => {
    const [head = '', ...lines] = text.trimEnd().split('\n');
    const [, name, options = ''] = HEAD.exec(head) ?? [];
    if (!name) return [];
    const menu = [...options.matchAll(OPTION)].map(([, to, said]) => ({ to: to!, text: said! }));
    return [{ name, lines, menu }];
  });

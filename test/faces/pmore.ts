/** A small player of pmore movies, by the manual of pttbbs (docs/pmore_movie.txt): frames, names, menus, kept keys, stops. */
export interface PlayedFrame {
  readonly name: string | null;
  readonly lines: readonly string[];
  readonly keeps: string | null;
  readonly options: readonly { key: string; to: string; text: string }[];
  readonly stops: boolean;
}

const HEADER = /^(?::([A-Za-z0-9]+):)?(?:K#((?:@?.)*?)#)?(.*)$/;

function control(text: string): Pick<PlayedFrame, 'options' | 'stops'> {
  if (text === 'E') return { options: [], stops: true };
  if (!text.startsWith('#') || !text.endsWith('#')) throw new SyntaxError(`no control of a frame: ${text}`);
  const options = text
    .slice(1, -1)
    .split('#')
    .map((option) => {
      const [key = '', to = '', words = '', ...more] = option.split(',');
      if (!/^(@[udlrbHEPNIDa]|[^@])$/.test(key) || more.length) throw new SyntaxError(`no option: ${option}`);
      const name = /^:([A-Za-z0-9]+):$/.exec(to)?.[1];
      if (!name) throw new SyntaxError(`no name of a frame: ${to}`);
      return { key, to: name, text: words };
    });
  return { options, stops: false };
}

/** Takes a movie apart. @throws SyntaxError where pmore would not understand it. */
export function readMovie(text: string): PlayedFrame[] {
  const [before, ...frames] = text.split(/^\^L/m);
  if (before !== '') throw new SyntaxError('the first frame does not begin on the first line');
  return frames.map((frame) => {
    const [header = '', ...lines] = frame.replace(/\n$/, '').split('\n');
    const [, name = null, keeps = null, rest = ''] = HEADER.exec(header)!;
    return { name, keeps, lines, ...control(rest) };
  });
}

/** Somebody watching: which frame is on the screen, and what a key does. */
export class Player {
  readonly frames: readonly PlayedFrame[];
  at = 0;
  constructor(text: string) {
    this.frames = readMovie(text);
  }
  get frame(): PlayedFrame {
    return this.frames[this.at]!;
  }
  /** The first option that fits is taken; Enter takes the first of all. False when the key does nothing. */
  press(key: string): boolean {
    const option =
      key === 'Enter'
        ? this.frame.options[0]
        : this.frame.options.find((one) => one.key === key || one.key === '@a');
    if (!option) return false;
    const to = this.frames.findIndex(({ name }) => name === option.to);
    if (to < 0) throw new RangeError(`no frame is called ${option.to}`);
    this.at = to;
    return true;
  }
}

/** The colours of the site; the only source of `tokens.css` (a test compares them). */
export interface Palette {
  /** the desk */
  paper: string;
  /** a file card upon it */
  card: string;
  ink: string;
  soft: string;
  line: string;
  /** the one red: still suspect, act here */
  stamp: string;
  /** only "innocent" */
  ok: string;
  /** the sentence in force and what it reaches */
  lit: string;
  /** ruled out */
  out: string;
  blue: string;
  'face-ink': string;
  'face-paper': string;
  'face-grey': string;
  /** the photograph that a face is drawn on */
  'face-card': string;
  'face-out': string;
  /** small writing upon a photograph of somebody ruled out */
  'face-soft': string;
  'face-red': string;
  'face-ok': string;
}

export const LIGHT: Palette = {
  paper: '#f4eee1',
  card: '#fffaf0',
  ink: '#23211d',
  soft: '#665e50',
  line: '#d9cfb9',
  stamp: '#b3261e',
  ok: '#2f6b4f',
  lit: '#fbe7a1',
  out: '#e6dec9',
  blue: '#27506f',
  'face-ink': '#23211d',
  'face-paper': '#fbf6ea',
  'face-grey': '#b9af9c',
  'face-card': '#fffaf0',
  'face-out': '#e6dec9',
  'face-soft': '#665e50',
  'face-red': '#b3261e',
  'face-ok': '#2f6b4f',
};

export const DARK: Palette = {
  paper: '#14161b',
  card: '#1d2027',
  ink: '#e9e4d8',
  soft: '#a39d90',
  line: '#343842',
  stamp: '#ff6b5e',
  ok: '#7fcfa6',
  lit: '#4a3f18',
  out: '#262a32',
  blue: '#8fc1e8',
  'face-ink': '#1f1d1a',
  'face-paper': '#efe6d2',
  'face-grey': '#a89e8b',
  'face-card': '#d9cfb8',
  'face-out': '#514f49',
  'face-soft': '#cbc5b6',
  'face-red': '#a8211a',
  'face-ok': '#265a42',
};

/** The token sheet that belongs to the two palettes. */
export function tokenSheet(): string {
  const lines = (Object.keys(LIGHT) as (keyof Palette)[]).map((name) =>
    LIGHT[name] === DARK[name]
      ? `  --${name}: ${LIGHT[name]};`
      : `  --${name}: light-dark(${LIGHT[name]}, ${DARK[name]});`,
  );
  return `:root {\n  color-scheme: light dark;\n${lines.join('\n')}\n}\n`;
}

/** `css` with every `var(--token)` of the palette replaced by its colour, for pictures drawn without a browser. */
export function resolveColours(css: string, palette: Palette): string {
  return css.replace(/var\(--([a-z-]+)\)/g, (whole, name: string) =>
    name in palette ? palette[name as keyof Palette] : whole,
  );
}

/**
 * How a mark is inked. `k` solid ink · `p` paper with an ink outline · `g` grey wash with an ink outline ·
 * `l` ink line · `t` thin ink line · `w` thin paper line upon ink · `d` ink dots · `b` paper dots (buttons) · `h` paper without outline · `s` shadow.
 */
export type Tone = 'k' | 'p' | 'g' | 'l' | 't' | 'w' | 'd' | 'b' | 'h' | 's';

/** One mark of the pen: its tone and its path. The middle of the face is x = 0; y runs from 0 to 100. */
export type Mark = readonly [tone: Tone, d: string];

/** A part of a face; marks are drawn in order. */
export type Part = readonly Mark[];

/** A part with something behind the head and something before it. */
export interface Layered {
  back?: Part;
  front: Part;
}

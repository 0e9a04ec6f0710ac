/** The parsed form of a message, narrowed to what this compiler takes. */
import type { Model } from 'messageformat';

export type Message = Model.Message;
export type Expression = Model.Expression;
export type Pattern = Model.Pattern;
export type Variant = Model.Variant;

/** Options of a function, literals only. */
export type Options = { readonly [name: string]: string };

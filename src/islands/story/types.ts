/** A case told in one language: what a page, an embed and the stepper show. Plain JSON; made by `story()` from a trace. */
import type { JsonObject, VariantValue } from '../../machines/trace.ts';

/** Looks a message up and fills it in. Keys of `site.json` and of the game's messages; an unknown key throws. */
export type Say = (key: string, args?: JsonObject) => string;

export type Settings = { readonly [key: string]: VariantValue };

export interface Story {
  /** `<game>/<rule>/<case>`. */
  readonly id: string;
  readonly game: string;
  readonly rule: string;
  /** Locale folder name, for example `zh-Hant`. */
  readonly locale: string;
  readonly title: string;
  readonly note: string | null;
  /** `/{locale}/{game}/{rule}/{case}/`; a step's path is this plus its name and a slash. */
  readonly href: string;
  readonly ruleHref: string;
  /** Resolved variants, and the switches with their words. */
  readonly variants: Settings;
  readonly switches: readonly VariantSwitch[];
  /** `everyone` first, then the seats. */
  readonly views: readonly Choice[];
  readonly view: string;
  readonly steps: readonly StoryStep[];
  /** Every clause that the steps cite: where it stands, and its sentence (empty when none was given). */
  readonly clauses: { readonly [clause: string]: ClauseLink };
  /** Fixed words of the game's figure. */
  readonly figureWords: JsonObject;
  /** Names of suspects whose id is not what readers call them. */
  readonly names: { readonly [who: string]: string };
  /** Fixed words of the stepper, already filled in (keys `stepper.*` without arguments, the prefix left out). */
  readonly labels: { readonly [key: string]: string };
  /** What replays the case in the browser for what-if: the case file's own data. */
  readonly source: Source;
}

export interface Source {
  readonly given: JsonObject;
  readonly events: readonly JsonObject[];
  readonly variants: Settings;
}

export interface ClauseLink {
  readonly href: string;
  readonly text: string;
}

export interface Choice {
  readonly id: string;
  readonly label: string;
}

export interface VariantSwitch {
  readonly key: string;
  readonly label: string;
  readonly value: VariantValue;
  readonly options: readonly VariantOption[];
}

export interface VariantOption {
  readonly value: VariantValue;
  readonly label: string;
  readonly source: string;
}

export interface StoryStep {
  readonly index: number;
  readonly name: string;
  /** Event type, or `start`. */
  readonly kind: string;
  /** A few words for titles and lists, as everyone sees the step: "Exonerate F". */
  readonly label: string;
  /** "Step 3 of 7". */
  readonly position: string;
  /** "Step 3". */
  readonly short: string;
  /** "Back to step 3". */
  readonly back: string;
  readonly note: string | null;
  readonly refused: RefusalText | null;
  /** Clauses in force, `<game>/<rule>-<n>`. */
  readonly clauses: readonly string[];
  /** What to light in the rule's chart. */
  readonly chart: { readonly states: readonly string[]; readonly edges: readonly string[] };
  readonly views: { readonly [view: string]: StoryView };
}

export interface RefusalText {
  readonly id: string;
  readonly text: string;
  readonly clause: string;
}

/** One perspective on one step; holds nothing that this view may not know. */
export interface StoryView {
  /** The step in a few words, as far as this view knows it: "Choose an identity". */
  readonly label: string;
  /** Why the step was refused; null also where this view may not know that, for refusals would tell. */
  readonly refused: RefusalText | null;
  /** The log, in sentences. */
  readonly lines: readonly string[];
  /** Data of the game's figure, from the game's `FigureModel`. */
  readonly figure: JsonObject;
  readonly knowledge: readonly KnowledgePanel[];
  /** What a screen reader is told after stepping here: event and consequences. */
  readonly announcement: string;
}

export interface KnowledgePanel {
  readonly seat: string;
  /** Whose knowledge it is: "Inspector". */
  readonly title: string;
  readonly count: number;
  /** "5 may still be the Killer"; `count` stands in it as digits. */
  readonly heading: string;
  readonly suspects: readonly string[];
  readonly fresh: readonly ReasonGroup[];
  readonly earlier: readonly ReasonGroup[];
}

/** Suspects ruled out for the same reason at the same steps. */
export interface ReasonGroup {
  readonly text: string;
  readonly who: readonly string[];
  readonly because: readonly number[];
  readonly clause: string;
  readonly kind: string;
}

export type { FigureModel, FigureWords } from '../../figures/figure-model.ts';

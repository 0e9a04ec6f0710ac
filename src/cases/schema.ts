/** The case file as a zod schema, and as a JSON Schema for editors. */
import { z } from 'zod';
import type { GameSchema, Games } from './games.ts';

const slug = z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'a slug of lower-case letters, digits and hyphens');

/** Line breaks and tabs are the only control characters that a sentence may hold. */
const CONTROL = /^(?:[\n\r\t]|\P{Cc})*$/u;
const sentence = z.string().regex(CONTROL, 'text without control characters');

/** The keys that every case has; a game adds `given`, events and expectations. */
const common = {
  id: z
    .string()
    .regex(/^[a-z0-9-]+\/[a-z0-9-]+\/[a-z0-9-]+$/, '<game>/<rule>/<case>')
    .optional()
    .describe('`<game>/<rule>/<case>`, stable for ever. Left out inside the tree, where the path says it.'),
  title: sentence.min(1).describe("What happens, in one breath, in the game's reference language."),
  note: sentence.optional().describe('What to look for, in one or two sentences.'),
  facts: z
    .array(z.string().regex(/^[A-Z]+-[A-Z]?\d+$/, 'an id of the facts register, for example N-049'))
    .optional()
    .describe('Ids of the facts register that the outcome rests on.'),
  draft: z
    .boolean()
    .optional()
    .describe('true while its title is missing in other languages; default: false.'),
  view: z.string().optional().describe('The seat whose knowledge is shown first; default: everyone.'),
  ask: z
    .strictObject({
      step: z.int().min(1).describe('The step that is asked about; it must rule somebody out.'),
      of: z.literal('suspects').describe('What is asked: who is still possible after the step.'),
    })
    .optional()
    .describe('A question that readers may answer before they see the step.'),
};

/** The schema of one case of one game. `rules` are the slugs of its rule pages. */
export function caseSchema(game: string, rules: readonly string[], schema: GameSchema) {
  return z.strictObject({
    ...common,
    game: z.literal(game).optional().describe('The game; left out inside the tree.'),
    rule: z
      .enum(rules as [string, ...string[]])
      .optional()
      .describe('The slug of a rule of the game; left out inside the tree.'),
    variants: schema.variants.optional().describe("Switches that differ from the game's default edition."),
    given: schema.given.describe('The position.'),
    expect: schema.expect
      .optional()
      .describe('What must hold after the last step; with no steps, on the given position.'),
    steps: z.array(stepSchema(schema)).optional().describe('What happens, one event a step.'),
  });
}

/** A step is an event (one key) plus `expect` and `note`; the reader splits these off before validating the event. */
function stepSchema(schema: GameSchema) {
  return z.strictObject({
    event: schema.event,
    expect: schema.expect
      .optional()
      .describe('What must hold after this step; a step that names no refusal must be accepted.'),
    note: sentence.optional().describe('A sentence about this step.'),
  });
}

/** A slug of a case or a rule. */
export const isSlug = (text: string): boolean => slug.safeParse(text).success;

/** JSON Schema (draft 2020-12) of a case file of any of the games: for completion and checking in editors. */
export function jsonSchema(games: Games): object {
  const anyOf = [...games].map(([id, { game, schema }]) => fileSchema(id, Object.keys(game.rules), schema));
  return {
    $schema: 'https://json-schema.org/draft/2020-12/schema',
    title: 'Casebook case file',
    description:
      'One worked example of one rule of a deduction game. Several cases in one file are YAML documents separated by ---.',
    anyOf,
  };
}

function fileSchema(id: string, rules: readonly string[], schema: GameSchema): object {
  const json = z.toJSONSchema(caseSchema(id, rules, schema), {
    unrepresentable: 'any',
    io: 'input',
  }) as JsonSchema;
  const { $schema: _, ...rest } = json;
  const steps = rest.properties?.steps;
  if (steps?.items) steps.items = flattenStep(steps.items);
  return { title: `A case of ${id}`, ...rest };
}

interface JsonSchema {
  $schema?: string;
  type?: string;
  properties?: Record<string, JsonSchema>;
  items?: JsonSchema;
  anyOf?: JsonSchema[];
  oneOf?: JsonSchema[];
  required?: string[];
  additionalProperties?: boolean;
  description?: string;
}

/** In a file the event key stands beside `expect` and `note`; the validated form nests it under `event`. */
function flattenStep(step: JsonSchema): JsonSchema {
  const { event, ...beside } = step.properties ?? {};
  const forms = event?.anyOf ?? event?.oneOf ?? (event ? [event] : []);
  return {
    anyOf: forms.map((form) => ({
      ...form,
      properties: { ...form.properties, ...beside },
      additionalProperties: false,
    })),
  };
}

/** The attributes of an element in a rule's prose, checked. */
import type { MdxJsxFlowElement, MdxJsxTextElement } from 'mdast-util-mdx-jsx';
import type { Complaint } from './content-error.ts';
import { MODS, type Mod } from './rule-markdown.ts';

export interface Attributes {
  readonly id: string | null;
  readonly mod: Mod | null;
  readonly case: string | null;
  readonly facts: string | null;
  readonly stale: boolean;
}

type Complain = (found: Omit<Complaint, 'file' | 'line' | 'column'>) => void;

/** Complains about attributes that are not allowed here, are not plain text, or have a value that is not known. */
export function attributesOf(
  element: MdxJsxFlowElement | MdxJsxTextElement,
  allowed: readonly string[],
  complain: Complain,
): Attributes {
  const texts = new Map<string, string>();
  for (const attribute of element.attributes) {
    const name = attribute.type === 'mdxJsxAttribute' ? attribute.name : '{…}';
    const field = `<${element.name}> ${name}`;
    if (!allowed.includes(name))
      complain({ field, found: 'an unknown attribute', wanted: `one of ${allowed.join(', ')}` });
    else if (typeof attribute.value === 'string') texts.set(name, attribute.value);
    else if (attribute.value === null && name === 'stale') texts.set(name, '');
    else complain({ field, found: 'no plain text', wanted: `text in quotes, as in ${name}="…"` });
  }
  const text = (name: string): string | null => texts.get(name) ?? null;
  const shown = text('case');
  if (shown !== null && !/^[a-z0-9-]+\/[a-z0-9-]+$/.test(shown)) {
    complain({ field: `${text('id') ?? '<S>'} case`, found: `"${shown}"`, wanted: '<rule>/<case>' });
  }
  return {
    id: text('id'),
    mod: modOf(text('mod'), text('id'), complain),
    case: shown,
    facts: text('facts'),
    stale: texts.has('stale'),
  };
}

function modOf(mod: string | null, id: string | null, complain: Complain): Mod | null {
  const known = MODS.find((one) => one === mod) ?? null;
  if (mod !== null && known === null)
    complain({ field: `${id ?? '<S>'} mod`, found: `"${mod}"`, wanted: `one of ${MODS.join(', ')}` });
  return known;
}

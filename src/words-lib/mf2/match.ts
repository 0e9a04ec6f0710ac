/** `.match`: the variants as one chain of conditions, the most specific first. */
import type { Variant } from './model.ts';
import { js, Mf2Fault, type Constants, type Value } from './scope.ts';

interface Branch {
  /** One rank for each selector: 0 exact, 1 plural category, 2 anything. */
  readonly ranks: readonly number[];
  readonly tests: readonly string[];
  readonly body: string;
}

export interface Selector {
  readonly name: string;
  readonly value: Value;
}

/**
 * JavaScript of the function's body after its locals: `const … ; return …;`.
 * The first selector weighs most, exact keys before plural categories before `*`, as the specification orders them.
 */
export function matchBody(
  selectors: readonly Selector[],
  variants: readonly Variant[],
  constants: Constants,
  body: (variant: Variant) => string,
): string {
  const branches = variants
    .map((variant): Branch => {
      const keys = variant.keys.map((key, at) =>
        keyTest(key.type === '*' ? null : key.value, selectors[at]!, at),
      );
      return {
        ranks: keys.map((key) => key.rank),
        tests: keys.flatMap((key) => key.test ?? []),
        body: body(variant),
      };
    })
    .toSorted(bySpecificity);
  const used = branches.map((branch) => branch.tests.join(' ')).join(' ');
  const locals = selectors.flatMap(({ value }, at) => {
    const raw = value.matching?.kind === 'number' ? value.raw : `String(${value.raw}).normalize()`;
    const declared = used.includes(`k${at} `) ? [`k${at} = ${raw}`] : [];
    if (value.matching?.kind === 'number' && used.includes(`p${at} `)) {
      declared.push(`p${at} = ${constants.name(value.matching.plural)}(${value.raw})`);
    }
    return declared;
  });
  const chain = branches.map(({ tests, body: text }) =>
    tests.length > 0 ? `${tests.join(' && ')} ? ${text} : ` : text,
  );
  const end = branches.findIndex((branch) => branch.tests.length === 0);
  const expression = chain.slice(0, end + 1).join('');
  return locals.length > 0
    ? `{ const ${locals.join(', ')}; return ${expression}; }`
    : `{ return ${expression}; }`;
}

function bySpecificity(a: Branch, b: Branch): number {
  const at = a.ranks.findIndex((rank, index) => rank !== b.ranks[index]);
  return at < 0 ? 0 : a.ranks[at]! - b.ranks[at]!;
}

function keyTest(
  key: string | null,
  { name, value }: Selector,
  at: number,
): { rank: number; test: string | null } {
  if (key === null) return { rank: 2, test: null };
  const { matching } = value;
  if (!matching)
    throw new Mf2Fault(
      `.match $${name}`,
      `a declaration that can be matched, as in .input {$${name} :string}`,
    );
  if (matching.kind === 'text') return { rank: 0, test: `k${at} === ${js(key)}` };
  if (String(Number(key)) === key && key !== 'NaN') return { rank: 0, test: `k${at} === ${key}` };
  if (matching.categories.includes(key)) return { rank: 1, test: `p${at} === ${js(key)}` };
  throw new Mf2Fault(
    `the key ${key} for $${name}`,
    `a number, * or one of ${matching.categories.join(', ') || '(exact numbers only)'}`,
  );
}

import type { ComponentChildren, JSX } from 'preact';

/** One thing that is wrong in what a reader wrote. */
export interface Told {
  /** Counted from 1; 0 where it is about no line. */
  readonly line: number;
  /** Empty where it is about the whole. */
  readonly field: string;
  readonly found: string;
  readonly wanted: string;
  /** What the field is, in the reader's language. */
  readonly meaning?: string | undefined;
}

interface ProblemsProps {
  readonly problems: readonly Told[];
  /** `problems`, `line`, `field`, `found`, `wanted`. */
  readonly words: { readonly [key: string]: string };
}

/** What is wrong, line by line; the technical part is in English in every language. */
export const Problems = ({ problems, words }: ProblemsProps): JSX.Element => (
  <section class="op-problems">
    <h3>{words['problems']}</h3>
    <ol>
      {problems.map((problem) => (
        <li>
          <OneProblem problem={problem} words={words} />
        </li>
      ))}
    </ol>
  </section>
);

function OneProblem({ problem, words }: { problem: Told } & Pick<ProblemsProps, 'words'>): JSX.Element {
  const { line, field, found, wanted, meaning } = problem;
  return (
    <>
      <dl>
        {line > 0 && <Part label={words['line']}>{line}</Part>}
        {field && (
          <Part label={words['field']}>
            <code>{field}</code>
          </Part>
        )}
        <Part label={words['found']}>
          <span lang="en">{found}</span>
        </Part>
        <Part label={words['wanted']}>
          <span lang="en">{wanted}</span>
        </Part>
      </dl>
      {meaning && <p class="quiet">{meaning}</p>}
    </>
  );
}

const Part = (props: { label: string | undefined; children: ComponentChildren }): JSX.Element => (
  <div>
    <dt>{props.label}</dt>
    <dd>{props.children}</dd>
  </div>
);

import type { JSX } from 'preact';
import type { OwnPalaceData } from './props.ts';
import type { Problem } from './read-palace.ts';

interface ProblemsProps {
  readonly problems: readonly Problem[];
  readonly words: OwnPalaceData['words'];
}

/** What is wrong, line by line; the technical part is in English in every language, what the field means is not. */
export function Problems({ problems, words }: ProblemsProps): JSX.Element {
  return (
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
}

function OneProblem({ problem, words }: { problem: Problem } & Pick<ProblemsProps, 'words'>): JSX.Element {
  const { line, name, found, wanted } = problem;
  const meaning = words[`field.${/^\w*/.exec(name)![0]}`];
  return (
    <>
      <dl>
        <Part label={words['line']}>{line}</Part>
        {name && (
          <Part label={words['name']}>
            <code>{name}</code>
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

const Part = ({
  label,
  children,
}: {
  label: string | undefined;
  children: JSX.Element | number;
}): JSX.Element => (
  <div>
    <dt>{label}</dt>
    <dd>{children}</dd>
  </div>
);

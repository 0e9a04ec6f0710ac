import type { ComponentChildren, JSX } from 'preact';
import type { Problem } from '../../cases/problem.ts';
import type { PasteData } from './props.ts';

interface ProblemsProps {
  readonly problems: readonly Problem[];
  readonly words: PasteData['words'];
}

/** What is wrong, line by line; the technical part is in English in every language. */
export const Problems = ({ problems, words }: ProblemsProps): JSX.Element => (
  <section class="op-problems">
    <h3>{words['problems']}</h3>
    <ol>
      {problems.map(({ line, field, found, wanted }) => (
        <li key={`${line} ${field}`}>
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
        </li>
      ))}
    </ol>
  </section>
);

const Part = (props: { label: string | undefined; children: ComponentChildren }): JSX.Element => (
  <div>
    <dt>{props.label}</dt>
    <dd>{props.children}</dd>
  </div>
);

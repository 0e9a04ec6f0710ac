import type { JSX } from 'preact';
import { Problems as Wrong } from '../own/Problems.tsx';
import type { OwnPalaceData } from './props.ts';
import type { Problem } from './read-palace.ts';

interface ProblemsProps {
  readonly problems: readonly Problem[];
  readonly words: OwnPalaceData['words'];
}

/** What is wrong in a palace's file, each with what its field means. */
export const Problems = ({ problems, words }: ProblemsProps): JSX.Element => (
  <Wrong
    words={{ ...words, field: words['name']! }}
    problems={problems.map(({ name, ...rest }) => ({
      ...rest,
      field: name,
      meaning: words[`field.${/^\w*/.exec(name)![0]}`],
    }))}
  />
);

import type { JSX } from 'preact';
import { describe } from '../../figures/innocence/describe.ts';
import { Desk } from '../../figures/innocence/desk.tsx';
import type { Verdict } from '../../machines/innocence/logic/verdict.ts';
import type { Layout } from './laid-out.ts';
import { drawnAt } from './position.ts';
import type { OwnCardsData } from './props.ts';
import { findingsOf, listOf, type Telling } from './told.ts';

export interface StageProps extends OwnCardsData {
  readonly layout: Layout;
  readonly verdict: Verdict;
  /** Which stage, from 0. */
  readonly at: number;
}

const tellingOf = ({ words, frame }: OwnCardsData): Telling => ({
  words,
  names: frame.names,
  figureWords: frame.figureWords as Telling['figureWords'],
});

export const stageTitle = ({ words, verdict, at }: StageProps): string =>
  words[`stage.${verdict.stages[at]!.stage}`]!;

/** The desk as far as the cards have been weighed. */
export function StagePicture(props: StageProps): JSX.Element {
  const { layout, verdict, at } = props;
  const { figureWords, names } = tellingOf(props);
  const data = drawnAt(layout, verdict, at);
  return (
    <Desk
      data={data}
      title={stageTitle(props)}
      desc={describe(data, names, figureWords)}
      idPrefix={`own-cards-${at}`}
      words={figureWords}
    />
  );
}

/** The sentences of the rules in force, and what comes of them here. */
export function StageText(props: StageProps): JSX.Element {
  const { verdict, at, clauses, words } = props;
  const stage = verdict.stages[at]!;
  const telling = tellingOf(props);
  return (
    <>
      {stage.clauses.map((clause) => (
        <p key={clause} class="st-caption">
          {clauses[clause]?.text} <a href={clauses[clause]?.href}>{clause.split('/')[1]}</a>
        </p>
      ))}
      {findingsOf(stage, telling).map(([label, value]) => (
        <p key={label} class="op-answer">
          <b>{label}</b> <span>{value}</span>
        </p>
      ))}
      {at === verdict.stages.length - 1 && (
        <p class="op-answer">
          <b>{words['culprit']}</b>{' '}
          <span>
            {listOf(verdict.culprits, telling)} ({words[`by.${verdict.by}`]})
          </span>
        </p>
      )}
    </>
  );
}

/** All stages one below the other, for pages without scripts. */
export const AllStages = (props: Omit<StageProps, 'at'>): JSX.Element => (
  <ol>
    {props.verdict.stages.map(({ stage }, at) => (
      <li key={stage}>
        <h3>{stageTitle({ ...props, at })}</h3>
        <div class="op-two file">
          <StagePicture {...props} at={at} />
          <div>
            <StageText {...props} at={at} />
          </div>
        </div>
      </li>
    ))}
  </ol>
);

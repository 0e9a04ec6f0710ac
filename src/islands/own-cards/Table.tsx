import type { ComponentChildren, JSX } from 'preact';
import { HandsForm } from './HandsForm.tsx';
import { fitted, suffices, type Layout } from './laid-out.ts';
import { NumbersForm } from './NumbersForm.tsx';
import { verdictOn } from './position.ts';
import { Practice } from './Practice.tsx';
import type { OwnCardsData } from './props.ts';
import { Reckoning } from './Reckoning.tsx';
import { useLayout } from './use-layout.ts';
import { Weighing } from './Weighing.tsx';

/** Where the reader's cards are laid out, weighed, reckoned with and played. */
export function Table(props: OwnCardsData): JSX.Element {
  const { words, frame } = props;
  const [layout, change] = useLayout();
  return (
    <>
      <div class="op-two">
        <Section id="hands" words={words}>
          <HandsForm
            layout={layout}
            words={words}
            frame={frame}
            resize={(suspects) => change(fitted(layout, suspects))}
            change={(who, laid) => change({ ...layout, hands: { ...layout.hands, [who]: laid } })}
          />
        </Section>
        <Section id="numbers" words={words}>
          <NumbersForm layout={layout} words={words} change={(numbers) => change({ ...layout, numbers })} />
        </Section>
      </div>
      {suffices(layout) && <Outcome {...props} layout={layout} />}
    </>
  );
}

function Outcome(props: OwnCardsData & { layout: Layout }): JSX.Element {
  const { layout, words } = props;
  const verdict = verdictOn(layout);
  return (
    <>
      <Section id="verdict" words={words}>
        {verdict ? <Weighing {...props} verdict={verdict} /> : <p>{words['verdict.untold']}</p>}
      </Section>
      <Section id="known" words={words}>
        <Reckoning {...props} />
      </Section>
      <Section id="play" words={words}>
        <Practice {...props} key={JSON.stringify(layout.numbers)} />
      </Section>
    </>
  );
}

/** Headed by the message of its id, explained by its note. */
function Section({
  id,
  words,
  children,
}: {
  id: string;
  words: OwnCardsData['words'];
  children: ComponentChildren;
}): JSX.Element {
  return (
    <section aria-labelledby={`op-${id}`}>
      <h2 id={`op-${id}`}>{words[id]}</h2>
      <p>{words[`${id}.note`]}</p>
      {children}
    </section>
  );
}

import type { JSX } from 'preact';
import { useMemo, useRef, useState } from 'preact/hooks';
import type { Figure, Touch } from '../figure.ts';
import type { Story, StoryStep } from '../story/types.ts';
import { stepPath } from './address.ts';
import { useAutoplay } from './autoplay.ts';
import { Caption } from './Caption.tsx';
import { Controls } from './Controls.tsx';
import { KeysDialog } from './KeysDialog.tsx';
import { Links } from './Links.tsx';
import { Log } from './Log.tsx';
import { Panels } from './Panel.tsx';
import type { StepperProps } from './props.ts';
import { Seats } from './Seats.tsx';
import { Spoken } from './Spoken.tsx';
import { useBranch, type Branch } from './use-branch.ts';
import { useKeptFocus } from './use-kept-focus.ts';
import { useFollow } from './use-follow.ts';
import { useKeys } from './use-keys.ts';
import { usePlace, type Place } from './use-stepper.ts';
import { Variants } from './Variants.tsx';
import { Waiting } from './Waiting.tsx';

/** A case as a file card to step through. The server's page works by links alone; scripts make it step in place. */
export function Stepper(props: StepperProps): JSX.Element {
  const { story, Figure, base = '', heading = 2 } = props;
  const { labels } = story;
  const root = useRef<HTMLElement>(null);
  const dialog = useRef<HTMLDialogElement>(null);
  const place = usePlace(props);
  const branch = useBranch(props, place);
  useFollow(props, { ...place, opening: branch.opening });
  useKeptFocus(root);
  const autoplay = useAutoplay(place);
  const { playing, play, Player } = autoplay;
  const [asked, ask] = useState<string | null>(null);
  const id = `st-${story.id.replaceAll('/', '-')}`;
  const hrefOf = (step: StoryStep) =>
    stepPath(story, story.steps[Math.min(step.index, place.run.fork ?? Infinity)] ?? step, base);
  const onKeyDown = useKeys({ props, place, branch, autoplay, root, dialog });
  const tools = typeof branch.tools === 'object' ? branch.tools : null;
  const turn = useTurn(story, place, branch);
  const parts = { story, place, branch, base, hrefOf, asked, ask, id, turn };
  const onAct = () => {
    play(false);
    showPicture(root.current!);
  };
  return (
    <section
      class={branch.away ? 'st is-away' : 'st'}
      ref={root}
      id={id}
      tabIndex={-1}
      aria-labelledby={`${id}-title`}
      onKeyDown={onKeyDown}
    >
      <p class="st-tab">
        {labels['case']} {story.id}
      </p>
      <div class="st-card">
        <Head {...parts} level={heading} />
        {tools ? <tools.Band {...parts} /> : <Waiting {...parts} />}
        <Picture {...parts} Figure={Figure} legend={props.legend ?? ''} />
        <Caption {...parts} controls={<Controls {...parts} onAct={onAct} />}>
          {branch.trying && tools && (
            <tools.WhatIf engine={tools.engine} story={story} place={place} onTouch={branch.onTouch} />
          )}
        </Caption>
        <Panels {...parts} />
        <Log {...parts} />
        <Variants {...parts} />
        <Links {...parts} autoplay={autoplay} dialog={dialog} />
      </div>
      <KeysDialog story={story} dialog={dialog} />
      <Spoken {...parts} />
      {playing && Player && <Player {...autoplay} place={place} root={root} />}
    </section>
  );
}

/** The step at which another variant first makes a difference. */
function useTurn(story: Story, { run }: Place, { away, tools }: Branch): number | null {
  return useMemo(
    () => (away && typeof tools === 'object' ? tools.branch.divergence(run, story) : null),
    [run, tools],
  );
}

function Head(props: { story: Story; place: Place; id: string; level: 1 | 2 | 3 }): JSX.Element {
  const Heading = `h${props.level}` as 'h2';
  return (
    <header class="st-head">
      <Heading id={`${props.id}-title`} class="st-title">
        {props.story.title}
      </Heading>
      <Seats {...props} />
    </header>
  );
}

interface PictureProps {
  readonly story: Story;
  readonly place: Place;
  readonly branch: Branch;
  readonly id: string;
  readonly asked: string | null;
  readonly ask: (who: string | null) => void;
  readonly Figure: Figure;
  readonly legend: string;
}

function Picture({ story, place, branch, id, asked, ask, Figure, legend }: PictureProps): JSX.Element {
  return (
    <div class="st-figure">
      <Figure
        data={place.shown.figure}
        words={story.figureWords}
        names={story.names}
        id={id}
        title={place.index ? `${place.step.short}: ${place.shown.label}` : place.step.short}
        touch={branch.touch ?? (place.ready ? askingTouch(asked, ask) : null)}
      />
      <div class="st-legend" dangerouslySetInnerHTML={{ __html: legend }} />
    </div>
  );
}

/** Scrolls what the bar of controls still hides of the picture into sight, unless its top would be lost. */
function showPicture(root: HTMLElement): void {
  const [picture, bar] = ['.st-figure', '.st-bar'].map((part) =>
    root.querySelector(part)!.getBoundingClientRect(),
  );
  scrollBy(0, Math.max(0, Math.min(picture!.bottom - bar!.top, picture!.top)));
}

/** Without a move to make, pressing a suspect asks for the reason. */
function askingTouch(asked: string | null, ask: (who: string | null) => void): Touch {
  const press = (part: string) => {
    const who = part.replace(/^suspect:/, '');
    ask(who === asked || part.startsWith('line:') ? null : who);
  };
  return { targets: new Set(), chosen: asked ? [`suspect:${asked}`] : [], press, playing: false };
}

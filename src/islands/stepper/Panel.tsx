import type { JSX } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import type { KnowledgePanel, ReasonGroup, Story, StoryStep } from '../story/types.ts';
import { ClauseLink } from './ClauseLink.tsx';
import { onPlainClick } from './hold.ts';
import type { Place } from './use-stepper.ts';

interface PanelProps {
  readonly story: Story;
  readonly place: Place;
  readonly base: string;
  readonly hrefOf: (step: StoryStep) => string;
  /** The suspect whose reason the reader asked for. */
  readonly asked: string | null;
}

const FEW = 7;

/** Who is left, who fell in this step, who fell earlier; each with the reason, its steps and its sentence. */
export function Panels(props: PanelProps & { id: string }): JSX.Element {
  const { story, place, id } = props;
  const { knowledge } = place.shown;
  return (
    <section class="st-panels" id={`${id}-why`} tabIndex={-1} aria-label={story.labels['who-and-why']}>
      <div class="st-panels-in">
        {knowledge.map((panel) => (
          <Panel key={panel.seat} panel={panel} many={knowledge.length > 1} {...props} />
        ))}
      </div>
    </section>
  );
}

function Panel(props: PanelProps & { panel: KnowledgePanel; many: boolean }): JSX.Element {
  const { panel, story, place } = props;
  const [before = '', after = ''] = panel.heading.split(String(panel.count));
  const fresh = place.index ? 'fresh' : 'fresh-start';
  return (
    <div class="st-panel" role="group" aria-label={panel.title}>
      {props.many && <p class="st-whose">{panel.title}</p>}
      <p class="st-count">
        {before} <b>{panel.count}</b> {after}
      </p>
      <p class="st-left st-who" aria-hidden={panel.count > 12 ? undefined : 'true'}>
        {panel.count <= 12 && panel.suspects.map((who) => <Who key={who} who={who} story={story} />)}
      </p>
      {panel.fresh.length > 0 ? (
        <Groups {...props} title={story.labels[fresh]!} groups={panel.fresh} />
      ) : (
        place.index > 0 && <p class="st-nobody">{story.labels['nobody-out']}</p>
      )}
      {panel.earlier.length > 0 && <Earlier {...props} groups={panel.earlier} />}
    </div>
  );
}

function Earlier(props: PanelProps & { many: boolean; groups: readonly ReasonGroup[] }): JSX.Element {
  const { story, groups, asked, many } = props;
  const title = story.labels['earlier']!;
  const sum = groups.reduce((all, group) => all + group.who.length, 0);
  if (groups.length <= 3 && !many) return <Groups {...props} title={title} groups={groups} />;
  const open = asked !== null && groups.some((group) => group.who.includes(asked));
  return (
    <details class="st-earlier" open={open || undefined}>
      <summary>
        {title} <span class="st-sum">{sum}</span>
      </summary>
      <Groups {...props} title={null} groups={groups} />
    </details>
  );
}

function Groups(props: PanelProps & { title: string | null; groups: readonly ReasonGroup[] }): JSX.Element {
  return (
    <>
      {props.title && <p class="st-sub">{props.title}</p>}
      <ul class="st-groups" aria-label={props.title ?? undefined}>
        {props.groups.map((group) => (
          <Group key={`${group.kind} ${group.because.join()} ${group.text}`} {...props} group={group} />
        ))}
      </ul>
    </>
  );
}

function Group(props: PanelProps & { group: ReasonGroup }): JSX.Element {
  const { group, story, place, base, hrefOf, asked } = props;
  const wanted = asked !== null && group.who.includes(asked);
  const line = useRef<HTMLLIElement>(null);
  useEffect(() => {
    if (wanted) line.current!.scrollIntoView({ block: 'nearest' });
  }, [wanted]);
  return (
    <li class={wanted ? 'is-asked' : undefined} ref={line}>
      <Names who={group.who} story={story} open={wanted} />
      <span class="st-reason">{group.text}</span>
      <span class="st-because">
        {group.because.map((index) => (
          <StepLink
            key={index}
            step={place.run.steps[index]!}
            place={place}
            href={hrefOf(place.run.steps[index]!)}
          />
        ))}
        <ClauseLink clause={group.clause} story={story} base={base} />
      </span>
    </li>
  );
}

function Names(props: { who: readonly string[]; story: Story; open: boolean }): JSX.Element {
  const { who, story } = props;
  const all = who.map((one) => <Who key={one} who={one} story={story} />);
  if (who.length <= FEW) return <span class="st-who">{all}</span>;
  return (
    <details class="st-who" open={props.open || undefined}>
      <summary>
        {all.slice(0, FEW - 2)} <span class="st-more">+{who.length - FEW + 2}</span>
      </summary>
      <span>{all.slice(FEW - 2)}</span>
    </details>
  );
}

const Who = ({ who, story }: { who: string; story: Story }): JSX.Element => (
  <b title={story.names[who]}>{label(who, story)}</b>
);

/** One-letter ids stand on the board as they are; longer ones are keys. */
const label = (who: string, story: Story): string => (who.length > 1 ? (story.names[who] ?? who) : who);

function StepLink({ step, place, href }: { step: StoryStep; place: Place; href: string }): JSX.Element {
  return (
    <a href={href} title={step.views[place.view]?.label} onClick={onPlainClick(() => place.go(step.index))}>
      {step.short}
    </a>
  );
}

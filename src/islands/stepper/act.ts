import type { RefObject } from 'preact';
import { EVERYONE } from '../story/context.ts';
import type { Autoplay } from './autoplay.ts';
import type { Command } from './keys.ts';
import type { StepperProps } from './props.ts';
import type { Branch } from './use-branch.ts';
import { share } from './share.ts';
import type { Place } from './use-stepper.ts';

/** What keys act on. */
export interface KeyTargets {
  readonly props: StepperProps;
  readonly place: Place;
  readonly branch: Branch;
  readonly autoplay: Autoplay;
  readonly root: RefObject<HTMLElement>;
  /** The list of keys. */
  readonly dialog: RefObject<HTMLDialogElement>;
}

/** Commands whose doing is fetched with the first of them. */
export type FarKey =
  | 'turnBack'
  | 'turnOn'
  | 'roundBack'
  | 'roundOn'
  | 'faster'
  | 'slower'
  | 'flip'
  | 'previousCase'
  | 'nextCase';

/** Carries a command out on what there is when it can be; false when it means nothing here. */
export function act(command: Command, latest: { readonly current: KeyTargets }): boolean {
  const targets = latest.current;
  if (command.do === 'seat') return toSeat(command.number, targets.place);
  if (command.do in ACTS) return ACTS[command.do as NearKey](targets) !== false;
  const { series } = targets.props;
  if (command.do === 'previousCase' && !series?.[0]) return false;
  if (command.do === 'nextCase' && !series?.[1]) return false;
  import('./seldom.ts')
    .then(({ MORE_ACTS }) => MORE_ACTS[command.do as FarKey](latest.current))
    // the key can be pressed again
    .catch(() => {});
  return true;
}

type NearKey = Exclude<Command['do'], 'seat' | FarKey>;
type Act = (targets: KeyTargets) => unknown;

const leave: Act = ({ branch }) => branch.leave();

const ACTS: { readonly [what in NearKey]: Act } = {
  previous: ({ place }) => place.go(place.index - 1),
  next: ({ place }) => place.go(place.index + 1),
  first: ({ place }) => place.go(0),
  last: ({ place }) => place.go(Infinity),
  leave,
  enter: ({ branch }) => branch.enter(),
  forkUp: ({ branch }) => branch.choose('example'),
  forkDown: ({ branch }) => branch.choose('own'),
  play: ({ autoplay }) => autoplay.play(!autoplay.playing),
  why: ({ root }) => root.current!.querySelector<HTMLElement>('.st-panels')!.focus(),
  try: ({ branch }) => branch.setTrying(true),
  // a position of the reader's own has no link
  share: ({ props: { story }, place }) => !story.href.includes('#') && share({ story, ...place }),
  reset: leave,
  list: ({ dialog }) => dialog.current!.showModal(),
  escape: ({ autoplay, branch }) => (autoplay.playing ? autoplay.play(false) : branch.leave()),
};

function toSeat(number: number, place: Place): boolean {
  const seats = Object.keys(place.step.views).filter((view) => view !== EVERYONE);
  const view = number === 0 ? EVERYONE : seats[number - 1];
  if (view !== undefined) place.setView(view);
  return view !== undefined;
}

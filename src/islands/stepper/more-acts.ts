/** What the rarer keys do; fetched with the first of them. */
import { keepOthers, withQuery } from './address.ts';
import type { FarKey, KeyTargets } from './act.ts';
import { nextSpeed } from './Player.tsx';
import { roundFrom, turnFrom } from './turns.ts';

type Act = (targets: KeyTargets) => void;

export const MORE_ACTS: { readonly [what in FarKey]: Act } = {
  turnBack: ({ place }) => place.go(turnFrom(place.run.steps, place.index, -1)),
  turnOn: ({ place }) => place.go(turnFrom(place.run.steps, place.index, 1)),
  roundBack: ({ place }) => place.go(roundFrom(place.run.steps, place.index, -1)),
  roundOn: ({ place }) => place.go(roundFrom(place.run.steps, place.index, 1)),
  faster: ({ autoplay }) => autoplay.setSpeed(nextSpeed(autoplay.speed, 1)),
  slower: ({ autoplay }) => autoplay.setSpeed(nextSpeed(autoplay.speed, -1)),
  flip: ({ place }) => {
    const views = Object.keys(place.step.views);
    place.setView(views[(views.indexOf(place.view) + 1) % views.length]!);
  },
  previousCase: (targets) => toCase(targets, 0),
  nextCase: (targets) => toCase(targets, 1),
};

/** To the neighbouring case of the rule, whose stepper then has the focus, and with it the keys. */
function toCase({ props, root }: KeyTargets, which: 0 | 1): void {
  const { story, series, base = '' } = props;
  const slug = series?.[which];
  if (!slug) return;
  const ours = story.id.split('/').at(-1)!;
  const target = root.current!.id.slice(0, -ours.length) + slug;
  const address = withQuery(`${base}${story.ruleHref}${slug}/`, keepOthers(location.search, story));
  location.assign(`${address}#${target}`);
}

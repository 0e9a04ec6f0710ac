/** The engines side by side on the same games. */
import { checkAgreement } from './agree.ts';
import { byChart } from './by-chart.ts';
import { byClient, byUndraftedClient } from './by-client.ts';
import { byLogic } from './by-logic.ts';
import { timed } from './clock.ts';
import type { SeededGame } from './games.ts';
import { race } from './race.ts';
import type { RaceOptions, Runner, Times } from './race.ts';
import type { Way } from './way.ts';

export const WAYS: readonly Way[] = [byLogic, byChart, byClient, byUndraftedClient];

/** Plays all games once. Only the moves are timed, not the setting up. */
const playing = ({ begin }: Way, games: readonly SeededGame[]): Runner => ({
  pass() {
    const matches = games.map((game) => ({ match: begin(game), events: game.events }));
    return timed(() => {
      for (const { match, events } of matches) for (const event of events) match.play(event);
    });
  },
});

export interface Timed {
  readonly name: string;
  readonly times: Times;
}

/** Times of all ways. @throws Error where they do not play alike. */
export function timeEngines(games: readonly SeededGame[], options: RaceOptions): Timed[] {
  checkAgreement(WAYS, games);
  const runners = WAYS.map((way) => playing(way, games));
  return race(runners, options).map((times, at) => ({ name: WAYS[at]!.name, times }));
}

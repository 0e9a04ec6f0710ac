import load from 'virtual:casebook/messages';
import type { Chart, Charts } from '../../machines/chart.ts';
import type { Playable } from '../../machines/game.ts';
import { tableChart, type ChartTable } from '../../machines/table-chart.ts';
import { fetchJson } from '../fetch-json.ts';
import type { FigureModel, Say, Story } from '../story/types.ts';
import type { BoardControls } from './board-controls.ts';

/** What `games/<game>/rules.ts` exports. */
interface GameRules {
  readonly game: Playable;
  readonly figure: FigureModel;
  readonly controls: BoardControls;
}

/** A game's rules and one language's words for them. */
export interface Rules extends GameRules {
  readonly charts: Charts;
  readonly say: Say;
  readonly has: (key: string) => boolean;
}

const GAMES = import.meta.glob<GameRules>('../games/*/rules.ts');

/** Rejects when a part is missing or cannot be fetched. */
export async function loadRules({ game: id, rule, locale }: Story): Promise<Rules> {
  const [parts, { default: messages }, whole, own] = await Promise.all([
    GAMES[`../games/${id}/rules.ts`]!(),
    load[`${locale}/${id}`]!(),
    fetchJson<ChartTable>(`/charts/${id}.json`),
    fetchJson<ChartTable>(`/charts/${id}/${rule}.json`),
  ]);
  const chart = (table: ChartTable): Chart => tableChart(table, parts.game.names);
  return {
    ...parts,
    charts: { game: chart(whole), rule: chart(own) },
    say: (key, args = {}) => {
      const message = messages[key];
      if (!message) throw new RangeError(`no message "${key}"`);
      return message(args);
    },
    has: (key) => key in messages,
  };
}

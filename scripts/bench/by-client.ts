/** Noir on boardgame.io's client: the moves call the same logic; turn order and the end of the game are the engine's. */
import type { Game, MoveFn } from 'boardgame.io';
import noir from '../../src/machines/noir/index.ts';
import { act } from '../../src/machines/noir/logic/act.ts';
import type { Table } from '../../src/machines/noir/table.ts';
import { EVENTS, SEATS } from '../../src/machines/noir/vocabulary.ts';
import type { NoirEvent } from '../../src/machines/noir/vocabulary.ts';
import { Client, INVALID_MOVE, plain } from './boardgame-io.ts';
import type { SeededGame } from './games.ts';
import type { Match, Way } from './way.ts';

/** The table that a move works on, from the engine's state. */
type Read = (state: Table) => Table;

const moveBy =
  (read: Read): MoveFn<Table> =>
  ({ G }, event: NoirEvent) => {
    const table = read(G);
    return noir.judge(table, event).legal ? act(table, event) : INVALID_MOVE;
  };

const rulesFor = ({ given, variants }: SeededGame, read: Read): Game<Table> => ({
  setup: () => noir.start(given, variants),
  moves: Object.fromEntries(EVENTS.map((name) => [name, moveBy(read)])),
  turn: { minMoves: 1, maxMoves: 1 },
  endIf: ({ G }) => (G.winner === 'none' ? undefined : { winner: G.winner }),
  disableUndo: true,
});

function begin(game: SeededGame, read: Read): Match {
  const client = Client<Table>({ game: rulesFor(game, read), numPlayers: SEATS.length, debug: false });
  return {
    play: (event) => client.moves[event.type]!(event),
    standing() {
      const { G, ctx } = client.getState()!;
      return { table: G, turn: ctx.gameover ? null : SEATS[Number(ctx.currentPlayer)]! };
    },
  };
}

/** As its documentation writes moves: on an Immer draft. */
export const byClient: Way = {
  name: 'boardgame.io client',
  begin: (game) => begin(game, (draft) => draft),
};

/** With the draft undone first, so that the logic reads plain objects, as it does in the other ways. */
export const byUndraftedClient: Way = {
  name: 'boardgame.io client, moves past Immer',
  begin: (game) => begin(game, plain),
};

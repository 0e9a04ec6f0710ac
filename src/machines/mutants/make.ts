/** Every mutant of a game: those that follow from its charts, refusals and reasons, and those that it adds. */
import type { Game, Playable, Verdict } from '../game.ts';
import type { Trace } from '../trace.ts';
import type { Changed, GameMutants, Mutant, OwnMutant, Tables } from './mutant.ts';
import { ALLOWED, allowing, chartsOfTables, citedIn, tablesOf, unguarded, without } from './tables.ts';

/** The id of a refusal that only a mutant knows. */
export const FORBIDDEN = 'forbidden-by-mutant';

interface Ground {
  readonly game: Game;
  readonly mutants: GameMutants;
  readonly tables: Tables;
}

const onTables = ({ game }: Ground, tables: Tables): Changed => ({
  game,
  charts: chartsOfTables(tables, game.names),
  knows: false,
});

type Drops = (table: unknown, event: unknown, because: string) => boolean;

/** The game without the refusals that `drops` names; its charts take what only that allows. */
function allowed({ game, mutants, tables }: Ground, drops: Drops): Changed {
  const judge = (table: unknown, event: unknown): Verdict => {
    const because = mutants.against(table, event).find((id) => !drops(table, event, id));
    return because === undefined ? { legal: true } : { legal: false, because };
  };
  const isNew = (table: unknown, event: unknown): boolean =>
    judge(table, event).legal && !game.judge(table, event).legal;
  const { guards, actions } = game.names;
  const names = { guards: { ...guards, [ALLOWED]: isNew }, actions };
  return { game: { ...game, judge }, charts: chartsOfTables(allowing(tables), names), knows: false };
}

/** The game in which more is forbidden, by this clause. */
function forbidden(
  { game, tables }: Ground,
  clause: string,
  forbids: (table: unknown, event: unknown) => boolean,
): Changed {
  const changed: Game = {
    ...game,
    judge(table, event) {
      const verdict = game.judge(table, event);
      return verdict.legal && forbids(table, event) ? { legal: false, because: FORBIDDEN } : verdict;
    },
    refusal: (id, event, table) => (id === FORBIDDEN ? { id, clause } : game.refusal(id, event, table)),
  };
  return { ...onTables({ game, tables, mutants: undefined as never }, tables), game: changed };
}

function ownChange(ground: Ground, own: OwnMutant): Changed {
  if ('forbids' in own) return forbidden(ground, `${ground.game.id}/${own.clause}`, own.forbids);
  if ('allows' in own) return allowed(ground, own.allows);
  const changes = own.change(ground.game as Playable);
  const game: Game = { ...ground.game, ...changes };
  return {
    game,
    charts: chartsOfTables(ground.tables, game.names),
    knows: 'know' in changes || 'start' in changes,
  };
}

/** Every clause by which a case is refused something, and by which a seat rules somebody out. */
function foundIn(traces: readonly Trace[]): { refusals: ReadonlySet<string>; reasons: ReadonlySet<string> } {
  const steps = traces.flatMap(({ steps: some }) => some);
  return {
    refusals: new Set(steps.flatMap(({ refused }) => (refused ? [refused.clause] : []))),
    reasons: new Set(
      steps.flatMap(({ knowledge }) =>
        Object.values(knowledge).flatMap(({ ruledOut }) => ruledOut.map(({ clause }) => clause)),
      ),
    ),
  };
}

/**
 * The mutants of these clauses (`<game>/<rule>-<n>`), in their order.
 * @param traces of the game's cases: a clause that refuses or excludes nothing there has no such mutant.
 */
export function mutantsOf(
  game: Game,
  {
    clauses,
    traces,
    mutants,
  }: { clauses: readonly string[]; traces: readonly Trace[]; mutants: GameMutants },
): readonly Mutant[] {
  const tables = tablesOf(game);
  const ground: Ground = { game, mutants, tables };
  const { cited, accepted, chosen } = citedIn(tables);
  const { refusals, reasons } = foundIn(traces);
  return clauses.flatMap((clause) => {
    const obeys: Drops = (table, event, because) => game.refusal(because, event, table).clause === clause;
    const refused = refusals.has(clause);
    const own = mutants.own.filter((one) => `${game.id}/${one.clause}` === clause);
    const made: Omit<Mutant, 'id' | 'clause'>[] = [
      ...(refused ? [{ kind: 'allow' as const, changed: allowed(ground, obeys) }] : []),
      ...own.map((one) => ({ kind: one.kind, changed: ownChange(ground, one) })),
      ...((refused ? accepted : cited).has(clause)
        ? [
            {
              kind: 'skip' as const,
              changed: onTables(ground, without(tables, clause, { refusals: !refused })),
            },
          ]
        : []),
      ...(chosen.has(clause)
        ? [{ kind: 'always' as const, changed: onTables(ground, unguarded(tables, clause)) }]
        : []),
      ...(reasons.has(clause) ? [{ kind: 'ignore' as const, changed: null }] : []),
    ];
    return made.map((one, at) => {
      const before = made.slice(0, at).filter(({ kind }) => kind === one.kind).length;
      return { ...one, clause, id: `${clause}:${one.kind}${before ? `-${before + 1}` : ''}` };
    });
  });
}

/** `npm run new:case -- <game>/<rule>/<case>`: one file, a case that holds. */
import { existsSync } from 'node:fs';
import { inProject } from '../lib/paths.ts';
import { casePath, newCase } from './lib/case-text.ts';
import { command, type Plan } from './lib/command.ts';
import { groundOf, type Ground } from './lib/donors.ts';
import { allowedAt, expectations, firstMove, typeOf, type Move } from './lib/moves.ts';
import { oneOf, parts, titled } from './lib/names.ts';
import { Refused } from './lib/refused.ts';

async function plan(args: readonly string[]): Promise<Plan> {
  const [id, rule, slug] = parts(args, '<game>/<rule>/<case>') as [string, string, string];
  const ground = await groundOf(id, rule);
  const { game, donors } = ground;
  oneOf(`rule of ${id}`, rule, Object.keys(game.rules));
  const path = casePath(id, rule, slug);
  if (existsSync(inProject(path)))
    throw new Refused(`found ${path}, which is there already; choose another name`);
  const move = likely(ground, rule);
  const expect = expectations(game, donors, move);
  return {
    changes: [newCase({ game, rule, slug, title: `${titled(slug)}: say here what happens`, move, expect })],
    next: ['Change position, steps and expectations; then replay it:', `  npm run --silent case -- ${path}`],
  };
}

/** An allowed move at the nearest position that has one: of the rule's own kind, else of that case's. */
function likely({ game, donors }: Ground, rule: string): Move {
  const events = (donor: Ground['donors'][number]) => {
    const usual = typeOf(donor.case.steps[0]?.event ?? { '': null });
    const far = (type: string): number => [rule, usual].concat(type).indexOf(type);
    return allowedAt(game, donor).toSorted((a, b) => far(typeOf(a)) - far(typeOf(b)));
  };
  const move = firstMove(game, { donors, events, refused: false });
  if (!move)
    throw new Refused(`found no case of ${game.id} at whose start a move is allowed; write the file by hand`);
  return move;
}

await command(plan);

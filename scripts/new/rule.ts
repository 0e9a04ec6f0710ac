/** `npm run new:rule -- <game>/<rule>`: a page of one sentence, a chart for it, and a case for either verdict. */
import { readGameFile } from '../../src/cases/game-file.ts';
import { WORDS } from '../../src/words-lib/locales.ts';
import { inProject } from '../lib/paths.ts';
import { newCase } from './lib/case-text.ts';
import { command, type Plan } from './lib/command.ts';
import { groundOf, type Ground } from './lib/donors.ts';
import { demand, edited, intoImports, intoLastGroup, intoList, intoRecord } from './lib/insert.ts';
import { allowedAt, expectations, firstMove, typeOf, type Move } from './lib/moves.ts';
import { camel, parts, titled } from './lib/names.ts';
import { Refused } from './lib/refused.ts';
import { filled } from './lib/template.ts';
import type { Change } from './lib/write.ts';

async function plan(args: readonly string[]): Promise<Plan> {
  const [id, rule] = parts(args, '<game>/<rule>') as [string, string];
  const ground = await groundOf(id, rule);
  const { game, donors } = ground;
  const taken = Object.keys(game.rules).includes(rule);
  if (taken) throw new Refused(`found the rule ${rule}, which ${id} has already; choose another name`);
  demand(`src/machines/${id}/clauses.ts`, 'cite');
  demand(`src/machines/${id}/logic/judge.ts`, 'judge');
  const { type, allowed, refused } = bothVerdicts(ground);
  const gameYaml = `src/content/games/${id}/game.yaml`;
  const { reference } = readGameFile(inProject(gameYaml));
  const values = { game: id, rule, title: titled(rule), event: type, camel: camel(rule) };
  const page = `${WORDS}/${reference}/${id}/${rule}.mdx`;
  const chart = `src/machines/${id}/rules/${rule}.ts`;
  const either = (slug: string, move: Move): Change =>
    newCase({
      game,
      rule,
      slug,
      title: `${titled(rule)}: ${slug}`,
      move,
      expect: expectations(game, donors, move),
    });
  return {
    changes: [
      { path: page, text: filled('rule.mdx', values) },
      { path: chart, text: filled('rule.ts', values) },
      either('allowed', allowed),
      either('refused', refused),
      edited(`src/machines/${id}/vocabulary.ts`, 'list RULES', intoList('RULES', rule)),
      registered(id, rule),
      edited(gameYaml, 'group of rules', intoLastGroup(rule)),
    ],
    next: [
      `Write the sentences in ${page}, and cite them in ${chart}.`,
      `Move ${rule} to its place in ${gameYaml}: that is the order in which readers learn the rules.`,
      'Take out "draft: true" once the page stands in every language.',
    ],
  };
}

/** The index of the game's charts, with the new one in it. */
function registered(game: string, rule: string): Change {
  const path = `src/machines/${game}/rules/index.ts`;
  return edited(path, 'record of the rules', (text) => {
    const own = camel(rule);
    const name = RESERVED.test(own) || new RegExp(`\\b${own}\\b`).test(text) ? `${own}Rule` : own;
    const imported = intoImports(`import { rule as ${name} } from './${rule}.ts';`)(text);
    return imported && intoRecord('rules', `'${rule}': ${name}`)(imported);
  });
}

const RESERVED =
  /^(await|break|case|catch|class|const|continue|debugger|default|delete|do|else|enum|export|extends|false|finally|for|function|if|import|in|instanceof|let|new|null|package|private|protected|public|return|static|super|switch|this|throw|true|try|typeof|var|void|while|with|yield)$/;

interface Verdicts {
  readonly type: string;
  readonly allowed: Move;
  readonly refused: Move;
}

/** An event, a position in which it is allowed and one in which it is not. @throws Refused when the cases show none. */
function bothVerdicts({ game, donors }: Ground): Verdicts {
  const played = donors.flatMap(({ case: one }) => one.steps.map(({ event }) => event));
  const known = [...donors.flatMap((donor) => allowedAt(game, donor)), ...played];
  for (const type of game.events) {
    const events = [
      ...new Map(
        known.filter((event) => typeOf(event) === type).map((event) => [JSON.stringify(event), event]),
      ).values(),
    ];
    const search = (refused: boolean): Move | null =>
      firstMove(game, { donors, events: () => events, refused });
    const [allowed, refused] = [search(false), search(true)];
    if (allowed && refused) return { type, allowed, refused };
  }
  throw new Refused(
    `found no event of ${game.id} that is allowed at the start of one case and refused at the start of another; add such cases first`,
  );
}

await command(plan);

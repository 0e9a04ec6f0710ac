/** `npm run --silent i18n:export -- --locale L [--format po|csv|xliff|xliff2|tmx|tbx] [--game G] [--state S] > file`. */
import { parseArgs } from 'node:util';
import { FORMATS, formatNamed } from '../../src/words-lib/i18n/exchange/formats.ts';
import { exchangeOf } from '../../src/words-lib/i18n/exchange/row.ts';
import { readUnitTree } from '../../src/words-lib/i18n/read-tree.ts';
import { STATES, type State } from '../../src/words-lib/i18n/state.ts';
import { localeNamed, main, UsageError } from './lib/command.ts';

const formats = Object.keys(FORMATS).join('|');
const usage = `usage: npm run --silent i18n:export -- --locale LOCALE [--format ${formats}] [--game GAME] [--state ${STATES.slice(1).join('|')}]`;

await main(usage, () => {
  const { values } = parseArgs({
    options: {
      locale: { type: 'string' },
      format: { type: 'string', default: 'po' },
      game: { type: 'string' },
      state: { type: 'string' },
    },
  });
  const format = formatNamed(values.format);
  if (!format) throw new UsageError(`--format: found ${values.format}; one of ${formats}`);
  if (values.locale === undefined) throw new UsageError('found no --locale; into which language');
  const tree = readUnitTree();
  if (values.game !== undefined && !tree.games.has(values.game))
    throw new UsageError(`--game: found ${values.game}; one of ${[...tree.games.keys()].join(', ')}`);
  if (values.state !== undefined && !STATES.includes(values.state as State))
    throw new UsageError(`--state: found ${values.state}; one of ${STATES.join(', ')}`);
  const locale = localeNamed(tree, values.locale);
  const exchange = exchangeOf(tree, {
    locale,
    ...(values.game !== undefined && { game: values.game }),
    ...(values.state !== undefined && { state: values.state as State }),
  });
  try {
    process.stdout.write(format.write(exchange));
  } catch (error) {
    if (error instanceof RangeError) throw new UsageError(error.message);
    throw error;
  }
  return 0;
});

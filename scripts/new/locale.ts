/** `npm run new:locale -- <tag> "<name>"`: one folder; what is not translated yet is shown in the reference language. */
import { readdirSync } from 'node:fs';
import { isTag, WORDS } from '../../src/words-lib/locales.ts';
import { inProject } from '../lib/paths.ts';
import { command, type Plan } from './lib/command.ts';
import { Refused } from './lib/refused.ts';

function plan(args: readonly string[]): Plan {
  const [tag = '', name = ''] = args;
  if (args.length !== 2 || !tag || !name.trim())
    throw new Refused(
      `found ${args.length === 1 ? '1 argument' : `${args.length} arguments`}; wanted a language tag and the language's name for itself, as in fr "Français"`,
    );
  if (!isTag(tag))
    throw new Refused(
      `found the tag "${tag}"; wanted ${canonical(tag) ?? 'a BCP 47 language tag such as fr or pt-BR'}`,
    );
  const taken = readdirSync(inProject(WORDS)).find((folder) => folder.toLowerCase() === tag.toLowerCase());
  if (taken) throw new Refused(`found ${WORDS}/${taken}, which is there already; go on with its files`);
  const header = {
    'locale.name': name.trim(),
    'locale.lang': tag,
    'locale.dir': direction(tag),
    'locale.draft': 'yes',
  };
  return {
    changes: [{ path: `${WORDS}/${tag}/site.json`, text: JSON.stringify(header, null, 2) }],
    next: [
      `Translate file by file what stands in the folder of the reference language; all of it may wait.`,
      'Take out "locale.draft" once nothing is missing: from then on the checks guard it.',
    ],
  };
}

function canonical(tag: string): string | null {
  try {
    return Intl.getCanonicalLocales(tag)[0] ?? null;
  } catch {
    return null;
  }
}

type Written = { getTextInfo?: () => { direction: 'ltr' | 'rtl' }; textInfo?: { direction: 'ltr' | 'rtl' } };

function direction(tag: string): 'ltr' | 'rtl' {
  const locale = new Intl.Locale(tag) as Written;
  return (locale.getTextInfo?.() ?? locale.textInfo)?.direction ?? 'ltr';
}

await command(plan);

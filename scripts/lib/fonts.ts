import { readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import * as fontverter from 'fontverter';
import { makeOnce } from './make-once.ts';
import { cache } from './paths.ts';

const require = createRequire(import.meta.url);

const scripts = [
  { name: '@fontsource/noto-sans-tc', file: 'noto-sans-tc-chinese-traditional' },
  { name: '@fontsource/noto-sans-sc', file: 'noto-sans-sc-chinese-simplified' },
];
const weights = [400, 700];

/** The machine's own fonts stay; ours are added, so that Chinese is drawn even where no font is installed. */
const fontsConf = `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "urn:fontconfig:fonts.dtd">
<fontconfig>
  <include ignore_missing="yes">/etc/fonts/fonts.conf</include>
  <dir>/usr/share/fonts</dir>
  <dir prefix="relative">.</dir>
  <cachedir prefix="relative">cache</cachedir>
</fontconfig>
`;

async function convertInto(folder: string): Promise<void> {
  for (const { name, file } of scripts) {
    for (const weight of weights) {
      const woff = await readFile(require.resolve(`${name}/files/${file}-${weight}-normal.woff`));
      await writeFile(`${folder}/${file}-${weight}.ttf`, await fontverter.convert(woff, 'sfnt'));
    }
  }
  await writeFile(`${folder}/fonts.conf`, fontsConf);
}

/**
 * Chinese fonts as TrueType files (browsers take no WOFF from the system), and a fontconfig file that names them.
 * Returns the path of that file, for FONTCONFIG_FILE.
 */
export async function chineseFonts(): Promise<string> {
  const version: string = require('@fontsource/noto-sans-tc/package.json').version;
  const folder = await makeOnce(`${cache}/fonts-${version}`, convertInto);
  return `${folder}/fonts.conf`;
}

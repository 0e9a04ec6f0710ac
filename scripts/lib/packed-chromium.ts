import { execFileSync } from 'node:child_process';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { makeOnce } from './make-once.ts';
import { cache } from './paths.ts';

const require = createRequire(import.meta.url);

/** A browser program and the folder of libraries it needs beyond the machine's own, if any. */
export interface PackedChromium {
  executablePath: string;
  libraries?: string;
}

const packageFolder = (): string => dirname(dirname(require.resolve('@sparticuz/chromium')));

/** The package unpacks into the temporary folder and trusts whatever lies there, so it gets a folder of its own. */
async function unpackInto(folder: string): Promise<void> {
  const { inflate } = await import('@sparticuz/chromium');
  const temporary = process.env['TMPDIR'];
  process.env['TMPDIR'] = folder;
  try {
    const archives = ['chromium.br', 'fonts.tar.br', 'swiftshader.tar.br', 'al2023.tar.br'];
    await Promise.all(archives.map((archive) => inflate(join(packageFolder(), 'bin', archive))));
  } finally {
    if (temporary === undefined) delete process.env['TMPDIR'];
    else process.env['TMPDIR'] = temporary;
  }
}

function lacksLibraries(program: string): boolean {
  try {
    return execFileSync('ldd', [program], { encoding: 'utf8' }).includes('not found');
  } catch {
    return true;
  }
}

/** Unpacks the Chromium that comes inside npm (linux-x64 only), once per version. */
export async function packedChromium(): Promise<PackedChromium> {
  const { version } = require(join(packageFolder(), 'package.json'));
  const folder = await makeOnce(`${cache}/chromium-${version}`, unpackInto);
  const executablePath = join(folder, 'chromium');
  return lacksLibraries(executablePath)
    ? { executablePath, libraries: join(folder, 'al2023/lib') }
    : { executablePath };
}

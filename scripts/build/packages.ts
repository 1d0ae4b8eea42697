// The list of packages that a build is made with and runs on (a software bill of materials, CycloneDX), beside the build.

import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';

const NAME = 'sbom.cdx.json';
const MOST_BYTES = 64 * 1024 * 1024;

/** Written by npm from `package-lock.json`, with packages for development marked as such. Throws where npm cannot run. */
export async function listPackages(build: string): Promise<void> {
  const file = join(build, NAME);
  if (existsSync(file) || !existsSync('package-lock.json')) return;
  const asked = [
    'sbom',
    '--sbom-format=cyclonedx',
    '--sbom-type=application',
    '--package-lock-only',
    '--offline',
  ];
  const [command, ...args] = npm();
  const options = { maxBuffer: MOST_BYTES };
  const { stdout } = await promisify(execFile)(command, [...args, ...asked], options);
  await writeFile(`${file}.${process.pid}`, stdout);
  await rename(`${file}.${process.pid}`, file);
}

/** The npm that runs this, or that of the path. */
function npm(): readonly [string, ...string[]] {
  const own = process.env['npm_execpath'];
  return own?.endsWith('.js') ? [process.execPath, own] : ['npm'];
}

// The programs in docs/analyst.md: each runs against the demonstration figures where its interpreter is there.

import { execFile, spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { serveDemonstration, type Served } from '../served.ts';

const BASE = 'http://127.0.0.1:8080';
const TITLE = '## Ten lines that work';

const text = readFileSync(join(import.meta.dirname, '../../docs/analyst.md'), 'utf8');
const section = text.slice(text.indexOf(TITLE), text.indexOf('\n## ', text.indexOf(TITLE) + 1));
const programs = [...section.matchAll(/^```(\w+)\n# (.*)\n([^]*?)^```$/gm)].map(
  ([, language = '', title = '', code = '']) => ({ language, title, code }),
);

const works = (command: string, ...args: string[]) => spawnSync(command, args).status === 0;

interface Interpreter {
  readonly command: string | undefined;
  readonly why: string;
  readonly args: (code: string) => string[];
}

const INTERPRETERS: Readonly<Record<string, Interpreter>> = {
  python: {
    command: ['python3', '/usr/bin/python3'].find((name) => works(name, '-c', 'import pandas')),
    why: 'no Python with pandas is here',
    args: (code) => ['-c', code],
  },
  r: {
    command: ['Rscript'].find((name) => works(name, '--version')),
    why: 'R is not here',
    args: (code) => ['-e', code],
  },
  sh: {
    command: works('curl', '--version') ? 'sh' : undefined,
    why: 'curl is not here',
    args: (code) => ['-e', '-c', code],
  },
};

describe('programs for analysts', () => {
  let served: Served;
  let base = '';
  const folder = mkdtempSync(join(tmpdir(), 'clients-'));
  beforeAll(async () => {
    served = await serveDemonstration();
    base = await served.app.listen({ port: 0, host: '127.0.0.1' });
  });
  afterAll(async () => {
    await served.stop();
    rmSync(folder, { recursive: true, force: true });
  });

  it('are there for both families in each language, ten lines or a few more', () => {
    expect(programs.map(({ language }) => language)).toEqual([
      'python',
      'r',
      'sh',
      'python',
      'r',
      'sh',
    ]);
    for (const { code } of programs) expect(code.trim().split('\n').length).toBeLessThanOrEqual(11);
  });

  for (const { language, title, code } of programs) {
    const { command, why, args } = INTERPRETERS[language]!;
    const name = command === undefined ? `${title} (skipped: ${why})` : title;
    it.skipIf(command === undefined)(
      `run: ${name}`,
      async () => {
        const said = await new Promise<string>((resolve, reject) => {
          const options = {
            cwd: folder,
            encoding: 'utf8',
            env: { ...process.env, LC_ALL: 'C.UTF-8' },
          } as const;
          execFile(command!, args(code.replaceAll(BASE, base)), options, (error, out, err) => {
            if (error) reject(new Error(`${err}\n${out}`));
            else resolve(out);
          });
        });
        expect(said.trim().split('\n').length).toBeGreaterThan(2);
      },
      60_000,
    );
  }
});

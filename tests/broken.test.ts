// One folder per mistake: put over the smallest portal that is whole, it gives exactly the message that stands beside it.

import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

import { checkWords } from '../engine/config/checkWords.ts';
import { parseSource } from '../engine/config/yaml.ts';
import { checkPortal } from '../engine/server/check.ts';
import { checkDemonstration } from '../scripts/demonstration/check.ts';
import { formatProblem } from '../engine/config/problems.ts';
import { HERE as MISTAKES, THEMES } from './mistaken.ts';
import { foldersOf, withOver } from './overlay.ts';
import { KINDS } from '../site/kinds.ts';

const HERE = join(import.meta.dirname, 'broken');
const mistakes = readdirSync(HERE).filter((name) => statSync(join(HERE, name)).isDirectory());
const SMALLEST = foldersOf('smallest');
const codes = new Set<string>();

describe('a mistake in configuration', () => {
  it.each(mistakes)('is named once: %s', (name) => {
    const { problems } = checkPortal(
      withOver(SMALLEST, join(HERE, name)),
      KINDS,
      checkDemonstration,
    );
    for (const problem of problems) codes.add(problem.code);
    const said = problems.flatMap((problem) => [
      formatProblem(problem, 'uk'),
      formatProblem(problem, 'en'),
    ]);
    expect(`${said.join('\n')}\n`).toBe(readFileSync(join(HERE, name, 'expected.txt'), 'utf8'));
    expect(problems).toHaveLength(1);
  });

  it('is shown by at least sixty examples', () => {
    expect(mistakes.length).toBeGreaterThanOrEqual(60);
  });

  it('that is a file too large for a repository is named too', () => {
    const { source, problems } = parseSource('config/portal.yaml', new Uint8Array(512 * 1024 + 1));
    expect([source, problems.map((problem) => problem.code)]).toEqual([null, ['too-large']]);
  });

  it('has an example for every message there is', () => {
    // some messages are shown by the mistakes of editors alone
    const said = THEMES.map(([theme]) => readFileSync(join(MISTAKES, `${theme}.said.txt`), 'utf8'));
    const { mistakes: sentences } = checkWords('en');
    const isSaid = (code: keyof typeof sentences) => {
      const parts = sentences[code].split(/\{[\w-]+\}/).map(plain);
      return new RegExp(parts.join('.*')).test(said.join('\n'));
    };
    // the first is too large for a folder; the others are shown by a third language, in `locale.test.ts`
    const elsewhere = ['too-large', 'missing-base-messages', 'other-language'];
    expect(
      (Object.keys(sentences) as (keyof typeof sentences)[]).filter(
        (code) => !codes.has(code) && !isSaid(code) && !elsewhere.includes(code),
      ),
    ).toEqual([]);
  });
});

/** A text as a pattern that it alone fits. */
function plain(text: string): string {
  return text.replaceAll(/[\\^$.*+?()[\]{}|/]/g, String.raw`\$&`);
}

// The search finds what readers look for among its first three results: 95 of 100 questions in each language.

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { parse } from 'yaml';

import { searchPortal } from '../../engine/answers/search/search.shape.ts';
import { servedDemonstration } from '../demonstration.ts';
import { foldersOf } from '../overlay.ts';
import { emptyFolder, importInto, REAL_DATA, serve, type Served } from '../served.ts';

interface Question {
  readonly q: string;
  /** The language of the reader, Ukrainian where none stands. */
  readonly in?: string;
  /** What the address that is meant begins with; any of several. */
  readonly to: readonly string[];
  /** Codes that are meant, wherever they lead; any of several. */
  readonly code?: readonly string[];
  /** Only imported figures have it. */
  readonly real?: true;
}

const questions = parse(
  readFileSync(join(import.meta.dirname, 'searched.yaml'), 'utf8'),
) as Question[];
const languageOf = (question: Question) => question.in ?? 'uk';

/** Questions whose answer is not among the first three, with the rank that it has; 0: not found. */
async function missed(
  { portal, current }: Served,
  asked: readonly Question[],
): Promise<readonly string[]> {
  const ranks = await Promise.all(
    asked.map(async (question) => {
      const found = await searchPortal(portal, current.get(), question.q, languageOf(question));
      const rank = found.findIndex(
        ({ to, code }) =>
          question.to.some((meant) => to.startsWith(meant)) || question.code?.includes(code),
      );
      return { question, rank: rank + 1, count: found.length };
    }),
  );
  const silent = ranks.filter(({ count }) => count === 0).map(({ question: { q } }) => q);
  expect(silent.length, silent.join('; ')).toBeLessThanOrEqual(asked.length / 100);
  return ranks
    .filter(({ rank }) => rank === 0 || rank > 3)
    .map(({ question: { q }, rank }) => `${q}: ${rank}`);
}

describe('what readers look for', () => {
  it('is asked in more than two hundred ways, fifty of them English', () => {
    expect(questions.length).toBeGreaterThanOrEqual(200);
    expect(questions.filter((question) => languageOf(question) === 'en').length).toBeGreaterThan(
      50,
    );
  });
});

describe('over the demonstration figures', () => {
  const served = servedDemonstration();
  it.each(['uk', 'en'])('it is among the first three: %s', async (language) => {
    const asked = questions.filter(
      (question) => !question.real && languageOf(question) === language,
    );
    const far = await missed(served, asked);
    expect(asked.length).toBeGreaterThan(20);
    expect(far.length, far.join('; ')).toBeLessThanOrEqual(asked.length / 20);
  });
});

const WHY = 'PORTAL_REAL_DATA names no folder of real figures';

describe.skipIf(!REAL_DATA)(`over real figures (skipped without them: ${WHY})`, () => {
  let served: Served;
  const place = emptyFolder();
  beforeAll(async () => {
    await importInto(place.folder, [REAL_DATA!]);
    served = await serve(foldersOf('product'), place.folder);
  }, 240_000);
  afterAll(async () => {
    await served.stop();
    place.remove();
  });

  it.each(['uk', 'en'])('it is among the first three: %s', async (language) => {
    const asked = questions.filter((question) => languageOf(question) === language);
    const far = await missed(served, asked);
    expect(far.length, far.join('; ')).toBeLessThanOrEqual(asked.length / 20);
  });

  it('a city stands before the district of its name, and what is abolished is last', async () => {
    const { portal, current } = served;
    const found = await searchPortal(portal, current.get(), 'Одеса', 'uk');
    const budgets = found.filter(({ kind }) => kind === 'budget');
    expect(budgets[0]?.name['uk']).toContain('міської');
    const last = budgets.at(-1);
    expect(
      current
        .get()
        .members.versions('budget', last?.code ?? '')
        .at(-1)?.to,
    ).not.toBeNull();
  });

  it('each place has its region beside it', async () => {
    const { portal, current } = served;
    const found = await searchPortal(portal, current.get(), 'Миколаївка', 'uk');
    const budgets = found.filter(({ kind }) => kind === 'budget').slice(0, 20);
    expect(budgets.length).toBeGreaterThan(10);
    for (const { about, to } of budgets) expect(about?.['uk'], to).toMatch(/\p{L}{5}/u);
  });
});

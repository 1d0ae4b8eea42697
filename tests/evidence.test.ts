// What browser tests prove and what is said of it: steps against names, clauses against the standard, a run against its text.

import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { TestCase } from '@playwright/test/reporter';
import { describe, expect, it } from 'vitest';

import { checkMarkdown } from '../engine/config/markdown.ts';
import { judge } from '../scripts/evidence/judge.ts';
import { readStandard, type Standard } from '../scripts/evidence/standard.ts';
import { writeTexts } from '../scripts/evidence/write.ts';
import { BROWSER, collectEvidence, FAULT, PAGE, type Evidence } from './evidence.ts';

const BROWSER_TESTS = join(import.meta.dirname, 'browser');
const LOCALES = ['uk', 'en'];
/** Criteria of WCAG 2.1 at A and AA: how many each guideline has, from its first on, and those of AAA among them. */
const CRITERIA =
  '1.1.1 1.2.1 1.2.2 1.2.3 1.2.4 1.2.5 1.3.1 1.3.2 1.3.3 1.3.4 1.3.5 1.4.1 1.4.2 1.4.3 1.4.4 1.4.5 1.4.10 1.4.11 1.4.12 1.4.13 2.1.1 2.1.2 2.1.4 2.2.1 2.2.2 2.3.1 2.4.1 2.4.2 2.4.3 2.4.4 2.4.5 2.4.6 2.4.7 2.5.1 2.5.2 2.5.3 2.5.4 3.1.1 3.1.2 3.2.1 3.2.2 3.2.3 3.2.4 3.3.1 3.3.2 3.3.3 3.3.4 4.1.1 4.1.2 4.1.3';
/** Those that WCAG 2.2 adds at A and AA. */
const ADDED = '2.4.11 2.5.7 2.5.8 3.2.6 3.3.7 3.3.8';
const CHAPTERS = ['5', '6', '7', '8', '9', '10', '11', '12', '13'];

const standard = readStandard();

describe('what is told of checks', () => {
  const steps = ['pages', 'matrix'].flatMap((name) => stepsIn(`${name}.spec.ts`));
  const named = standard.checks.flatMap(({ step }) => step ?? []);

  it('every step of a page has its entry, and every entry its step', () => {
    expect([...new Set(steps)].toSorted()).toEqual(named.toSorted());
  });

  it('every journey is a file of tests', () => {
    const files = standard.checks.flatMap(({ journeys }) => journeys ?? []);
    const missing = files.filter((name) => !existsSync(join(BROWSER_TESTS, `${name}.spec.ts`)));
    expect(missing).toEqual([]);
    expect(new Set(files).size).toBe(files.length);
  });

  it('no two checks have one id, and every one that is named exists', () => {
    const ids = standard.checks.map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    const asked = standard.clauses.flatMap(({ by = [] }) => by);
    expect(asked.filter((id) => !ids.includes(id))).toEqual([]);
  });
});

describe('what is told of the standard', () => {
  const { clauses } = standard;
  const all = clauses.map(({ clause }) => clause);

  it('every criterion stands once: those of the standard, and those that WCAG 2.2 adds', () => {
    const added = clauses.filter((clause) => clause.new === true).map(({ clause }) => clause);
    const criteria = clauses.filter(({ level, ...own }) => level !== undefined && own.new !== true);
    expect(criteria.map(({ clause }) => clause)).toEqual(
      CRITERIA.split(' ').map((number) => `9.${number}`),
    );
    expect(added).toEqual(ADDED.split(' '));
    expect(new Set(all).size).toBe(all.length);
  });

  it('no chapter is left out', () => {
    const told = clauses.filter((clause) => clause.new !== true).map(({ clause }) => clause);
    expect([...new Set(told.map((clause) => clause.split('.')[0]))]).toEqual(CHAPTERS);
  });

  it('what is no full support says why, and what is one says how it is known', () => {
    const silent = clauses.filter(({ is, remark, by = [] }) =>
      is === undefined ? by.length === 0 : remark === undefined,
    );
    expect(silent).toEqual([]);
    const remarks = clauses.flatMap(({ remark }) => remark ?? []);
    expect([...new Set(remarks)].toSorted()).toEqual(Object.keys(standard.remarks).toSorted());
  });

  it.each(LOCALES)('all of it is said in %s', (locale) => {
    const said = [
      ...standard.checks.flatMap(({ name, how }) => [name, how]),
      ...Object.values(standard.remarks),
      ...Object.values(standard.words),
      ...clauses.map(({ name }) => name),
    ];
    expect(said.filter((words) => !words[locale]?.trim())).toEqual([]);
    expect(said.filter((words) => Object.keys(words).length !== LOCALES.length)).toEqual([]);
  });
});

const step = (title: string, error?: object, steps: object[] = []) => ({
  category: 'test.step',
  title,
  duration: 1,
  error,
  steps,
});

function testCase(file: string, results: object[], page?: string): TestCase {
  const annotations = page === undefined ? [] : [{ type: PAGE, description: page }];
  const all = results.map((result) => ({
    annotations: [],
    status: 'passed',
    steps: [],
    ...result,
  }));
  const location = { file: `/tests/browser/${file}.spec.ts`, line: 1, column: 1 };
  return { annotations, location, expectedStatus: 'passed', results: all } as unknown as TestCase;
}

describe('what is collected', () => {
  const collect = (...tests: TestCase[]) =>
    collectEvidence(tests, new Date('2026-11-28T12:00:00Z'));

  it('is what the innermost steps of a page came to in their last run, each every time', () => {
    const { pages } = collect(
      testCase(
        'pages',
        [
          { status: 'failed', steps: [step('a', new Error('no'))] },
          { steps: [step('a'), step('around', undefined, [step('b'), step('c')])] },
        ],
        '/x',
      ),
      testCase('matrix', [{ status: 'failed', steps: [step('b', new Error('no'))] }], '/x'),
      testCase('pages', [{ status: 'skipped' }], '/y'),
    );
    expect(pages).toEqual({ '/x': { a: true, b: false, c: true } });
  });

  it('has the criteria that automatic rules found violated, each once', () => {
    const found = ['1.4.3', '1.4.3', '4.1.2'].map((description) => ({ type: FAULT, description }));
    const { faults } = collect(testCase('pages', [{ annotations: found }], '/x'));
    expect(faults).toEqual({ '/x': ['1.4.3', '4.1.2'] });
  });

  it('a step that the end of a test cut off did not hold', () => {
    const cut = { ...step('a'), duration: -1 };
    const { pages } = collect(testCase('pages', [{ status: 'timedOut', steps: [cut] }], '/x'));
    expect(pages).toEqual({ '/x': { a: false } });
  });

  it('counts tests of no page by their files, and says when and in which browser', () => {
    const told = { annotations: [{ type: BROWSER, description: 'Chromium 1' }] };
    expect(
      collect(
        testCase('keyboard', [told]),
        testCase('keyboard', [{ status: 'failed' }]),
        testCase('late', [{ status: 'skipped' }]),
      ),
    ).toMatchObject({
      day: '2026-11-28',
      browser: 'Chromium 1',
      pages: {},
      journeys: { keyboard: { held: 1, tried: 2 } },
    });
  });
});

const said = (words: string) => ({ uk: `${words} uk`, en: `${words} en` });

const SMALL: Standard = {
  checks: [
    { id: 'a', step: 'a holds', name: said('A'), how: said('how') },
    { id: 'k', journeys: 'keys', name: said('K'), how: said('how') },
    { id: 'never', journeys: 'never', name: said('N'), how: said('how') },
    { id: 'people', name: said('P'), how: said('how') },
  ],
  words: standard.words,
  remarks: { why: said('why') },
  clauses: [
    { clause: '9.1', name: said('held'), by: ['k', 'people'] },
    { clause: '9.2', name: said('failed'), by: ['a', 'k'] },
    { clause: '9.3', name: said('not run'), by: ['never'] },
    { clause: '9.4', name: said('none'), is: 'none', remark: 'why' },
    { clause: '2.5', level: 'AA', new: true, name: said('in part'), is: 'part', remark: 'why' },
  ],
};

const EVIDENCE: Evidence = {
  day: '2026-11-28',
  browser: 'Chromium 1',
  pages: { '/': { 'a holds': true }, '/en/b': { 'a holds': false } },
  faults: {},
  journeys: { keys: { held: 3, tried: 3 } },
};

describe('what is written', () => {
  const { clauses } = judge(SMALL, EVIDENCE);
  const pages = [
    {
      id: 'index',
      path: '/',
      isFixed: true,
      title: said('Home'),
      visits: { uk: { 'a holds': true } },
    },
    { id: 'b', path: '/b', isFixed: false, title: said('B'), visits: { en: { 'a holds': false } } },
  ];
  const visited = { pages, shown: 9, isWhole: false };
  const texts = writeTexts(SMALL, EVIDENCE, visited, 'en');
  const text = Object.values(texts).join('\n');

  it('a check that fails somewhere takes its clauses down, one that was not run proves nothing', () => {
    expect(clauses.map(({ clause, status }) => [clause, status])).toEqual([
      ['9.1', 'supports'],
      ['9.2', 'part'],
      ['9.3', 'unknown'],
      ['9.4', 'none'],
      ['2.5', 'part'],
    ]);
  });

  it('a check that tells criteria apart takes down those alone that it names, to nothing where it holds nowhere', () => {
    const sorted = { ...SMALL.checks[0]!, sorted: true };
    const asked = ['9.1.4.3', '9.4.1.2'].map((clause) => ({ clause, name: said(''), by: ['a'] }));
    const judged = judge(
      { ...SMALL, checks: [sorted], clauses: asked },
      { ...EVIDENCE, pages: { '/b': { 'a holds': false } }, faults: { '/b': ['1.4.3'] } },
    );
    expect(judged.clauses.map(({ status }) => status)).toEqual(['not', 'supports']);
    expect(judged.checks.map(({ result }) => result)).toEqual([{ held: 0, tried: 1 }]);
  });

  it('is Markdown that the check takes, and says first that it is made', () => {
    for (const own of Object.values(texts))
      expect(own.split('\n')[0]).toContain('npm run evidence');
    expect(checkMarkdown(text)).toMatchObject({ problems: [], links: [{ to: '/' }] });
  });

  it('says day, browser, pages, and what did not hold where', () => {
    expect(text).toContain(
      'On 28 November 2026 the browser Chromium 1 opened 2 of the 9 pages of the portal: 2 checks on them, 1 of which held. This is a sample',
    );
    expect(text).toContain(
      '| 9.2 failed en | supports in part: the check ‘A en’ did not hold: 1 of 2 pages | A en; K en |',
    );
    expect(text).toContain('| 2.5 in part en (AA, WCAG 2.2) | supports in part: why en | – |');
    expect(text).toContain('| N en | how en | 9.3 | not run this time |');
    expect(text).toContain('| P en | how en | 9.1 | people look |');
    expect(text).toContain('| B en | English | 0 of 1 | A en |');
    expect(text).toContain('| [Home en](/) | Ukrainian | 1 of 1 |');
  });

  it('says the same in Ukrainian', () => {
    const own = Object.values(writeTexts(SMALL, EVIDENCE, visited, 'uk')).join('\n');
    expect(own).toContain('28 листопада 2026 року сторінки порталу відкрив браузер Chromium 1');
    expect(own.match(/^[#|]/gm)).toEqual(text.match(/^[#|]/gm));
  });
});

/** Titles of the checks of a page in a file of tests: keys of what is measured, and steps with fixed names. */
function stepsIn(file: string): string[] {
  const code = readFileSync(join(BROWSER_TESTS, file), 'utf8');
  const titles = /^\s+'([^']+)': (?:async\b|\[)|test\.step\(\s*'([^']+)'/gm;
  return [...code.matchAll(titles)].map(([, key, named]) => key ?? named ?? '');
}

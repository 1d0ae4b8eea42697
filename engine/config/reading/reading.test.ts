// Texts that do not read: each reason has words in both languages, and nesting has an end.

import { LineCounter, type ErrorCode } from 'yaml';
import { describe, expect, it } from 'vitest';

import { checkWords, PROBLEM_LANGUAGES } from '../checkWords.ts';
import { formatProblem } from '../problems.ts';
import { parseSource } from '../yaml.ts';
import { syntaxProblem } from './readingProblem.ts';
import { REASON_OF } from './syntax.ts';

const CODES = Object.keys(REASON_OF) as ErrorCode[];

describe.each(PROBLEM_LANGUAGES)('the words in %s', (language) => {
  const { yaml, json } = checkWords(language);

  it('are there for each reason, and for no other', () => {
    const english = checkWords('en');
    expect(Object.keys(yaml).sort()).toEqual(Object.keys(english.yaml).sort());
    expect(Object.keys(json).sort()).toEqual(Object.keys(english.json).sort());
  });

  it('are in this language alone', () => {
    const cyrillic = /[а-яіїєґ]{3}/;
    for (const words of [...Object.values(yaml), ...Object.values(json)])
      expect(cyrillic.test(words), words).toBe(language === 'uk');
  });

  it.each(CODES)('are ours, not those of the reader: %s', (code) => {
    const text = 'title: text\n';
    const lines = new LineCounter();
    lines.addNewLine(0);
    const problem = syntaxProblem({ file: 'page.yaml', text, lines }, { code, pos: [7, 8] });
    const said = formatProblem(problem, language);
    expect(said).toMatch(language === 'uk' ? /[а-яіїєґ]{3}/ : /[a-z]{3}/);
    expect(said).not.toMatch(/undefined|[A-Z]{4}_/);
  });
});

describe('nesting', () => {
  it.each([
    ['page.yaml', `title: ${'['.repeat(5000)}`, '1:48'],
    ['page.yaml', `title: ${'['.repeat(200_000)}`, '1:48'],
    ['page.yaml', '- '.repeat(5000), '1:1'],
    ['chart.json', '['.repeat(20_000) + ']'.repeat(20_000), '1:41'],
    ['chart.json', '{"a":'.repeat(20_000) + '1' + '}'.repeat(20_000), '1:201'],
  ])('of %s has an end that is named', (file, text, place) => {
    const { source, problems } = parseSource(file, Buffer.from(text));
    expect(source).toBeNull();
    expect(problems.map(({ code, line, col }) => `${code} ${line}:${col}`)).toEqual([
      `too-deep ${place}`,
    ]);
  });
});

describe('what reads well', () => {
  it.each([
    'title: "two\n  lines"\n',
    'title: a - b, c — d, e – f\n',
    'title: "a #5"\n# a comment\nabout: b # another\n',
    'title: «лапки» і “quotes” з\u00A0пробілом\n',
    'about: |\n  - one\n  - two\n  #5 is no comment\n',
    'list:\n- a\n- b\n',
    '{title: {uk: "а, б", en: a:b}}\n',
  ])('is left alone: %j', (text) => {
    expect(parseSource('page.yaml', Buffer.from(text)).problems).toEqual([]);
  });
});

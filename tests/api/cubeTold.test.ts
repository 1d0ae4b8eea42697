// What is told of composed questions: what is refused, how large an answer is, its schema, names, tables.

import { Ajv2020 } from 'ajv/dist/2020.js';
import { describe, expect, it } from 'vitest';

import { answerSchema } from '../../engine/answers/answerSchema.ts';
import { AnswerService } from '../../engine/answers/answerService.ts';
import { cubeParam } from '../../engine/answers/cube/cubeSchema.ts';
import { servedDemonstration } from '../demonstration.ts';
import { askComposed, askRefused } from './cubeAnswers.ts';

const served = servedDemonstration();
const cube = (question: string) => askComposed(served, question);
const refused = (question: string) => askRefused(served, question);

describe('what is not to be had', () => {
  it.each([
    ['expenses?year=2025&rows=functonal:1', 'rows', 'functional:1–3'],
    ['expenses?year=2025&rows=functional:7', 'rows', 'functional:1–3'],
    ['expenses?year=2025&columns=budget', 'columns', 'year'],
    ['expenses?year=2025&rows=functional:1&measures=doen', 'measures', 'done'],
    [
      'expenses?year=2025&rows=functional:1&code=abc',
      'code',
      'код із 4 цифр: Функціональна класифікація',
    ],
    ['expenses?year=2024&year=2025&rows=functional:1', 'year', 'columns=year'],
  ])('is refused with what is allowed: %s', async (question, parameter, allowed) => {
    const problem = await refused(question);
    expect(problem).toMatchObject({ status: 400, code: 'invalid-parameter', parameter });
    expect(problem['allowed']).toContain(allowed);
  });

  it.each([
    'expenses?year=2025&rows=functional:1&columns=functional:2',
    'expenses?year=2025&rows=functional:1&code=0100&depth=1',
    'expenses?year=2025&budgetType=LOCAL&rows=economic:1&columns=functional:1&measures=ratio',
    'incomes?year=2024&year=2025',
  ])('is refused: %s', async (question) => {
    expect(await refused(question)).toMatchObject({ status: 400 });
  });
});

describe('the size', () => {
  it('is told beforehand, and is that of the answer', async () => {
    const question = 'expenses?year=2024&year=2025&rows=functional:2&columns=year';
    const told = await cube(`${question}&count=true`);
    const answer = await cube(question);
    expect(told.size).toEqual(answer.size);
    expect(told.items).toEqual([]);
    const { rows, columns, measures, cells } = answer.size;
    expect([rows, columns, measures]).toEqual([
      answer.items.length,
      answer.columnItems.length,
      answer.measures.length,
    ]);
    expect(cells).toBe(rows * columns * measures);
    const { mostCells, mostRows, mostSeconds } = served.portal.calls['pivot/cube']!.cube!;
    expect(answer.most).toEqual({ cells: mostCells, rows: mostRows, seconds: mostSeconds });
  });

  it.each([
    [{ mostRows: 3 }, { most: { rows: 3 }, size: { rows: 10, columns: 12, measures: 1 } }],
    [{ mostCells: 100 }, { most: { cells: 100 }, size: { cells: 120 } }],
    [{ mostCells: 1 }, { most: { cells: 1 }, detail: { say: 'at-least' } }],
    [{ mostSeconds: 0.001 }, { most: { seconds: 0.001 } }],
  ])('past the limits is a problem with the size that it would have: %j', async (limits, more) => {
    const { portal, current } = served;
    const call = portal.calls['pivot/cube']!;
    const small = { ...call, cube: { ...call.cube!, ...limits } };
    const service = new AnswerService(
      { ...portal, calls: { ...portal.calls, [call.id]: small } },
      current.get(),
    );
    const params = { id: 'expenses', fundType: 'TOTAL', year: ['2025'] };
    const composed = { rows: 'functional:1', columns: 'month', measures: 'done' };
    await expect(service.ask(small, { ...params, ...composed })).rejects.toMatchObject({
      code: 'too-much',
      status: 422,
      more,
    });
  });
});

describe('what others are told', () => {
  const call = () => served.portal.calls['pivot/cube']!;

  it('is a schema that the answers keep', async () => {
    const ajv = new Ajv2020({ strict: false, allErrors: true });
    const valid = ajv.compile(answerSchema(served.portal, call(), '')!);
    for (const question of [
      'expenses?year=2024&year=2025&rows=functional:1,department&columns=year&lang=en',
      'financing?year=2025&rows=fund,financing-creditor&columns=month&measures=periodDone',
      'incomes?year=2025&budgetType=LOCAL&rows=place',
      'incomes?year=2090&rows=income&count=true',
      'expenses?year=2025',
    ]) {
      valid(await cube(question));
      expect(valid.errors, question).toBeNull();
    }
  });

  it('is what parameters may be', () => {
    const told = (name: string) => cubeParam(served.portal, call(), name)!;
    const matches = (name: string, text: string) =>
      new RegExp(String(told(name).schema['pattern'])).test(text);
    expect(matches('rows', 'functional:1,year')).toBe(true);
    expect(matches('columns', 'functional:4')).toBe(false);
    expect(matches('rows', 'functonal')).toBe(false);
    expect(matches('measures', 'plan,previousDone')).toBe(true);
    expect(matches('measures', 'plan;done')).toBe(false);
    expect(told('rows').values).toContainEqual(expect.objectContaining({ value: 'income:1–5' }));
    expect(told('rows').values.every(({ title }) => title['uk'] && title['en'])).toBe(true);
  });
});

describe('the answer', () => {
  it('has names in the language that is asked, and says that its figures are invented', async () => {
    const { items, demonstration } = await cube('expenses?year=2025&rows=functional:1&lang=en');
    expect(items.every(({ members: [one] }) => one!.codeName !== '' && one!.codeNameEn)).toBe(true);
    expect(demonstration).toBe(true);
  });

  it('is the same whenever it is asked', async () => {
    const question =
      '/api/pivot/expenses?year=2025&rows=program-state,economic:2&columns=month&monthTo=3';
    const [one, two] = [await served.app.inject(question), await served.app.inject(question)];
    expect(one.payload).toBe(two.payload);
  });
});

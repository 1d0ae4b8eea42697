// Every call is asked with every kind of mistake, in both languages: the problem is told in that language, whole, in words.

import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { listExtras } from '../../engine/answers/shapes.ts';
import { listCallAddresses } from '../../engine/api/routes.ts';
import type { Call, Filter, Param } from '../../engine/model/portal.ts';
import { serveDemonstration, type Served } from '../served.ts';

let served: Served;
beforeAll(async () => {
  served = await serveDemonstration();
});
afterAll(async () => await served.stop());

interface Problem {
  readonly title: string;
  readonly code: string;
  readonly status: number;
  readonly parameter?: string;
  readonly allowed?: readonly string[];
  readonly detail: string;
}

type Query = readonly (readonly [name: string, value: string])[];

/** What is wrong with a question, and what it has instead. */
interface Mistake {
  readonly kind: string;
  readonly change: (query: Query) => Query;
}

const LANGUAGES = ['uk', 'en'] as const;
/** Signs of patterns: nobody who reads words has to read these. */
const PATTERN = /\[[^\]]*-[^\]]*\]|\\d|\^|\$|\(\?:|\{\d/;

function wrongFor(filter: Filter): string[] {
  switch (filter.kind) {
    case 'choice':
      return ['?!', ''];
    case 'member':
      return ['nonsense!'];
    case 'date':
      return ['2025-02-30', '30.06.2025', 'yesterday'];
    case 'text':
      return ['x'.repeat(filter.max + 1)];
    case 'year':
      return ['1999', '2500', 'abc'];
    default:
      return [String(filter.max + 1), '-1', 'abc'];
  }
}

const isInPath = (address: string, name: string) => address.includes(`:${name}`);

function mistakesOf(call: Call, address: string): Mistake[] {
  const own = call.params.filter(({ name }) => !isInPath(address, name));
  const set =
    (name: string, value: string): Mistake['change'] =>
    (query) => [...query.filter(([other]) => other !== name), [name, value]];
  return [
    { kind: 'unknown', change: (query) => [...query, ['nosuch', '1']] },
    ...own.flatMap((param) => mistakesIn(param, set)),
    ...(listExtras(call, '').includes('ledger')
      ? [{ kind: 'wrong ledger', change: set('ledger', 'nonsense') }]
      : []),
    ...(listExtras(call, '').includes('depth')
      ? [
          { kind: 'wrong depth', change: set('depth', '200') },
          { kind: 'wrong node', change: set('node', '<>') },
        ]
      : []),
  ];
}

function mistakesIn(
  param: Param,
  set: (name: string, value: string) => Mistake['change'],
): Mistake[] {
  const { name, required, list, most } = param;
  const filter = served.portal.filters[param.filter]!;
  const wrong = wrongFor(filter)
    .filter((value) => value !== '' || required)
    .map((value) => ({
      kind: `wrong ${filter.kind} ${name}=${value.slice(0, 12)}`,
      change: set(name, value),
    }));
  const left: Mistake[] = required
    ? [{ kind: `missing ${name}`, change: (query) => query.filter(([other]) => other !== name) }]
    : [];
  const twice: Mistake[] = list
    ? []
    : [{ kind: `repeated ${name}`, change: (query) => [...query, [name, '1'], [name, '2']] }];
  const many: Mistake[] =
    list && most < 200 && filter.kind === 'member'
      ? [
          {
            kind: `too many ${name}`,
            change: (query) => [
              ...query,
              ...Array.from(
                { length: most + 1 },
                (_, i) => [name, String(2_000_000_000 + i)] as const,
              ),
            ],
          },
        ]
      : [];
  return [...wrong, ...left, ...twice, ...many];
}

/** Asks over a GET address or by a body; the language is asked as each of the two ways has it. */
async function ask(call: Call, address: string, query: Query, lang: string, asParameter: boolean) {
  const path = address.replace(/:(\w+)/g, (_, name: string) =>
    encodeURIComponent(String(call.example[name])),
  );
  const all: Query = asParameter ? [...query, ['lang', lang]] : query;
  const headers = asParameter ? {} : { 'accept-language': `${lang}, *;q=0.1` };
  if (call.method === 'get')
    return await served.app.inject({
      url: `${path}?${new URLSearchParams(all.map(([n, v]) => [n, v]))}`,
      headers,
    });
  const body: Record<string, string | string[]> = {};
  for (const [name, value] of all) body[name] = name in body ? [body[name]!, value].flat() : value;
  return await served.app.inject({ method: 'POST', url: path, payload: body, headers });
}

describe.each(LANGUAGES)('every mistake in every call is told in %s', (lang) => {
  it('with a title, what is wrong, and what is allowed in words', async () => {
    let told = 0;
    for (const call of Object.values(served.portal.calls))
      for (const address of listCallAddresses(call)) {
        const own = call.params.filter(
          ({ name }) => name in call.example && !isInPath(address, name),
        );
        const good: Query = own.map(({ name }) => [name, String(call.example[name])]);
        const takesLang = listExtras(call, '').includes('lang');
        for (const { kind, change } of mistakesOf(call, address))
          for (const asParameter of takesLang ? [true, false] : [false]) {
            const response = await ask(call, address, change(good), lang, asParameter);
            const place = `${lang} ${address} ${kind}`;
            expect(response.statusCode, `${place} ${response.payload.slice(0, 300)}`).toBe(400);
            holdsWords(response.json(), lang, place);
            told++;
          }
      }
    expect(told).toBeGreaterThan(1500);
  });

  it('also where a path or a form is not there', async () => {
    const headers = { 'accept-language': lang };
    const paths = [
      '/api/nothing',
      '/api/agency/99999999',
      '/api/agency/x!',
      '/api/ledger/exceptions/PARQUET',
    ];
    for (const url of paths) {
      const response = await served.app.inject({ url, headers });
      expect(response.statusCode, url).toBe(404);
      expect(response.headers['content-language']).toBe(lang);
      holdsWords(response.json(), lang, url);
    }
  });
});

function holdsWords(problem: Problem, lang: string, place: string): void {
  const { title, detail, allowed = [], code } = problem;
  for (const text of [title, detail]) {
    expect(text, place).toMatch(lang === 'uk' ? /\p{Script=Cyrillic}/u : /^\p{Lu}/u);
    expect(text, place).not.toMatch(/\{|problems\.|undefined|«»|“”/);
    if (lang === 'en') expect(text.replaceAll(/“[^”]*”/g, ''), place).not.toMatch(/[ЂІЇЄҐ]/u);
  }
  for (const text of [...allowed, detail.replaceAll(/[«“][^»”]*[»”]/g, '')])
    expect(text, `${place} ${code}`).not.toMatch(PATTERN);
  expect(
    allowed.every((each) => each.trim() !== ''),
    place,
  ).toBe(true);
}

it('lang is a parameter of every call but those that programs exchange', () => {
  const without = Object.values(served.portal.calls).filter(
    (call) =>
      !listExtras(call, '').includes('lang') && !call.params.some(({ name }) => name === 'lang'),
  );
  expect(without.length).toBeGreaterThan(1);
  expect(without.every(({ exchanged }) => exchanged)).toBe(true);
});

it('a code that looks like one and is nobody’s has no rows', async () => {
  const asked = [
    '/api/budgetProcess/registry?year=2025&executorCode=12345678',
    '/api/budgetProcess/registry?year=2025&executorCode=0199900000',
    '/api/agency/list?department=999',
    '/api/passports/list?programCode=9999999',
  ];
  for (const url of asked) {
    const response = await served.app.inject(url);
    expect([response.statusCode, response.json()], url).toEqual([200, []]);
  }
});

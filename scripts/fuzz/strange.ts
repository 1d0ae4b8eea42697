// Requests made for one call: mostly right ones, and every kind of wrong one.

import { listForms, type Call } from '../../engine/serve.ts';
import type { Shot } from '../harness/asking.ts';
import type { Random } from '../harness/random.ts';
import { goodParams, type GoodGround } from '../harness/questions.ts';
import { badValue, PROTOTYPE_NAMES, wellFormed, written } from './values.ts';

const METHODS = ['POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS', 'HEAD', 'GET'] as const;
const STRANGE_FORMS = 'json PDF CSV/ CSV/CSV XLSX. %2e%2e constructor JSON%00'.split(' ');

export function makeShot(random: Random, call: Call, ground: GoodGround): Shot {
  const wild = random.holds(0.5);
  const isInPath = ([name]: readonly [string, string]) => call.path.includes(`:${name}`);
  const values = Object.entries(goodParams(random, call, ground)).flatMap(([name, value]) =>
    [value].flat().map((each): [string, string] => [name, each]),
  );
  const pairs = values.filter((pair) => !isInPath(pair));
  const path = new Map(values.filter(isInPath));
  if (random.holds(0.15)) pairs.push(...extras(random));
  if (wild) for (let i = random.from(1, 3); i > 0; i--) spoil(random, pairs, path);
  const form = random.holds(0.06) ? null : random.pick(listForms(call));
  const suffix = suffixOf(random, form);
  const address =
    call.path.replace(
      /:(\w+)/g,
      (_, name: string) => written(random, path.get(name) ?? '') || '%20',
    ) +
    suffix +
    (wild && random.holds(0.03) ? random.pick(['/', '//', '/.', '%2f', ';x=1']) : '');
  const query = pairs
    .map(([name, value]) => `${written(random, name)}=${written(random, value)}`)
    .join(random.holds(0.02) ? ';' : '&');
  const own = call.method === 'post' ? 'POST' : 'GET';
  const method = random.holds(0.04) ? random.pick(METHODS) : own;
  const posted = call.method === 'post' && method === 'POST';
  const payload = posted ? body(random, pairs, wild) : strangePayload(random, method);
  const url = `${address}${posted && !random.holds(0.05) ? '' : `?${query}`}`;
  return {
    method,
    url: wellFormed(url),
    headers: headers(random, payload !== null),
    payload,
    form: address.endsWith(suffix) ? form : null,
  };
}

function suffixOf(random: Random, form: string | null): string {
  if (form === null) return `/${random.pick(STRANGE_FORMS)}`;
  return form === '' ? '' : `/${form}`;
}

/** A body that a call without one may get. */
function strangePayload(random: Random, method: Shot['method']): string | null {
  return method !== 'GET' && method !== 'HEAD' && random.holds(0.3) ? '{"a":1}' : null;
}

/** Parameters that belong to forms and languages, right and wrong. */
function extras(random: Random): [string, string][] {
  const all: [string, string][] = [
    ['depth', random.pick(['0', '1', '2', '9', '10', '-1', '1.0'])],
    ['node', random.pick(['', '10000000', '2000', '../x', '0000', 'a'.repeat(80)])],
    ['lang', random.pick(['uk', 'en', 'fr', '', 'EN'])],
    ['charset', random.pick(['utf-8', 'windows-1251', 'utf-16', ''])],
    ['ledger', random.pick(['0000000000000000', '', 'x'])],
  ];
  return all.filter(() => random.holds(0.4));
}

/** One thing made wrong. */
function spoil(random: Random, pairs: [string, string][], path: Map<string, string>): void {
  const at = random.below(Math.max(1, pairs.length));
  const pair = pairs[at];
  const kind = random.below(9);
  if (kind <= 3 && pair) pairs[at] = [pair[0], badValue(random, pair[1])];
  else if (kind === 4 && pair) pairs.splice(at, 1);
  else if (kind === 5 && pair)
    pairs.push([pair[0], random.holds(0.5) ? pair[1] : badValue(random, pair[1])]);
  else if (kind === 6)
    pairs.push([
      random.pick([
        ...PROTOTYPE_NAMES,
        ...'x YEAR year[] year[$gt] limit callback рік'.split(' '),
        'year ',
      ]),
      random.pick(['1', '', 'a']),
    ]);
  else if (kind === 7 && pair)
    pairs[at] = [random.pick([pair[0].toUpperCase(), `${pair[0]}[]`, ` ${pair[0]}`]), pair[1]];
  else if (path.size > 0) {
    const [name, value] = random.pick([...path]);
    path.set(name, badValue(random, value).slice(0, 500));
  }
}

function body(random: Random, pairs: readonly [string, string][], wild: boolean): string {
  if (wild && random.holds(0.3))
    return random.pick([
      '',
      '{',
      'null',
      '[]',
      '[[1]]',
      '"x"',
      '1',
      '{"__proto__":{"a":1}}',
      '{"constructor":{"prototype":{"a":1}}}',
      '{"a":{"b":{}}}',
      `{"a":"${'x'.repeat(70_000)}"}`,
      `${'['.repeat(5000)}${']'.repeat(5000)}`,
      '{"year":2025,"year":2024}',
      '\u0000',
    ]);
  const fields: Record<string, unknown> = {};
  for (const [name, value] of pairs)
    if (name !== '__proto__') fields[name] = fieldOf(random, value, wild);
  return JSON.stringify(fields);
}

/** A value as JSON may hold it: a short number as one, now and then something else. */
function fieldOf(random: Random, value: string, wild: boolean): unknown {
  if (/^\d{1,4}$/.test(value) && random.holds(0.7)) return Number(value);
  return wild && random.holds(0.05) ? random.pick([null, true, [value, value], {}]) : value;
}

function headers(random: Random, posts: boolean): Record<string, string> {
  const all: Record<string, string> = posts
    ? {
        'content-type': random.holds(0.9)
          ? 'application/json'
          : random.pick([
              'text/plain',
              'application/xml',
              'multipart/form-data',
              'application/json; charset=utf-16',
              '',
            ]),
      }
    : {};
  if (random.holds(0.6)) return all;
  const more: [string, readonly string[]][] = [
    ['accept-encoding', ['br', 'gzip', 'br;q=0, gzip', 'identity', '*', 'gzip;q=x', 'zstd', ',,,']],
    ['if-none-match', ['*', 'W/"x"', '"', 'W/', ','.repeat(200), '"a", "b"']],
    ['accept', ['application/json', 'text/html', '*/*;q=0', 'a'.repeat(500)]],
    ['accept-language', ['uk', 'en;q=9', '*', '-']],
    ['range', ['bytes=0-1', 'bytes=-1']],
    ['origin', ['null', 'https://example.org']],
    ['x-http-method-override', ['DELETE']],
    ['x-forwarded-for', ["127.0.0.1, ' OR 1=1"]],
    ['cookie', ['a=b; __proto__=1']],
    ['if-modified-since', ['yesterday']],
    ['content-length', posts ? [] : ['0']],
  ];
  for (const [name, values] of more)
    if (values.length > 0 && random.holds(0.2)) all[name] = random.pick(values);
  return all;
}

// What a stranger might send in the place of a good value.

import type { Random } from '../harness/random.ts';

/** Anything in the place of a good value. */
export function badValue(random: Random, good: string): string {
  const kind = random.below(5);
  if (kind === 0) return random.pick([...NUMBERS, ...WORDS]);
  if (kind === 1) return random.pick(HOSTILE);
  if (kind === 2)
    return random.pick([
      `${good} `,
      ` ${good}`,
      `${good}0`,
      good.slice(0, -1),
      good.toLowerCase(),
      `${good},${good}`,
      `${good}\u0000`,
      good.repeat(40),
      `${good}/..`,
    ]);
  if (kind === 3)
    return Array.from({ length: random.from(0, 30) }, () =>
      String.fromCodePoint(
        random.pick([
          random.below(0x80),
          random.from(0x400, 0x4ff),
          random.from(0x2000, 0x20ff),
          random.from(0x1f300, 0x1f6ff),
          random.from(0xe000, 0xffff),
        ]),
      ),
    ).join('');
  return random.pick(['a', '%', "'", '１', 'Ї']).repeat(random.from(1, 3000));
}

/** How a value stands in an address: as it should, or in the ways that filters forget. */
export function written(random: Random, value: string): string {
  const plain = encodeURIComponent(value.toWellFormed());
  if (random.holds(0.85)) return plain;
  const bytes = [...Buffer.from(value)]
    .map((byte) => `%${byte.toString(16).padStart(2, '0')}`)
    .join('');
  return random.pick([
    bytes,
    encodeURIComponent(plain),
    plain.replaceAll('%20', '+'),
    `${plain}%`,
    `${plain}%zz`,
    `${plain}%00`,
    `${plain}%c0%ae`,
    `${plain}%ff%fe`,
    plain.replaceAll('%', '%25'),
  ]);
}

/** Names that a careless lookup finds on every object. */
export const PROTOTYPE_NAMES =
  '__proto__ constructor prototype toString valueOf hasOwnProperty __defineGetter__ length then'.split(
    ' ',
  );

const WORDS = ['а', 'місто', 'of', '0', '25', 'Їжак', 'Кам’янське', "Кам'янське", '-', '.'];

const NUMBERS =
  ' 0 -1 1.5 1e3 0x7E8 02025 2017 2018 2021 2027 2101 99999 9007199254740993 1e309 NaN Infinity ２０２５ ٢٠٢٥ 13 00 1_000 +1 1;2 4294967296 -0'.split(
    ' ',
  );

const HOSTILE = [
  ...'null undefined true [] {} $1 $$ ? :year % _ * ../../../../etc/passwd file:///etc/passwd http://127.0.0.1/ <script>alert(1)</script> {{7*7}} ${7*7} =1+1 @SUM(1) І С 😀 👨‍👩‍👧‍👦 Z̸̢̛ ﷺ (a+)+$ SELECT/**/1 ||1 &year=2018 # %2e%2e%2f CSV T'.split(
    ' ',
  ),
  ...PROTOTYPE_NAMES,
  '[object Object]',
  "' OR 1=1 --",
  "'; DROP TABLE member; --",
  '" OR ""="',
  '1) UNION SELECT * FROM coverage --',
  '\\',
  '\\x00',
  '\u0000',
  '\u0007',
  '\u202e2025',
  '\ufeff2025',
  '\u200b',
  '\r\nset-cookie: a=b',
  '..\\..\\',
  '\ud800',
  'a'.repeat(300),
  'x\ny',
  '\t',
];

/** As a client would send it: nothing outside of visible ASCII stands unescaped in a request line. */
export function wellFormed(url: string): string {
  return url.toWellFormed().replaceAll(/[^\x21-\x7e]/gu, (letter) => encodeURIComponent(letter));
}

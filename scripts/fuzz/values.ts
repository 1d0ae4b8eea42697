// Values that parameters are given: good ones by their declaration, and everything a stranger might send instead.

import type { Random } from './random.ts';

/** What is known of a parameter from its declaration. */
export interface Declared {
  readonly kind: string;
  readonly options: readonly string[];
  readonly codes: readonly string[];
  readonly min: number;
  readonly max: number;
  readonly example: string | undefined;
}

export function goodValue(
  random: Random,
  { kind, options, codes, min, max, example }: Declared,
): string {
  if (example !== undefined && random.holds(0.4)) return example;
  if (options.length > 0) return random.pick(options);
  if (kind === 'year') return String(random.from(2018, 2027));
  if (kind === 'month') return String(random.from(1, 12));
  if (kind === 'quarter') return String(random.from(1, 4));
  if (codes.length > 0) return random.pick(codes);
  if (kind === 'integer') return String(random.from(min, Math.min(max, min + 40)));
  return example ?? random.pick(WORDS);
}

export function badValue(random: Random, good: string): string {
  const kind = random.below(5);
  if (kind === 0) return random.pick(NUMBERS);
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
  ' 0 -1 1.5 1e3 0x7E8 02025 2017 2101 99999 9007199254740993 1e309 NaN Infinity ２０２５ ٢٠٢٥ 13 00 1_000 +1 1;2 4294967296 -0'.split(
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

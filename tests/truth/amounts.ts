// Amounts that texts say, and whether the figures beside them make them.

/** An amount as it is written: its value, and how much rounding may have moved it. */
export interface Said {
  readonly value: number;
  readonly rounding: number;
  readonly text: string;
}

/** How many units a word of scale means. */
export const SCALES: Readonly<Record<string, number>> = {
  'тис.': 1e3,
  млн: 1e6,
  млрд: 1e9,
  трлн: 1e12,
  thousand: 1e3,
  million: 1e6,
  billion: 1e9,
  trillion: 1e12,
};
const NUMBER = String.raw`[−-]?\d+(?:[\u00a0\u202f,]\d{3})*(?:[.,]\d+)?`;
const AMOUNT = new RegExp(
  String.raw`(${NUMBER})\s?(?:(тис\.|млн|млрд|трлн|thousand|million|billion|trillion)\s?)?(?:грн|UAH)`,
  'gu',
);

/** Every amount of money in a text. */
export function amountsIn(text: string): Said[] {
  return [...text.matchAll(AMOUNT)].map(([all, number = '', scale = '']) => {
    const digits = number.replace(/[\u00a0\u202f]/g, '').replace('−', '-');
    // three digits behind a comma group thousands, unless a scale follows: it never has three
    const plain = /,\d{3}(?:\D|$)/.test(digits)
      ? digits.replaceAll(',', '')
      : digits.replace(',', '.');
    const of = SCALES[scale] ?? 1;
    const decimals = plain.split('.')[1]?.length ?? 0;
    return { value: Number(plain) * of, rounding: (of / 10 ** decimals) * 0.51, text: all };
  });
}

/** Whether an amount is one of these, or the sum or difference of two of them. */
export function isMade(said: Said, of: readonly Said[]): boolean {
  const value = Math.abs(said.value);
  const near = (other: number, rounding: number) =>
    Math.abs(Math.abs(other) - value) <= said.rounding + rounding;
  if (of.some((one) => near(one.value, one.rounding))) return true;
  return of.some((one, i) =>
    of.slice(i + 1).some((two) => {
      const rounding = one.rounding + two.rounding;
      return near(one.value - two.value, rounding) || near(one.value + two.value, rounding);
    }),
  );
}

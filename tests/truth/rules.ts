// What must be true of every sentence of every page, whatever figures it is made from.

import { amountsIn, isMade, type Said } from './amounts.ts';
import { answeredIn, figuresOf } from './figures.ts';
import { plain, type Spoken, type SpokenBlock, type SpokenPage } from './spoken.ts';

/** What is wrong on a page, each with the text that says it. */
export type Rule = (page: SpokenPage) => readonly string[];

/** A rule that looks at each text by itself. */
function each(
  suits: (spoken: Spoken) => boolean,
  isWrong: (text: string, page: SpokenPage) => boolean,
): Rule {
  return (page) =>
    page.spoken
      .filter(suits)
      .filter(({ text }) => isWrong(text, page))
      .map(({ block, text }) => `${block}: ${text}`);
}

const everywhere = () => true;
/** Texts that people wrote, and addresses of calls, speak of years in general. */
const ofFigures = ({ kind }: Spoken) => !['text', 'calls', 'article', 'list'].includes(kind);
const made = ({ role }: Spoken) => role === 'finding' || role === 'title';
const inFindings = ({ role }: Spoken) => role === 'finding';

const YEAR = /(?<!\d)(?:19|20)\d\d(?!\d)/;
const UNIT = String.raw`(?:грн|тис\.|млн|млрд|трлн|%|UAH|thousand|million|billion|trillion)`;
const MONTHS = {
  uk: [
    'січень',
    'лютий',
    'березень',
    'квітень',
    'травень',
    'червень',
    'липень',
    'серпень',
    'вересень',
    'жовтень',
    'листопад',
    'грудень',
  ],
  en: [
    'January',
    'February',
    'March',
    'April',
    'May',
    'June',
    'July',
    'August',
    'September',
    'October',
    'November',
    'December',
  ],
};
/** Another year is the subject, and prices rise between years. */
const COMPARED =
  /(?:більше|менше|більш[іе]|менш[іе]|зросл\S*|зменши\S*)[^.]*,? ніж (?:у |в )?(?:19|20)\d\d|(?:more|less|higher|lower) than[^.]* in (?:19|20)\d\d/;
const PRICES =
  /без урахування (?:зростання цін|інфляції)|у цінах \d{4}|before inflation|not adjusted for inflation|in prices of \d{4}|(?:in|at) \d{4} prices|ціни (?:теж )?зросли|prices (?:also )?rose/i;
const FAILURE =
  /Системна помилка|System error|Щось пішло не так|Something went wrong|Дані недоступні|Data not available/;

export const RULES: Readonly<Record<string, Rule>> = {
  'No text counts from a beginning or an end that it does not name': each(ofFigures, (text) =>
    /від початку року|з початку року|рік тому|цього року|торік|since January\b(?!–| \d)|a year ago|so far this year|last year/i.test(
      text,
    ),
  ),

  'How much of a year is over is said with its day': each(
    everywhere,
    (text) =>
      /минуло[^.]*року|of the year (?:is|was|had|has) (?:over|gone)|of the year is gone/i.test(
        text,
      ) && !YEAR.test(text),
  ),

  'A sentence that has an amount names its year': each(
    ({ role, block }) => role === 'finding' && block === 'heading',
    (text, { year }) => year !== null && amountsIn(text).length > 0 && !YEAR.test(text),
  ),

  'The months that a finding names are those that the page shows': (page) => monthsElsewhere(page),

  'A comparison with another year says that prices rise': each(
    made,
    (text) => COMPARED.test(text) && /%/.test(text) && !PRICES.test(text),
  ),

  'Nothing failed': (page) => [
    ...page.blocks
      .filter(({ kind, state }) => kind === 'failed' || state === 'failed')
      .map(({ id }) => `${id}: failed`),
    ...page.spoken
      .filter(({ text }) => FAILURE.test(text))
      .map(({ block, text }) => `${block}: ${text}`),
  ],

  'Nothing is found where there are no figures': (page) =>
    page.blocks
      .filter(
        ({ state, title }) =>
          state === 'empty' && (/%/.test(plain(title)) || amountsIn(plain(title)).length > 0),
      )
      .map(({ id, title }) => `${id}: ${plain(title)}`),

  'A number never parts from its unit': each(everywhere, (text) =>
    new RegExp(
      String.raw`\d ${UNIT}|(?:тис\.|млн|млрд|трлн|thousand|million|billion|trillion) (?:грн|UAH)|№ \d`,
      'u',
    ).test(text),
  ),

  'A percentage of a plan is one that has a sense': each(inFindings, (text) =>
    [
      ...text.matchAll(
        /(\d[\d\u{a0}\u{202f}.,]*)\s?%\s(?:річного )?(?:плану|of the (?:annual )?plan)/gu,
      ),
    ].some(
      ([, percent = '']) =>
        Number(percent.replace(/[\u{a0}\u{202f}]/gu, '').replace(',', '.')) > MOST_OF_PLAN,
    ),
  ),

  'A share in a title is that of one of its rows': (page) => page.blocks.flatMap(sharesElsewhere),

  'Every amount of a finding is made of the figures beside it': (page) => amountsElsewhere(page),

  'A fact is the percentage that it says of its plan': (page) => page.blocks.flatMap(percentsWrong),

  'No more are loaded than there are': each(everywhere, (text) =>
    [
      ...text.matchAll(
        /(\d[\d\u{a0},]*) (?:з|of) (\d[\d\u{a0},]*)(?: budgets)?(?: are loaded)? \(/gu,
      ),
    ].some(([, count = '', of = '']) => digits(count) > digits(of)),
  ),

  'No place of a text is left open': each(ofFigures, (text) =>
    /\{\w+\}|undefined|NaN|null\b|\[object/.test(text),
  ),
};

/** Above it nobody reads a percentage of a plan. */
const MOST_OF_PLAN = 300;

function digits(text: string): number {
  return Number(text.replace(/\D/g, ''));
}

/** Months with a year as texts write them: `січень–червень 2026`, `January 2025`. */
function periodsIn(text: string, locale: string): { from: number; to: number; year: number }[] {
  const names = MONTHS[locale === 'uk' ? 'uk' : 'en'];
  const name = names.join('|');
  const found = text.matchAll(
    new RegExp(String.raw`(${name})(?:–(${name}))? ((?:19|20)\d\d)`, 'giu'),
  );
  const numberOf = (month: string) =>
    names.findIndex((own) => own.toLowerCase() === month.toLowerCase()) + 1;
  return [...found].map(([, from = '', to = from, year = '']) => ({
    from: numberOf(from),
    to: numberOf(to),
    year: Number(year),
  }));
}

function monthsElsewhere({ blocks, spoken, locale, year, months }: SpokenPage): string[] {
  if (year === null || months === null) return [];
  const ofPage = new Set([
    'heading',
    ...blocks.filter(({ kind }) => kind === 'finding').map(({ id }) => id),
  ]);
  return spoken
    .filter(({ role, block }) => role === 'finding' && ofPage.has(block))
    .filter(
      ({ text }) =>
        periodsIn(text, locale).some(
          (period) =>
            period.year > year ||
            (period.year === year && (period.from !== months.from || period.to !== months.to)),
        ) || wholeYearsIn(text).some((whole) => whole === year && months.to !== 12),
    )
    .map(({ block, text }) => `${block}: ${text}`);
}

/** Years that a sentence speaks of as a whole. */
function wholeYearsIn(text: string): number[] {
  return [...text.matchAll(/(?:^|[.:] )(?:У|За|In) ((?:19|20)\d\d)(?: році| рік|,? )/gu)].map(
    ([, year]) => Number(year),
  );
}

/** Of bars: a percentage in their title stands beside one of them. */
function sharesElsewhere(block: SpokenBlock): string[] {
  const { id, kind, rows, state } = block;
  const title = plain(block.title);
  const said = [...title.matchAll(/\d[\d\u{a0}.,]*\s?%/gu)].map(([text]) =>
    text.replace(/\s/gu, ''),
  );
  if (kind !== 'bars' || state !== 'ready' || !Array.isArray(rows)) return [];
  const shown = (rows as readonly Readonly<Record<string, string>>[]).map(({ share = '' }) =>
    share.replace(/\s/gu, ''),
  );
  return said.every((percent) => shown.includes(percent))
    ? []
    : [`${id}: ${title} beside ${shown.join(' ')}`];
}

/** Amounts of a finding stand beside it, are the difference of two that do, or make one together. */
function amountsElsewhere({ blocks, items, view, spoken }: SpokenPage): string[] {
  const figures = [...blocks.flatMap(figuresOf), ...items.flatMap(answeredIn)];
  // a page whose figures are drawn says them in a drawing, not in numbers
  if (figures.length === 0 || view.fields.length === 0) return [];
  return spoken
    .filter(
      ({ role, block }) =>
        role === 'finding' && (block === 'heading' || block.startsWith('finding')),
    )
    .filter(({ text: sentence }) => {
      const said = amountsIn(sentence);
      const open = said.filter((one) => !isMade(one, figures));
      const together = said.map(({ value }) => value);
      const isWhole = (one: Said) =>
        sharesOf(one, sentence).some((share) => isMade(share, figures));
      return (
        open
          .filter((one) => !isWhole(one))
          .some(
            (one) =>
              !isMade(
                one,
                said.filter((other) => other !== one),
              ),
          ) && !figures.some((figure) => isTotal(figure, together, said))
      );
    })
    .map(({ block, text: sentence }) => `${block}: ${sentence}`);
}

/** What the percentages of a sentence are of an amount in it. */
function sharesOf({ value, rounding, text }: Said, sentence: string): Said[] {
  return [...sentence.matchAll(/(\d+(?:[.,]\d+)?)[\s\u{a0}]?%/gu)].map(([, percent = '']) => {
    const part = Number(percent.replace(',', '.')) / 100;
    return { value: value * part, rounding: rounding + value * 0.006, text };
  });
}

/** Whether amounts with one sign or the other add up to a figure. */
function isTotal(figure: Said, values: readonly number[], said: readonly Said[]): boolean {
  const rounding = said.reduce((sum, one) => sum + one.rounding, figure.rounding);
  const sums = values.reduce<number[]>(
    (totals, value) => totals.flatMap((total) => [total + value, total - value]),
    [0],
  );
  return sums.some((sum) => Math.abs(Math.abs(sum) - Math.abs(figure.value)) <= rounding);
}

function percentsWrong({ id, kind, facts }: SpokenBlock): string[] {
  if (kind !== 'facts' || !Array.isArray(facts)) return [];
  return (facts as readonly Readonly<Record<string, string | null>>[])
    .filter(({ actual, plan, percent }) => {
      const [done] = amountsIn(actual ?? '');
      const [of] = amountsIn(plan ?? '');
      if (!done || !of || !percent || of.value === 0) return false;
      const known = Number(percent.replace(/[\s\u{a0}]/gu, '').replace(',', '.'));
      const most =
        ((Math.abs(done.value) + done.rounding) / (Math.abs(of.value) - of.rounding)) * 100;
      const least =
        ((Math.abs(done.value) - done.rounding) / (Math.abs(of.value) + of.rounding)) * 100;
      return Math.abs(known) > most + 0.6 || Math.abs(known) < least - 0.6;
    })
    .map((fact) => `${id}: ${JSON.stringify(fact)}`);
}

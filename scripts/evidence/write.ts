// The evidence as texts in Markdown: the status by the standard, what is checked, and the pages.

import type { Evidence, Tally } from '../../tests/evidence.ts';
import { isDoneByPeople, judge, type CheckResult, type ClauseResult } from './judge.ts';
import type { Translated, Standard, Status } from './standard.ts';

/** A page that was visited, in whatever languages. */
export interface VisitedPage {
  readonly id: string;
  /** The address that was visited, without language. */
  readonly path: string;
  /** Whether it is at that address whatever figures are loaded. */
  readonly isFixed: boolean;
  readonly title: Translated;
  /** Code of language → titles of steps → whether they held. */
  readonly visits: Readonly<Record<string, Readonly<Record<string, boolean>>>>;
}

const STATUSES: readonly Status[] = ['supports', 'part', 'not', 'none', 'unknown'];

/** What was visited of a portal. */
export interface VisitedPart {
  readonly pages: readonly VisitedPage[];
  /** How many pages the portal shows. */
  readonly shown: number;
  /** Whether each of them was visited in every language. */
  readonly isWhole: boolean;
}

/** The texts of one language by their names: the code of it is a key of all that is said. */
export function writeTexts(
  standard: Standard,
  evidence: Evidence,
  visited: VisitedPart,
  locale: string,
): Readonly<Record<string, string>> {
  const { checks, clauses } = judge(standard, evidence);
  const writer = new Writer(standard, locale);
  const texts = {
    'accessibility-clauses': writeStatus(writer, clauses),
    'accessibility-checks': writeChecks(writer, checks),
    'accessibility-pages': writePages(writer, visited.pages, checks),
  };
  const begin = [
    // it gives nothing a name: what is shown begins below it
    `[//]: # (${writer.say('made')})`,
    writeSummary(writer, evidence, visited),
  ];
  return Object.fromEntries(
    Object.entries(texts).map(([name, parts]) => [name, `${[...begin, ...parts].join('\n\n')}\n`]),
  );
}

function writeSummary(
  { say, locale }: Writer,
  evidence: Evidence,
  { pages, shown, isWhole }: VisitedPart,
): string {
  const tried = Object.values(evidence.pages).flatMap((page) => Object.values(page));
  const given = {
    day: formatDay(evidence.day, locale),
    browser: evidence.browser,
    visited: pages.length,
    shown,
    tried: tried.length,
    held: tried.filter(Boolean).length,
  };
  return `${say('summary', given)} ${say(isWhole ? 'full' : 'sample')}`;
}

function writeStatus(writer: Writer, clauses: readonly ClauseResult[]): string[] {
  const { say } = writer;
  const of = (...statuses: readonly Status[]) =>
    clauses.filter(({ status }) => statuses.includes(status));
  const counts = STATUSES.map((status) => [status, of(status).length] as const)
    .filter(([, count]) => count > 0)
    .map(([status, count]) => `${say(status)} – ${count}`);
  const clause: Column<ClauseResult> = ['clause', (own) => writer.clause(own)];
  const known: Column<ClauseResult> = ['known', (own) => writer.known(own)];
  return [
    say('counts', { counts: counts.join(', ') }),
    ...writer.section('short', of('part', 'not', 'unknown'), [
      clause,
      ['status', (own) => writer.status(own)],
      known,
    ]),
    ...writer.section('good', of('supports'), [clause, known]),
    ...writer.section('foreign', of('none'), [clause, ['reason', (own) => writer.remark(own)]]),
  ];
}

function writeChecks(writer: Writer, checks: readonly CheckResult[]): string[] {
  return [
    writer.table(checks, [
      ['check', ({ name }) => writer.inLocale(name)],
      ['how', ({ how }) => writer.inLocale(how)],
      ['clauses', ({ clauses }) => clauses.join(', ') || '–'],
      ['result', (own) => writer.result(own)],
    ]),
  ];
}

function writePages(
  writer: Writer,
  pages: readonly VisitedPage[],
  checks: readonly CheckResult[],
): string[] {
  const columns: readonly Column<VisitedPage>[] = [
    ['page', (page) => writer.page(page)],
    ['languages', (page) => writer.languages(page)],
    ['result', (page) => writer.say('of', tally(page))],
  ];
  const [lacking, whole] = [true, false].map((is) =>
    pages.filter((page) => isLacking(page) === is),
  );
  return [
    ...writer.section('failing', lacking ?? [], [
      ...columns,
      ['lacking', (page) => writer.lacking(page, checks)],
    ]),
    ...writer.section('holding', whole ?? [], columns),
  ];
}

/** The name of its head, and what stands in it. */
type Column<T> = readonly [name: string, cell: (row: T) => string];

class Writer {
  private readonly standard: Standard;
  readonly locale: string;

  constructor(standard: Standard, locale: string) {
    this.standard = standard;
    this.locale = locale;
  }

  /** Throws where a language has no words for it. */
  readonly inLocale = (said: Translated | undefined): string => {
    const words = said?.[this.locale];
    if (words === undefined) throw new Error(`nothing is said in ${this.locale}`);
    return words;
  };

  readonly say = (name: string, given: Readonly<Record<string, unknown>> = {}): string =>
    this.inLocale(this.standard.words[name]).replaceAll(/\{(\w+)\}/g, (_, key: string) =>
      String(given[key]),
    );

  /** A heading and a table; nothing where there are no rows. */
  section<T>(name: string, rows: readonly T[], columns: readonly Column<T>[]): string[] {
    return rows.length === 0 ? [] : [`## ${this.say(name)}`, this.table(rows, columns)];
  }

  table<T>(rows: readonly T[], columns: readonly Column<T>[]): string {
    const lines = [
      columns.map(([name]) => this.say(name)),
      columns.map(() => '---'),
      ...rows.map((row) => columns.map(([, cell]) => cell(row).replaceAll('|', '\\|'))),
    ];
    return lines.map((cells) => `| ${cells.join(' | ')} |`).join('\n');
  }

  clause({ clause, name, level, ...own }: ClauseResult): string {
    const marks = [level, own.new === true ? this.say('new') : undefined].filter(Boolean);
    const after = marks.length === 0 ? '' : ` (${marks.join(', ')})`;
    return `${clause} ${this.inLocale(name)}${after}`;
  }

  status(own: ClauseResult): string {
    const lacking = own.lacking.map((check) =>
      this.say('failed', { check: this.inLocale(check.name), result: this.result(check) }),
    );
    const why = [...lacking, ...(own.remark === undefined ? [] : [this.remark(own)])];
    return [this.say(own.status), ...why].join('; ').replace('; ', ': ');
  }

  known({ known }: ClauseResult): string {
    return known.map(({ name }) => this.inLocale(name)).join('; ') || '–';
  }

  remark({ remark = '' }: ClauseResult): string {
    return this.inLocale(this.standard.remarks[remark]);
  }

  result(check: CheckResult): string {
    if (isDoneByPeople(check)) return this.say('people');
    if (check.result === null) return this.say('untried');
    return this.say(check.step === undefined ? 'of-journeys' : 'of-pages', { ...check.result });
  }

  page({ title, path, isFixed }: VisitedPage): string {
    const named = this.inLocale(title);
    return isFixed ? `[${named}](${path})` : named;
  }

  languages({ visits }: VisitedPage): string {
    const names = new Intl.DisplayNames(this.locale, { type: 'language' });
    return Object.keys(visits)
      .map((code) => names.of(code))
      .join(', ');
  }

  /** Names of the checks that did not hold in some language. */
  lacking({ visits }: VisitedPage, checks: readonly CheckResult[]): string {
    const failed = Object.values(visits).flatMap((steps) =>
      Object.keys(steps).filter((step) => steps[step] === false),
    );
    return checks
      .filter(({ step }) => step !== undefined && failed.includes(step))
      .map(({ name }) => this.inLocale(name))
      .join('; ');
  }
}

function tally({ visits }: VisitedPage): Record<keyof Tally, number> {
  const all = Object.values(visits).flatMap((steps) => Object.values(steps));
  return { held: all.filter(Boolean).length, tried: all.length };
}

function isLacking(page: VisitedPage): boolean {
  const { held, tried } = tally(page);
  return held < tried;
}

function formatDay(day: string, locale: string): string {
  const format = new Intl.DateTimeFormat(locale === 'en' ? 'en-GB' : locale, {
    dateStyle: 'long',
    timeZone: 'UTC',
  });
  return format.format(new Date(day)).replace(/ р\.$/, ' року');
}

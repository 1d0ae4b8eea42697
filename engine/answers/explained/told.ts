// What is told of one figure: what it is, where it comes from, how it was made; a line for each thing there is to say, and the same as plain text. Words are ready, in one language.

import type { Amount } from '../answer.ts';
import type { CoverageView, ToldFigure, ToldHistory, ToldLine } from '../../model/portal.ts';
import { API } from '../../addresses/reserved.ts';
import type { LocaleFormatter } from '../../language/localeFormatter.ts';

/** A name in the reader's language, or in the one it is known in. */
export interface ToldName {
  readonly code: string;
  readonly words: string;
  /** The language of the words where it is not the reader's; else empty. */
  readonly lang: string;
}

/** What a figure's code belongs to, or whose figure it is. */
export interface ToldMember extends ToldName {
  /** What the code is one of. */
  readonly title: string;
  /** The page of its figures, without language; empty: there is none. */
  readonly to: string;
}

export interface ToldYear {
  readonly year: number;
  /** By the names of the measures of the history; decimals in the smallest unit. */
  readonly data: Readonly<Record<string, Amount>>;
  /** What the code was called then, where that was another name. */
  readonly name: string;
  /** What the sum of that year is a sum of, where that is not all; else empty. */
  readonly coverage: string;
}

/** The same code over the whole years that are loaded. */
export interface History {
  readonly columns: readonly { readonly measure: string; readonly title: string }[];
  readonly years: readonly ToldYear[];
}

export interface Breach {
  /** The measure whose figure breaks the rule, by its name and title. */
  readonly measure: string;
  readonly title: string;
  readonly words: string;
  /** Whether it is the measure that is explained. */
  readonly own: boolean;
}

export interface ExplainedFigure {
  /** The code is empty for totals and for points in time. */
  readonly name: ToldName;
  /** From the root of the classification down, without the code itself. */
  readonly above: readonly ToldName[];
  /** Null where the figure has no code of one. */
  readonly classification: {
    readonly title: string;
    readonly act: { readonly title: string; readonly url: string } | null;
    /** The page of this code's figures, without language; empty: there is none. */
    readonly to: string;
  } | null;
  readonly measure: {
    readonly name: string;
    readonly title: string;
    /** The phase of the model's roles, and whether it is a plan or what was done in words; empty where neither is said. */
    readonly phase: string;
    readonly phaseWords: string;
    readonly isPercent: boolean;
  };
  /** In the smallest unit, or in percent; null where the figure is not known. */
  readonly exact: Amount;
  /** All digits with their unit. */
  readonly amount: string;
  readonly fact: { readonly name: string; readonly title: string };
  /** Empty where the call has none. */
  readonly period: string;
  /** What else the figure is of: the part of a split, the key. */
  readonly of: readonly ToldMember[];
  /** What its code belongs to in the classifications that it leads to. */
  readonly belongs: readonly ToldMember[];
  /** The day on which the figures came, and until when such figures are loaded. */
  readonly loaded: { readonly date: string; readonly words: string };
  /** What a sum is a sum of; null where it is no such sum. */
  readonly coverage: CoverageView | null;
  readonly breaches: readonly Breach[];
  /** Whether a row without breaches was looked at and has none; else nobody knows. */
  readonly isChecked: boolean;
  /** How it was made, a sentence for each step. */
  readonly made: readonly string[];
  readonly call: { readonly title: string; readonly address: string };
  /** Null where no whole year is loaded. */
  readonly history: History | null;
  readonly ledger: string;
  /** That the figures are invented; empty where they are not. */
  readonly invented: string;
}

/** `origin` is where the portal is reached, `page` the address below it where the figure is seen; empty: that of the call. */
export function tellFigure(
  formatter: LocaleFormatter,
  figure: ExplainedFigure,
  { origin, page = '' }: { readonly origin: string; readonly page?: string },
): ToldFigure {
  const { name, measure, amount, invented } = figure;
  const told = {
    name: name.words,
    lang: name.lang,
    code: name.code,
    measure: measure.title,
    amount,
    lines: listLines(formatter, figure),
    history: figure.history && buildHistory(formatter, figure.history),
    invented,
  };
  const { ledger, call } = figure;
  return {
    ...told,
    text: formatText(formatter, told, { ledger, origin, page: page || call.address }),
  };
}

function listLines(formatter: LocaleFormatter, figure: ExplainedFigure): ToldLine[] {
  const { measure, classification, call, breaches } = figure;
  const label = (key: string) => formatter.say(`explain.labels.${key}`);
  const line = (key: string, words: string, to = ''): ToldLine[] =>
    words === '' ? [] : [{ label: label(key), words, lang: '', to }];
  const own = (title: string, name: ToldName, to: string): ToldLine => ({
    label: title,
    words: named(name),
    lang: name.lang,
    to,
  });
  const found = breaches.map(({ title, words }) =>
    formatter.say('explain.breach', { measure: title, words }),
  );
  return [
    ...line('phase', measure.phaseWords),
    ...line('period', figure.period),
    ...figure.of.map((member) => own(member.title, member, member.to)),
    ...(classification && figure.name.code !== ''
      ? [own(classification.title, figure.name, classification.to)]
      : []),
    ...line('above', figure.above.map(named).join(' → ')),
    ...figure.belongs.map((member) => own(member.title, member, member.to)),
    ...line('act', classification?.act?.title ?? '', classification?.act?.url),
    ...line('coverage', figure.coverage?.words ?? ''),
    ...line(
      'breaches',
      found.length > 0 || !figure.isChecked ? found.join(' ') : formatter.say('explain.none'),
    ),
    ...line('made', figure.made.join(' ')),
    ...line('loaded', figure.loaded.words),
    ...line('call', call.title, call.address),
  ];
}

function named({ code, words }: ToldName): string {
  return code === '' ? words : `${code} ${words}`;
}

function buildHistory(formatter: LocaleFormatter, { columns, years }: History): ToldHistory {
  return {
    title: formatter.say('explain.history', { unit: unitName(formatter) }),
    note: formatter.say('explain.history-note'),
    heads: [formatter.say('explain.year'), ...columns.map(({ title }) => title)],
    rows: years.map(({ year, data, name, coverage }) => ({
      cells: [
        String(year),
        ...columns.map(({ measure }) => formatter.exact(data[measure] ?? null) || '—'),
      ],
      note: [name === '' ? '' : formatter.say('explain.named', { name }), coverage]
        .filter((words) => words !== '')
        .join(' '),
    })),
  };
}

/** Invented figures are nobody's: no owner is named as their source. */
function formatText(
  formatter: LocaleFormatter,
  { name, code, measure, amount, lines, history, invented }: Omit<ToldFigure, 'text'>,
  { ledger, origin, page }: Record<'ledger' | 'origin' | 'page', string>,
): string {
  const { name: portal, owner } = formatter.portal.settings;
  const key = invented === '' ? 'explain.source' : 'explain.source-invented';
  return [
    ...(invented === '' ? [] : [invented]),
    `${[code, name].filter((word) => word !== '').join(' ')}. ${measure}: ${amount}`,
    ...lines.map(
      ({ label, words, to }) => `${label}: ${words}${isCall(to) ? ` ${origin}${to}` : ''}`,
    ),
    ...(history ? [history.heads.join('; '), ...history.rows.map(rowText)] : []),
    formatter.say(key, {
      portal: formatter.plain(portal),
      owner: formatter.plain(owner),
      ledger,
      address: origin + page,
    }),
  ].join('\n');
}

function isCall(to: string): boolean {
  return to.startsWith(`/${API}/`);
}

function rowText({ cells, note }: ToldHistory['rows'][number]): string {
  return cells.join('; ') + (note === '' ? '' : ` (${note})`);
}

/** The short name of the unit of one; empty where the portal names none. */
export function unitName(formatter: LocaleFormatter): string {
  const unit = formatter.portal.settings.units.find(({ value }) => value === 1);
  return unit ? formatter.plain(unit.short) : '';
}

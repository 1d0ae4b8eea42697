// An explained figure as a reader is told of it: a line for each thing there is to say, and the same as plain text.

import { unitName } from './unitName.ts';
import { API } from '../../addresses/reserved.ts';
import type { LocaleFormatter } from '../../language/localeFormatter.ts';
import type { ToldFigure, ToldHistory, ToldLine } from '../../model/portal.ts';
import type { ExplainedFigure, History, ToldName } from './explained.ts';

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

// What stands beside every answer to an assistant, so that nothing of it is quoted without its source, its limits and its date.

import { LEDGER } from '../addresses/query.ts';
import type { SaidBeside } from '../api/cachedResponse.ts';
import { coverageView } from '../answers/coverageWords.ts';
import { smallestUnit } from '../blocks/contract/measures.server.ts';
import { notesIn } from '../blocks/contract/outcome.server.ts';
import { readToday } from '../blocks/written/written.server.ts';
import type { LocaleFormatter } from '../language/localeFormatter.ts';
import type { FigureMark } from '../ledger/publish/manifest.ts';
import type { Call } from '../model/portal.ts';
import { pageOfCall } from './pageOfCall.ts';
import { buildToolAddress, type ToolQuestion } from './question.ts';
import { holds } from '../state/decide.ts';
import { lookup } from '../model/lookup.ts';

/** In which language and from where an assistant is answered. */
export interface ToldFrom {
  readonly formatter: LocaleFormatter;
  readonly origin: string;
}

/** What was asked, and what the ledger said beside its figures. */
export interface AnsweredTool {
  readonly call: Call;
  readonly question: ToolQuestion;
  readonly said: SaidBeside;
  readonly mark: FigureMark | null;
  /** In words, where the answer does not say it otherwise. */
  readonly period?: string;
}

/** As JSON, in the order in which it is read: what must not be overlooked comes first. */
export function aboutAnswer(telling: ToldFrom, answered: AnsweredTool): Record<string, unknown> {
  const { formatter, origin } = telling;
  const { call, question, said, mark } = answered;
  const { portal } = formatter;
  const measures = findMeasureTitles(formatter, call, question);
  const coverage = coverageView(formatter, said.coverage);
  const period = answered.period ?? (said.period === null ? '' : formatter.period(said.period));
  const address = origin + buildToolAddress(call, question, said.ledger);
  const page = pageOf(telling, answered);
  const cited = { title: formatter.plain(call.title), period, address: page ?? address };
  return {
    ...(mark ? { demonstration: true, warning: formatter.plain(mark.words) } : {}),
    title: cited.title,
    ...(period === '' ? {} : { period }),
    ...(coverage ? { coverage: coverage.words, whole: coverage.whole } : {}),
    ...(said.notes.length > 0 ? { notes: notesIn({ portal, formatter }, said.notes) } : {}),
    ...(measures === null
      ? {}
      : {
          unit: formatter.plain(smallestUnit(portal.settings.units).title),
          ...(Object.keys(measures).length > 0 ? { measures } : {}),
        }),
    ...buildSource(formatter, mark),
    ledger: said.ledger,
    loaded: said.created,
    address,
    ...(page === null ? {} : { page }),
    ...(mark ? {} : { cite: citeWords(formatter, said.ledger, cited) }),
  };
}

/** Who publishes the figures, from whom they have them, under which licence; nobody answers for marked ones. */
function buildSource(formatter: LocaleFormatter, mark: FigureMark | null): Record<string, unknown> {
  const { name, owner, publication } = formatter.portal.settings;
  const portal = formatter.plain(name);
  if (mark) return { portal };
  const sources = (publication.sources ?? []).map(({ title }) => formatter.plain(title));
  return {
    portal,
    publisher: formatter.plain(owner),
    ...(sources.length > 0 ? { sources } : {}),
    ...(publication.licence ? { licence: publication.licence.url } : {}),
  };
}

/** What is loaded later changes nothing at that address. */
function pageOf(
  { formatter, origin }: ToldFrom,
  { call, question, said }: AnsweredTool,
): string | null {
  const { portal, locale } = formatter;
  const shown = pageOfCall(portal, call, question, locale.prefix);
  return shown && `${origin}${shown}${shown.includes('?') ? '&' : '?'}${LEDGER}=${said.ledger}`;
}

function citeWords(
  formatter: LocaleFormatter,
  version: string,
  cited: { readonly title: string; readonly period: string; readonly address: string },
): string {
  const { portal } = formatter;
  const { title, period, address } = cited;
  return formatter.say('source.cite', {
    portal: formatter.plain(portal.settings.name),
    owner: formatter.plain(portal.settings.owner),
    page: period === '' ? title : `${title}, ${period}`,
    version,
    address,
    date: formatter.date(readToday(portal)),
  });
}

/** Field of the answer → its title, none where the answer itself says them; null where the call answers no amounts. */
function findMeasureTitles(
  formatter: LocaleFormatter,
  { asks, cube }: Call,
  { path, query }: ToolQuestion,
): Record<string, string> | null {
  if (cube && [cube.rows, cube.columns, cube.measures].some((name) => query.has(name))) return {};
  const { facts } = formatter.portal.model;
  const asked = { ...Object.fromEntries(query), ...path };
  const named = asks
    .filter(({ when }) => holds(when, asked))
    .flatMap((ask) =>
      Object.entries(ask.measures).flatMap(([field, name]) => {
        const [measure] = ask.facts.flatMap((fact) => lookup(facts, fact).measures[name] ?? []);
        return measure ? [[field, formatter.plain(measure.title)] as const] : [];
      }),
    );
  return named.length === 0 ? null : Object.fromEntries(named);
}

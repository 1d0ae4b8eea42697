// One figure of an answer explained: asked by pages and by programs alike.

import { coverageView } from '../coverageWords.ts';
import { loadedDay } from '../period.ts';
import { callAddress } from '../params.ts';
import { ALL_ENTITIES } from '../../ledger/query/keys.ts';
import { readLoadedParts, type StoredPart } from '../../ledger/query/loadedParts.ts';
import { lookup } from '../../model/lookup.ts';
import { type Breach, type ExplainedFigure, unitName } from './told.ts';
import {
  findFigure,
  isTotalRow,
  NOT_WHOLE,
  type FigureQuestion,
  type FoundFigure,
  asked,
  belonging,
  findMemberPage,
  toldName,
} from './figure.ts';
import { findHistory } from './history.ts';
import { madeWords } from './made.ts';

/** Explains one figure. Throws ApiProblem: `unknown-code`, `unknown-form`, `invalid-parameter`, and what the call itself throws. */
export async function explainFigure(question: FigureQuestion): Promise<ExplainedFigure> {
  const figure = await findFigure(question);
  const { service, formatter, call, params, item, answer, fact, value, period } = figure;
  const { ledger } = service;
  return {
    ...buildNames(figure),
    classification: buildClassification(figure),
    measure: buildMeasure(figure),
    exact: value,
    amount: amountWords(figure),
    fact: { name: fact.name, title: formatter.plain(fact.title) },
    period: period ? formatter.period(period) : '',
    of: asked(figure),
    belongs: belonging(figure),
    loaded: await buildLoaded(figure),
    coverage: coverageView(formatter, item.coverage ?? answer.coverage, NOT_WHOLE),
    breaches: listBreaches(figure),
    isChecked: isChecked(figure),
    made: madeWords(figure),
    call: {
      title: formatter.plain(call.title),
      address: `${callAddress(call, params)}&ledger=${ledger.id}`,
    },
    history: await findHistory(figure),
    ledger: ledger.id,
    invented: ledger.mark ? formatter.plain(ledger.mark.words) : '',
  };
}

function buildNames(figure: FoundFigure): Pick<ExplainedFigure, 'name' | 'above'> {
  const { formatter, item, above, answer, dimension, fact } = figure;
  // a total is called as what it is the total of, and so is a point in time
  if (isTotalRow(answer, item) || item.point)
    return { name: toldName(formatter, fact.title, ''), above: [] };
  return {
    name: toldName(formatter, item.names, dimension === '' ? '' : item.code),
    above: above
      .filter(({ level }) => level > 0)
      .map(({ names, code }) => toldName(formatter, names, code)),
  };
}

function buildClassification(figure: FoundFigure): ExplainedFigure['classification'] {
  const { service, formatter, dimension, item, answer } = figure;
  if (dimension === '') return null;
  const { title, act } = lookup(service.portal.model.dimensions, dimension);
  return {
    title: formatter.plain(title),
    act: act ? { title: formatter.plain(act.title), url: act.url } : null,
    to: isTotalRow(answer, item) ? '' : findMemberPage(service.portal, dimension, item.code),
  };
}

function buildMeasure({ service, formatter, measure }: FoundFigure): ExplainedFigure['measure'] {
  const phase = service.portal.model.roles?.phases?.[measure.name] ?? '';
  return {
    name: measure.name,
    title: formatter.plain(measure.title),
    phase,
    phaseWords: phase === '' ? '' : formatter.say('explain.phase', { context: phase, phase }),
    isPercent: measure.kind === 'percent',
  };
}

function amountWords({ formatter, measure, value }: FoundFigure): string {
  if (value === null) return formatter.say('explain.unknown');
  const exact = formatter.exact(value);
  if (measure.kind === 'percent') return formatter.say('share', { percent: exact });
  const unit = unitName(formatter);
  return unit === '' ? exact : `${exact}\u00a0${unit}`;
}

/** Of the fact's own figures, of one key those that it has, whatever period was asked. */
async function buildLoaded(figure: FoundFigure): Promise<ExplainedFigure['loaded']> {
  const { service, formatter } = figure;
  const date = loadedDay(service.portal.settings, service.ledger);
  const isMonth = ({ grain }: StoredPart) => Number(grain === 'month');
  const [last] = [...(await listParts(figure))].sort(
    (a, b) => b.year - a.year || isMonth(b) - isMonth(a) || b.period - a.period,
  );
  const values = {
    date: formatter.date(date),
    until: last ? formatter.period({ ...last, from: last.period, to: last.period }) : '',
  };
  const words = formatter.say(values.until ? 'explain.loaded-until' : 'explain.loaded', values);
  return { date, words };
}

async function listParts({ service, fact, plan }: FoundFigure): Promise<readonly StoredPart[]> {
  const { latest, store } = service.ledger;
  const key = plan?.entityKey ?? '';
  if (key === '' || key === ALL_ENTITIES) return latest.filter((each) => each.fact === fact.name);
  return await readLoadedParts(store, fact.name, key);
}

/** What the source's own figures break at this row. */
function listBreaches({ formatter, fact, item, measure }: FoundFigure): Breach[] {
  const concerns = [measure.name, ...measure.of];
  return item.breaches.map(({ rule, measure: name, difference }) => {
    const title = fact.measures[name]?.title;
    return {
      measure: name,
      title: title ? formatter.plain(title) : name,
      words: formatter.say(`breach.${rule.replace(/:.*$/s, '')}`, {
        difference: formatter.exact(difference),
        measure: name,
      }),
      own: concerns.includes(name),
    };
  });
}

/** Whether the ledger knows of each breach at such a row: it checks what came in under the row's own code, not what is added up of it. */
function isChecked({ answer, fact, plan, dimension }: FoundFigure): boolean {
  const isOwn = plan?.by?.dimension === dimension && plan.by.column === dimension;
  const isAdded = plan?.sum !== null || fact.derive.length > 0;
  return answer.arrangement === 'hierarchy' && isOwn && !isAdded;
}

// The one place where answers become what a reader chose: a page asks here as it would ask the ledger.

import type { TreeAnswer, TreeItem } from '../answers/answer.ts';
import type { AnswerAsking } from '../answers/answerService.ts';
import type { Note } from '../ledger/query/coverage.ts';
import { askFor } from '../answers/figures.ts';
import { valuedFigures, type ValueRules } from '../language/valued.ts';
import type { ChosenValue } from '../state/shownValue.ts';
import { keptDecimals } from './chosen.ts';
import { factorIn, NotValued, whyNot, whyNotIn, type Valuing, type Why } from './fits.ts';
import { rulesOfShares, rulesOfYear, valuedItem } from './rules.ts';

/** Answers with their amounts as a reader chose; asking throws NotValued where that has no sense. */
export function valuedAnswers(answering: AnswerAsking, chosen: ChosenValue): AnswerAsking {
  const { portal, ledger } = answering;
  return {
    portal,
    ledger,
    ask: async (call, params, options) => {
      const answer = await answering.ask(call, params, options);
      return answer.holds === 'figures'
        ? valuedAnswer({ portal, ledger, chosen, call, params }, answer)
        : answer;
    },
  };
}

/** Figures under the same codes and names. Throws NotValued. */
export function valuedAnswer(valuing: Valuing, answer: TreeAnswer): TreeAnswer {
  if (answer.items.length === 0) return answer;
  refuse(whyNot(valuing));
  if (valuing.chosen.mode.way === 'share') return buildShares(valuing, answer);
  return answer.arrangement === 'points'
    ? buildPoints(valuing, answer)
    : buildAmounts(valuing, answer);
}

function refuse(why: Why | null): void {
  if (why) throw new NotValued(why);
}

function buildShares(valuing: Valuing, answer: TreeAnswer): TreeAnswer {
  const rules = rulesOfShares(valuing.portal, askFor(valuing.call, valuing.params), answer);
  if (Object.keys(rules).length === 0) refuse({ key: 'whole', words: {} });
  return withRules(valuing, answer, rules);
}

function buildAmounts(valuing: Valuing, answer: TreeAnswer): TreeAnswer {
  refuse(whyNotIn(valuing, answer.period));
  if (answer.coverage?.whole === false) refuse(whyNotCovered(valuing.chosen));
  const year = answer.period?.year ?? 0;
  return withRules(valuing, answer, rulesIn(valuing, answer, year));
}

/** Of a sum that does not stand for all, prices can be told, and nothing that is a part or a share. */
export function whyNotCovered({ mode }: ChosenValue): Why | null {
  return mode.way === 'prices' ? null : { key: 'covered', words: {} };
}

function withRules(valuing: Valuing, answer: TreeAnswer, rules: ValueRules): TreeAnswer {
  const decimals = keptDecimals(valuing.chosen);
  const turn = (data: TreeItem['data']) => valuedFigures(data, rules, decimals);
  return {
    ...answer,
    items: answer.items.map((item) => valuedItem(item, turn)),
    valued: { rules, decimals },
  };
}

function rulesIn(valuing: Valuing, { notes }: TreeAnswer, year: number): ValueRules {
  const asks = askFor(valuing.call, valuing.params);
  return rulesOfYear(
    valuing.portal,
    asks,
    { year, notes },
    {
      factorAt: (of) => factorIn(valuing, of),
      ofPercents: valuing.chosen.mode.way === 'percent',
    },
  );
}

/** Each point by its own year; those of which nobody knows the number, and parts of a year where only whole ones count, are empty, and said. */
function buildPoints(valuing: Valuing, answer: TreeAnswer): TreeAnswer {
  const decimals = keptDecimals(valuing.chosen);
  const left: { readonly why: Why; readonly year: number }[] = [];
  const until = answer.period?.year ?? Infinity;
  const items = answer.items.map((item) => {
    const why = whyNotAt(valuing, item);
    const year = item.point?.year ?? 0;
    if (why && !item.point?.open && year <= until) left.push({ why, year });
    const rules = why ? null : rulesIn(valuing, answer, year);
    return valuedItem(item, (data) =>
      rules ? valuedFigures(data, rules, decimals) : emptied(data),
    );
  });
  const [first] = left;
  if (first && items.every(({ data }) => Object.values(data).every((figure) => figure === null)))
    refuse(first.why);
  return { ...answer, items, notes: [...answer.notes, ...listNotes(left)] };
}

function listNotes(left: readonly { readonly why: Why; readonly year: number }[]): Note[] {
  const reasons = Map.groupBy(left, ({ why: { key } }) => REASONS[key] ?? 'years-not-valued');
  return [...reasons].map(([code, some]) => {
    const years = [...new Set(some.map(({ year }) => year))].join(', ');
    return { code, words: code === 'parts-not-valued' ? {} : { years } };
  });
}

/** What is said of points that are left empty, by why; of all others that the number is missing. */
const REASONS: Partial<Record<Why['key'], Note['code']>> = {
  part: 'parts-not-valued',
  covered: 'sums-not-valued',
};

function whyNotAt(valuing: Valuing, { point, coverage }: TreeItem): Why | null {
  if (!point) return { key: 'period', words: {} };
  const covered = coverage?.whole === false ? whyNotCovered(valuing.chosen) : null;
  if (covered) return covered;
  // what stands on a day stands for the year when it is the last
  const from = point.date === null ? point.from : 1;
  return whyNotIn(valuing, { year: point.year, grain: 'month', from, to: point.to });
}

function emptied(data: TreeItem['data']): TreeItem['data'] {
  return Object.fromEntries(Object.keys(data).map((field) => [field, null]));
}

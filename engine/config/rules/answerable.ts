// Rules about calls as a whole: what they ask can be had, and what they take is used.

import type { LedgerSpec } from '../../../schemas/types.ts';
import { FINER } from '../../model/calendar.ts';
import { PERIOD_KINDS } from '../../state/periodFilters.ts';
import { toList } from '../normalize/given.ts';
import { type OpenedAsk, type OpenedCall, listCallParams } from '../opened/spec.ts';
import type { ConfigEntry } from '../entry.ts';
import { choices, findParamOptions, readableCalls as calls } from './asks.ts';
import { isCode } from './members.ts';
import { findKeyDimension, keptGrains } from './facts.ts';
import { FILTERS, type RuleContext, type Rules } from './rule.ts';
import { here, problemAt, problemAtKey } from '../valuePlace.ts';
import { readNames } from './references.ts';

type Call = ConfigEntry<OpenedCall>;

export const ANSWERABLE_RULES: Rules = {
  'Every total over all codes that a call can ask is kept': (context, report) => {
    const ledger = context.config.ledger?.spec;
    for (const entry of ledger ? calls(context) : [])
      for (const [i, ask] of (entry.spec.ask ?? []).entries()) {
        const names = toList(ask.fact);
        if (context.isBroken(entry.source.file, '')) continue;
        const lacking = names.map((name) => keyWithoutRollup(ledger, entry, ask, name));
        const [dimension] = lacking;
        if (typeof dimension === 'string' && !lacking.includes(null))
          report(
            problemAtKey(here(entry, `/ask/${i}/fact`), 'rollup-missing', {
              dimension,
              fact: names.join(', '),
            }),
          );
      }
  },

  'Every way of giving a period can be answered from what is kept': (context, report) => {
    const ledger = context.config.ledger?.spec;
    for (const entry of ledger ? calls(context) : []) {
      const asked = (entry.spec.ask ?? []).flatMap(({ fact }) => toList(fact));
      if (asked.length > 0 && entry.spec.period === undefined)
        report(
          problemAtKey(here(entry, '/ask'), 'missing-for-kind', {
            written: 'period',
            kind: entry.spec.answer,
          }),
        );
      for (const [i, name] of toList(entry.spec.period).entries()) {
        const dialect = ledger?.periods[name];
        const pointer = `/period${typeof entry.spec.period === 'string' ? '' : `/${i}`}`;
        if (!dialect || context.isBroken(entry.source.file, '')) continue;
        const { grain } = dialect;
        const kept = keptGrains(context, asked);
        const wanted = typeof grain === 'string' ? [grain] : Object.values(grain.values);
        if (
          kept &&
          !wanted.some(
            (each) => kept.includes(each) || FINER[each].some((finer) => kept.includes(finer)),
          )
        )
          report(
            problemAt(here(entry, pointer), 'grain-not-kept', {
              written: name,
              fact: asked.join(', '),
              kept: kept.join(', '),
            }),
          );
      }
    }
  },

  'Every parameter of a call is used in it, once': (context, report) => {
    for (const entry of calls(context)) {
      if (context.isBroken(entry.source.file, '')) continue;
      const used = usedIn(context, entry);
      const params = listCallParams(entry.spec);
      const unused = params.flatMap(({ name, ignored = false }, i) =>
        used && !used.has(name) && !ignored && isMissed(context, entry, name) ? [{ name, i }] : [],
      );
      const [lost] = unused;
      if (lost)
        report(
          problemAt(here(entry, `/params/${lost.i}`), 'parameter-unused', {
            written: unused.map(({ name }) => name).join(', '),
          }),
        );
      params.forEach(({ name, optional }, i) => {
        const place = here(entry, `/params/${i}`);
        if (params.findIndex((each) => each.name === name) < i)
          report(problemAt(place, 'repeated-item', { written: name }));
        else if (optional && toList(entry.spec.path).some((path) => path.includes(`{${name}}`)))
          report(problemAt(place, 'optional-in-path', { written: name }));
      });
    }
  },
};

/** The dimension over which a call may ask for a total that is not stored; else null. */
function keyWithoutRollup(
  ledger: LedgerSpec | undefined,
  { spec }: Call,
  ask: OpenedAsk,
  name: string,
): string | null {
  const fact = ledger?.facts[name];
  const key = ledger && fact && findKeyDimension(ledger, fact);
  if (key === undefined || fact?.rollups?.includes(key)) return null;
  const given = ask.where?.[key];
  if (given === undefined) return key;
  if (typeof given !== 'object') return null;
  const required = listCallParams(spec).flatMap(({ name: param, optional, default: preset }) =>
    optional && preset === undefined ? [] : [param],
  );
  const sure = toList(given.from).some((param) => required.includes(param));
  return sure ? null : key;
}

/** Whether an unread parameter looks like a choice of period or code. Others may stay for older clients. */
function isMissed(context: RuleContext, entry: Call, name: string): boolean {
  const [key] = findParamOptions(context, entry, name);
  const filter = context.filters[key];
  if (!filter || context.isBroken(FILTERS, `/${key}`)) return false;
  if (PERIOD_KINDS.includes(filter.kind) && filter.kind !== 'year') return true;
  const ledger = context.config.ledger?.spec;
  const asked = (entry.spec.ask ?? []).flatMap(({ fact }) => toList(fact));
  const by = asked.flatMap((fact) => ledger?.facts[fact]?.by ?? []);
  if (filter.kind === 'member') return by.includes(filter.dimension ?? '');
  const options = choices(filter);
  return by.some((dimension) => {
    const known = ledger?.dimensions[dimension];
    return known?.kind === 'split' && options?.every((option) => isCode(known, option));
  });
}

/** Names of the parameters that the call reads; null where that is unknown. */
function usedIn(context: RuleContext, entry: Call): Set<string> | null {
  const { ledger } = context.config;
  // a call of neighbours passes all on that it takes
  if (!ledger || entry.spec.like) return null;
  const periods = toList(entry.spec.period).flatMap((name) => {
    const { year = '', from, to, at, grain } = ledger.spec.periods[name] ?? { grain: 'year' };
    return [year, from ?? '', to ?? '', at ?? '', typeof grain === 'string' ? '' : grain.param];
  });
  const named = readNames(context.schemas, 'calls', entry).flatMap(({ of, name, pointer }) =>
    PARAMETERS.includes(of) && !pointer.startsWith('/example/') ? name : [],
  );
  return new Set([...periods, ...named]);
}

/** Sorts of names that are those of parameters within a call. */
const PARAMETERS = ['ownParameters', 'fileParameters', 'sources', 'conditions'];

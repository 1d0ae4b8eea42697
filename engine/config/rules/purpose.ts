// Rules about what is there for nothing or for something else: pages of failures, filters that no block asks, ranges that end before they begin.

import { listCallParams, type OpenedCall } from '../opened/spec.ts';
import { isObject } from '../../model/lookup.ts';
import { toList } from '../normalize/given.ts';
import type { Problem } from '../problems.ts';
import { asking, givenBy } from './answers.ts';
import { judgeQuery } from './prose.ts';
import { pageFilters, readFilterQuery, type RuleContext, type Rules } from './rule.ts';
import { isDamaged, type ConfigEntry } from '../entry.ts';
import { here, problemAt } from '../valuePlace.ts';
import { findNames } from './references.ts';
import { menuItems } from './tabOrder.ts';

const FAILED = 400;

export const PURPOSE_RULES: Rules = {
  'No page but those of failures has the status of one, and no menu leads to them': (
    context,
    report,
  ) => {
    const { pages, menus } = context.config;
    const { notFound, error } = context.portal;
    const failures = new Set([
      notFound,
      error,
      ...[...pages.entries.values()].flatMap(({ spec }) => spec.missing ?? []),
    ]);
    // a page that is named wrongly may be any of them
    const whole = [notFound, error].every((name) => pages.known.has(name));
    for (const entry of whole ? pages.entries.values() : [])
      if ((entry.spec.status ?? 0) >= FAILED && !failures.has(entry.id))
        report(
          problemAt(here(entry, '/status'), 'status-of-failure', {
            written: String(entry.spec.status),
          }),
        );
    for (const { item, pointer } of menus ? menuItems(menus.spec) : [])
      if (menus && failures.has(item.to))
        report(problemAt(here(menus, `${pointer}/to`), 'menu-to-failure', { written: item.to }));
  },

  'No menu has a page twice': (context, report) => {
    const { menus } = context.config;
    const seen = new Set<string>();
    for (const { item, pointer, part } of menus ? menuItems(menus.spec) : []) {
      const key = `${part} ${item.to} ${JSON.stringify(item)}`.replace(/"tab":\d+/, '');
      if (menus && seen.has(key))
        report(problemAt(here(menus, `${pointer}/to`), 'repeated-item', { written: item.to }));
      seen.add(key);
    }
  },

  'Every filter of a page is asked by one of its blocks': (context, report) => {
    const asked = Map.groupBy(asking(context), ({ at }) => at.entry);
    const trees = findNames(context, 'pages', ['linkedCalls']);
    for (const entry of context.config.pages.entries.values()) {
      if (isDamaged(entry, 'filters', 'blocks') || context.isBroken(entry.source.file, ''))
        continue;
      const words = JSON.stringify(
        [
          entry.spec.blocks,
          entry.spec.with,
          entry.spec.heading,
          pageFilters(entry.spec).map(({ spec }) => spec.list?.like),
        ],
        withoutNames,
      );
      const free = new Set(
        (asked.get(entry) ?? []).flatMap(({ at, call }) => freeParameters(call, givenBy(at))),
      );
      for (const { reference } of trees.filter((tree) => tree.entry === entry))
        for (const name of freeParameters(
          context.config.calls.entries.get(reference.name),
          reference.around?.data['with'] ?? {},
        ))
          free.add(name);
      for (const { name, pointer } of pageFilters(entry.spec)) {
        const filter = context.filters[name];
        // what a block, a condition or another filter names is read by it
        if (
          !filter ||
          free.has(name) ||
          free.has(readFilterQuery(name, filter)) ||
          words.includes(`"${name}"`) ||
          isRead(context, name)
        )
          continue;
        report(
          problemAt(
            here(entry, pointer),
            'filter-not-asked',
            { written: name },
            { severity: 'warning' },
          ),
        );
      }
    }
  },

  'No range that is written ends before it begins, and no file of a year is called as that of another':
    (context, report) => {
      for (const { at, call } of asking(context)) {
        const problem = reversed(context, call.spec.period, givenBy(at));
        if (problem)
          report(
            problemAt(
              here(at.entry, `${at.pointer}/with/${problem.name}`),
              'period-reversed',
              problem.words,
            ),
          );
      }
      for (const entry of context.config.calls.entries.values()) {
        const [example] = listCallParams(entry.spec).flatMap(({ name }) =>
          context.filters[name]?.kind === 'year' ? `{${name}}` : [],
        );
        for (const [i, { file }] of (entry.spec.flat ?? []).entries())
          if (example !== undefined && !file.includes('{'))
            report(
              problemAt(here(entry, `/flat/${i}/file`), 'file-of-all-periods', {
                written: file,
                example,
              }),
            );
        const problem = reversed(context, entry.spec.period, entry.spec.example);
        if (problem)
          report(
            problemAt(here(entry, `/example/${problem.name}`), 'period-reversed', problem.words),
          );
      }
    },

  'Every link of a row asks its page only what it reads': (context, report) => {
    const { known, entries } = context.config.pages;
    for (const { entry, reference } of findNames(context, 'pages', ['linkedPages'])) {
      const { name, around } = reference;
      const query = around?.data['query'];
      const page = entries.get(known.has(name) ? name : `${name}/index`);
      if (!page || typeof query !== 'string' || !query.includes('=')) continue;
      if (page.spec.redirect !== undefined) continue;
      const found = judgeQuery(context, page, query);
      const place = here(entry, `${around?.pointer}/query`);
      if (found) report(problemAt(place, found.code, found.words, found.more));
    }
  },
};

/** Parameters that a block does not give its call, and the filters that they may be. */
function freeParameters(call: ConfigEntry<OpenedCall> | undefined, given: object): string[] {
  return listCallParams(call?.spec ?? {})
    .filter(({ name }) => !(name in given))
    .flatMap(({ name, filter }) => [name, filter ?? name]);
}

/** What is fixed is named too, and not asked: of `with` values count alone. */
function withoutNames(key: string, value: unknown): unknown {
  return key === 'with' && isObject(value) ? Object.values(value) : value;
}

/** Whether a filter or a decision may read it. */
function isRead({ filters, config }: RuleContext, name: string): boolean {
  const others = [
    ...Object.values(filters),
    ...[...config.decisions.entries.values()].map(({ spec }) => spec),
  ];
  return JSON.stringify(others).includes(`"${name}"`);
}

function reversed(
  context: RuleContext,
  period: unknown,
  given: Readonly<Record<string, unknown>>,
): { readonly name: string; readonly words: Problem['words'] } | null {
  for (const name of toList(typeof period === 'string' ? period : [])) {
    const { from = '', to = '' } = (context.config.ledger?.spec.periods?.[name] ?? {}) as Record<
      string,
      string
    >;
    const [first, last] = [given[from], given[to]].map((value) =>
      Number(typeof value === 'object' ? NaN : value),
    );
    if (first !== undefined && last !== undefined && first > last)
      return { name: to, words: { written: String(last), other: String(first) } };
  }
  return null;
}

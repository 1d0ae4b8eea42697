// Rules about titles: of things among which a reader chooses, or which stand beside each other, no two are called alike.

import { isObject } from '../../model/lookup.ts';
import { isCopied } from '../opened/spec.ts';
import type { ConfigEntry } from '../entry.ts';
import { pageFilters, type RuleContext, type Rules } from './rule.ts';
import { here, problemAt } from '../valuePlace.ts';

/** A title with its place. */
type Titled = readonly [entry: ConfigEntry<unknown>, pointer: string, text: unknown];

export const ALIKE_RULES: Rules = {
  'No two things among which one is chosen have the same title': (context, report) => {
    for (const things of listsOfTitles(context)) {
      const seen = new Map<string, Titled>();
      for (const each of things) {
        const [entry, pointer, text] = each;
        const keys = titlesIn(text);
        const twin = keys.find((key) => seen.has(key)) ?? '';
        const before = seen.get(twin);
        for (const key of keys) seen.set(key, each);
        if (!before) continue;
        const { source } = before[0];
        const other = `${source.file}:${source.at(before[1]).line}`;
        const written = twin.slice(twin.indexOf(' ') + 1);
        report(problemAt(here(entry, pointer), 'same-title', { written, other }));
      }
    }
  },
};

/** With their language before them. */
function titlesIn(text: unknown): string[] {
  if (!isObject(text)) return [];
  return Object.entries(text).map(([locale, words]) => `${locale} ${String(words)}`);
}

function* listsOfTitles({ config }: RuleContext): Generator<readonly Titled[]> {
  const { filters, ledger, pages, calls } = config;
  const { facts = {}, dimensions = {} } = ledger?.spec ?? {};
  if (filters) {
    for (const [name, { options = [] }] of Object.entries(filters.spec))
      yield options.map(({ title }, i) => [filters, `/${name}/options/${i}/title`, title]);
    for (const { spec } of pages.entries.values()) {
      const names = new Set(pageFilters(spec).map(({ name }) => name));
      yield [...names].map((name) => [filters, `/${name}/title`, filters.spec[name]?.title]);
    }
  }
  if (ledger) {
    const titles = (all: Readonly<Record<string, { title?: unknown }>>, below: string): Titled[] =>
      Object.entries(all).map(([name, { title }]) => [ledger, `${below}/${name}/title`, title]);
    yield titles(facts, '/facts');
    for (const [name, { measures }] of Object.entries(facts))
      yield titles(measures, `/facts/${name}/measures`);
    for (const [name, { members = [] }] of Object.entries(dimensions))
      yield titles(Object.fromEntries(members.entries()), `/dimensions/${name}/members`);
  }
  for (const entry of calls.entries.values())
    yield (entry.spec.ask ?? []).flatMap(({ row, when }, i): Titled[] =>
      row?.title && when === undefined && !isCopied(row.title)
        ? [[entry, `/ask/rows/${i}/row/title`, row.title]]
        : [],
    );
  yield* Map.groupBy(listPageTitles(pages), ([{ id }]) => id.replace(/\/?[^/]*$/, '')).values();
}

/** Pages that readers see as what they are; those of one folder may be told apart by what they are about. */
function listPageTitles({ entries }: RuleContext['config']['pages']): Titled[] {
  return [...entries.values()].flatMap((entry): Titled[] => {
    const { redirect, sameAs, title } = entry.spec;
    // a copy beside its original is rather said to have a name that no page can have
    const isCopy = !/^[\w/[\].-]+$/.test(entry.source.file);
    return isCopy || redirect !== undefined || sameAs !== undefined
      ? []
      : [[entry, '/title', title]];
  });
}

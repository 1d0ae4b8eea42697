// Rules about titles: of things among which a reader chooses, or which stand beside each other, no two are called alike.

import { isObject } from '../../model/lookup.ts';
import { isCopied } from '../opened/spec.ts';
import type { ConfigEntry } from '../read.ts';
import { here, pageFilters, problemAt, type RuleContext, type Rules } from './rule.ts';

/** A title with its place. */
interface Titled {
  readonly entry: ConfigEntry<unknown>;
  readonly pointer: string;
  readonly text: unknown;
}

export const ALIKE_RULES: Rules = {
  'No two things among which one is chosen have the same title': (context, report) => {
    for (const things of listsOfTitles(context)) {
      const seen = new Map<string, Titled>();
      for (const each of things) {
        const keys = titlesIn(each.text);
        const twin = keys.find((key) => seen.has(key));
        const other = seen.get(twin ?? '');
        for (const key of keys) seen.set(key, each);
        if (!other) continue;
        const { source } = other.entry;
        const where = `${source.file}:${source.at(other.pointer).line}`;
        const written = twin?.slice(twin.indexOf(' ') + 1) ?? '';
        report(problemAt(here(each.entry, each.pointer), 'same-title', { written, other: where }));
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
  for (const [name, { options = [] }] of Object.entries(filters?.spec ?? {}))
    if (filters)
      yield options.map(({ title }, i) => titled(filters, `/${name}/options/${i}/title`, title));
  for (const [name, { members = [] }] of Object.entries(ledger?.spec.dimensions ?? {}))
    if (ledger)
      yield members.map(({ title }, i) =>
        titled(ledger, `/dimensions/${name}/members/${i}/title`, title),
      );
  for (const entry of pages.entries.values())
    if (filters)
      yield [...new Set(pageFilters(entry.spec).map(({ name }) => name))].map((name) =>
        titled(filters, `/${name}/title`, filters.spec[name]?.title),
      );
  const facts = Object.entries(ledger?.spec.facts ?? {});
  if (ledger) yield facts.map(([name, { title }]) => titled(ledger, `/facts/${name}/title`, title));
  for (const [name, { measures }] of facts)
    if (ledger)
      yield Object.entries(measures).map(([measure, { title }]) =>
        titled(ledger, `/facts/${name}/measures/${measure}/title`, title),
      );
  for (const entry of calls.entries.values())
    yield (entry.spec.ask ?? []).flatMap(({ row, when }, i) =>
      row?.title && when === undefined && !isCopied(row.title)
        ? [titled(entry, `/ask/rows/${i}/row/title`, row.title)]
        : [],
    );
  const shown = [...pages.entries.values()].filter(
    ({ spec, source }) =>
      spec.redirect === undefined &&
      spec.sameAs === undefined &&
      // a copy beside its original is rather said to have a name that no page can have
      /^[\w/[\].-]+$/.test(source.file),
  );
  // pages of one folder may be told apart by what they are about
  const plain = shown.filter(({ spec }) => spec.called === undefined);
  yield* byFolder(plain.map((entry) => titled(entry, '/title', entry.spec.title)));
}

function titled(entry: ConfigEntry<unknown>, pointer: string, text: unknown): Titled {
  return { entry, pointer, text };
}

function byFolder(pages: readonly Titled[]): Iterable<readonly Titled[]> {
  return Map.groupBy(pages, ({ entry }) => entry.id.replace(/\/?[^/]*$/, '')).values();
}

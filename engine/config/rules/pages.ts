// Rules about pages: what they name exists, where they lead exists.

import type { PageSpec } from '../../../schemas/types.ts';
import { BLOCK_LISTS, type ConfigEntry, isDamaged } from '../entry.ts';
import { listBlocks, pageFilters, pathParameters, type RuleContext, type Rules } from './rule.ts';
import { type Report, makeProblem, START } from '../problems.ts';
import { here, problemAt, problemAtKey, unknownName } from '../valuePlace.ts';
import { defaultProblem } from './valueProblem.ts';
import { PERIOD_KINDS } from '../../state/periodFilters.ts';
import { missingMessageProblems } from './fields.ts';
import { suggest } from '../suggest.ts';
import { escape } from '../reading/raw.ts';
import { documentsWithSchema } from './documents.ts';
import { hasLanguages, toldIn } from './schemaValues.ts';
import { checkIn, textsOf } from './texts.ts';

export const PAGE_RULES: Rules = {
  'Every page has a title': (context, report) => {
    for (const entry of pages(context)) {
      const { title, redirect, sameAs } = entry.spec;
      if (!title && !redirect && !sameAs && !isDamaged(entry, 'title', 'redirect', 'sameAs'))
        report(problemAt(here(entry, ''), 'missing-title'));
    }
  },

  'Every page shows something, or leads somewhere': (context, report) => {
    for (const entry of pages(context)) {
      const { blocks, redirect, sameAs, title } = entry.spec;
      if (isDamaged(entry, 'blocks', 'redirect', 'sameAs')) continue;
      if (redirect !== undefined || sameAs !== undefined || !title) continue;
      if (!blocks) report(problemAt(here(entry, ''), 'empty-page'));
      else if (blocks.length === 0) report(problemAtKey(here(entry, '/blocks'), 'empty-page'));
    }
  },

  'No page has a filter twice': (context, report) => {
    for (const entry of pages(context)) {
      const names = pageFilters(entry.spec).map(({ name }) => name);
      pageFilters(entry.spec).forEach(({ name, pointer }, i) => {
        if (names.indexOf(name) < i)
          report(problemAt(here(entry, pointer), 'repeated-item', { written: name }));
      });
    }
  },

  'Every option that a page names is one of its filter': (context, report) => {
    for (const entry of pages(context)) {
      for (const { name, spec, pointer } of pageFilters(entry.spec)) {
        const filter = context.filters[name];
        const options = filter?.options?.map((option) => option.value);
        const base = pointer.replace(/\/filter$/, '');
        if (spec.options && filter && filter.kind !== 'choice') {
          const words = { written: 'options', kind: filter.kind };
          report(problemAtKey(here(entry, `${base}/options`), 'not-for-kind', words));
        }
        if (!options) continue;
        const choices = spec.options ?? options;
        const standard = filter?.default;
        if (
          spec.default === undefined &&
          spec.options &&
          standard !== undefined &&
          !choices.includes(standard)
        )
          report(
            unknownName(here(entry, `${base}/options`), 'unknown-option', {
              written: standard,
              allowed: choices,
              words: { filter: name },
            }),
          );
      }
    }
  },

  'Every default of a page is one that its filter takes': (context, report) => {
    for (const entry of pages(context)) {
      for (const { name, spec, pointer } of pageFilters(entry.spec)) {
        if (typeof spec.default !== 'string') continue;
        const place = here(entry, pointer.replace(/filter$/, 'default'));
        const { options } = spec;
        const problem =
          options && context.filters[name]?.options && !options.includes(spec.default)
            ? unknownName(place, 'unknown-option', {
                written: spec.default,
                allowed: options,
                words: { filter: name },
              })
            : defaultProblem(context, place, { filter: name, text: spec.default });
        if (problem) report(problem);
      }
    }
  },

  'Every redirect ends at a page': (context, report) => {
    for (const entry of pages(context)) {
      const { redirect } = entry.spec;
      if (redirect === undefined) continue;
      if (!context.config.pages.known.has(redirect)) continue;
      if (pathParameters(redirect).some((name) => !pathParameters(entry.id).includes(name)))
        report(problemAt(here(entry, '/redirect'), 'wrong-path-parameters', { written: redirect }));
      else followRedirect(context, entry, report);
      for (const key of BLOCK_LISTS)
        if (entry.spec[key]?.length)
          report(problemAtKey(here(entry, `/${key}`), 'redirect-with-blocks'));
    }
  },

  'Every page that is another address of one names a page with the same path parameters': (
    context,
    report,
  ) => {
    for (const entry of pages(context)) {
      const { sameAs } = entry.spec;
      if (sameAs === undefined) continue;
      const place = here(entry, '/sameAs');
      const other = context.config.pages.entries.get(sameAs);
      const own = pathParameters(entry.id).toSorted().join(' ');
      if (sameAs === entry.id)
        report(
          unknownName(place, 'unknown-page', {
            written: sameAs,
            allowed: [...context.config.pages.known].filter((id) => id !== entry.id),
          }),
        );
      else if (!context.config.pages.known.has(sameAs)) continue;
      else if (pathParameters(sameAs).toSorted().join(' ') !== own)
        report(problemAt(place, 'wrong-path-parameters', { written: sameAs }));
      else if (other?.spec.sameAs !== undefined || other?.spec.redirect !== undefined)
        report(problemAt(place, 'same-as-elsewhere', { written: sameAs }));
      const strange = Object.keys(entry.spec).filter((key) => !OWN_OF_SAME.includes(key));
      for (const key of strange)
        report(problemAtKey(here(entry, `/${key}`), 'same-with-own', { written: key }));
    }
  },

  'Every path parameter is described, and no other': (context, report) => {
    for (const entry of pages(context)) {
      if (isDamaged(entry, 'parameters', 'redirect', 'sameAs') || entry.spec.sameAs !== undefined)
        continue;
      const inPath = pathParameters(entry.id);
      const described = Object.keys(entry.spec.parameters ?? {});
      const strangers = described.filter((name) => !inPath.includes(name));
      if (entry.spec.redirect === undefined && strangers.length === 0)
        for (const name of inPath)
          if (!described.includes(name))
            report(problemAt(here(entry, ''), 'undescribed-path-parameter', { written: name }));
    }
  },

  'No two blocks of a page share a name': (context, report) => {
    const seen = new Set<string>();
    for (const { entry, pointer, block } of listBlocks(context)) {
      if (block['id'] === undefined) continue;
      const key = `${entry.id} ${String(block['id'])}`;
      if (seen.has(key))
        report(
          problemAt(here(entry, `${pointer}/id`), 'same-block', { written: String(block['id']) }),
        );
      seen.add(key);
    }
  },

  'No period is a list, no page has two, no list has a default, and its message is there': (
    context,
    report,
  ) => {
    for (const entry of context.config.pages.entries.values()) {
      const lists = pageFilters(entry.spec).filter(({ spec }) => spec.list);
      for (const { name, spec, pointer } of lists) {
        const kind = context.filters[name]?.kind;
        const [one] = lists;
        if (!spec.list || kind === undefined) continue;
        const place = (key: string) => here(entry, pointer.replace(/filter$/, key));
        if (PERIOD_KINDS.includes(kind))
          report(problemAtKey(place('list'), 'not-for-kind', { written: 'list', kind }));
        if (one !== undefined && one.name !== name)
          report(problemAtKey(place('list'), 'void-key', { written: 'list', other: one.name }));
        if (spec.default !== undefined)
          report(
            problemAtKey(place('default'), 'not-for-kind', { written: 'default', kind: 'list' }),
          );
        const { message } = spec.list;
        if (message !== undefined)
          for (const problem of missingMessageProblems(context, place('list/message'), message))
            report(problem);
      }
    }
  },
};

/** What a page that is another address of one may say itself. */
const OWN_OF_SAME = ['sameAs', 'title', 'about', 'name'];

function pages(context: RuleContext): ConfigEntry<PageSpec>[] {
  return [...context.config.pages.entries.values()];
}

/** A circle is named once: at the page in it whose id sorts first. */
function followRedirect(context: RuleContext, start: ConfigEntry<PageSpec>, report: Report): void {
  const seen = [start.id];
  let next = start.spec.redirect;
  while (next !== undefined && !seen.includes(next)) {
    seen.push(next);
    next = context.config.pages.entries.get(next)?.spec.redirect;
  }
  const first = [...seen].sort()[0];
  if (next === start.id && first === start.id)
    report(
      problemAt(here(start, '/redirect'), 'redirect-loop', {
        written: [...seen, next].join(' → '),
      }),
    );
}

export const TITLE_RULES: Rules = {
  'Every title of a language is of words that the portal has, in the letters of its language': (
    context,
    report,
  ) => {
    const { titles, problems } = context.config;
    const known = titles.length === 0 || problems.length > 0 ? null : findWords(context);
    for (const entry of titles) {
      const { id: locale, source, spec } = entry;
      if (locale === context.locales[0])
        report(
          makeProblem({ file: source.file, at: START }, 'stray-content', { written: source.file }),
        );
      if (!context.locales.includes(locale) || locale === context.locales[0]) continue;
      for (const [written, value] of Object.entries(spec)) {
        const at = `/${escape(written)}`;
        for (const { code, words, more } of checkIn(context, { locale, value, at }))
          report(problemAt(here(entry, at), code, words, more));
        if (known?.has(written) === false)
          report(
            problemAtKey(
              here(entry, at),
              'unknown-title',
              { written },
              { suggestion: suggest(written, [...known]), severity: 'warning' },
            ),
          );
      }
    }
  },
};

/** Every text of the portal in its default language. */
function findWords(context: RuleContext): ReadonlySet<string> {
  const { locales, schemas, config } = context;
  const [from = ''] = locales;
  const ofDocuments = documentsWithSchema(context).flatMap(({ document, schema }) =>
    toldIn(schemas, schema, document.data).filter((told) => hasLanguages(told.schema)),
  );
  const texts = [...[...textsOf(context)].map(({ told }) => told), ...ofDocuments];
  const names = config.dictionaries.flatMap(({ head, rows }) =>
    rows.flatMap(({ cells }) => cells[head.indexOf(from)] ?? []),
  );
  return new Set([
    ...texts.map(({ value }) => String((value as Readonly<Record<string, unknown>>)[from])),
    ...names,
  ]);
}

// Rules about pages: what they name exists, where they lead exists.

import type { PageSpec } from '../../../schemas/types.ts';
import type { ConfigEntry } from '../read.ts';
import { strangeCondition } from './conditions.ts';
import {
  listBlocks,
  here,
  isDamaged,
  pageFilters,
  pathParameters,
  problemAt,
  problemAtKey,
  unknownName,
  unknownNameAtKey,
  type RuleContext,
  type Report,
  type Rules,
} from './rule.ts';
import { defaultProblem } from './valueProblem.ts';

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

  'Every filter that a page names is declared': (context, report) => {
    for (const entry of pages(context)) {
      for (const { name, pointer } of pageFilters(entry.spec)) {
        if (!context.filterNames.has(name) && context.config.filters)
          report(
            unknownName(here(entry, pointer), 'unknown-filter', {
              written: name,
              allowed: Object.keys(context.filters),
            }),
          );
      }
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
        spec.options?.forEach((option, i) => {
          if (!options.includes(option))
            report(
              unknownName(here(entry, `${base}/options/${i}`), 'unknown-option', {
                written: option,
                allowed: options,
                words: {
                  filter: name,
                },
              }),
            );
        });
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
              words: {
                filter: name,
              },
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

  'Every condition of a block names a filter of its page': (context, report) => {
    for (const { entry, pointer, block } of listBlocks(context))
      for (const problem of strangeCondition(
        context,
        entry,
        `${pointer}/only`,
        block['only'] as Parameters<typeof strangeCondition>[3],
      ))
        report(problem);
  },

  'The page that stands where nothing is named is there': (context, report) => {
    const { known } = context.config.pages;
    for (const entry of context.config.pages.entries.values()) {
      const { missing: written } = entry.spec;
      if (written !== undefined && !known.has(written))
        report(unknownName(here(entry, '/missing'), 'unknown-page', { written, allowed: known }));
    }
  },

  'Every redirect ends at a page': (context, report) => {
    for (const entry of pages(context)) {
      const { redirect } = entry.spec;
      if (redirect === undefined) continue;
      if (!context.config.pages.known.has(redirect))
        report(
          unknownName(here(entry, '/redirect'), 'unknown-page', {
            written: redirect,
            allowed: [...context.config.pages.known].filter((id) => id !== entry.id),
          }),
        );
      else if (pathParameters(redirect).some((name) => !pathParameters(entry.id).includes(name)))
        report(problemAt(here(entry, '/redirect'), 'wrong-path-parameters', { written: redirect }));
      else followRedirect(context, entry, report);
      if (entry.spec.blocks?.length)
        report(problemAtKey(here(entry, '/blocks'), 'redirect-with-blocks'));
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
      if (!context.config.pages.known.has(sameAs) || sameAs === entry.id)
        report(
          unknownName(place, 'unknown-page', {
            written: sameAs,
            allowed: [...context.config.pages.known].filter((id) => id !== entry.id),
          }),
        );
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
      for (const name of described)
        if (!inPath.includes(name))
          report(
            unknownNameAtKey(here(entry, `/parameters/${name}`), 'unknown-path-parameter', {
              written: name,
              allowed: inPath,
            }),
          );
      if (entry.spec.redirect === undefined && strangers.length === 0)
        for (const name of inPath)
          if (!described.includes(name))
            report(problemAt(here(entry, ''), 'undescribed-path-parameter', { written: name }));
      const { subject, called } = entry.spec;
      if (called === 'subject' && subject === undefined)
        report(problemAt(here(entry, '/called'), 'missing-key', { written: 'subject' }));
      if (subject !== undefined && !inPath.includes(subject))
        report(
          unknownName(here(entry, '/subject'), 'unknown-path-parameter', {
            written: subject,
            allowed: inPath,
          }),
        );
    }
  },

  'Every parameter that an address may leave out is one of it': (context, report) => {
    for (const entry of pages(context)) {
      const inPath = pathParameters(entry.id);
      for (const written of Object.keys(entry.spec.otherwise ?? {}))
        if (!inPath.includes(written))
          report(
            unknownNameAtKey(here(entry, `/otherwise/${written}`), 'unknown-path-parameter', {
              written,
              allowed: inPath,
            }),
          );
    }
  },

  'Every dimension that a page names is in the ledger': (context, report) => {
    const dimensions = context.config.ledger?.spec.dimensions;
    if (!dimensions) return;
    for (const entry of pages(context)) {
      for (const [name, { dimension }] of Object.entries(entry.spec.parameters ?? {})) {
        if (dimension !== undefined && !(dimension in dimensions))
          report(
            unknownName(here(entry, `/parameters/${name}/dimension`), 'unknown-dimension', {
              written: dimension,
              allowed: Object.keys(dimensions),
            }),
          );
      }
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

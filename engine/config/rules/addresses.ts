// Rules about addresses of pages: each can be written, belongs to one page, and not to the server.

import type { PageSpec, RedirectSpec } from '../../../schemas/types.ts';
import { RESERVED } from '../../addresses/reserved.ts';
import { toList } from '../normalize/given.ts';
import { buildPagePath } from '../normalize/pages.ts';
import type { ConfigEntry } from '../entry.ts';
import { type RuleContext, type Rules, pageFilters, readFilterQuery } from './rule.ts';
import { here, problemAt, problemAtKey } from '../valuePlace.ts';
import { BLOCK, LEDGER } from '../../addresses/query.ts';
import { escape } from '../reading/raw.ts';

/** A step of an address: letters, the first of them small, digits and hyphens; or a parameter in brackets. */
const STEP = /^(?:[a-z0-9][A-Za-z0-9-]*|\[[a-z][A-Za-z0-9]*\])$/;

export const ADDRESS_RULES: Rules = {
  'The name of every page can stand in an address': (context, report) => {
    for (const entry of pages(context)) {
      const wrong = entry.id.split('/').find((step) => !STEP.test(step));
      if (wrong === undefined) continue;
      const better = plainStep(wrong);
      const suggestion = STEP.test(better) ? better : null;
      const code = wrong.includes('[') ? 'wrong-page-parameter' : 'wrong-page-name';
      report(problemAt(here(entry, ''), code, { written: wrong }, { suggestion }));
    }
  },

  'No address is that of two things': (context, report) => {
    const taken = new Map<string, string>(
      context.portal.locales.flatMap(({ prefix }) =>
        prefix === undefined ? [] : [[`get /${prefix}/…`, 'config/portal.yaml'] as const],
      ),
    );
    for (const { entry, pointer, written, own, barred } of listAddresses(context)) {
      const { file } = entry.source;
      const all = new Set([own, ...barred]);
      const [other] = [...all].flatMap((key) => taken.get(key) ?? []);
      const isOwn = barred.includes(own);
      if (other !== undefined || isOwn)
        report(problemAt(here(entry, pointer), 'same-address', { written, other: other ?? file }));
      else taken.set(own, file);
    }
  },

  'No two pages share the name of a route': (context, report) => {
    const taken = new Map<string, string>();
    for (const entry of pages(context)) {
      const name = entry.spec.name ?? entry.id;
      const other = taken.get(name);
      if (other)
        report(
          problemAt(here(entry, entry.spec.name === undefined ? '' : '/name'), 'same-route', {
            written: name,
            other,
          }),
        );
      else taken.set(name, entry.source.file);
    }
  },

  'No page takes an address that belongs to the server': (context, report) => {
    for (const { entry, first } of firstSteps(context))
      if (RESERVED.includes(first))
        report(problemAt(here(entry, ''), 'reserved-address', { written: `/${first}` }));
  },
};

/** Beside the address of a form: where its puzzle against robots is asked. */
const PUZZLE = 'challenge';

/** What is at an address. */
interface Addressed {
  readonly entry: ConfigEntry<unknown>;
  readonly pointer: string;
  /** The address, as it is told. */
  readonly written: string;
  /** Its method and its path, the names of parameters left out. */
  readonly own: string;
  /** What else nothing else may have. */
  readonly barred: readonly string[];
}

/** Every address of calls, forms and pages, in this order: of two the later one gives way. */
function listAddresses(context: RuleContext): Addressed[] {
  const { calls, forms } = context.config;
  return [
    ...[...calls.entries.values()].flatMap((entry) =>
      toList(entry.spec.path).map((written) => {
        const own = `${entry.spec.method ?? 'get'} ${written.replace(/\{\w+\}/g, ':')}`;
        return { entry, pointer: '/path', written, own, barred: [] };
      }),
    ),
    ...[...forms.entries.values()].map((entry) => {
      const { path: written } = entry.spec;
      const puzzle = written.replace(/[^/]+$/, PUZZLE);
      const barred = [`get ${written}`, `get ${puzzle}`, `post ${puzzle}`];
      return { entry, pointer: '/path', written, own: `post ${written}`, barred };
    }),
    ...firstSteps(context).map(({ entry, first }) => {
      const path = buildPagePath(entry.id, context.portal.home).replace(/:[^/]+/g, ':');
      const written = path.replaceAll(':', '[…]');
      return { entry, pointer: '', written, own: `get ${path}`, barred: [`get /${first}/…`] };
    }),
  ];
}

function pages(context: RuleContext): ConfigEntry<PageSpec>[] {
  return [...context.config.pages.entries.values()];
}

/** Every page with the first step of its address; parameters begin with a colon. */
function firstSteps(context: RuleContext): { entry: ConfigEntry<PageSpec>; first: string }[] {
  return pages(context).map((entry) => ({
    entry,
    first: buildPagePath(entry.id, context.portal.home).split('/')[1] ?? '',
  }));
}

/** The same in small letters, with hyphens for spaces. */
function plainStep(step: string): string {
  return step.startsWith('[')
    ? step.replaceAll(/[\s_.–—-]+(\w)/g, (_, letter: string) => letter.toUpperCase())
    : step
        .toLowerCase()
        .trim()
        .replaceAll(/[\s_.–—-]+/g, '-');
}

export const REDIRECT_RULES: Rules = {
  'No old name of an address is one that its pages take': (context, report) => {
    const entry = context.config.redirects;
    for (const [name, spec] of Object.entries(entry?.spec ?? {})) {
      if (!entry || context.isBroken(entry.source.file, `/${escape(name)}`)) continue;
      const place = here(entry, `/${escape(name)}`);
      const taken = listTaken(context, spec).get(name);
      if (spec.to === undefined && taken === undefined)
        report(problemAt(place, 'missing-key', { written: 'to' }));
      if (spec.to !== undefined && taken !== undefined)
        report(problemAtKey(place, 'same-query', { written: name, other: taken }));
    }
  },

  'Every old value of an address is none of its filter, and leads to one': (context, report) => {
    const entry = context.config.redirects;
    for (const [name, { to = name, values = {} }] of Object.entries(entry?.spec ?? {})) {
      const [filter, options] = findOptions(context, to) ?? [];
      if (!entry || !filter || !options) continue;
      for (const [was, now] of Object.entries(values)) {
        const place = here(entry, `/${escape(name)}/values/${escape(was)}`);
        if (options.includes(was))
          report(problemAtKey(place, 'same-query', { written: was, other: filter }));
        if (!options.includes(now))
          report(
            problemAt(place, 'unknown-option', { written: now, filter }, { allowed: options }),
          );
      }
    }
  },
};

/** Names that the pages of an entry take, or any page where it names none, with what has each. */
function listTaken(
  { config, filters, portal }: RuleContext,
  { pages }: RedirectSpec,
): ReadonlyMap<string, string> {
  const specs = (pages ?? []).flatMap((id) => config.pages.entries.get(id)?.spec ?? []);
  const own = specs.flatMap((page) => pageFilters(page).map(({ name }) => name));
  const names = pages ? own : Object.keys(filters);
  return new Map([
    [LEDGER, 'config/ledger.yaml'],
    [BLOCK, 'config/embeds.yaml'],
    ...Object.values<string>({ ...portal.queries }).map(
      (query) => [query, 'config/portal.yaml'] as const,
    ),
    ...names.map((name) => [readFilterQuery(name, filters[name] ?? {}), name] as const),
  ]);
}

/** The filter of a name and the values that can be chosen of it; null where any may be written. */
function findOptions(
  { filters }: RuleContext,
  query: string,
): readonly [filter: string, options: readonly string[]] | null {
  const found = Object.entries(filters).find(([name, own]) => readFilterQuery(name, own) === query);
  const [name = '', { kind, options = [] } = {}] = found ?? [];
  return kind === 'choice' ? [name, options.map(({ value }) => value)] : null;
}

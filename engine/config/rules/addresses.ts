// Rules about addresses of pages: each can be written, belongs to one page, and not to the server.

import type { PageSpec } from '../../../schemas/types.ts';
import { RESERVED } from '../../addresses/reserved.ts';
import { toList } from '../normalize/given.ts';
import { buildPagePath } from '../normalize/pages.ts';
import type { ConfigEntry } from '../entry.ts';
import type { RuleContext, Rules } from './rule.ts';
import { here, problemAt } from '../valuePlace.ts';

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

  'No two pages share an address': (context, report) => {
    const taken = new Map<string, string>();
    for (const entry of pages(context)) {
      const path = buildPagePath(entry.id, context.portal.home).replace(/:[^/]+/g, ':');
      const other = taken.get(path);
      if (other)
        report(
          problemAt(here(entry, ''), 'same-address', {
            written: path.replaceAll(':', '[…]'),
            other,
          }),
        );
      else taken.set(path, entry.source.file);
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

  'No page takes an address that belongs to a language': (context, report) => {
    const prefixes = context.portal.locales.flatMap((locale) => locale.prefix ?? []);
    for (const { entry, first } of firstSteps(context)) {
      if (prefixes.includes(first))
        report(
          problemAt(here(entry, ''), 'same-address', {
            written: `/${first}`,
            other: 'config/portal.yaml',
          }),
        );
    }
  },

  'No page takes an address that belongs to the server': (context, report) => {
    for (const { entry, first } of firstSteps(context))
      if (RESERVED.includes(first))
        report(problemAt(here(entry, ''), 'reserved-address', { written: `/${first}` }));
  },

  'No page takes the address of a call': (context, report) => {
    const calls = new Map(
      [...context.config.calls.entries.values()]
        .filter(({ spec }) => (spec.method ?? 'get') === 'get')
        .flatMap(({ spec, source }) =>
          toList(spec.path).map((path) => [path.replace(/\{\w+\}/g, ':'), source.file] as const),
        ),
    );
    for (const entry of pages(context)) {
      const path = buildPagePath(entry.id, context.portal.home);
      const other = calls.get(path.replace(/:[^/]+/g, ':'));
      if (other !== undefined)
        report(problemAt(here(entry, ''), 'same-address', { written: path, other }));
    }
  },
};

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

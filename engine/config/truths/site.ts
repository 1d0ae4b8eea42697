// Truths about what every page shares: menus, special pages, languages.

import type { PortalSpec } from '../../../schemas/types.ts';
import { there } from '../../model/lookup.ts';
import { pathOf } from '../normalize/pages.ts';
import { menuItems } from './tabOrder.ts';
import { here, problemAt, unknownName, type Truths } from './truth.ts';

export const SITE_TRUTHS: Truths = {
  'Every special page exists': (facts, say) => {
    const entry = there(facts.config.portal);
    for (const key of ['home', 'notFound', 'error'] as const) {
      if (!facts.config.pages.known.has(entry.spec[key]))
        say(
          unknownName(here(entry, `/${key}`), 'unknown-page', {
            written: entry.spec[key],
            allowed: facts.config.pages.known,
          }),
        );
    }
  },

  'Every call asked on first load is declared': (facts, say) => {
    const entry = there(facts.config.portal);
    (entry.spec.firstLoad ?? []).forEach((call, i) => {
      if (!facts.config.calls.known.has(call))
        say(
          unknownName(here(entry, `/firstLoad/${i}`), 'unknown-call', {
            written: call,
            allowed: facts.config.calls.known,
          }),
        );
    });
  },

  'No two languages share a code or a prefix': (facts, say) => {
    const entry = there(facts.config.portal);
    for (const key of ['code', 'prefix'] as const) {
      const seen = new Set<string>();
      entry.spec.locales.forEach((locale, i) => {
        const value = locale[key] ?? '';
        if (seen.has(value))
          say(problemAt(here(entry, `/locales/${i}/${key}`), 'same-language', { written: value }));
        seen.add(value);
      });
    }
  },

  'Every menu entry leads to a page': (facts, say) => {
    const entry = facts.config.menus;
    if (!entry) return;
    const ids = [...facts.config.pages.known];
    for (const { item, pointer } of menuItems(entry.spec)) {
      const outward = /^[a-z]+:|^\/\//i.test(item.to);
      if (outward && !item.to.startsWith('https://'))
        say(problemAt(here(entry, `${pointer}/to`), 'bad-link', { written: item.to }));
      else if (outward && !item.title)
        say(problemAt(here(entry, pointer), 'missing-key', { written: 'title' }));
      else if (item.to.includes('['))
        say(problemAt(here(entry, `${pointer}/to`), 'wrong-path-parameters', { written: item.to }));
      else if (!outward && !leads(ids, item.to, facts.portal))
        say(
          unknownName(here(entry, `${pointer}/to`), 'unknown-page', {
            written: item.to,
            allowed: ids,
          }),
        );
    }
  },
};

/** Whether an address with its parameters filled in is that of a page. */
export function leads(ids: readonly string[], to: string, portal: PortalSpec): boolean {
  return ids.some((id) => {
    const steps = pathOf(id, portal.home).slice(1).split('/');
    const wanted = id === to ? steps : to.split('/');
    return (
      steps.length === wanted.length &&
      steps.every((step, i) => step.startsWith(':') || step === wanted[i])
    );
  });
}

// Rules about what every page shares: menus, special pages, units, the time zone.

import type { PortalSpec } from '../../../schemas/types.ts';
import { isOver } from '../../language/days.ts';
import { assertDefined } from '../../model/lookup.ts';
import { buildPagePath } from '../normalize/pages.ts';
import { suggest } from '../suggest.ts';
import { listAnsweredFields } from './fields.ts';
import { isDay } from './schemaValues.ts';
import { menuItems } from './tabOrder.ts';
import { here, problemAt, unknownName, unknownNameAtKey, type Rules } from './rule.ts';

export const SITE_RULES: Rules = {
  'Every special page exists': (context, report) => {
    const entry = assertDefined(context.config.portal);
    for (const key of ['home', 'notFound', 'error'] as const) {
      if (!context.config.pages.known.has(entry.spec[key]))
        report(
          unknownName(here(entry, `/${key}`), 'unknown-page', {
            written: entry.spec[key],
            allowed: context.config.pages.known,
          }),
        );
    }
  },

  'Every call asked on first load is declared': (context, report) => {
    const entry = assertDefined(context.config.portal);
    (entry.spec.firstLoad ?? []).forEach((call, i) => {
      if (!context.config.calls.known.has(call))
        report(
          unknownName(here(entry, `/firstLoad/${i}`), 'unknown-call', {
            written: call,
            allowed: context.config.calls.known,
          }),
        );
    });
  },

  'Every call asked of another portal is declared': (context, report) => {
    const entry = assertDefined(context.config.portal);
    const { fetch } = entry.spec;
    if (!fetch) return;
    const named = [
      ...fetch.lists.map((call, i) => [call, `/lists/${i}`] as const),
      [fetch.groups, '/groups'] as const,
      [fetch.keys.call, '/keys/call'] as const,
      [fetch.last.call, '/last/call'] as const,
      ...fetch.exports.map(({ call }, i) => [call, `/exports/${i}/call`] as const),
    ];
    for (const [written, place] of named)
      if (!context.config.calls.known.has(written))
        report(
          unknownName(here(entry, `/fetch${place}`), 'unknown-call', {
            written,
            allowed: context.config.calls.known,
          }),
        );
  },

  'What stands at the foot of pages is an amount of a call': (context, report) => {
    const entry = assertDefined(context.config.portal);
    const { statistics } = entry.spec;
    if (!statistics) return;
    const call = context.config.calls.entries.get(statistics.call);
    if (!context.config.calls.known.has(statistics.call))
      report(
        unknownName(here(entry, '/statistics/call'), 'unknown-call', {
          written: statistics.call,
          allowed: context.config.calls.known,
        }),
      );
    else if (call && !listAnsweredFields(call.spec).includes(statistics.field))
      report(
        unknownName(here(entry, '/statistics/field'), 'unknown-field', {
          written: statistics.field,
          allowed: listAnsweredFields(call.spec),
          words: { call: statistics.call },
        }),
      );
  },

  'Every language that catalogues are told of is one of the portal': (context, report) => {
    const entry = assertDefined(context.config.portal);
    for (const written of Object.keys(entry.spec.publication?.languages ?? {}))
      if (!context.locales.includes(written))
        report(
          unknownNameAtKey(here(entry, `/publication/languages/${written}`), 'unknown-language', {
            written,
            allowed: context.locales,
          }),
        );
  },

  'Every page whose tables are no data sets exists': (context, report) => {
    const entry = assertDefined(context.config.portal);
    const { known } = context.config.pages;
    (entry.spec.publication?.without ?? []).forEach((written, i) => {
      if (!known.has(written))
        report(
          unknownName(here(entry, `/publication/without/${i}`), 'unknown-page', {
            written,
            allowed: known,
          }),
        );
    });
  },

  'Every call that is no tool of assistants exists': (context, report) => {
    const entry = assertDefined(context.config.portal);
    const { known } = context.config.calls;
    (entry.spec.assistants?.without ?? []).forEach((written, i) => {
      if (!known.has(written))
        report(
          unknownName(here(entry, `/assistants/without/${i}`), 'unknown-call', {
            written,
            allowed: known,
          }),
        );
    });
  },

  'The day until which it is said whom to tell of a vulnerability is to come': (
    context,
    report,
  ) => {
    const entry = assertDefined(context.config.portal);
    const { expires: written } = entry.spec.security ?? {};
    if (written === undefined) return;
    const place = here(entry, '/security/expires');
    if (!isDay(written)) report(problemAt(place, 'no-such-day', { written }));
    // pages are served all the same: what is past is shown to nobody
    else if (isOver(written))
      report(problemAt(place, 'day-over', { written }, { severity: 'warning' }));
  },

  'The time zone is one that there is': (context, report) => {
    const entry = assertDefined(context.config.portal);
    const { timeZone: written } = entry.spec;
    if (written === undefined || isZone(written)) return;
    const suggestion = suggest(written, zones()) ?? zoneOfCity(written);
    report(problemAt(here(entry, '/timeZone'), 'unknown-time-zone', { written }, { suggestion }));
  },

  'The unit that amounts stand in is one of the units': (context, report) => {
    const entry = assertDefined(context.config.portal);
    const { unit, units } = entry.spec;
    if (unit === undefined || unit === 'total') return;
    if (units.every(({ value }) => value !== unit))
      report(
        unknownName(here(entry, '/unit'), 'unknown-unit', {
          written: String(unit),
          allowed: ['total', ...units.map(({ value }) => String(value))],
        }),
      );
  },

  'No two units of amounts, and no two words for them, have the same value': (context, report) => {
    const entry = assertDefined(context.config.portal);
    for (const key of ['units', 'spoken'] as const) {
      const values = (entry.spec[key] ?? []).map(({ value }) => value);
      values.forEach((value, i) => {
        if (values.indexOf(value) < i)
          report(
            problemAt(here(entry, `/${key}/${i}/value`), 'repeated-item', {
              written: String(value),
            }),
          );
      });
    }
  },

  'Every menu entry leads to a page': (context, report) => {
    const entry = context.config.menus;
    if (!entry) return;
    const ids = [...context.config.pages.known];
    for (const { item, pointer } of menuItems(entry.spec)) {
      const outward = /^[a-z]+:|^\/\//i.test(item.to);
      if (outward && !item.to.startsWith('https://'))
        report(problemAt(here(entry, `${pointer}/to`), 'bad-link', { written: item.to }));
      else if (outward && !item.title)
        report(problemAt(here(entry, pointer), 'missing-key', { written: 'title' }));
      else if (/[[{]/.test(item.to) && !outward)
        report(problemAt(here(entry, `${pointer}/to`), 'code-in-brackets', { written: item.to }));
      else if (!outward && !leads(ids, item.to, context.portal))
        report(
          unknownName(here(entry, `${pointer}/to`), 'unknown-page', {
            written: item.to,
            allowed: ids,
          }),
        );
    }
  },
};

/** The zones by the names that they have now; some readers of dates still know older ones. */
function zones(): string[] {
  return Intl.supportedValuesOf('timeZone').map((name) => RENAMED[name] ?? name);
}

/** The zone that is called by this city. */
function zoneOfCity(city: string): string | null {
  const cityOf = (zone: string) => zone.slice(zone.lastIndexOf('/') + 1);
  const name = suggest(cityOf(city), zones().map(cityOf));
  return zones().find((zone) => cityOf(zone) === name) ?? null;
}

const RENAMED: Readonly<Record<string, string>> = {
  'Europe/Kiev': 'Europe/Kyiv',
  'Asia/Calcutta': 'Asia/Kolkata',
  'Asia/Saigon': 'Asia/Ho_Chi_Minh',
  'Asia/Rangoon': 'Asia/Yangon',
  'Asia/Katmandu': 'Asia/Kathmandu',
};

function isZone(timeZone: string): boolean {
  try {
    return new Intl.DateTimeFormat('en', { timeZone }).resolvedOptions().timeZone !== '';
  } catch {
    return false;
  }
}

/** Whether an address with its parameters filled in is that of a page. */
export function leads(ids: readonly string[], to: string, portal: PortalSpec): boolean {
  return ids.some((id) => {
    const steps = buildPagePath(id, portal.home).slice(1).split('/');
    const wanted = id === to ? steps : to.split('/');
    return (
      steps.length === wanted.length &&
      steps.every((step, i) => step.startsWith(':') || step === wanted[i])
    );
  });
}

// Rules about what every page shares: menus, special pages, units, the time zone.

import { BLOCK } from '../../addresses/query.ts';
import { isOver } from '../../language/days.ts';
import { assertDefined } from '../../model/lookup.ts';
import { buildPagePath } from '../normalize/pages.ts';
import { suggest } from '../suggest.ts';
import { isDay } from './schemaValues.ts';
import { menuItems } from './tabOrder.ts';
import { type RuleContext, type Rules, isOwnBlock, listBlocks } from './rule.ts';
import { MARKS_IN } from './marked.ts';
import { here, problemAt, unknownName } from '../valuePlace.ts';
import { escape } from '../reading/raw.ts';
import type { OpenedPortal } from '../opened/spec.ts';

export const SITE_RULES: Rules = {
  'The day until which it is said whom to tell of a vulnerability is to come': (facts, report) => {
    const entry = assertDefined(facts.config.portal);
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
    if (isZone(written)) return;
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

  ...MARKS_IN.portal,

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
export function leads(ids: readonly string[], to: string, portal: OpenedPortal): boolean {
  return ids.some((id) => {
    const steps = buildPagePath(id, portal.home).slice(1).split('/');
    const wanted = id === to ? steps : to.split('/');
    return (
      steps.length === wanted.length &&
      steps.every((step, i) => step.startsWith(':') || step === wanted[i])
    );
  });
}

/** Where the promises stand. */
const EMBEDS = 'config/embeds.yaml';

export const EMBED_RULES: Rules = {
  'Every block that others were promised to show is still there': (context, report) => {
    const entry = context.config.embeds;
    if (!entry) return;
    for (const [page, ids] of Object.entries(entry.spec)) {
      const pointer = `/${escape(page)}`;
      const blocks = listBlocks(context).filter((at) => isOwnBlock(at) && at.entry.id === page);
      // of a page that cannot be read nobody knows what it has
      if (context.isBroken(`config/pages/${page}.yaml`, '') || blocks.length === 0) continue;
      const shown = blocks.filter(({ block }) => block['embed'] === true);
      const names = shown.map(({ block }) => String(block['id']));
      ids.forEach((written, i) => {
        if (!names.includes(renewBlock(context, page, written)))
          report(problemAt(here(entry, `${pointer}/${i}`), 'embed-gone', { written, page }));
      });
    }
  },

  'Every block that others may show has a name of its own, and is promised to them': (
    context,
    report,
  ) => {
    const promised = context.config.embeds?.spec ?? {};
    for (const { entry, pointer, block } of listBlocks(context)) {
      if (block['embed'] !== true) continue;
      const id = block['id'];
      const place = here(entry, `${pointer}/embed`);
      if (typeof id !== 'string') report(problemAt(place, 'missing-key', { written: 'id' }));
      else if (!context.isBroken(EMBEDS, '') && !promised[entry.id]?.includes(id))
        report(
          problemAt(place, 'embed-not-promised', { written: id, line: readLine(entry.id, id) }),
        );
    }
  },
};

/** What a block is called now that others show by this id. */
function renewBlock({ config }: RuleContext, page: string, id: string): string {
  const { pages = [page], values = {} } = config.redirects?.spec[BLOCK] ?? {};
  return pages.includes(page) ? (new Map(Object.entries(values)).get(id) ?? id) : id;
}

/** What is to be added to the promises. */
function readLine(page: string, id: string): string {
  return `${page.includes('[') ? `"${page}"` : page}: [${id}]`;
}

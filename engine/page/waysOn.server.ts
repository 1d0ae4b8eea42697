// Where a page has no figures: under which other choices it has some, who near the one that it is about has some, and where to ask for them.

import type { PageContext } from '../blocks/contract/context.server.ts';
import { findMemberPage } from '../answers/explained/figure.ts';
import { entityDimension } from '../ledger/model/tables.ts';
import { readLoadedAlike } from '../ledger/query/loadedParts.ts';
import { AT_LAST } from '../model/codes.ts';
import { lookup } from '../model/lookup.ts';
import type { MissingView, PeriodLink } from '../model/portal.ts';
import { writeState } from '../state/pageState.ts';
import { isOfPeriod } from '../state/periodFilters.ts';
import { chosenValues, type ReadFilter } from '../state/readFilters.ts';
import { optionLabel } from './fields.server.ts';

/** So many neighbours at most. */
const MOST_NEAR = 8;

type LinkList = MissingView['lists'][number];

/** Lists of links, none of them empty. */
export async function listWaysOn(context: PageContext): Promise<LinkList[]> {
  const { say } = context.formatter;
  const others = { title: say('missing.others'), links: await linkOtherChoices(context) };
  const near = await linkNear(context);
  return [others, ...(near ? [near] : [])].filter(({ links }) => links.length > 0);
}

/** The same page at other options under which something is loaded, whatever the period. */
async function linkOtherChoices(context: PageContext): Promise<PeriodLink[]> {
  const { page, path, read, readPage } = context;
  const others = read.filters.filter(({ filter }) => !isOfPeriod(filter));
  const links = others.filter(isChoice).flatMap((own) =>
    own.allowed
      .filter((value) => value !== own.value)
      .map(async (value): Promise<PeriodLink[]> => {
        const values = { ...chosenValues(others), [own.filter.name]: value };
        const there = await readPage(page, values);
        if (!there.loaded || there.loaded.length === 0) return [];
        const to = path + writeState({ ...context, read: there });
        return [{ label: optionLabel(context, own.filter, value), to }];
      }),
  );
  return (await Promise.all(links)).flat();
}

function isChoice({ filter }: ReadFilter): boolean {
  return filter.kind === 'choice';
}

/** Members that stand beside the one of the address, of whom anything is stored; null where they stand beside nobody. */
async function linkNear(context: PageContext): Promise<LinkList | null> {
  const { portal, page, read, ledger, formatter } = context;
  const [name, { dimension = '' } = {}] = Object.entries(page.parameters)[0] ?? [];
  const beside = portal.settings.search?.members?.find((each) => each.dimension === dimension)
    ?.place?.beside;
  if (!ledger || name === undefined || beside === undefined) return null;
  const own = read.values[name] ?? '';
  const groupOf = (code: string) => ledger.members.attribute(dimension, code, beside, AT_LAST);
  const group = groupOf(own);
  const title = group === null ? null : ledger.members.title(beside, group, AT_LAST);
  if (!title) return null;
  const stored = await readLoadedAlike(ledger.store, listFactsOf(context, dimension));
  const links = [...stored.keys()]
    .filter((code) => code !== own && groupOf(code) === group)
    .flatMap((code): PeriodLink[] => {
      const called = ledger.members.title(dimension, code, AT_LAST);
      const to = findMemberPage(portal, dimension, code);
      return called && to !== '' ? [{ label: formatter.plain(called), to }] : [];
    });
  const { compare } = new Intl.Collator(formatter.locale.tag);
  return {
    title: formatter.say('missing.near', { name: formatter.plain(title) }),
    links: links.toSorted((a, b) => compare(a.label, b.label)).slice(0, MOST_NEAR),
  };
}

/** Facts that are kept by the codes of a dimension. */
function listFactsOf({ portal: { model } }: PageContext, dimension: string): string[] {
  return Object.values(model.facts)
    .filter((fact) => entityDimension(model, fact) === dimension)
    .map(({ name }) => name);
}

/** The page by which readers ask for what is not loaded; null where the portal names none. */
export function linkToAsk({ portal, formatter }: PageContext): PeriodLink | null {
  const { askFor } = portal.settings;
  if (askFor === undefined) return null;
  return { label: formatter.say('missing.ask'), to: lookup(portal.pages, askFor).path };
}

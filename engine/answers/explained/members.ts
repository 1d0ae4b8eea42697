// Whose a figure is: the parts and keys that were asked, what its code belongs to, the pages of their figures.

import { fillPath } from '../../addresses/routes.ts';
import { plainWords } from '../../language/text.ts';
import type { LocaleFormatter } from '../../language/localeFormatter.ts';
import { lookup } from '../../model/lookup.ts';
import type { Portal } from '../../model/portal.ts';
import type { ToldMember, ToldName } from './explained.ts';
import type { FoundFigure } from './figure.ts';

/** Parts of splits and keys that the figure is of. */
export function asked({
  service,
  formatter,
  plan,
  where: codes,
  period,
}: FoundFigure): ToldMember[] {
  const { model } = service.portal;
  const where: Record<string, string> = { ...codes };
  if (plan && plan.partitionedBy !== null) where[plan.partitionedBy] ??= plan.partition;
  return Object.entries(where).map(([name, code]) => {
    const dimension = lookup(model.dimensions, name);
    const own = dimension.members.find((member) => member.code === code)?.title;
    const total = dimension.total?.code === code ? dimension.total.title : undefined;
    const known = service.ledger.members.title(name, code, period?.year ?? 0);
    return {
      title: formatter.plain(dimension.title),
      ...toldName(formatter, own ?? total ?? known ?? {}, code),
      code: own || total ? '' : code,
      to: own || total ? '' : findMemberPage(service.portal, name, code),
    };
  });
}

/** What the code belongs to in classifications that it leads to. */
export function belonging({
  service,
  formatter,
  item,
  dimension,
  period,
}: FoundFigure): ToldMember[] {
  const { portal, ledger } = service;
  const year = period?.year ?? 0;
  const { leads = [], levels = [] } = portal.model.dimensions[dimension] ?? {};
  // above its lowest level a code has codes that belong elsewhere
  if (item.children.length > 0 || item.level === 0 || levels.length === 0) return [];
  return leads.flatMap((name): ToldMember[] => {
    const code = ledger.members.attribute(dimension, item.code, name, year);
    const title = code === null ? null : ledger.members.title(name, code, year);
    if (code === null || !title) return [];
    return [
      {
        title: formatter.plain(lookup(portal.model.dimensions, name).title),
        ...toldName(formatter, title, code),
        to: findMemberPage(portal, name, code),
      },
    ];
  });
}

/** A code with its name as plain text; `lang` is empty where the name is in the language of the page. */
export function toldName(
  formatter: LocaleFormatter,
  names: Readonly<Record<string, string>>,
  code: string,
): ToldName {
  const words = formatter.words(names);
  return { code, words: plainWords(words), lang: typeof words === 'string' ? '' : words.lang };
}

/** The address, without language, of a code's figures: where the search leads too; empty where it leads nowhere. */
export function findMemberPage(portal: Portal, dimension: string, code: string): string {
  const found = portal.settings.search?.members?.find((each) => each.dimension === dimension);
  const page = found && portal.pages[found.page];
  if (!page) return '';
  const [parameter] =
    Object.entries(page.parameters).find(([, declared]) => declared.dimension === dimension) ?? [];
  const path = parameter === undefined ? page.path : fillPath(page.path, { [parameter]: code });
  const query = (found.query ?? '').replace('{code}', encodeURIComponent(code));
  return path + (query === '' ? '' : `?${query}`);
}

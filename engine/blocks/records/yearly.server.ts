// Records year by year: those of one year or of all, in groups, with a way to each as a file and to a comparison of two.

import { writeQuery } from '../../addresses/query.ts';
import { fillPath } from '../../addresses/routes.ts';
import { compareCodes } from '../../model/branches.ts';
import { lookup } from '../../model/lookup.ts';
import type { Words } from '../../model/portal.ts';
import { keptIn } from '../../state/kept.ts';
import { writeState } from '../../state/pageState.ts';
import type { PageContext } from '../contract/context.server.ts';
import { withLedger } from '../contract/linkTo.server.ts';
import { pageAddress } from '../contract/noRecord.server.ts';
import {
  askItems,
  askYears,
  textIn,
  wordsOr,
  type RecordFields,
} from '../contract/records.server.ts';
import { formatLead } from '../contract/said.server.ts';
import { buildHeads, buildRow, formatCounts, listColumns, sortItems } from './columns.server.ts';
import { ALL_YEARS, recordsKeeps, type RecordsBlock } from './records.kind.ts';
import { NOTHING, type ListedRow, type RecordsContent, type RecordsWay } from './content.server.ts';

type GroupSpec = NonNullable<RecordsBlock['groups']>[number];

/** Throws ApiProblem. */
export async function buildYearly(
  context: PageContext,
  block: RecordsBlock,
): Promise<RecordsContent> {
  const { years, compare } = block;
  const all = years
    ? await askYears(context, block, years.param)
    : [{ year: '', items: await askItems(context, block.call, block.with) }];
  const standard = years?.first === 'latest' ? (all[0]?.year ?? ALL_YEARS) : ALL_YEARS;
  // a year that nobody asked for is never chosen silently
  const chosen = keptIn(context, recordsKeeps)?.year || standard;
  const shown = all.filter(({ year }) => chosen === ALL_YEARS || year === chosen);
  const items = shown.flatMap((each) => sortItems(block, each.items));
  const columns = listColumns(block, items);
  const [outer, inner] = block.groups ?? [];
  // what the address lists by year is listed as one within a group
  const groups = groupItems(context, outer, outer ? sortItems(block, items) : items);
  return {
    ...NOTHING,
    lead: formatLead(context, block, items, formatCounts(context, { count: items.length })),
    years:
      all.length < 2
        ? []
        : listYears(context, block, [ALL_YEARS, ...all.map(({ year }) => year)], {
            chosen,
            standard,
          }),
    heads: buildHeads(context, columns),
    groups: groups.map(({ heading, rows }) => ({
      heading,
      parts: groupItems(context, inner, rows).map((part) => ({
        heading: part.heading,
        rows: part.rows.map((item) => ({
          ...buildRow(context, block, columns, item),
          papers: listPapers(context, block, textIn(item, block.key)),
        })),
      })),
    })),
    empty: items.length > 0 ? '' : formatEmpty(context, block, all.length > 0 ? chosen : ''),
    compare:
      compare && items.length > 1
        ? { action: pageAddress(context, compare.page), query: compare.query }
        : null,
  };
}

/** `year` has no records, others may have; empty: there are none at all. */
function formatEmpty(context: PageContext, { empty }: RecordsBlock, year: string): string {
  return year === ''
    ? wordsOr(context, empty, 'records.empty')
    : context.formatter.say('records.no-year', { year });
}

interface Grouped {
  /** Empty: there is none. */
  readonly heading: Words;
  readonly rows: readonly RecordFields[];
}

/** Items by the values of a field: in the order of the block, then by value; within a group as they came. */
export function groupItems(
  { formatter }: Pick<PageContext, 'formatter'>,
  group: GroupSpec | undefined,
  items: readonly RecordFields[],
): Grouped[] {
  if (!group) return items.length === 0 ? [] : [{ heading: '', rows: items }];
  const { by, titles, called, order = Object.keys(titles) } = group;
  const place = (value: string) => {
    const at = order.indexOf(value);
    return at < 0 ? order.length : at;
  };
  return [...Map.groupBy(items, (item) => textIn(item, by))]
    .toSorted(([a], [b]) => place(a) - place(b) || compareCodes(a, b))
    .map(([value, rows]) => {
      const written = titles[value];
      const own = textIn(rows[0] ?? {}, called);
      return { heading: written ? formatter.words(written) : own || value, rows };
    });
}

function listPapers(
  context: PageContext,
  { papers }: RecordsBlock,
  key: string,
): ListedRow['papers'] {
  if (!papers) return [];
  const path = fillPath(lookup(context.portal.calls, papers.call).path, { [papers.param]: key });
  return papers.files.map(({ title, with: given }) => ({
    title: context.formatter.plain(title),
    to: withLedger(
      context,
      path + writeQuery(Object.entries(given).map(([name, value]) => [name, value, ''])),
    ),
  }));
}

function listYears(
  context: PageContext,
  { years }: RecordsBlock,
  values: readonly string[],
  { chosen, standard }: { readonly chosen: string; readonly standard: string },
): RecordsWay[] {
  if (!years) return [];
  return values.map((value) => {
    const query = writeState(context, { [years.query]: value === standard ? null : value });
    return {
      label: value === ALL_YEARS ? context.formatter.say('records.all-years') : value,
      name: '',
      to: context.path + query,
      isCurrent: value === chosen,
      keep: '',
    };
  });
}

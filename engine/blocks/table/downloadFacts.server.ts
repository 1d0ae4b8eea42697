// What is known of the columns of a table that is downloaded: what they hold, and their roles in the portal's taxonomy.

import type { TreeAnswer, TreeItem } from '../../answers/answer.ts';
import { askFor } from '../../answers/figures.ts';
import type { Params } from '../../answers/params.ts';
import { lookup } from '../../model/lookup.ts';
import type { Ask, Call, Portal } from '../../model/portal.ts';
import type { PageContext } from '../contract/context.server.ts';
import { formatMeasureCaption, findMeasure, unitOfFiles } from '../contract/measures.server.ts';
import type { DownloadFacts, DownloadField } from '../contract/part.server.ts';
import { formatColumnTitle } from './cells.ts';
import type { ViewColumn } from './table.kind.ts';

/** A tree with what it was asked by. */
export interface AskedTree {
  readonly call: Call;
  readonly params: Params;
  readonly answer: TreeAnswer;
  readonly columns: readonly ViewColumn[];
}

const TEXT: DownloadField = { holds: 'text', about: '', role: '', phase: '' };

/** `items` are the rows that are written. */
export function factsOfTree(
  context: PageContext,
  { call, params, answer, columns }: AskedTree,
  items: readonly TreeItem[],
): DownloadFacts {
  const { portal } = context;
  const { roles } = portal.model;
  const asks = askFor(call, params);
  const years = answer.arrangement === 'points' && items.length > 0 && items.every(isYear);
  const role = roles?.dimensions?.[dimensionOf(answer, asks, params)];
  const unit = unitOfFiles(portal.settings.units);
  return {
    fields: [
      years ? { ...TEXT, holds: 'year' } : { ...TEXT, role: role?.code ?? '' },
      { ...TEXT, role: role?.name ?? '' },
      ...columns.map((column): DownloadField => ({
        holds: column.kind === 'text' ? 'text' : 'number',
        about: aboutColumn(context, call, column),
        role: '',
        // what amounts are shown as has no phase of its own
        phase:
          column.kind === 'amount' && !context.absolute
            ? findPhase(portal, asks, column.field)
            : '',
      })),
    ],
    caption: formatMeasureCaption({ ...context, unit }, answer),
    unit: columns.some(isAmount) ? context.formatter.plain(unit.short) : '',
    year: answer.arrangement === 'points' ? null : (answer.period?.year ?? null),
    direction: sameOf(asks.flatMap(({ facts }) => facts).map((fact) => roles?.directions?.[fact])),
  };
}

/** All columns are text; code and name have the roles of their dimension, empty where it has none. */
export function factsOfRecords(
  { portal }: PageContext,
  { members }: Call,
  { columns, caption }: { readonly columns: readonly ViewColumn[]; readonly caption: string },
): DownloadFacts {
  const role = portal.model.roles?.dimensions?.[members?.dimension ?? ''];
  return {
    fields: [
      { ...TEXT, role: role?.code ?? '' },
      { ...TEXT, role: role?.name ?? '' },
      ...columns.map(() => TEXT),
    ],
    caption,
    unit: '',
    year: null,
    direction: '',
  };
}

function isAmount({ kind }: ViewColumn): boolean {
  return kind === 'amount' || kind === 'change';
}

function isYear({ code, level }: TreeItem): boolean {
  return level === 1 && /^\d{4}$/.test(code);
}

/** The dimension of all rows; empty where there are several, or rows are of none. */
function dimensionOf({ arrangement }: TreeAnswer, asks: readonly Ask[], params: Params): string {
  if (arrangement !== 'hierarchy') return '';
  return sameOf(
    asks.flatMap(({ by, detail }) => {
      const below = detail?.levels[String(params[detail.param])];
      return below === undefined ? [by] : [by, below];
    }),
  );
}

/** The long name of a measure whose column has a short one. */
function aboutColumn(context: PageContext, call: Call, column: ViewColumn): string {
  const measure = findMeasure(context, call, column.field);
  if (!measure || column.kind === 'share') return '';
  const title = context.formatter.plain(measure.title);
  return title === formatColumnTitle(column) ? '' : title;
}

/** Empty where it is not known, and for what may be of another year: its row would say that it is of this one. */
export function findPhase(
  { model }: Pick<Portal, 'model'>,
  asks: readonly Ask[],
  field: string,
): string {
  const phases = asks.flatMap(({ facts, measures: { [field]: measure = '' } }) =>
    facts.flatMap((fact) => {
      const own = lookup(model.facts, fact).measures[measure];
      if (!own) return [];
      return (own.from?.years ?? []).some((years) => years !== 0)
        ? ''
        : model.roles?.phases?.[measure];
    }),
  );
  return sameOf(phases);
}

/** What all of them are; empty where they differ, or one is not known. */
function sameOf(words: readonly (string | undefined)[]): string {
  const [word = '', ...others] = new Set(words);
  return others.length === 0 ? word : '';
}

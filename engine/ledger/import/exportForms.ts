// Files that the portal itself gives → forms in which it takes them back: one declaration, that of the call, for both directions.

import { holds } from '../../state/decide.ts';
import { namesGiven } from '../../model/given.ts';
import { first, lookup } from '../../model/lookup.ts';
import type { Ask, Call, Fact, Flat, Format, FormatColumn, Portal } from '../../model/portal.ts';
import { entityDimension, storedMeasures, treeDimensions } from '../model/tables.ts';

type Model = Portal['model'];

export interface ExportForms {
  readonly formats: readonly Format[];
  /** Names of files whose rows are derived: sums over other dimensions, or of several facts. */
  readonly derived: readonly string[];
}

/** A file can be taken back where each row is a row of one fact, by the first of its classifications, and the name says the rest. */
export function exportForms(portal: Pick<Portal, 'calls' | 'model' | 'formats'>): ExportForms {
  const formats: Format[] = [];
  const derived: string[] = [];
  for (const call of Object.values(portal.calls))
    for (const flat of call.flat.filter(({ columns }) => columns.some(({ of }) => of === 'code'))) {
      const form = call.asks
        .filter((ask) => agree(ask, flat))
        .map((ask) => findForm(portal.model, call, { ask, flat }))
        .find((found) => found !== null);
      if (!form) derived.push(flat.file);
      else if (!portal.formats.some((own) => isSame(own, form))) formats.push(form);
    }
  return { formats, derived };
}

/** Whether an ask and a form of files may belong to one question. */
function agree(ask: Ask, flat: Flat): boolean {
  return Object.entries(flat.when).every(([name, values]) =>
    values.some((value) => holds(ask.when, { [name]: value })),
  );
}

/** Whether a form is declared for itself, with the same columns for the same fact. */
function isSame(own: Format, form: Format): boolean {
  const names = ({ columns }: Format) => columns.map(({ name }) => name).join(';');
  return own.fact === form.fact && names(own) === names(form);
}

function findForm(
  model: Model,
  call: Call,
  { ask, flat }: { readonly ask: Ask; readonly flat: Flat },
): Format | null {
  const fact = lookup(model.facts, first(ask.facts));
  const tree = treeDimensions(model, fact)[0];
  if (tree === undefined || fact.derive.length > 0 || ask.by !== tree) return null;
  const columns = findColumns(model, fact, { ask, flat, tree });
  const pattern = findPattern(model, call, { ask, flat, fact });
  if (columns === null || pattern === null) return null;
  const said = fact.dimensions.filter(
    (name) =>
      pattern.includes(`(?<${formatGroupName(name)}>`) || columns.some(({ of }) => of === name),
  );
  const entity = entityDimension(model, fact);
  const needed = fact.dimensions.filter(
    (name) => name === entity || lookup(model.dimensions, name).kind === 'split',
  );
  if (!needed.every((name) => said.includes(name))) return null;
  return {
    ...PLAIN,
    name: flat.file.replaceAll(/-?\{\w+\}/g, '').toLowerCase(),
    title: call.title,
    encoding: flat.encoding,
    headerLines: flat.captions ? 2 : 1,
    fact: fact.name,
    columns,
    fileName: { pattern, grain: pattern.includes('(?<grain>)') ? { '': 'year' } : {} },
  };
}

/** What all files that the portal gives have in common. */
const PLAIN = {
  kind: 'figures',
  syntax: 'delimited',
  separator: ';',
  newline: 'lf',
  rows: 'tree',
  totals: {},
  skip: {},
  rejoin: false,
  records: [],
  stream: false,
  adds: false,
  timeless: false,
  set: {},
} as const;

/** The columns of a file by what they mean; null where none of them is a stored measure. */
function findColumns(
  model: Model,
  fact: Fact,
  { ask, flat, tree }: { readonly ask: Ask; readonly flat: Flat; readonly tree: string },
): readonly FormatColumn[] | null {
  const stored = new Set(storedMeasures(fact).map(({ name }) => name));
  const part = fact.dimensions.find((name) => lookup(model.dimensions, name).kind === 'split');
  const total = lookup(model.dimensions, tree).total?.code ?? '';
  const columns = flat.columns.map(({ field, of }): FormatColumn => {
    const column = { ...BARE, name: field };
    if (of === 'code') {
      const codes = flat.total ? { [flat.total.code]: total } : {};
      return { ...column, means: 'dimension', of: tree, codes };
    }
    if (of === 'name') return { ...column, means: 'name', of: tree };
    if (of === 'part' && part !== undefined) return { ...column, means: 'dimension', of: part };
    const measure = of in fact.measures ? of : (ask.measures[of] ?? '');
    return stored.has(measure) ? { ...column, means: 'measure', of: measure } : column;
  });
  return columns.some(({ means }) => means === 'measure') ? columns : null;
}

const BARE = {
  means: 'ignore',
  of: '',
  pattern: '',
  codes: {},
  optional: false,
  notBefore: '',
  factor: 'one',
  decimals: 'point',
} as const;

/** What names of such files look like; null where something in them is neither a period nor a code, or the period is not said. */
function findPattern(
  model: Model,
  call: Call,
  { ask, flat, fact }: { readonly ask: Ask; readonly flat: Flat; readonly fact: Fact },
): string | null {
  const dialects = call.period.map((name) => lookup(model.dialects, name));
  const yearly = dialects.every(({ grain }) => grain.param === undefined && grain.value === 'year');
  let known = true;
  const body = flat.file.replaceAll(/\{(\w+)\}/g, (_, name: string) => {
    if (dialects.some(({ year }) => year === name))
      return `${yearly ? '(?<grain>)' : ''}(?<year>[0-9]{4})`;
    if (dialects.some(({ from }) => from === name)) return '(?<from>[0-9]{1,2})';
    if (dialects.some(({ to }) => to === name)) return '(?<to>[0-9]{1,2})';
    const dimension = fact.dimensions.find((each) => namesGiven(ask.where[each]).includes(name));
    if (dimension === undefined) known = false;
    return dimension === undefined ? '' : `(?<${formatGroupName(dimension)}>[0-9A-Za-z]+)`;
  });
  const whole = body.includes('(?<year>') && (yearly || body.includes('(?<to>'));
  return known && whole ? `^${body}\\.csv$` : null;
}

/** Names of groups in a pattern have no hyphens. */
export function formatGroupName(dimension: string): string {
  return dimension.replaceAll('-', '_');
}

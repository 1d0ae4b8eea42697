// Compiles a template and draws it once with rows as every chart has them: what would go wrong before a reader is found beforehand.

import { parse, View } from 'vega';

import type { Chart } from '../model/portal.ts';
import { compileChart, GIVEN } from './compile.ts';
import { buildChartData, EMPTY_ROW, ROW_NAMES, type ChartRow } from './data.ts';
import { expressionsIn, namesRead, unreadable, type Unreadable } from './expressions.ts';
import { measureByLetters } from './letters.ts';
import { strangeKeys } from './languageKeys.ts';
import { strangeValues } from './strangeValues.ts';
import { strangeWords } from './vegaLite.ts';
import { AS_TREES, INTERPRETED } from './interpreted.ts';

measureByLetters();

/** What keeps a template from being drawn, at its place below the specification. */
export interface ChartFault {
  readonly pointer: string;
  readonly what: 'key' | 'value' | 'field' | 'name' | 'expression' | 'other';
  readonly written: string;
  readonly allowed: readonly string[];
  /** Why an expression does not read. */
  readonly reason?: Unreadable;
}

type Template = Pick<Chart, 'language' | 'spec' | 'needs'>;

/** What is wrong with a template; what only follows from something else is not told. */
export function tryChart(chart: Template): readonly ChartFault[] {
  const words = chart.language === 'vega-lite' ? [...strangeWords(chart.spec)] : [];
  if (words.length > 0) return words;
  const keys = [...strangeKeys(chart)];
  if (keys.length > 0) return keys;
  const values = chart.language === 'vega-lite' ? [...strangeValues(chart.spec)] : [];
  if (values.length > 0) return values;
  const expressions = [...expressionsIn(chart.spec)].flatMap(({ pointer, text }): ChartFault[] => {
    const reason = unreadable(text);
    return reason ? [{ pointer, what: 'expression', written: text, allowed: [], reason }] : [];
  });
  if (expressions.length > 0) return expressions;
  const { failed, names } = draw(chart);
  if (failed !== null) return [failure(chart, failed)];
  const allowed = [...new Set([...chart.needs, ...ROW_NAMES])];
  return [...namesRead(chart.spec)].flatMap(({ pointer, name }): ChartFault[] =>
    names.has(name) ? [] : [{ pointer, what: 'field', written: name, allowed }],
  );
}

/** What the drawing says where it fails; where it does not, the names of all that its data hold. */
interface Drawn {
  readonly failed: string | null;
  readonly names: ReadonlySet<string>;
}

function draw(chart: Template): Drawn {
  const names = new Set<string>();
  try {
    const said: string[] = [];
    const spec = compileChart(chart);
    const view = new View(parse(spec, undefined, AS_TREES), {
      renderer: 'none',
      ...INTERPRETED,
      logger: loggerTo(said),
    } as never);
    view.data('rows', rowsFor(chart)).run();
    for (const { name } of spec.data ?? [])
      for (const tuple of view.data(name) as object[])
        for (const key of Object.keys(tuple)) names.add(key);
    view.finalize();
    return { failed: said.length > 0 ? said.join('; ') : null, names };
  } catch (error) {
    return { failed: readMessage(error), names };
  }
}

function loggerTo(said: string[]): object {
  const silent = () => logger;
  const logger = {
    level: silent,
    warn: silent,
    info: silent,
    debug: silent,
    error: (...text: unknown[]) => (said.push(text.map(readMessage).join(' ')), logger),
  };
  return logger;
}

function readMessage(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}

const SAMPLE = [1200, 250.5, 3];
const SERIES = ['a', 'b'];

/** A row for each value in each of two series, with the slots of the template. */
export function sampleRows(
  { needs }: Pick<Template, 'needs'>,
  values: readonly number[],
): ChartRow[] {
  return SERIES.flatMap((series, seriesOrder) =>
    values.map((value, i): ChartRow => ({
      ...EMPTY_ROW,
      key: `${i + 1}`,
      label: `${i + 1}`,
      name: `${i + 1}`,
      series,
      seriesLabel: series,
      seriesOrder,
      incomplete: i === values.length - 1,
      exact: `${value}`,
      spoken: `${value}`,
      brief: `${value}`,
      value: value + seriesOrder,
      plan: value + 1,
      share: '1',
      slots: Object.fromEntries(needs.map((slot) => [slot, value])),
    })),
  );
}

/** The same as a template has them, with its slots and no others. */
function rowsFor({ needs }: Template): object[] {
  return buildChartData(sampleRows({ needs }, SAMPLE)).map((row) => {
    const { plan, ...always } = row;
    return needs.includes('plan') ? { ...always, plan } : always;
  });
}

function wordIn(name: string): RegExp {
  return new RegExp(`(?<![\\w$])${name.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&')}(?![\\w$])`);
}

/** A drawing that failed: by a name in an expression, or by whatever the drawing could do without. */
function failure(chart: Template, message: string): ChartFault {
  const [, name] = /Unrecognized (?:signal name|function): "?(\w+)/.exec(message) ?? [];
  const place =
    name === undefined
      ? undefined
      : [...expressionsIn(chart.spec)].find(({ text }) => wordIn(name).test(text));
  if (name !== undefined && place)
    return {
      pointer: place.pointer,
      what: 'name',
      written: name,
      allowed: message.includes('signal name') ? listSignals(chart) : [],
    };
  const reason = message.replace(/\n.*$/s, '').slice(0, 160).replace(/\.$/, '');
  return { pointer: culpritIn(chart), what: 'other', written: reason, allowed: [] };
}

/** The names of values that stand beside the rows: those that every template is given, and its own. */
function listSignals({ spec }: Template): string[] {
  const own = [spec['params'], spec['signals']].flat() as (
    { readonly name?: string } | undefined
  )[];
  return [
    'width',
    'height',
    ...GIVEN.map(({ name }) => name),
    ...own.flatMap((each) => each?.name ?? []),
  ];
}

/** The first part without which the template can be drawn, the smallest ones before those that hold them. */
function culpritIn(chart: Template): string {
  const parts = [...partsIn(chart.spec, [])].slice(0, MOST_TRIED);
  const found = parts.find(({ steps, key }) => draw(without(chart, steps, key)).failed === null);
  return found ? [...found.steps, found.key].map((step) => `/${step}`).join('') : '';
}

const MOST_TRIED = 400;

function* partsIn(
  value: unknown,
  steps: readonly string[],
): Generator<{ readonly steps: readonly string[]; readonly key: string }> {
  if (value === null || typeof value !== 'object') return;
  for (const [key, inner] of Object.entries(value)) {
    yield* partsIn(inner, [...steps, key]);
    yield { steps, key };
  }
}

function without(chart: Template, steps: readonly string[], key: string): Template {
  const spec = structuredClone(chart.spec) as Record<string, unknown>;
  const holder = partAt(spec, steps);
  if (Array.isArray(holder)) holder.splice(Number(key), 1);
  else if (holder) delete holder[key];
  return { ...chart, spec };
}

function partAt(
  spec: unknown,
  steps: readonly string[],
): Record<string, unknown> | unknown[] | null {
  const found = steps.reduce<unknown>(
    (part, step) => (part as Record<string, unknown>)[step],
    spec,
  );
  return found !== null && typeof found === 'object' ? (found as Record<string, unknown>) : null;
}

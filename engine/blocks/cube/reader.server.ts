// Reads the fields of a composed question one after another: what the figures have is taken, what they have not is kept with a reason.

import { wholeYears, type LoadedYears } from '../../state/loadedPeriods.ts';
import { assertDefined, first, lookup } from '../../model/lookup.ts';
import type { Call, CubeFacts, Filter, Portal } from '../../model/portal.ts';
import { dimensionsOfAny, isTime, levelsIn } from '../../answers/cube/cubeAxes.ts';
import type { PageContext } from '../contract/context.server.ts';
import { findMemberCode } from '../contract/memberChoices.server.ts';
import { findMonthParams, type Written } from './names.ts';
import { WAY, WAYS, type ShownWay } from './ways.ts';

/** What was written and is not taken: the field, the value, and the key of the message that says why. */
export interface Dropped {
  readonly name: string;
  readonly was: string;
  readonly why:
    'unknown' | 'repeated' | 'no-years' | 'reversed' | 'no-keys' | 'no-codes' | 'year-added';
}

/** So many axes stand in the rows, and in the columns. */
export const MOST_AXES = 2;

/** Reads one field after another, and keeps what it could not take. */
export class QuestionReader {
  readonly dropped: Dropped[] = [];
  private readonly context: PageContext;
  private readonly call: Call;
  private readonly written: Written;

  constructor(context: PageContext, call: Call, written: Written) {
    this.context = context;
    this.call = call;
    this.written = written;
  }

  /** One value of each choice: what is written, or what the call takes without it. */
  choices(names: readonly string[]): Record<string, string> {
    return Object.fromEntries(
      names.map((name) => {
        const filter = findParamFilter(this.context.portal, this.call, name);
        const [was = '', ...others] = this.of(name);
        const known = filter.options.find(({ value, also }) => value === was || also.includes(was));
        if (was !== '' && !known) this.drop(name, was);
        for (const other of others) this.drop(name, other);
        return [name, known?.value ?? readDefaultChoice(this.context.portal, this.call, name)];
      }),
    );
  }

  axes(figures: CubeFacts): Record<string, string[]> {
    const { rows, columns } = assertDefined(this.call.cube);
    const taken = new Set<string>();
    const read = (name: string) =>
      this.of(name).filter((text, i) => {
        const [own = ''] = text.split(':');
        if (!this.isAxis(figures, text) || i >= MOST_AXES) return this.drop(name, text);
        if (taken.has(own)) return this.drop(name, text, 'repeated');
        taken.add(own);
        return true;
      });
    return { [rows]: read(rows), [columns]: read(columns) };
  }

  private isAxis(figures: CubeFacts, text: string): boolean {
    const [name = '', level, ...more] = text.split(':');
    if (isTime(name)) return level === undefined;
    const { model } = this.context.portal;
    if (more.length > 0 || !dimensionsOfAny(model, figures).includes(name)) return false;
    return level === undefined || levelsIn(lookup(model.dimensions, name)).includes(level);
  }

  measures({ facts, measures }: CubeFacts): string[] {
    const { model } = this.context.portal;
    const name = assertDefined(this.call.cube).measures;
    const own = facts.flatMap((fact) => Object.keys(lookup(model.facts, fact).measures));
    const known = new Set([...Object.keys(measures), ...own]);
    const taken = this.of(name).filter((text) => known.has(text) || this.drop(name, text));
    return taken.length > 0 ? taken : Object.keys(measures);
  }

  /** Several years stand beside each other: where no axis has them, they become columns. */
  years(loaded: LoadedYears, axes: Record<string, string[]>): number[] {
    const { year } = this.call;
    const { rows, columns } = assertDefined(this.call.cube);
    const known = loaded.filter(({ whole }) => whole).map((each) => each.year);
    const written = this.of(year).filter(
      (text) => known.includes(Number(text)) || this.drop(year, text, 'no-years'),
    );
    const years = [...new Set(written.map(Number))].sort((a, b) => a - b);
    const stand = Object.values(axes).flat().includes('year');
    if (years.length === 0) return standardYears(loaded, stand);
    if (years.length > 1 && !stand) {
      const place = lookup(axes, columns).length < MOST_AXES ? columns : rows;
      axes[place] = [...lookup(axes, place).slice(0, MOST_AXES - 1), 'year'];
      this.drop(year, written.join(', '), 'year-added');
    }
    return years;
  }

  /** The same months of each year: to the last that all of them have, where no other is chosen. */
  months(loaded: LoadedYears, years: readonly number[]): Record<string, string[]> {
    const { from, to } = findMonthParams(this.context.portal, this.call);
    if (from === '' || to === '') return {};
    const month = (name: string): number | null => {
      const [was = ''] = this.of(name);
      if (was === '') return null;
      if (/^(?:0?[1-9]|1[0-2])$/.test(was)) return Number(was);
      this.drop(name, was);
      return null;
    };
    const standard = lastMonth(loaded, years);
    const [begin, end] = [month(from) ?? 1, month(to) ?? standard];
    if (begin <= end) return { [from]: [String(begin)], [to]: [String(end)] };
    this.drop(from, String(begin), 'reversed');
    return { [from]: ['1'], [to]: [String(end)] };
  }

  keys(figures: CubeFacts): string[] {
    const name = assertDefined(this.call.cube).keys;
    if (name === '') return [];
    const filter = findParamFilter(this.context.portal, this.call, name);
    if (this.of(name).length === 0) return [];
    if (!hasKeys(this.context.portal, figures, filter)) {
      for (const text of this.of(name)) this.drop(name, text, 'no-keys');
      return [];
    }
    return this.members(name, filter.dimension);
  }

  codes(axes: Readonly<Record<string, readonly string[]>>): string[] {
    const name = assertDefined(this.call.cube).codes;
    const dimension = classificationIn(this.context.portal, axes);
    if (dimension !== null) return this.members(name, dimension);
    for (const text of this.of(name)) this.drop(name, text, 'no-codes');
    return [];
  }

  way(): ShownWay {
    const [was = WAYS[0]] = this.of(WAY);
    const way = WAYS.find((known) => known === was);
    if (!way) this.drop(WAY, was);
    return way ?? WAYS[0];
  }

  /** By code or by name. */
  private members(name: string, dimension: string): string[] {
    const { portal, ledger } = this.context;
    const codes = this.of(name).flatMap((text) => {
      const code = ledger && findMemberCode(portal, ledger, { dimension }, text);
      if (!code) this.drop(name, text);
      return code ?? [];
    });
    return [...new Set(codes)];
  }

  private of(name: string): readonly string[] {
    return this.written[name] ?? [];
  }

  /** Always false: what is filtered by it goes. */
  private drop(name: string, was: string, why: Dropped['why'] = 'unknown'): false {
    this.dropped.push({ name, was, why });
    return false;
  }
}

/** So many of the latest years are compared where none is chosen. */
const COMPARED = 5;

/** The filter that says what a parameter takes. */
export function findParamFilter({ filters }: Portal, call: Call, name: string): Filter {
  return lookup(filters, assertDefined(call.params.find((param) => param.name === name)).filter);
}

/** What a choice is where nobody writes it: the call's own default, or the option that no figures name. */
export function readDefaultChoice(portal: Portal, call: Call, name: string): string {
  const own = call.params.find((param) => param.name === name)?.default;
  if (own !== null && own !== undefined) return String(own);
  const named = assertDefined(call.cube).facts.flatMap(({ when }) => when[name] ?? []);
  const { options } = findParamFilter(portal, call, name);
  return (options.find(({ value }) => !named.includes(value)) ?? first(options)).value;
}

/** Whether some figures are also those of single keys. */
export function hasKeys(
  { model }: Portal,
  { facts }: CubeFacts,
  { dimension }: Pick<Filter, 'dimension'>,
): boolean {
  return facts.some((fact) => lookup(model.facts, fact).dimensions.includes(dimension));
}

/** The first classification of a question: codes are those of it. */
export function classificationIn(
  { model }: Portal,
  axes: Readonly<Record<string, readonly string[]>>,
): string | null {
  const names = Object.values(axes)
    .flat()
    .map((text) => text.replace(/:.*$/, ''));
  return names.find((name) => model.dimensions[name]?.kind === 'tree') ?? null;
}

/** The latest whole years: several where they stand beside each other. */
export function standardYears(loaded: LoadedYears, several: boolean): number[] {
  const whole = wholeYears(loaded, 'month');
  const all = loaded.map(({ year }) => year);
  const known = whole.length > 0 ? whole : all;
  return several ? known.slice(-COMPARED) : known.slice(-1);
}

/** The last month that all of these years have. */
export function lastMonth(loaded: LoadedYears, years: readonly number[]): number {
  const ends = loaded
    .filter(({ year, months }) => years.includes(year) && months.length > 0)
    .map(({ months }) => Math.max(...months));
  return Math.min(12, ...ends);
}

// What an address says → a question that can be asked: the start question where it says none, and everything that was not taken, with a reason.

import { levelsIn, dimensionsOfAny, isTime } from '../../answers/cube/cubeAxes.ts';
import { holdsAll } from '../../filters/decide.ts';
import { loadedYears, wholeYears, type LoadedYears } from '../../filters/loadedPeriods.ts';
import { readLoadedParts } from '../../ledger/query/loadedParts.ts';
import { ALL_ENTITIES } from '../../ledger/query/keys.ts';
import { entityDimension } from '../../ledger/model/tables.ts';
import { first, lookup, there } from '../../model/lookup.ts';
import type { Call, CubeAsk, CubeFacts, Filter, Portal } from '../../model/portal.ts';
import type { PageContext } from '../context.server.ts';
import { memberOf } from '../memberChoices.server.ts';
import { choicesIn, monthsOf, readWritten, topicOf, writtenIn, type Written } from './address.server.ts';
import { WAY, WAYS, type CubeBlock, type Way } from './cube.kind.ts';

/** What was written and is not taken: the field, the value, and the key of the message that says why. */
export interface Dropped {
  readonly name: string;
  readonly was: string;
  readonly why: 'unknown' | 'repeated' | 'no-years' | 'reversed' | 'no-keys' | 'no-codes' | 'year-added';
}

/** A question whose every value is one that the figures have. */
export interface CubeQuestion {
  readonly call: Call;
  readonly cube: CubeAsk;
  readonly topic: string;
  readonly figures: CubeFacts;
  readonly loaded: LoadedYears;
  /** Values by the names of parameters, all that the call is asked with. */
  readonly values: Readonly<Record<string, readonly string[]>>;
  readonly dropped: readonly Dropped[];
  readonly way: Way;
  /** Whether the address says a question of its own. */
  readonly isOwn: boolean;
}

/** So many axes stand in the rows, and in the columns. */
export const MOST_AXES = 2;
/** So many of the latest years are compared where none is chosen. */
const COMPARED = 5;

export async function readQuestion(context: PageContext, block: CubeBlock): Promise<CubeQuestion> {
  const { portal } = context;
  const call = lookup(portal.calls, block.cube);
  const cube = there(call.cube);
  const given = writtenIn(context);
  const topic = topicAsked(portal, call, block, given);
  const isOwn = [cube.rows, cube.columns, cube.measures].some((name) => name in given);
  const written = isOwn ? given : { ...startOf(portal, block, topic), ...given };
  const reader = new Reader(context, call, written);
  const choices = reader.choices(choicesIn(call));
  const figures = there(
    cube.facts.find(({ when }) => holdsAll(when, { ...choices, [topicOf(call)]: topic })),
  );
  const loaded = await loadedOf(context, figures);
  const axes = axesOr(reader.axes(figures), () =>
    new Reader(context, call, startOf(portal, block, topic)).axes(figures),
  );
  const years = reader.years(loaded, axes);
  const values = {
    ...axes,
    [cube.measures]: reader.measures(figures),
    [call.year]: years.map(String),
    ...reader.months(loaded, years),
    ...Object.fromEntries(Object.entries(choices).map(([name, value]) => [name, [value]])),
    [cube.keys]: reader.keys(figures),
    [cube.codes]: reader.codes(axes),
  };
  return {
    call,
    cube,
    topic,
    figures,
    loaded,
    values: Object.fromEntries(Object.entries(values).filter(([name]) => name !== '')),
    dropped: reader.dropped,
    way: reader.way(),
    isOwn,
  };
}

/** Where nothing of the axes that are written is to be had, those of the question that the page begins with. */
function axesOr(
  axes: Record<string, string[]>,
  start: () => Record<string, string[]>,
): Record<string, string[]> {
  return Object.values(axes).flat().length > 0 ? axes : start();
}

function topicAsked(portal: Portal, call: Call, block: CubeBlock, given: Written): string {
  if (block.topic !== '') return block.topic;
  const [asked = ''] = given[topicOf(call)] ?? [];
  return topicsOf(portal, call).includes(asked) ? asked : first(block.questions).topic;
}

/** What the parameter in the path of a call takes. */
export function topicsOf(portal: Portal, call: Call): string[] {
  const param = call.params.find(({ name }) => name === topicOf(call));
  return lookup(portal.filters, param?.filter ?? '').options.map(({ value }) => value);
}

/** The question that a page begins with: the first of its topic. */
function startOf(portal: Portal, block: CubeBlock, topic: string): Written {
  const start = block.questions.find((question) => question.topic === topic);
  return start ? readWritten(portal, block, new URLSearchParams(start.ask)) : {};
}

/** What is loaded of the figures, of all keys together. */
async function loadedOf({ ledger, portal }: PageContext, { facts }: CubeFacts): Promise<LoadedYears> {
  if (!ledger) return [];
  const parts = await Promise.all(
    facts.map(async (fact) => {
      const own = entityDimension(portal.model, lookup(portal.model.facts, fact));
      return await readLoadedParts(ledger.store, fact, own === null ? '' : ALL_ENTITIES);
    }),
  );
  return loadedYears(parts.flat());
}

/** Reads one field after another, and keeps what it could not take. */
class Reader {
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
        const filter = filterOf(this.context.portal, this.call, name);
        const [was = '', ...others] = this.of(name);
        const known = filter.options.find(({ value, also }) => value === was || also.includes(was));
        if (was !== '' && !known) this.drop(name, was);
        for (const other of others) this.drop(name, other);
        return [name, known?.value ?? standardOf(this.context.portal, this.call, name)];
      }),
    );
  }

  axes(figures: CubeFacts): Record<string, string[]> {
    const { rows, columns } = there(this.call.cube);
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
    const name = there(this.call.cube).measures;
    const own = facts.flatMap((fact) => Object.keys(lookup(model.facts, fact).measures));
    const known = new Set([...Object.keys(measures), ...own]);
    const taken = this.of(name).filter((text) => known.has(text) || this.drop(name, text));
    return taken.length > 0 ? taken : Object.keys(measures);
  }

  /** Several years stand beside each other: where no axis has them, they become columns. */
  years(loaded: LoadedYears, axes: Record<string, string[]>): number[] {
    const { year } = this.call;
    const { rows, columns } = there(this.call.cube);
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
    const { from, to } = monthsOf(this.context.portal, this.call);
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
    const name = there(this.call.cube).keys;
    if (name === '') return [];
    const filter = filterOf(this.context.portal, this.call, name);
    if (this.of(name).length === 0) return [];
    if (!hasKeys(this.context.portal, figures, filter)) {
      for (const text of this.of(name)) this.drop(name, text, 'no-keys');
      return [];
    }
    return this.members(name, filter.dimension);
  }

  codes(axes: Readonly<Record<string, readonly string[]>>): string[] {
    const name = there(this.call.cube).codes;
    const dimension = classificationIn(this.context.portal, axes);
    if (dimension !== null) return this.members(name, dimension);
    for (const text of this.of(name)) this.drop(name, text, 'no-codes');
    return [];
  }

  way(): Way {
    const [was = WAYS[0]] = this.of(WAY);
    const way = WAYS.find((known) => known === was);
    if (!way) this.drop(WAY, was);
    return way ?? WAYS[0];
  }

  /** By code or by name. */
  private members(name: string, dimension: string): string[] {
    const { portal, ledger } = this.context;
    const codes = this.of(name).flatMap((text) => {
      const code = ledger && memberOf(portal, ledger, { dimension }, text);
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

/** The filter that says what a parameter takes. */
export function filterOf({ filters }: Portal, call: Call, name: string): Filter {
  return lookup(filters, there(call.params.find((param) => param.name === name)).filter);
}

/** What a choice is where nobody writes it: the call's own default, or the option that no figures name. */
export function standardOf(portal: Portal, call: Call, name: string): string {
  const own = call.params.find((param) => param.name === name)?.default;
  if (own !== null && own !== undefined) return String(own);
  const named = there(call.cube).facts.flatMap(({ when }) => when[name] ?? []);
  const { options } = filterOf(portal, call, name);
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

function standardYears(loaded: LoadedYears, several: boolean): number[] {
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

// What an address says to a composed question, as it is written: names of the call's parameters with their values, and how the answer is shown.

import { keptIn, keptTexts, readKept, type KeptPlace } from '../../state/kept.ts';
import { namesGiven } from '../../model/given.ts';
import { lookup, assertDefined } from '../../model/lookup.ts';
import type { Call, Portal } from '../../model/portal.ts';
import type { PageContext } from '../contract/context.server.ts';
import type { CubeBlock } from './cube.kind.ts';
import { WAY } from './ways.ts';

/** Values by the names of parameters; a name without a value is not there. */
export type Written = Readonly<Record<string, readonly string[]>>;

/** An address says at most so many values of one name, each so long. */
const MOST = 100;
const LONGEST = 60;

/** The parameter in the path of a call; empty: there is none. */
export function findTopicParam({ path }: Call): string {
  return /:(\w+)/.exec(path)?.[1] ?? '';
}

/** Parameters with options that decide which figures are asked, or which part of them. */
export function listDecidingParams(call: Call): string[] {
  const { facts, where } = assertDefined(call.cube);
  const deciding = facts.flatMap(({ when }) => Object.keys(when));
  const fixed = Object.values(where).flatMap(namesGiven);
  return [...new Set([...deciding, ...fixed])].filter((name) => name !== findTopicParam(call));
}

/** The parameters with the first and the last month. */
export function findMonthParams(portal: Portal, call: Call): { from: string; to: string } {
  const dialect = call.period
    .map((name) => lookup(portal.model.dialects, name))
    .find(({ grain }) => grain.param === undefined && grain.value === 'month');
  return { from: dialect?.from ?? '', to: dialect?.to ?? '' };
}

/** Every name in the address that belongs to the question. */
function listNames(portal: Portal, block: CubeBlock): string[] {
  const call = lookup(portal.calls, block.cube);
  const { rows, columns, measures, keys, codes } = assertDefined(call.cube);
  const { from, to } = findMonthParams(portal, call);
  const own = [
    rows,
    columns,
    measures,
    call.year,
    from,
    to,
    ...listDecidingParams(call),
    keys,
    codes,
  ];
  return [...(!block.topic ? [findTopicParam(call)] : []), ...own].filter((name) => name !== '');
}

/** Whether an address has all values of this parameter in one, separated by commas (rows, columns, measures); others are repeated. */
function isJoined(call: Call, name: string): boolean {
  const { rows, columns, measures } = assertDefined(call.cube);
  return [rows, columns, measures].includes(name);
}

/** Name and value as an address has them. */
export function listQueryEntries(call: Call, written: Written): [name: string, value: string][] {
  return Object.entries(written).flatMap(([name, values]): [string, string][] => {
    if (values.length === 0) return [];
    return isJoined(call, name)
      ? [[name, values.join(',')]]
      : values.map((value): [string, string] => [name, value]);
  });
}

/** What the first composed block of a page keeps: values stand one after another, or separated by commas. */
export const cubeKeeps = ({ portal }: Pick<KeptPlace, 'portal'>, [block]: readonly CubeBlock[]) => {
  if (!block) return null;
  const call = lookup(portal.calls, block.cube);
  return Object.fromEntries(
    [...listNames(portal, block), WAY].map((name) => {
      const write = (values: readonly string[]) =>
        isJoined(call, name) && values.length > 0 ? [values.join(',')] : values;
      return [name, { ...keptTexts(name, splitTexts), write }];
    }),
  );
};

function splitTexts(written: readonly string[]): string[] {
  const texts = written.flatMap((text) => text.slice(0, 1000).split(/[,;]/));
  const values = texts.map((text) => text.trim().slice(0, LONGEST)).filter((text) => text !== '');
  return [...new Set(values)].slice(0, MOST);
}

/** What a query asks of a composed block. */
export function readWritten(portal: Portal, block: CubeBlock, query: string): Written {
  const { values } = readKept(cubeKeeps({ portal }, [block]), new URLSearchParams(query));
  return withoutEmpty((values ?? {}) as Written);
}

/** What was read of the address for composed blocks. */
export function writtenIn(context: Pick<PageContext, 'kept'>): Written {
  return withoutEmpty(keptIn(context, cubeKeeps) ?? {});
}

function withoutEmpty(written: Written): Written {
  return Object.fromEntries(Object.entries(written).filter(([, values]) => values.length > 0));
}

// What a call that gives the source back can be asked for one key and year: every form of it, in every grain it is published in.

import { lookup, assertDefined } from '../../model/lookup.ts';
import type { Call, Dimension, Format, Portal } from '../../model/portal.ts';
import { canonicalCode } from '../../model/codes.ts';
import { writeFileName, writtenGrain } from '../import/fileName.ts';
import { entityDimension } from '../model/tables.ts';

/** One file of a public service. */
export interface Wanted {
  readonly format: Format;
  readonly query: Readonly<Record<string, string>>;
  /** Documented name, by which it is kept. */
  readonly file: string;
}

export interface FetchQuestion {
  /** As the reader writes it: any form that the dimension knows. */
  readonly key: string;
  readonly year: number;
  /** Values that a form must have among its conditions; none: all forms. */
  readonly only: readonly string[];
}

/** Thrown for a question that no service could be asked. */
export class UnknownQuestion extends Error {
  constructor(message: string) {
    super(message);
    this.name = 'UnknownQuestion';
  }
}

/** Files that answer a question, in the order in which the call declares its forms. Throws UnknownQuestion. */
export function wantedFiles(
  portal: Portal,
  call: Call,
  { key, year, only }: FetchQuestion,
): Wanted[] {
  const dialect = portal.model.dialects[call.period[0] ?? ''];
  if (call.formats.length === 0 || !dialect || dialect.grain.param === undefined)
    throw new UnknownQuestion(`${call.id} does not give its source back by periods`);
  const param = entityParam(portal, call);
  const dimension = param && findDimension(portal, param);
  if (!dimension) throw new UnknownQuestion(`${call.id} takes no key`);
  if (canonicalCode(dimension, key) === null)
    throw new UnknownQuestion(`"${key}" is not a code of ${dimension.name}`);
  if (!Number.isInteger(year) || year < portal.model.earliest.year || year > 2100)
    throw new UnknownQuestion(`"${year}" is not a year from ${portal.model.earliest.year} to 2100`);
  const known = new Set(call.formats.flatMap((chosen) => Object.values(chosen.when).flat()));
  const strange = only.find((value) => !known.has(value));
  if (strange !== undefined)
    throw new UnknownQuestion(`"${strange}" is none of ${[...known].join(', ')}`);
  return call.formats.flatMap(({ when, format: name }) => {
    const values = Object.values(when).flat();
    if (only.length > 0 && !values.some((value) => only.includes(value))) return [];
    const format = assertDefined(portal.formats.find((candidate) => candidate.name === name));
    const fixed = Object.fromEntries(
      Object.entries(when).map(([of, [value]]) => [of, assertDefined(value)]),
    );
    const { param: grainParam, values: grains } = dialect.grain;
    return Object.entries(grains).flatMap(([written, grain]): Wanted[] => {
      const inName = writtenGrain(format, grain);
      if (inName === '') return [];
      const query = {
        [param.name]: key,
        ...fixed,
        [assertDefined(grainParam)]: written,
        [dialect.year]: String(year),
      };
      return [{ format, query, file: fileOf(portal, format, { key, year, grain: inName }) }];
    });
  });
}

/** Calls that can be fetched: their source stands under documented names, by key and grain. */
export function fetchableCalls(portal: Portal): Call[] {
  return Object.values(portal.calls).filter((call) => {
    const dialect = portal.model.dialects[call.period[0] ?? ''];
    return (
      call.formats.length > 0 &&
      dialect?.grain.param &&
      call.formats.every(
        (chosen) => portal.formats.find((format) => format.name === chosen.format)?.fileName,
      ) &&
      entityParam(portal, call) !== undefined
    );
  });
}

/** The parameter that says whose figures are asked. */
function entityParam(portal: Portal, call: Call): Call['params'][number] | undefined {
  return call.params.find((param) => findDimension(portal, param)?.kind === 'key');
}

function findDimension(portal: Portal, param: Call['params'][number]): Dimension | undefined {
  return portal.model.dimensions[lookup(portal.filters, param.filter).dimension];
}

/** The documented name of a file. */
function fileOf(
  { model }: Portal,
  format: Format,
  { key, year, grain }: { key: string; year: number; grain: string },
): string {
  const entity = assertDefined(
    entityDimension(model, lookup(model.facts, assertDefined(format.fact))),
  );
  return writeFileName(format, { [entity]: key, year: String(year), grain });
}

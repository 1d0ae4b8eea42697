// What a call that gives the source back can be asked for one key and year: every form of it, in every grain it is published in.

import type { Call, Format, Portal } from '../../model/portal.ts';
import { canonicalCode } from '../../model/codes.ts';
import { writeFileName, writtenGrain } from '../import/fileName.ts';
import { keyDimension } from '../model/tables.ts';

/** One file of a public service. */
export interface Wanted {
  readonly format: Format;
  readonly query: Readonly<Record<string, string>>;
  /** Documented name, by which it is kept. */
  readonly file: string;
}

export interface Question {
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
export function wantedFiles(portal: Portal, call: Call, { key, year, only }: Question): Wanted[] {
  const dialect = portal.model.dialects[call.period[0] ?? ''];
  if (call.formats.length === 0 || !dialect || dialect.grain.param === null)
    throw new UnknownQuestion(`${call.id} does not give its source back by periods`);
  const param = call.params.find(
    (one) => portal.model.dimensions[portal.filters[one.filter]!.dimension]?.kind === 'key',
  );
  const dimension = param && portal.model.dimensions[portal.filters[param.filter]!.dimension]!;
  if (!dimension) throw new UnknownQuestion(`${call.id} takes no key`);
  if (canonicalCode(dimension, key) === null)
    throw new UnknownQuestion(`"${key}" is not a code of ${dimension.name}`);
  if (!Number.isInteger(year) || year < portal.model.earliest.year || year > 2100)
    throw new UnknownQuestion(`"${year}" is not a year from ${portal.model.earliest.year} to 2100`);
  const known = new Set(call.formats.flatMap((one) => Object.values(one.when).flat()));
  const strange = only.find((one) => !known.has(one));
  if (strange !== undefined)
    throw new UnknownQuestion(`"${strange}" is none of ${[...known].join(', ')}`);
  return call.formats
    .filter(
      ({ when }) =>
        only.length === 0 ||
        Object.values(when)
          .flat()
          .some((one) => only.includes(one)),
    )
    .flatMap(({ when, format: name }) => {
      const format = portal.formats.find((one) => one.name === name)!;
      const fixed = Object.fromEntries(
        Object.entries(when).map(([one, values]) => [one, values[0]!]),
      );
      return Object.entries(dialect.grain.values).flatMap(([written, grain]): Wanted[] => {
        const inName = writtenGrain(format, grain);
        if (inName === '') return [];
        return [
          {
            format,
            query: {
              [param.name]: key,
              ...fixed,
              [dialect.grain.param!]: written,
              [dialect.year]: String(year),
            },
            file: nameOf(portal, format, key, year, inName),
          },
        ];
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
        (one) => portal.formats.find((format) => format.name === one.format)?.fileName,
      ) &&
      call.params.some(
        (one) => portal.model.dimensions[portal.filters[one.filter]!.dimension]?.kind === 'key',
      )
    );
  });
}

function nameOf(portal: Portal, format: Format, key: string, year: number, grain: string): string {
  const dimension = keyDimension(portal.model, portal.model.facts[format.fact]!)!;
  return writeFileName(format, { [dimension]: key, year: String(year), grain });
}

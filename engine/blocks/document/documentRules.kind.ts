// What must be true of documents across files: their fields are answered, their other calls are there and take what they are given.

import type { DocumentBlockSpec } from '../../../schemas/types.ts';
import { answered, paramsOf } from '../../config/rules/answers.ts';
import { fieldsOfRows } from '../../config/rules/fields.ts';
import { judgeChosen, judgeExpected, checkPageReference } from '../chosen.kind.ts';
import {
  blocksOfKind,
  here,
  unknownName,
  unknownNameAtKey,
  type Facts,
  type Report,
  type Rules,
  type ValuePlace,
} from '../../config/rules/rule.ts';

export const DOCUMENT_RULES: Rules = {
  'A document shows only fields that its call answers': (facts, report) => {
    for (const { at, call } of answered(facts, documentsOf(facts))) {
      const allowed = fieldsOfRows(facts, call);
      for (const [pointer, written] of listFieldReferences(at.block))
        if (!allowed.includes(written))
          report(
            unknownName(here(at.entry, `${at.pointer}/${pointer}`), 'unknown-field', {
              written,
              allowed,
              words: { call: call.id },
            }),
          );
    }
  },

  'Every dimension that a document names is in the ledger': (facts, report) => {
    const dimensions = facts.config.ledger?.spec.dimensions;
    if (!dimensions) return;
    for (const { entry, pointer, block } of documentsOf(facts))
      (block.facts ?? []).forEach(({ dimension }, i) => {
        if (dimension !== undefined && !Object.hasOwn(dimensions, dimension))
          report(
            unknownName(here(entry, `${pointer}/facts/${i}/dimension`), 'unknown-dimension', {
              written: dimension,
              allowed: Object.keys(dimensions),
            }),
          );
      });
  },

  'The other forms of a document are asked of calls that there are': (facts, report) => {
    for (const { entry, pointer, block } of documentsOf(facts)) {
      const { versions, pdf, order } = block;
      judgeParams(facts, here(entry, `${pointer}/pdf`), { call: block.call, given: pdf }, report);
      judgeParams(
        facts,
        here(entry, `${pointer}/order`),
        { call: block.call, given: order },
        report,
      );
      if (!versions) continue;
      const { call, with: given } = versions;
      if (!facts.config.calls.known.has(call))
        report(
          unknownName(here(entry, `${pointer}/versions/call`), 'unknown-call', {
            written: call,
            allowed: facts.config.calls.known,
          }),
        );
      judgeParams(facts, here(entry, `${pointer}/versions/with`), { call, given }, report);
    }
  },

  'What an address chooses of documents is a parameter of their call, and their pages are there': (
    facts,
    report,
  ) => {
    for (const at of documentsOf(facts)) {
      judgeChosen(facts, at, report);
      const { expected } = at.block;
      if (expected)
        judgeExpected(facts, { ...at, pointer: `${at.pointer}/expected`, block: expected }, report);
      const place = here(at.entry, `${at.pointer}/compare`);
      checkPageReference(facts, { place, written: at.block.compare }, report);
      const beside = here(at.entry, `${at.pointer}/beside/page`);
      checkPageReference(facts, { place: beside, written: at.block.beside?.page }, report);
    }
  },
};

function documentsOf(facts: Facts): ReturnType<typeof blocksOfKind<DocumentBlockSpec>> {
  return blocksOfKind<DocumentBlockSpec>(facts, 'document');
}

function listFieldReferences({
  chapters,
  figures,
  facts,
  published,
  cancelled,
  sign,
  chosen,
  expected,
  versions,
  beside,
}: DocumentBlockSpec): (readonly [pointer: string, field: string])[] {
  return [
    ['chapters/field', chapters.field] as const,
    ...(facts ?? []).map(({ field }, i) => [`facts/${i}/field`, field] as const),
    ...(published === undefined ? [] : [['published', published] as const]),
    ...(cancelled === undefined ? [] : [['cancelled', cancelled] as const]),
    ...(sign === undefined ? [] : [['sign', sign] as const]),
    ...(figures === undefined ? [] : [['figures/field', figures.field] as const]),
    ...(chosen?.owner === undefined ? [] : [['chosen/owner/field', chosen.owner.field] as const]),
    ...(expected?.owner === undefined
      ? []
      : [['expected/owner/field', expected.owner.field] as const]),
    ...Object.keys(beside?.is ?? {}).map((field) => [`beside/is/${field}`, field] as const),
    ...(versions?.same ?? []).map((field, i) => [`versions/same/${i}`, field] as const),
    ...Object.entries(versions?.with ?? {}).map(
      ([name, field]) => [`versions/with/${name}`, field] as const,
    ),
  ];
}

interface Given {
  readonly call: string;
  readonly given: Readonly<Record<string, string>> | undefined;
}

/** Parameters that a call does not take. */
function judgeParams(
  facts: Facts,
  { entry, pointer }: ValuePlace,
  { call: id, given }: Given,
  report: Report,
): void {
  const call = facts.config.calls.entries.get(id);
  if (!call) return;
  const allowed = paramsOf(call.spec).map(({ name }) => name);
  for (const written of Object.keys(given ?? {}))
    if (!allowed.includes(written))
      report(
        unknownNameAtKey(here(entry, `${pointer}/${written}`), 'unknown-parameter', {
          written,
          allowed,
          words: { call: id },
        }),
      );
}

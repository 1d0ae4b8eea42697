// What must be true of documents across files: their fields are answered, their other calls are there and take what they are given.

import type { DocumentBlockSpec } from '../../../schemas/types.ts';
import { answered, listCallParams } from '../../config/rules/answers.ts';
import { fieldsOfRows } from '../../config/rules/fields.ts';
import { judgeChosen, judgeExpected, checkPageReference } from '../chosen.kind.ts';
import {
  blocksOfKind,
  here,
  unknownName,
  unknownNameAtKey,
  type RuleContext,
  type Report,
  type Rules,
  type ValuePlace,
} from '../../config/rules/rule.ts';

export const DOCUMENT_RULES: Rules = {
  'A document shows only fields that its call answers': (context, report) => {
    for (const { at, call } of answered(context, buildDocuments(context))) {
      const allowed = fieldsOfRows(context, call);
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

  'Every dimension that a document names is in the ledger': (context, report) => {
    const dimensions = context.config.ledger?.spec.dimensions;
    if (!dimensions) return;
    for (const { entry, pointer, block } of buildDocuments(context))
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

  'The other forms of a document are asked of calls that there are': (context, report) => {
    for (const { entry, pointer, block } of buildDocuments(context)) {
      const { versions, pdf, order } = block;
      judgeParams(context, here(entry, `${pointer}/pdf`), { call: block.call, given: pdf }, report);
      judgeParams(
        context,
        here(entry, `${pointer}/order`),
        { call: block.call, given: order },
        report,
      );
      if (!versions) continue;
      const { call, with: given } = versions;
      if (!context.config.calls.known.has(call))
        report(
          unknownName(here(entry, `${pointer}/versions/call`), 'unknown-call', {
            written: call,
            allowed: context.config.calls.known,
          }),
        );
      judgeParams(context, here(entry, `${pointer}/versions/with`), { call, given }, report);
    }
  },

  'What an address chooses of documents is a parameter of their call, and their pages are there': (
    context,
    report,
  ) => {
    for (const at of buildDocuments(context)) {
      judgeChosen(context, at, report);
      const { expected } = at.block;
      if (expected)
        judgeExpected(
          context,
          { ...at, pointer: `${at.pointer}/expected`, block: expected },
          report,
        );
      const place = here(at.entry, `${at.pointer}/compare`);
      checkPageReference(context, { place, written: at.block.compare }, report);
      const beside = here(at.entry, `${at.pointer}/beside/page`);
      checkPageReference(context, { place: beside, written: at.block.beside?.page }, report);
    }
  },
};

function buildDocuments(context: RuleContext): ReturnType<typeof blocksOfKind<DocumentBlockSpec>> {
  return blocksOfKind<DocumentBlockSpec>(context, 'document');
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
  context: RuleContext,
  { entry, pointer }: ValuePlace,
  { call: id, given }: Given,
  report: Report,
): void {
  const call = context.config.calls.entries.get(id);
  if (!call) return;
  const allowed = listCallParams(call.spec).map(({ name }) => name);
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

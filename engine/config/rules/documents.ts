// Rules about collections of the content: calls find them, they fit their schemas, their texts have every language.

import type { CallSpec } from '../../../schemas/types.ts';
import { checkDocument, readDocumentSource, type DocumentEntry } from '../documents.ts';
import { makeProblem, START, type Problem } from '../problems.ts';
import type { ConfigEntry } from '../entry.ts';
import { suggest } from '../suggest.ts';
import { checkText } from './texts.ts';
import type { RuleContext, Rules, BlockAt } from './rule.ts';
import { here, problemAt } from '../valuePlace.ts';
import { dayIn, hasLanguages, isDay, toldIn } from './schemaValues.ts';
import { inEachLanguage } from '../checkWords.ts';
import { answered, kindIn, type Asking } from './answers.ts';

export const DOCUMENT_RULES: Rules = {
  'Every collection that a call answers is in the content': (context, report) => {
    for (const { entry, document } of answering(context)) {
      const { file, folder } = document;
      const key = file === undefined ? 'folder' : 'file';
      if (listDocuments(context, entry).length === 0)
        report(
          problemAt(here(entry, `/document/${key}`), 'missing-file', {
            written: `content/${file ?? folder ?? ''}`,
          }),
        );
    }
  },

  'Every document fits the schema of its collection': (context, report) => {
    for (const { entry, document } of answering(context)) {
      const id = `content/${document.schema}.schema.json`;
      if (!context.schemas.ids.includes(id)) continue;
      for (const found of listDocuments(context, entry))
        for (const problem of checkDocument(found, context.schemas, id)) report(problem);
    }
  },

  'Every document is answered by a call': (context, report) => {
    const { entries, known } = context.config.calls;
    // a call with a mistake may be the one that answers it
    if (entries.size < known.size) return;
    const answered = new Set(
      answering(context).flatMap(({ entry }) => listDocuments(context, entry).map(({ id }) => id)),
    );
    const wrong = answering(context).some(({ entry }) =>
      context.hasProblem(entry.source.file, ['missing-file']),
    );
    const paths = answering(context).map(({ document }) => buildPath(document));
    for (const { id, file } of context.config.documents.values())
      if (!answered.has(id) && !wrong)
        report(
          makeProblem(
            { file, at: START },
            'unanswered',
            { written: file },
            {
              severity: 'warning',
              suggestion: suggest(file, paths),
            },
          ),
        );
  },

  'Every text of a document has every language, each in its own letters and without marks': (
    context,
    report,
  ) => {
    for (const { document, schema } of documentsWithSchema(context))
      for (const told of toldIn(context.schemas, schema, document.data)) {
        const { pointer, official } = told;
        if (!hasLanguages(told.schema)) continue;
        for (const { code, at, atKey, words, more } of checkText(context, told))
          if (!official || more.severity !== 'warning')
            report(problemIn(document, pointer + at, code, { words, more, atKey }));
      }
  },

  'Every day of a document is one that there is': (context, report) => {
    for (const { document, schema } of documentsWithSchema(context))
      for (const { schema: told, value, pointer } of toldIn(context.schemas, schema, document.data))
        if (told['x-day'] === true && !isDay(value))
          report(problemIn(document, pointer, 'no-such-day', { words: { written: dayIn(value) } }));
  },
};

/** Documents with the name of the schema that they must fit, each once. */
export function documentsWithSchema(
  context: RuleContext,
): { readonly document: DocumentEntry; readonly schema: string }[] {
  const found = new Map<string, { document: DocumentEntry; schema: string }>();
  for (const { entry, document } of answering(context)) {
    const schema = `content/${document.schema ?? ''}`;
    if (!context.schemas.ids.includes(`${schema}.schema.json`)) continue;
    for (const each of listDocuments(context, entry))
      found.set(each.id, { document: each, schema });
  }
  return [...found.values()];
}

/** A problem at a place in a document, with its line. */
export function problemIn(
  document: DocumentEntry,
  pointer: string,
  code: Problem['code'],
  { words, more = {}, atKey = false }: InDocument,
): Problem {
  const source = readDocumentSource(document);
  const at = atKey ? source?.keyAt(pointer) : source?.at(pointer);
  return makeProblem({ file: document.file, at: at ?? { ...START, pointer } }, code, words, more);
}

interface InDocument {
  readonly words: Problem['words'];
  readonly more?: Partial<Pick<Problem, 'allowed' | 'suggestion' | 'severity'>>;
  /** At the key of the value. */
  readonly atKey?: boolean;
}

/** Calls that answer documents of the content. */
function answering(
  context: RuleContext,
): { entry: ConfigEntry<CallSpec>; document: DocumentAskSpec }[] {
  return [...context.config.calls.entries.values()].flatMap((entry) => {
    const { document } = entry.spec;
    return document !== undefined && document.text === undefined ? [{ entry, document }] : [];
  });
}

type DocumentAskSpec = NonNullable<CallSpec['document']>;

/** Where a call finds what it answers, as it stands in the content. */
function buildPath({ file, folder }: DocumentAskSpec): string {
  return `content/${file ?? `${folder ?? ''}/….json`}`;
}

export function listDocuments(context: RuleContext, entry: ConfigEntry<CallSpec>): DocumentEntry[] {
  const { file, folder } = entry.spec.document ?? {};
  const pattern =
    file === undefined
      ? new RegExp(`^${escape(folder ?? '')}/[^/]+$`)
      : new RegExp(
          `^${file
            .replace(/\.json$/, '')
            .split(/\{\w+\}/)
            .map(escape)
            .join('[^/]+')}$`,
        );
  return [...context.config.documents.values()].filter((document) => pattern.test(document.id));
}

function escape(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
}

/** A block with the documents of its call, those without mistakes. */
export interface DocumentsAsked<Spec> extends Asking<BlockAt<Spec>> {
  readonly documents: readonly DocumentEntry[];
  /** Names that the schema of the documents knows, whether one of them has it or not. */
  readonly known: ReadonlySet<string>;
}

/** Blocks of one kind with the documents of their calls; those that have none are left out. */
export function findDocumentsAsked<Spec extends { kind: string; call: string }>(
  context: RuleContext,
  blocks: readonly BlockAt<Spec>[],
): DocumentsAsked<Spec>[] {
  return answered(context, blocks).flatMap((asking) => {
    const documents = listDocuments(context, asking.call).filter(
      ({ file, data }) => data !== null && !context.isBroken(file, ''),
    );
    const known = new Set(namesIn(findSchema(context, asking.call)));
    return documents.length === 0 ? [] : [{ ...asking, documents, known }];
  });
}

function findSchema({ schemas }: RuleContext, { spec }: Asking['call']): unknown {
  const id = `content/${spec.document?.schema ?? ''}.schema.json`;
  return schemas.ids.includes(id) ? schemas.get(id) : null;
}

/** The names of all properties in a schema, at whatever depth. */
function namesIn(schema: unknown): string[] {
  if (schema === null || typeof schema !== 'object') return [];
  return Object.entries(schema).flatMap(([key, inner]) => [
    ...(key === 'properties' ? Object.keys(inner as object) : []),
    ...namesIn(inner),
  ]);
}

/** That the documents of a block's call lack what its kind shows. */
export function unfitDocumentProblem(
  { at, call }: Asking<BlockAt<{ readonly kind: string }>>,
  wanted: string,
): Problem {
  return problemAt(here(at.entry, `${at.pointer}/call`), 'unfit-document', {
    call: call.id,
    wanted,
    ...inEachLanguage('kind', (words) => kindIn(words, at.block.kind)),
  });
}

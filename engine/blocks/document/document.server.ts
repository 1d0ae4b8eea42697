// A document block and its record → what is said of it, its chapters, its versions, and where it lies as a PDF.

import type { Params } from '../../answers/params.ts';
import { writeQuery } from '../../addresses/query.ts';
import { fillPath } from '../../addresses/routes.ts';
import type { Call, Words } from '../../model/portal.ts';
import { findCallShape } from '../../answers/shapes.ts';
import { buildBlockQuestion } from '../contract/asked.server.ts';
import { buildChapters, type DocumentChapter } from './chapters.server.ts';
import { keptIn } from '../../state/kept.ts';
import type { PageContext } from '../contract/context.server.ts';
import { withLedger } from '../contract/linkTo.server.ts';
import {
  askItems,
  askRecord,
  dayIn,
  hasFieldValues,
  isExpected,
  textIn,
  type RecordFields,
} from '../contract/records.server.ts';
import { keyFigures, type KeyFigure } from './keyFigures.server.ts';
import { noRecord, type NoRecord } from '../contract/noRecord.server.ts';
import { signatureFacts } from '../written/signed.server.ts';
import { inventedOfSomebody } from '../contract/somebody.server.ts';
import type { LinkedWords } from '../written/texts.server.ts';
import { buildChanges, type DocumentChanges } from './changes.server.ts';
import { documentKeeps, type DocumentBlock, type DocumentFact } from './document.kind.ts';
import {
  askVersions,
  compareAddress,
  readVersionKey,
  listVersions,
  versionAddress,
  type DocumentVersion,
} from './versions.server.ts';

export interface DocumentContent {
  /** Of the headings of chapters. */
  readonly level: 2 | 3;
  /** Whether its text is in another language than the page. */
  readonly borrowed: boolean;
  /** Says that it is no longer in force, and which one is; null while it is. */
  readonly cancelled: { readonly said: string; readonly instead: LinkedWords | null } | null;
  readonly figures: readonly KeyFigure[];
  readonly facts: readonly { readonly label: Words; readonly value: Words }[];
  readonly chapters: readonly DocumentChapter[];
  /** Whether its amounts are nobody’s, though the heading names somebody. */
  readonly invented: boolean;
  /** Beside each table: of which document its amounts are. */
  readonly source: Words;
  readonly versions: readonly DocumentVersion[];
  /** Null: of no version before this one is anything known. */
  readonly changes: DocumentChanges | null;
  /** Who signed; empty: nobody. */
  readonly sign: DocumentContent['facts'];
  /** Addresses of the PDF, and of the one that an order stands before; empty: none. */
  readonly pdf: string;
  readonly order: string;
  /** Where it can be compared; empty: nowhere. */
  readonly compare: string;
  /** Where it stands beside one of another kind; null: nowhere. */
  readonly beside: LinkedWords | null;
}

type Asked = Pick<DocumentBlock, 'call' | 'with'>;

/** Throws ApiProblem. */
export async function buildDocumentContent(
  context: PageContext,
  block: DocumentBlock,
): Promise<DocumentContent | NoRecord> {
  const { chosen } = block;
  if (!chosen) {
    const { expected } = block;
    const [item] = await askItems(context, block.call, block.with);
    return item && (!expected || isExpected(context, expected, item))
      ? await buildContent(context, block, item, block)
      : noRecord(context, expected, 'missing');
  }
  const [id] = keptIn(context, documentKeeps)?.ids ?? [];
  if (id === undefined) return noRecord(context, chosen, 'unchosen');
  const item = id === null ? null : await askRecord(context, { ...block, chosen }, id);
  if (!item || id === null) return noRecord(context, chosen, 'missing');
  const asked = { call: block.call, with: { ...block.with, [chosen.param]: id } };
  return await buildContent(context, block, item, asked);
}

async function buildContent(
  context: PageContext,
  block: DocumentBlock,
  item: RecordFields,
  asked: Asked,
): Promise<DocumentContent> {
  const { formatter } = context;
  const versions = await askVersions(context, block, item);
  return {
    level: block.title === undefined ? 2 : 3,
    borrowed: formatter.locale.code !== formatter.fallback,
    cancelled: buildCancelled(context, block, item, versions),
    figures: keyFigures(formatter, block.figures, item),
    facts: buildFacts(context, block, item),
    chapters: buildChapters(formatter, block.chapters, item),
    invented: inventedOfSomebody(context),
    source: formatSource(context, block, item),
    sign: signatureFacts(formatter, item, block.sign),
    versions: listVersions(context, block, item, versions),
    changes: await buildChanges(context, block, item, versions),
    pdf: formatPaper(context, asked, block.pdf),
    order: formatPaper(context, asked, block.order),
    compare: compareAddress(context, block.compare, [buildId(context, block, item)]),
    beside: buildCounterpart(context, block, item),
  };
}

/** Said first of what is no longer in force, with the version that is. */
function buildCancelled(
  context: PageContext,
  block: DocumentBlock,
  item: RecordFields,
  versions: readonly RecordFields[],
): DocumentContent['cancelled'] {
  const { formatter } = context;
  const day = textIn(item, block.cancelled);
  if (day === '') return null;
  const stands = versions.find((version) => textIn(version, block.cancelled) === '');
  const key = stands ? 'document.cancelled' : 'document.cancelled-alone';
  const instead = stands && {
    words: formatter.say('document.instead', { date: dayIn(context, stands, block.published) }),
    to: versionAddress(context, block, readVersionKey(block, stands)),
  };
  return { said: formatter.say(key, { date: formatter.date(day) }), instead: instead ?? null };
}

/** The day that tells this document from its other versions. */
function formatSource(context: PageContext, block: DocumentBlock, item: RecordFields): Words {
  const date = dayIn(context, item, block.published);
  return date === '' ? '' : context.formatter.say('document.of-day', { date });
}

/** What stands in addresses of the document; empty where nothing does. */
function buildId(context: PageContext, block: DocumentBlock, item: RecordFields): string {
  const key = readVersionKey(block, item);
  return key === '' ? (keptIn(context, documentKeeps)?.ids[0] ?? '') : key;
}

function buildCounterpart(
  context: PageContext,
  block: DocumentBlock,
  item: RecordFields,
): DocumentContent['beside'] {
  const { beside } = block;
  if (!beside || !hasFieldValues(item, beside.is)) return null;
  const to = compareAddress(context, beside.page, [buildId(context, block, item)]);
  return to === '' ? null : { words: context.formatter.words(beside.title), to };
}

/** Where the same document as paper lies; empty: nowhere. */
function formatPaper(
  context: PageContext,
  asked: Asked,
  more: Readonly<Record<string, string>> | undefined,
): string {
  if (!more) return '';
  const { call, params } = buildBlockQuestion(context, asked);
  return formatPdf(context, call, buildAddress(call.path, params, more));
}

function buildFacts(
  context: PageContext,
  block: DocumentBlock,
  item: RecordFields,
): DocumentContent['facts'] {
  const { formatter } = context;
  const day = textIn(item, block.published);
  return [
    ...(block.facts ?? []).flatMap((fact) => {
      const value = textIn(item, fact.field);
      return value === ''
        ? []
        : [{ label: formatter.words(fact.title), value: formatNamed(context, fact, value) }];
    }),
    ...(day === ''
      ? []
      : [{ label: formatter.say('document.published'), value: formatter.date(day) }]),
  ];
}

/** A code with the name that it has. */
function formatNamed({ formatter, ledger }: PageContext, fact: DocumentFact, code: string): Words {
  if (fact.dimension === undefined) return code;
  const title = ledger?.members.title(fact.dimension, code, AT_LAST);
  if (!title) return code;
  const words = formatter.words(title);
  return typeof words === 'string'
    ? `${code} ${words}`
    : { ...words, words: `${code} ${words.words}` };
}

/** After every change: by this year names are what they were called last. */
const AT_LAST = 9999;

/** A call of the content knows no ledger. */
function formatPdf(context: PageContext, call: Call, address: string): string {
  return findCallShape(call).ofContent ? address : withLedger(context, address);
}

/** The address of the call with what it is given in addition. */
function buildAddress(path: string, params: Params, pdf: Readonly<Record<string, string>>): string {
  const inPath = Object.fromEntries(
    Object.entries(params).map(([name, value]) => [name, String(value)]),
  );
  return (
    fillPath(path, inPath) +
    writeQuery(Object.entries(pdf).map(([name, value]) => [name, value, ''] as const))
  );
}

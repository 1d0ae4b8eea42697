// A document block and its record → what is said of it, its chapters, its versions, and where it lies as a PDF.

import { writeQuery } from '../../addresses/query.ts';
import { fillPath } from '../../addresses/routes.ts';
import type { Words } from '../../model/portal.ts';
import { findCallShape } from '../../answers/shapes.ts';
import { buildBlockQuestion } from '../contract/asked.server.ts';
import { keptIn } from '../../state/kept.ts';
import type { PageContext } from '../contract/context.server.ts';
import { withLedger } from '../contract/linkTo.server.ts';
import {
  askItems,
  dayIn,
  hasFieldValues,
  isExpected,
  textIn,
  type RecordFields,
} from '../contract/records.server.ts';
import { formatLead } from '../contract/said.server.ts';
import { isRecordMissing, noRecord, type NoRecord } from '../contract/noRecord.server.ts';
import { inventedOfSomebody } from '../contract/somebody.server.ts';
import type { LinkedWords, LabelledWords } from '../written/texts.server.ts';
import { writtenPart } from '../written/written.server.ts';
import { buildChanges, type DocumentChanges } from './changes.server.ts';
import { buildChapters, type DocumentChapter } from './chapters.server.ts';
import { documentKeeps, hasChapters, type DocumentBlock } from './document.kind.ts';
import { buildFacts, signatureFacts } from './facts.server.ts';
import { keyFigures, type KeyFigure } from './figures.server.ts';
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
  /** A sentence made of its fields; null: none. */
  readonly lead: Words | null;
  /** Whether its text is in another language than the page. */
  readonly borrowed: boolean;
  /** Says that it is no longer in force, and which one is; null while it is. */
  readonly cancelled: { readonly said: string; readonly instead: LinkedWords | null } | null;
  readonly figures: readonly KeyFigure[];
  readonly facts: readonly LabelledWords[];
  readonly chapters: readonly DocumentChapter[];
  /** Whether its amounts are nobody’s, though the heading names somebody. */
  readonly invented: boolean;
  /** Beside each table: of which document its amounts are. */
  readonly source: Words;
  readonly versions: readonly DocumentVersion[];
  /** Null: of no version before this one is anything known. */
  readonly changes: DocumentChanges | null;
  /** Who signed; empty: nobody. */
  readonly sign: readonly LabelledWords[];
  /** Itself as PDF files: addresses of the API. */
  readonly papers: readonly LinkedWords[];
  /** Where it stands beside others. */
  readonly ways: readonly LinkedWords[];
}

/** A record of which nothing is known is not there, and need not say so unless it has chapters. */
export const document = writtenPart(buildDocumentContent, {
  isAbsent: isRecordMissing,
  keeps: documentKeeps,
  saysInvented: hasChapters,
});

type Asked = Pick<DocumentBlock, 'call' | 'with'>;

/** Null where there is nothing to show. Throws ApiProblem. */
export async function buildDocumentContent(
  context: PageContext,
  block: DocumentBlock,
): Promise<DocumentContent | NoRecord | null> {
  const { call, chosen } = block;
  const expected = chosen ?? block.expected;
  const [id] = chosen ? (keptIn(context, documentKeeps)?.ids ?? []) : [''];
  if (id === undefined) return noRecord(context, chosen, 'unchosen');
  const named = chosen && id !== null ? { [chosen.param]: id } : {};
  const asked = { call, with: { ...block.with, ...named } };
  const [item] = id === null ? [] : await askItems(context, call, asked.with);
  if (!item || (expected && !isExpected(context, expected, item)))
    return hasChapters(block) ? noRecord(context, expected, 'missing') : null;
  const content = await buildContent(context, block, item, asked);
  const isNothing = content.lead === null && content.facts.length === 0 && !hasChapters(block);
  return isNothing ? null : content;
}

async function buildContent(
  context: PageContext,
  block: DocumentBlock,
  item: RecordFields,
  asked: Asked,
): Promise<DocumentContent> {
  const { formatter } = context;
  const versions = await askVersions(context, block, item);
  const published = dayIn(context, item, block.published);
  const day = { label: formatter.say('document.published'), words: published, to: '' };
  const own = buildFacts(context, block.facts ?? [], item);
  return {
    level: block.title === undefined ? 2 : 3,
    lead: formatLead(context, block, [item]),
    borrowed: hasChapters(block) && formatter.locale.code !== formatter.fallback,
    cancelled: buildCancelled(context, block, item, versions),
    figures: keyFigures(formatter, block.figures, item),
    facts: published === '' ? own : [...own, day],
    chapters: buildChapters(formatter, block.chapters, item),
    invented: hasChapters(block) && inventedOfSomebody(context),
    // the day tells this document from its other versions
    source: published === '' ? '' : formatter.say('document.of-day', { date: published }),
    sign: signatureFacts(formatter, item, block.sign),
    versions: listVersions(context, block, item, versions),
    changes: await buildChanges(context, block, item, versions),
    papers: listPapers(context, asked, block),
    ways: listWays(context, block, item),
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
  const date = dayIn(context, item, block.cancelled);
  if (date === '') return null;
  const stands = versions.find((version) => textIn(version, block.cancelled) === '');
  const key = stands ? 'document.cancelled' : 'document.cancelled-alone';
  const instead = stands && {
    words: formatter.say('document.instead', { date: dayIn(context, stands, block.published) }),
    to: versionAddress(context, block, readVersionKey(block, stands)),
  };
  return { said: formatter.say(key, { date }), instead: instead ?? null };
}

/** Beside what it became, or what it was meant to be, and beside any other one. */
function listWays(context: PageContext, block: DocumentBlock, item: RecordFields): LinkedWords[] {
  const { formatter } = context;
  const key = readVersionKey(block, item);
  const id = key === '' ? (keptIn(context, documentKeeps)?.ids[0] ?? '') : key;
  const { beside, compare } = block;
  const counterpart = beside && hasFieldValues(item, beside.is) ? [beside] : [];
  return [
    ...counterpart.map(({ page, title }) => ({
      words: formatter.words(title),
      to: compareAddress(context, page, [id]),
    })),
    { words: formatter.say('document.compare'), to: compareAddress(context, compare, [id]) },
  ].filter(({ to }) => to !== '');
}

/** Where the same document as paper lies, and with an order before it: the address of its call with what that is given in addition. */
function listPapers(
  context: PageContext,
  asked: Asked,
  block: Pick<DocumentBlock, 'pdf' | 'order'>,
): LinkedWords[] {
  return (['pdf', 'order'] as const).flatMap((key) => {
    const more = block[key];
    if (!more) return [];
    const { call, params } = buildBlockQuestion(context, asked);
    const texts = Object.entries(params).map(([name, value]) => [name, String(value)] as const);
    const query = Object.entries(more).map(([name, value]) => [name, value, ''] as const);
    const address = fillPath(call.path, Object.fromEntries(texts)) + writeQuery(query);
    // a call of the content knows no ledger
    const to = findCallShape(call).ofContent ? address : withLedger(context, address);
    return [{ words: context.formatter.say(`document.${key}`), to }];
  });
}

// A document block and its record → what is said of it, its chapters, its versions, and where it lies as a PDF.

import type { RecordItem } from '../../answers/answer.ts';
import { entryAddress } from '../../answers/document/collections.ts';
import type { Params } from '../../answers/params.ts';
import { writeQuery } from '../../addresses/query.ts';
import { fillPath } from '../../addresses/routes.ts';
import { compareCodes } from '../../model/branches.ts';
import type { Call, Words } from '../../model/portal.ts';
import { shapeOf } from '../../answers/shapes.ts';
import { askingOf } from '../asked.server.ts';
import type { PageContext } from '../context.server.ts';
import { withLedger } from '../linkTo.server.ts';
import { chaptersOf, type DocumentChapter } from './chapters.server.ts';
import type { DocumentBlock, DocumentFact } from './document.kind.ts';

export interface DocumentContent {
  /** Of the headings of chapters. */
  readonly level: 2 | 3;
  /** Whether its text is in another language than the page. */
  readonly borrowed: boolean;
  /** Says that it is no longer in force; empty while it is. */
  readonly cancelled: string;
  readonly facts: readonly { readonly label: Words; readonly value: Words }[];
  readonly chapters: readonly DocumentChapter[];
  readonly versions: readonly DocumentVersion[];
  /** Address of the PDF; empty: none. */
  readonly pdf: string;
}

export interface DocumentVersion {
  readonly name: string;
  readonly to: string;
  readonly here: boolean;
  readonly inForce: boolean;
}

type Item = Readonly<Record<string, RecordItem[string]>>;

export async function tellDocument(
  context: PageContext,
  block: DocumentBlock,
): Promise<DocumentContent> {
  const { formatter, signal } = context;
  const { call, service, params } = askingOf(context, block);
  const lang = formatter.locale.code;
  const answer = await service.ask(call, params, { lang, signal });
  if (answer.holds !== 'body') throw new Error(`${call.id} answers no record`);
  const item = answer.body as Item;
  const cancelled = textOf(item[block.cancelled]);
  return {
    level: block.title === null ? 2 : 3,
    borrowed: lang !== formatter.fallback,
    cancelled:
      cancelled === ''
        ? ''
        : formatter.say('document.cancelled', { date: formatter.date(cancelled) }),
    facts: factsOf(context, block, item),
    chapters: chaptersOf(formatter, block.chapters, item[block.chapters.field]),
    versions: await versionsOf(context, block, item),
    pdf: block.pdf === null ? '' : pdfOf(context, call, addressOf(call.path, params, block.pdf)),
  };
}

function factsOf(context: PageContext, block: DocumentBlock, item: Item): DocumentContent['facts'] {
  const { formatter } = context;
  const day = textOf(item[block.published]);
  return [
    ...block.facts.flatMap((fact) => {
      const value = textOf(item[fact.field]);
      return value === ''
        ? []
        : [{ label: formatter.words(fact.title), value: namedOf(context, fact, value) }];
    }),
    ...(day === ''
      ? []
      : [{ label: formatter.say('document.published'), value: formatter.date(day) }]),
  ];
}

/** A code with the name that it has. */
function namedOf({ formatter, ledger }: PageContext, fact: DocumentFact, code: string): Words {
  if (fact.dimension === '') return code;
  const title = ledger?.members.title(fact.dimension, code, AT_LAST);
  if (!title) return code;
  const words = formatter.words(title);
  return typeof words === 'string'
    ? `${code} ${words}`
    : { ...words, words: `${code} ${words.words}` };
}

/** After every change: by this year names are what they were called last. */
const AT_LAST = 9999;

/** Other versions with this one among them, the newest first; empty where there is no other. */
async function versionsOf(
  context: PageContext,
  { versions, published, cancelled, with: given }: DocumentBlock,
  item: Item,
): Promise<DocumentVersion[]> {
  if (versions === null) return [];
  const { formatter, page, path, signal } = context;
  const asked = Object.entries(versions.with).map(
    ([name, field]) => [name, { value: textOf(item[field]) }] as const,
  );
  const { call, service, params } = askingOf(context, {
    call: versions.call,
    with: { ...given, ...Object.fromEntries(asked) },
  });
  const lang = formatter.locale.code;
  const answer = await service.ask(call, params, { lang, signal });
  if (answer.holds !== 'records' || answer.items.length < 2) return [];
  const dayOf = (version: Item) => textOf(version[published]);
  return answer.items
    .toSorted((a, b) => compareCodes(dayOf(b), dayOf(a)))
    .map((version) => {
      const to = entryAddress(page, textOf(version[versions.key]));
      return {
        name: formatter.date(dayOf(version)) || textOf(version[versions.key]),
        to: withLedger(context, to),
        here: to === path,
        inForce: textOf(version[cancelled]) === '',
      };
    });
}

/** A call of the content knows no ledger. */
function pdfOf(context: PageContext, call: Call, address: string): string {
  return shapeOf(call).ofContent ? address : withLedger(context, address);
}

/** The address of the call with what it is given in addition. */
function addressOf(path: string, params: Params, pdf: Readonly<Record<string, string>>): string {
  const inPath = Object.fromEntries(
    Object.entries(params).map(([name, value]) => [name, String(value)]),
  );
  return (
    fillPath(path, inPath) +
    writeQuery(Object.entries(pdf).map(([name, value]) => [name, value, ''] as const))
  );
}

function textOf(value: RecordItem[string] | undefined): string {
  return value === null || value === undefined || typeof value === 'object' ? '' : String(value);
}

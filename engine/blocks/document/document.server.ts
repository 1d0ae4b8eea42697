// A document block and its record → what is said of it, its chapters, its versions, and where it lies as a PDF.

import type { Params } from '../../answers/params.ts';
import { writeQuery } from '../../addresses/query.ts';
import { fillPath } from '../../addresses/routes.ts';
import { compareCodes } from '../../model/branches.ts';
import type { Call, Words } from '../../model/portal.ts';
import { shapeOf } from '../../answers/shapes.ts';
import { askingOf } from '../asked.server.ts';
import { chaptersOf, type DocumentChapter } from '../chapters.server.ts';
import type { PageContext } from '../context.server.ts';
import { withLedger } from '../linkTo.server.ts';
import {
  askItems,
  askRecord,
  chosenIds,
  isExpected,
  signIn,
  textIn,
  type RecordFields,
} from '../records.server.ts';
import { keyFigures, type KeyFigure } from '../keyFigures.server.ts';
import { noRecord, pageAddress, type NoRecord } from '../noRecord.server.ts';
import type { DocumentBlock, DocumentFact } from './document.kind.ts';

export interface DocumentContent {
  /** Of the headings of chapters. */
  readonly level: 2 | 3;
  /** Whether its text is in another language than the page. */
  readonly borrowed: boolean;
  /** Says that it is no longer in force; empty while it is. */
  readonly cancelled: string;
  readonly figures: readonly KeyFigure[];
  readonly facts: readonly { readonly label: Words; readonly value: Words }[];
  readonly chapters: readonly DocumentChapter[];
  readonly versions: readonly DocumentVersion[];
  /** Who signed; empty: nobody. */
  readonly sign: DocumentContent['facts'];
  /** Addresses of the PDF, and of the one that an order stands before; empty: none. */
  readonly pdf: string;
  readonly order: string;
  /** Where it can be compared; empty: nowhere. */
  readonly compare: string;
}

export interface DocumentVersion {
  readonly name: string;
  readonly to: string;
  readonly here: boolean;
  readonly inForce: boolean;
}

type Asked = Pick<DocumentBlock, 'call' | 'with'>;

/** Throws ApiProblem. */
export async function tellDocument(
  context: PageContext,
  block: DocumentBlock,
): Promise<DocumentContent | NoRecord> {
  const { chosen } = block;
  if (!chosen) {
    const { expected } = block;
    const [item] = await askItems(context, block.call, block.with);
    return item && (!expected || isExpected(context, expected, item))
      ? await contentOf(context, block, item, block)
      : noRecord(context, expected, 'missing');
  }
  const [id] = chosenIds(context, block.kind);
  if (id === undefined) return noRecord(context, chosen, 'unchosen');
  const item = id === null ? null : await askRecord(context, { ...block, chosen }, id);
  if (!item || id === null) return noRecord(context, chosen, 'missing');
  const asked = { call: block.call, with: { ...block.with, [chosen.param]: { value: id } } };
  return await contentOf(context, block, item, asked);
}

async function contentOf(
  context: PageContext,
  block: DocumentBlock,
  item: RecordFields,
  asked: Asked,
): Promise<DocumentContent> {
  const { formatter } = context;
  const cancelled = textIn(item, block.cancelled);
  return {
    level: block.title === null ? 2 : 3,
    borrowed: formatter.locale.code !== formatter.fallback,
    cancelled:
      cancelled === ''
        ? ''
        : formatter.say('document.cancelled', { date: formatter.date(cancelled) }),
    figures: keyFigures(formatter, block.figures, item),
    facts: factsOf(context, block, item),
    chapters: chaptersOf(formatter, block.chapters, item),
    sign: signOf(context, block, item),
    versions: await versionsOf(context, block, item),
    pdf: paperOf(context, asked, block.pdf),
    order: paperOf(context, asked, block.order),
    compare: compareOf(context, block),
  };
}

/** Who signed, when, in whose name; empty where nothing says so. */
function signOf(
  { formatter }: PageContext,
  block: DocumentBlock,
  item: RecordFields,
): DocumentContent['sign'] {
  const sign = signIn(item, block.sign);
  if (!sign) return [];
  const signer = [sign.signer, sign.position].filter((text) => text !== '').join(', ');
  const said = [
    ['print.signer', signer],
    ['print.organisation', sign.organisation],
    ['document.signed', sign.day === '' ? '' : formatter.date(sign.day)],
    ['print.note', sign.note],
  ] as const;
  return said.flatMap(([key, text]) =>
    text === ''
      ? []
      : [{ label: formatter.say(key), value: formatter.words({ [formatter.fallback]: text }) }],
  );
}

/** Where the same document as paper lies; empty: nowhere. */
function paperOf(
  context: PageContext,
  asked: Asked,
  more: Readonly<Record<string, string>> | null,
): string {
  if (more === null) return '';
  const { call, params } = askingOf(context, asked);
  return pdfOf(context, call, addressOf(call.path, params, more));
}

/** Where the document can be compared; empty: nowhere. */
function compareOf(context: PageContext, { kind, chosen, compare }: DocumentBlock): string {
  const [id] = chosenIds(context, kind);
  if (compare === '' || !chosen || !id) return '';
  return pageAddress(context, compare, [[chosen.query, id]]);
}

function factsOf(
  context: PageContext,
  block: DocumentBlock,
  item: RecordFields,
): DocumentContent['facts'] {
  const { formatter } = context;
  const day = textIn(item, block.published);
  return [
    ...block.facts.flatMap((fact) => {
      const value = textIn(item, fact.field);
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
  block: DocumentBlock,
  item: RecordFields,
): Promise<DocumentVersion[]> {
  const { versions, published, cancelled, with: given } = block;
  if (versions === null) return [];
  const { formatter } = context;
  const asked = Object.entries(versions.with).map(
    ([name, field]) => [name, { value: textIn(item, field) }] as const,
  );
  const items = await askItems(context, versions.call, { ...given, ...Object.fromEntries(asked) });
  if (items.length < 2) return [];
  const own = textIn(item, versions.key);
  return items
    .toSorted((a, b) => compareCodes(textIn(b, published), textIn(a, published)))
    .map((version) => {
      const key = textIn(version, versions.key);
      return {
        name: formatter.date(textIn(version, published)) || key,
        to: versionAddress(context, block, key),
        here: key === own,
        inForce: textIn(version, cancelled) === '',
      };
    });
}

function versionAddress(
  context: PageContext,
  { chosen, with: given }: DocumentBlock,
  key: string,
): string {
  const { page, path, read } = context;
  if (chosen) return withLedger(context, path + writeQuery([[chosen.query, key, '']]));
  const own = namedByPath(context, given);
  return withLedger(context, fillPath(page.path, { ...read.values, [own]: key }));
}

/** The parameter of the path that names the document: the last one that its call is given. */
function namedByPath({ page }: PageContext, given: DocumentBlock['with']): string {
  const taken = Object.values(given).flatMap((each) => ('from' in each ? each.from : []));
  return Object.keys(page.parameters).findLast((name) => taken.includes(name)) ?? '';
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

// An article block and its document → prose: headings, paragraphs, details, an example taken apart, sources, related entries.

import {
  entryAddress,
  entryAt,
  findEntryPage,
  readDocument,
  statusOn,
} from '../../answers/document/collections.ts';
import type { Text, Words } from '../../model/portal.ts';
import { partAt } from '../../addresses/parts.ts';
import { lookup } from '../../model/lookup.ts';
import { readParameters } from '../../answers/params.ts';
import type { PageContext } from '../contract/context.server.ts';
import {
  isText,
  splitParagraphs,
  formatSources,
  type LinkedWords,
  type LabelledWords,
} from '../written/texts.server.ts';
import type { ArticleBlock } from './article.kind.ts';
import { writtenPart } from '../written/written.server.ts';

export const article = writtenPart(buildArticleContent);

export interface ArticleContent {
  readonly parts: readonly ArticlePart[];
  /** What all of it rests on; empty where each part names its own. */
  readonly sources: readonly LinkedWords[];
}

export interface ArticlePart {
  readonly heading: ArticleHeading | null;
  readonly text: readonly Words[];
  readonly note: readonly Words[];
  readonly levels: readonly ArticleLevel[];
  readonly example: ArticleExample | null;
  /** Addresses, numbers and links under their names. */
  readonly details: readonly LabelledWords[];
  readonly sources: readonly LinkedWords[];
  readonly related: readonly LinkedWords[];
}

export interface ArticleHeading {
  /** Empty: nothing leads to it. */
  readonly id: string;
  readonly level: 2 | 3;
  readonly words: Words;
  /** Only what is not as usual is said. */
  readonly status: string;
}

/** How things belong together: each by its name, with what belongs to it below. */
export interface ArticleLevel {
  readonly title: Words;
  readonly text: readonly Words[];
  /** Whether it is no more than what stands below it: that is of another kind. */
  readonly holds: boolean;
  /** What goes from it to the others beside it, and back; null: nobody says. */
  readonly passes: Words | null;
  readonly below: readonly ArticleLevel[];
}

/** A code taken apart: its digits, where they stand, what they name and mean. */
export interface ArticleExample {
  readonly code: string;
  readonly parts: readonly {
    readonly digits: string;
    readonly positions: string;
    readonly title: Words;
    readonly meaning: Words;
  }[];
}

type Document = Readonly<Record<string, unknown>>;

function valueIn(part: Document, field: string | undefined): unknown {
  return field === undefined ? undefined : part[field];
}

/** Each part has its sources where parts have titles, else all stand at the end. Throws ApiProblem where the document is not found. */
export function buildArticleContent(context: PageContext, block: ArticleBlock): ArticleContent {
  const { portal, formatter } = context;
  const { fields } = block;
  const call = lookup(portal.calls, block.call);
  const found = partAt(
    readDocument(portal, call, readParameters(context, call, block.with)),
    block.at,
  );
  const parts = (Array.isArray(found) ? found : [found]).filter(
    (part): part is Document => part !== null && typeof part === 'object',
  );
  // with headings each part names what it rests on; without them all of it stands once at the end
  const apart = fields.title !== undefined;
  return {
    parts: parts.map((part) => buildPart(context, block, part)),
    sources: apart
      ? []
      : formatSources(
          formatter,
          parts.map((part) => valueIn(part, fields.sources)),
        ),
  };
}

function buildPart(context: PageContext, block: ArticleBlock, part: Document): ArticlePart {
  const { formatter } = context;
  const { fields } = block;
  const note = valueIn(part, fields.note);
  return {
    heading: formatHeading(context, block, part),
    text: (fields.text ?? []).flatMap((key) => splitParagraphs(formatter, part[key])),
    note: isText(note) ? splitParagraphs(formatter, note) : [],
    levels: listLevels(context, valueIn(part, fields.tree), valueIn(part, fields.levels)),
    example: findExample(context, valueIn(part, fields.example)),
    details: (fields.details ?? [])
      .filter((key) => part[key] !== undefined)
      .map((key) => ({
        label: formatter.say(`fields.${key}`),
        ...detailOf(context, part[key]),
      })),
    sources:
      fields.title === undefined ? [] : formatSources(formatter, [valueIn(part, fields.sources)]),
    related: buildRelated(context, block.collection, valueIn(part, fields.related)),
  };
}

function formatHeading(
  { formatter, day }: PageContext,
  block: ArticleBlock,
  part: Document,
): ArticleHeading | null {
  const title = valueIn(part, block.fields.title);
  const status = statusOn(valueIn(part, block.fields.status), day);
  if (!isText(title)) return null;
  return {
    id: typeof part['id'] === 'string' && part['id'] !== '' ? `${block.id}-${part['id']}` : '',
    level: block.title === undefined ? 2 : 3,
    words: formatter.words(title),
    status: status === '' || status === 'current' ? '' : formatter.say(`status.${status}`),
  };
}

interface TreeNode {
  readonly level: string;
  readonly children?: readonly TreeNode[];
}

function listLevels({ formatter }: PageContext, tree: unknown, levels: unknown): ArticleLevel[] {
  if (tree === undefined || !Array.isArray(levels)) return [];
  const find = (level: string) => (levels as Document[]).find((entry) => entry['id'] === level);
  const tell = ({ level, children = [] }: TreeNode): ArticleLevel => {
    const found = find(level);
    const title = found?.['title'];
    const passes = found?.['passes'];
    const [child] = children;
    return {
      title: isText(title) ? formatter.words(title) : level,
      text: isText(found?.['text']) ? splitParagraphs(formatter, found['text']) : [],
      holds: child !== undefined && find(child.level)?.['kind'] !== found?.['kind'],
      passes: isText(passes) ? formatter.words(passes) : null,
      below: children.map(tell),
    };
  };
  return (Array.isArray(tree) ? (tree as TreeNode[]) : [tree as TreeNode]).map(tell);
}

function detailOf({ formatter }: PageContext, value: unknown): LinkedWords {
  if (isText(value)) return { words: formatter.words(value), to: '' };
  const text = String(value);
  if (text.startsWith('https://'))
    return { words: text.replace(/^https:\/\/(?:www\.)?|\/$/g, ''), to: text };
  if (/^\+\d+$/.test(text))
    return {
      words: text.replace(/^(\+\d{2})(\d{3})(\d{3})(\d{2})(\d{2})$/, '$1 $2 $3-$4-$5'),
      to: `tel:${text}`,
    };
  return { words: text, to: text.includes('@') ? `mailto:${text}` : '' };
}

interface WrittenExample {
  readonly code: string;
  readonly parts: readonly {
    readonly digits: string;
    readonly positions: string;
    readonly title: Text;
    readonly meaning: Text;
  }[];
}

function findExample({ formatter }: PageContext, value: unknown): ArticleExample | null {
  if (value === undefined || value === null) return null;
  const { code, parts } = value as WrittenExample;
  return {
    code,
    parts: parts.map((part) => ({
      digits: part.digits,
      positions: part.positions,
      title: formatter.words(part.title),
      meaning: formatter.words(part.meaning),
    })),
  };
}

function buildRelated(
  { portal, formatter }: PageContext,
  collection: string | undefined,
  keys: unknown,
): LinkedWords[] {
  const page = findEntryPage(portal, collection);
  if (!Array.isArray(keys) || !page) return [];
  return keys.flatMap((key) => {
    const entry = entryAt(portal, collection, String(key));
    return entry ? [{ words: formatter.words(entry.name), to: entryAddress(page, entry.key) }] : [];
  });
}

// An article block and its document → prose: headings, paragraphs, details, an example taken apart, sources, related entries.

import { entryAddress, entryAt, pageOf } from '../../answers/document/collections.ts';
import { askDocument } from '../../answers/document/document.ts';
import type { ArticleBlock, Text } from '../../model/portal.ts';
import { partAt } from '../../addresses/parts.ts';
import { parametersOf, type PageContext } from '../context.server.ts';
import {
  html,
  isText,
  link,
  outward,
  paragraphs,
  say,
  sourcesList,
  type Html,
  type Part,
} from '../html.server.ts';

export function writeArticle(context: PageContext, block: ArticleBlock): Html {
  const call = context.portal.calls[block.call]!;
  const { body } = askDocument(context.portal, call, parametersOf(context, call, block.with));
  const found = partAt(body, block.at);
  const parts = (Array.isArray(found) ? found : [found]).filter(
    (one): one is Record<string, unknown> => one !== null && typeof one === 'object',
  );
  const { fields } = block;
  // with headings each part names what it rests on; without them all of it stands once at the end
  const apart = fields.title !== '';
  const sources = apart ? [] : parts.map((part) => part[fields.sources]);
  return html`${parts.map((part) => writePart(context, block, part, apart))}${sourcesList(context.formatter, sources)}`;
}

function writePart(
  context: PageContext,
  block: ArticleBlock,
  part: Readonly<Record<string, unknown>>,
  apart: boolean,
): Html {
  const { formatter } = context;
  const { fields } = block;
  const title = part[fields.title];
  const id = typeof part['id'] === 'string' ? part['id'] : '';
  const level = block.title === null ? 'h2' : 'h3';
  return html`${isText(title) ? heading(level, id === '' ? '' : `${block.id}-${id}`, html`${say(formatter.words(title))}${statusOf(context, part[fields.status])}`) : null}${fields.text.map((key) => paragraphs(formatter, part[key]))}${note(formatter, part[fields.note])}${writeTree(context, part[fields.tree], part[fields.levels])}${writeExample(context, part[fields.example])}${writeDetails(context, part, fields.details)}${apart ? sourcesList(formatter, [part[fields.sources]]) : null}${writeRelated(context, block.collection, part[fields.related])}`;
}

/** Only what is not as usual is said. */
function statusOf({ formatter }: PageContext, status: unknown): Part {
  return typeof status === 'string' && status !== 'current'
    ? html` <span class="status">${formatter.say(`status.${status}`)}</span>`
    : null;
}

function note(formatter: PageContext['formatter'], value: unknown): Part {
  return isText(value) ? html`<div class="note">${paragraphs(formatter, value)}</div>` : null;
}

interface TreeNode {
  readonly level: string;
  readonly children?: readonly TreeNode[];
}

/** How things belong together: each by its name, with what belongs to it below. */
function writeTree({ formatter }: PageContext, tree: unknown, levels: unknown): Part {
  if (tree === undefined || !Array.isArray(levels)) return null;
  const write = ({ level, children = [] }: TreeNode): Html => {
    const found = (levels as Record<string, unknown>[]).find((one) => one['id'] === level);
    const [title, text] = [found?.['title'], found?.['text']];
    return html`<li><b>${isText(title) ? say(formatter.words(title)) : level}</b>${isText(text) ? paragraphs(formatter, text) : null}${children.length > 0 ? html`<ul>${children.map(write)}</ul>` : null}</li>`;
  };
  return html`<ul class="levels">${(Array.isArray(tree) ? (tree as TreeNode[]) : [tree as TreeNode]).map(write)}</ul>`;
}

function heading(level: 'h2' | 'h3', id: string, words: Part): Html {
  if (level === 'h3')
    return id === '' ? html`<h3>${words}</h3>` : html`<h3 id="${id}">${words}</h3>`;
  return id === '' ? html`<h2>${words}</h2>` : html`<h2 id="${id}">${words}</h2>`;
}

/** Addresses, numbers and links under their names. */
function writeDetails(
  { formatter }: PageContext,
  part: Readonly<Record<string, unknown>>,
  keys: readonly string[],
): Part {
  const there = keys.filter((key) => part[key] !== undefined);
  if (there.length === 0) return null;
  return html`<dl class="details">${there.map((key) => html`<div><dt>${formatter.say(`fields.${key}`)}</dt><dd>${detail(formatter.words.bind(formatter), part[key])}</dd></div>`)}</dl>`;
}

function detail(words: (text: Text) => Parameters<typeof say>[0], value: unknown): Html {
  if (isText(value)) return say(words(value));
  const text = String(value);
  if (text.startsWith('https://'))
    return outward(text, text.replace(/^https:\/\/(?:www\.)?|\/$/g, ''));
  if (/^\+\d+$/.test(text))
    return html`<a href="tel:${text}">${text.replace(/^(\+\d{2})(\d{3})(\d{3})(\d{2})(\d{2})$/, '$1 $2 $3-$4-$5')}</a>`;
  return text.includes('@') ? html`<a href="mailto:${text}">${text}</a>` : html`${text}`;
}

interface Example {
  readonly code: string;
  readonly parts: readonly {
    readonly digits: string;
    readonly positions: string;
    readonly title: Text;
    readonly meaning: Text;
  }[];
}

/** A code taken apart: its digits side by side in colour, what each means below. */
function writeExample({ formatter }: PageContext, value: unknown): Part {
  if (value === undefined || value === null) return null;
  const { code, parts } = value as Example;
  const rows = parts.map(
    (part) =>
      html`<tr><th scope="row"><code>${part.digits}</code></th><td>${part.positions}</td><td>${say(formatter.words(part.title))}</td><td>${say(formatter.words(part.meaning))}</td></tr>`,
  );
  const heads = ['digits', 'positions', 'part', 'meaning'].map(
    (name) => html`<th scope="col">${formatter.say(`written.${name}`)}</th>`,
  );
  return html`<table class="plain"><caption>${formatter.say('written.example')} <code>${code}</code></caption><thead><tr>${heads}</tr></thead><tbody>${rows}</tbody></table>`;
}

function writeRelated(context: PageContext, collection: string, keys: unknown): Part {
  const { portal, formatter } = context;
  const page = pageOf(portal, collection);
  if (!Array.isArray(keys) || !page) return null;
  const entries = keys
    .map((key) => entryAt(portal, collection, String(key)))
    .filter((one) => one !== null);
  if (entries.length === 0) return null;
  const items = entries.map(
    (one) =>
      html`<li>${link(formatter, entryAddress(page, one.key), say(formatter.words(one.name)))}</li>`,
  );
  return html`<div class="related"><b>${formatter.say('written.related')}</b><ul>${items}</ul></div>`;
}

// A block of codes → a tree that opens in place without scripts, searched, each code with a link to its figures.

import { entryAt } from '../../answers/document/collections.ts';
import { askDocument } from '../../answers/document/document.ts';
import { matchWords, wordsOf } from '../../language/folding.ts';
import type { CodesBlock, Text } from '../../model/portal.ts';
import { partAt } from '../../addresses/parts.ts';
import { parametersOf, type PageContext } from '../context.server.ts';
import { html, link, say, type Html, type Part } from '../html.server.ts';

interface Item {
  readonly code: string;
  readonly name: Text;
  /** The last year in which it was used. */
  readonly until?: number;
  readonly children?: readonly Item[];
}

interface Shown {
  readonly context: PageContext;
  /** Items that the words looked for are found in; null where nothing is looked for. */
  readonly found: ReadonlySet<Item> | null;
  /** The code that stands open, with everything above it. */
  readonly current: string;
  /** Address of the figures up to the code; null where there are none. */
  readonly figures: string | null;
}

export function writeCodes(context: PageContext, block: CodesBlock): Html {
  const { portal, formatter, read } = context;
  const call = portal.calls[block.call]!;
  const { body } = askDocument(portal, call, parametersOf(context, call, block.with));
  const items = (partAt(body, block.at) as readonly Item[] | undefined) ?? [];
  const words = wordsOf(read.values[block.search] ?? '');
  const found = words.length === 0 ? null : new Set(findItems(words, items));
  const shown: Shown = {
    context,
    found,
    current: read.values[block.code] ?? '',
    figures: figuresOf(context, block),
  };
  const left = found === null ? items : items.flatMap((item) => suiting(found, item));
  const count =
    found === null
      ? null
      : html`<p class="count" role="status">${formatter.say('written.count', { count: found.size })}</p>`;
  if (left.length === 0)
    return html`${count}<p class="empty">${formatter.say('written.nothing')}</p>`;
  return html`${count}<ul class="codes">${left.map((item) => writeItem(shown, item, ''))}</ul>`;
}

function figuresOf({ portal, read }: PageContext, { figures }: CodesBlock): string | null {
  const entry =
    figures === null
      ? null
      : entryAt(portal, figures.collection, read.values[figures.parameter] ?? '');
  const page = entry?.data[figures!.field];
  return typeof page === 'string'
    ? `/${page}${page.includes('?') ? '&' : '?'}${figures!.query}=`
    : null;
}

/** One walk over all of them: the words of every name are folded and split once. */
function findItems(words: readonly string[], items: readonly Item[]): Item[] {
  return items.flatMap((item) => [
    ...(isFound(words, item) ? [item] : []),
    ...findItems(words, item.children ?? []),
  ]);
}

function isFound(words: readonly string[], item: Item): boolean {
  return words.every((word) => /^\d+$/.test(word))
    ? words.every((word) => item.code.startsWith(word))
    : Object.values(item.name).some(
        (name) => matchWords(words, wordsOf(`${name} ${item.code}`)) > 0,
      );
}

/** The item with those below it that are found; itself found, with all of them. */
function suiting(found: ReadonlySet<Item>, item: Item): Item[] {
  if (found.has(item)) return [item];
  const children = (item.children ?? []).flatMap((child) => suiting(found, child));
  return children.length > 0 ? [{ ...item, children }] : [];
}

function writeItem(shown: Shown, item: Item, parent: string): Html {
  const { context, current } = shown;
  const { formatter } = context;
  const children = item.children ?? [];
  const here = item.code === current;
  const found = shown.found?.has(item) === true;
  const name: Html = html`<code>${item.code}</code> <span>${found || here ? html`<mark>${say(formatter.words(item.name))}</mark>` : say(formatter.words(item.name))}</span>`;
  const until: Part =
    item.until === undefined
      ? null
      : html` <small>${formatter.say('written.until', { year: item.until })}</small>`;
  // a row without rows below it stands open where the one above it does
  const figures: Part =
    shown.figures === null || item.until !== undefined
      ? null
      : link(
          formatter,
          shown.figures + (children.length > 0 || parent === '' ? item.code : parent),
          html`${formatter.say('written.figures')}<span class="visually-hidden"> ${item.code}</span>`,
          'class="to-figures"',
        );
  if (children.length === 0)
    return html`<li id="c${item.code}">${figures}<div class="code-row">${name}${until}</div></li>`;
  const open = (shown.found !== null && !found) || holds(item, current);
  const below = html`<ul>${children.map((child) => writeItem(shown, child, item.code))}</ul>`;
  const head = html`<summary>${name}${until}</summary>${below}`;
  return html`<li id="c${item.code}">${figures}${open ? html`<details open>${head}</details>` : html`<details>${head}</details>`}</li>`;
}

function holds(item: Item, code: string): boolean {
  return (
    code !== '' && (item.code === code || (item.children ?? []).some((child) => holds(child, code)))
  );
}

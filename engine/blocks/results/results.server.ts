// Results of the search over everything, kind by kind, the best kind first.

import { searchPortal, type Result } from '../../answers/search/search.ts';
import { wordsOf } from '../../language/folding.ts';
import type { ResultsBlock } from './results.kind.ts';
import type { PageContext } from '../context.server.ts';
import { html, link, say, type Html, type Part } from '../html.server.ts';

export function writeResults(context: PageContext, block: ResultsBlock): Html {
  const { portal, formatter, read, ledger } = context;
  const text = read.values[block.search] ?? '';
  if (wordsOf(text).length === 0) return html`<p>${formatter.say('search.hint')}</p>`;
  const found = searchPortal(portal, ledger, text, formatter.locale.code);
  const count = html`<p class="count" role="status">${formatter.say('written.count', { count: found.length })}</p>`;
  if (found.length === 0)
    return html`${count}<p class="empty">${formatter.say('search.nothing')}</p>`;
  const kinds = [...Map.groupBy(found, (one) => one.kind).values()];
  return html`${count}${kinds.map((some) => writeKind(context, some, block.limit))}`;
}

function writeKind({ formatter }: PageContext, found: readonly Result[], limit: number): Html {
  const [first] = found;
  const title =
    first!.kind === 'page' ? formatter.say('search.pages') : formatter.plain(first!.title);
  const more: Part =
    found.length > limit
      ? html`<p class="more">${formatter.say('search.more', { count: found.length - limit })}</p>`
      : null;
  const items = found
    .slice(0, limit)
    .map(
      (one) =>
        html`<li>${one.code === '' ? null : html`<code>${one.code}</code> `}${link(formatter, one.to, say(formatter.words(one.name)))}${one.about ? html`<p>${say(formatter.words(one.about))}</p>` : null}</li>`,
    );
  return html`<section class="kind"><h2>${title} <small>${found.length}</small></h2><ul class="entries">${items}</ul>${more}</section>`;
}

// Results of the search over everything, kind by kind, the best kind first.

import { searchPortal, type Result } from '../../api/search.ts';
import { wordsOf } from '../../language/folding.ts';
import type { ResultsBlock } from '../../portal.ts';
import type { Context } from './context.ts';
import { html, link, say, type Html, type Part } from './written.ts';

export function writeResults(context: Context, block: ResultsBlock): Html {
  const { portal, tongue, read, ledger } = context;
  const text = read.values[block.search] ?? '';
  if (wordsOf(text).length === 0) return html`<p>${tongue.say('search.hint')}</p>`;
  const found = searchPortal(portal, ledger, text, tongue.locale.code);
  const count = html`<p class="count" role="status">${tongue.say('written.count', { count: found.length })}</p>`;
  if (found.length === 0) return html`${count}<p class="empty">${tongue.say('search.nothing')}</p>`;
  const kinds = [...Map.groupBy(found, (one) => one.kind).values()];
  return html`${count}${kinds.map((some) => writeKind(context, some, block.limit))}`;
}

function writeKind({ tongue }: Context, found: readonly Result[], limit: number): Html {
  const [first] = found;
  const title = first!.kind === 'page' ? tongue.say('search.pages') : tongue.plain(first!.title);
  const more: Part =
    found.length > limit
      ? html`<p class="more">${tongue.say('search.more', { count: found.length - limit })}</p>`
      : null;
  const items = found
    .slice(0, limit)
    .map(
      (one) =>
        html`<li>${one.code === '' ? null : html`<code>${one.code}</code> `}${link(tongue, one.to, say(tongue.words(one.name)))}${one.about ? html`<p>${say(tongue.words(one.about))}</p>` : null}</li>`,
    );
  return html`<section class="kind"><h2>${title} <small>${found.length}</small></h2><ul class="entries">${items}</ul>${more}</section>`;
}

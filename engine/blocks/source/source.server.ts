// Where the figures of a page come from: who keeps them, until when they are loaded, and the words to cite them with.

import { changeQuery, LEDGER, withPrefix } from '../../addresses/query.ts';
import { plainWords } from '../../language/text.ts';
import type { Words } from '../../model/portal.ts';
import { isInvented } from '../../ledger/demonstration/marked.ts';
import type { PageContext } from '../context.server.ts';
import type { OwnAddress } from '../part.server.ts';
import type { LinkedWords } from '../texts.server.ts';
import { wayTo } from '../ways.server.ts';
import { writtenQuery } from '../writtenQuery.server.ts';
import { loadedWords } from '../loaded.server.ts';
import type { SourceBlock } from './source.kind.ts';

export interface SourceContent {
  readonly text: Words | null;
  /** Until when figures of the page are loaded, and when they were; empty: nobody knows. */
  readonly loaded: string;
  /** Empty while figures are invented: nobody should cite them. */
  readonly cite: string;
  readonly use: LinkedWords | null;
}

/** What is cited has the address of the portal in it. */
export function readSource(): OwnAddress {
  return { value: null, key: '', written: [], namesOrigin: true };
}

export function tellSource(context: PageContext, { text, to }: SourceBlock): SourceContent {
  const { portal, formatter } = context;
  const use = to === '' ? null : wayTo(portal, to);
  return {
    text: text ? formatter.words(text) : null,
    loaded: loadedWords(context),
    cite: isInvented(context.ledger) ? '' : citeWords(context),
    use: use && { words: formatter.words(use.page?.title ?? {}), to: use.to },
  };
}

/** Portal, page, period, the ledger, the address that gives these figures as long as it is kept, the day it was read. */
function citeWords(context: PageContext): string {
  const { portal, formatter, page, path, read, day, origin, ledger } = context;
  const period = read.period ? `, ${formatter.period(read.period)}` : '';
  return formatter.say('source.cite', {
    portal: formatter.plain(portal.settings.name),
    owner: formatter.plain(portal.settings.owner),
    page: plainWords(formatter.words(page.title)) + period,
    version: ledger?.id ?? '',
    address: origin + withPrefix(path, formatter.locale.prefix) + lastingQuery(context),
    date: formatter.date(day),
  });
}

/** The query of the page with its ledger: what is loaded later changes nothing at that address. */
function lastingQuery(context: PageContext): string {
  const { read, ledger } = context;
  return changeQuery(writtenQuery(context, read), { [LEDGER]: ledger?.id ?? null });
}

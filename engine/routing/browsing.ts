// Changes the live page in place: address, view and history. Another page is another document.

import type { Location } from 'react-router';

import { changeQuery } from '../addresses/query.ts';
import { isFailed } from '../blocks/contract/failed.ts';
import type { AnsweredView, Answers } from '../data/answers.ts';
import { holdControl } from '../data/control.ts';
import { fetching } from '../data/fetching.ts';
import { lastAsked } from '../data/lastAsked.ts';
import type { Going, GoingOptions } from '../data/navigate.ts';
import type { Shell, View } from '../model/portal.ts';
import { shownCrumbs } from '../page/pageWords.ts';

/** What stands in the document. */
export interface Shown {
  readonly view: View;
  readonly location: Location;
  /** How it came: the reader is where the address says, or where they were. */
  readonly keepScroll: boolean;
}

export interface BrowsingParts {
  readonly answers: Pick<Answers, 'view'>;
  readonly shell: Shell;
  /** Loads what the blocks of a view are drawn with. */
  readonly take: (view: View) => Promise<unknown>;
  readonly first: View;
}

/** By then a view stands in the document, or never will. */
const DRAWN_MS = 1000;

/** Resolves when what is shown stands in the document. */
type Show = (shown: Shown) => Promise<void>;

/** How an address is written into the history. */
type Write = (url: URL) => void;

export class Browsing implements Going {
  private readonly parts: BrowsingParts;
  private readonly begin = lastAsked();
  private show: Show = () => Promise.resolve();
  /** What was shown last stands in the document. */
  private drawn = Promise.resolve();
  shown: Shown;

  constructor(parts: BrowsingParts) {
    this.parts = parts;
    this.shown = shownAt(new URL(location.href), parts.first, parts.shell.queries, true);
  }

  /** `show` is told what stands from now on. Returns what ends it. */
  listen(show: Show): () => void {
    this.show = show;
    const back = () =>
      void this.come(new URL(location.href), { write: () => {}, keepScroll: true });
    addEventListener('popstate', back);
    return () => removeEventListener('popstate', back);
  }

  isHere = (address: string): boolean =>
    new URL(address, location.href).pathname === location.pathname;

  to = async (address: string, { keepScroll = false, replace = false }: GoingOptions = {}) => {
    const url = new URL(address, location.href);
    if (!this.isHere(address)) return location.assign(url);
    const { look: name } = this.parts.shell.queries;
    const look = new URLSearchParams(location.search).get(name);
    if (look !== null) url.searchParams.set(name, look);
    const write: Write = replace
      ? (to) => history.replaceState(null, '', to)
      : (to) => history.pushState(null, '', to);
    await this.come(url, { write, keepScroll, anew: url.href === location.href });
  };

  refresh = async () => {
    await this.come(new URL(location.href), { write: () => {}, keepScroll: true, anew: true });
  };

  prepare = (address: string) => {
    const url = new URL(address, location.href);
    if (!this.isHere(address) || this.showsSame(url)) return;
    this.parts.answers.view(buildPath(url), () => false).catch(() => {});
  };

  /** What does not come here comes as a document, which says what is wrong with it. */
  private async come(
    url: URL,
    { write, keepScroll, anew = false }: { write: Write; keepScroll: boolean; anew?: boolean },
  ): Promise<void> {
    const isLast = this.begin();
    let { view } = this.shown;
    if (anew || !this.showsSame(url)) {
      const found = await fetching(this.ask(url, anew)).catch(() => null);
      if (!isLast()) return;
      if (found === null || !this.isSamePage(found)) return leaveFor(url);
      view = found;
    }
    // none is left out: fields take their values from one view after another
    await Promise.race([this.drawn, new Promise((late) => setTimeout(late, DRAWN_MS))]);
    if (!isLast()) return;
    write(url);
    askAlike(url);
    holdControl();
    this.shown = shownAt(url, view, this.parts.shell.queries, keepScroll);
    this.drawn = this.show(this.shown);
  }

  private async ask(url: URL, anew: boolean): Promise<AnsweredView> {
    const found = await this.parts.answers.view(
      buildPath(url),
      (known) => anew || !('blocks' in known) || known.blocks.some(isFailed),
    );
    if ('blocks' in found) await this.parts.take(found);
    return found;
  }

  /** Opened rows, the full screen and how the document looks change the address, not what is shown. */
  private showsSame(url: URL): boolean {
    const { pathname, search } = this.shown.location;
    const { queries } = this.parts.shell;
    return deciding(new URL(pathname + search, url), queries) === deciding(url, queries);
  }

  /** Whether what came stands in the frame that stands here. */
  private isSamePage(found: AnsweredView): found is View {
    return 'blocks' in found && framed(found) === framed(this.shown.view);
  }
}

/** What the frame around a page says of it: the frame is drawn with the document, and never again. */
function framed(view: View): string {
  const { path, status, wide, invented } = view;
  return JSON.stringify([path, status, wide, invented === null, shownCrumbs(view)]);
}

/** The frame leads to the same question in the other languages. */
function askAlike({ search }: URL): void {
  for (const link of document.querySelectorAll<HTMLAnchorElement>('.languages a'))
    link.search = search;
}

/** How pages look is no part of it: what all readers share is drawn without, and links get it where they are followed. */
function shownAt(
  { pathname, search: asked, hash }: URL,
  view: View,
  { look }: Shell['queries'],
  keepScroll: boolean,
): Shown {
  const search = new URLSearchParams(asked).has(look)
    ? changeQuery(asked, { [look]: null })
    : asked;
  return { view, location: { pathname, search, hash, state: null, key: '' }, keepScroll };
}

function buildPath({ pathname, search }: URL): string {
  return pathname + search;
}

/** The address as what decides what is shown: values of one name count in their order. */
function deciding({ pathname, searchParams }: URL, queries: Shell['queries']): string {
  const query = new URLSearchParams(searchParams);
  query.delete(queries.open);
  query.delete(queries.zoom);
  query.delete(queries.look);
  query.sort();
  return `${pathname}?${query.toString()}`;
}

function leaveFor(url: URL): void {
  if (url.href === location.href) location.reload();
  else location.assign(url);
}

// What a page is called in a window, in the way to it and when it has come.

import { isMissing } from '../blocks/contract/failed.ts';
import type { SayMessage } from '../language/messages.ts';
import { markedTitle, plainWords } from '../language/text.ts';
import type { BlockViewBase, View } from '../model/portal.ts';

/** `Product – Page`, with the subject and what is searched for where the page has them; begins with a mark while the figures that serve are invented. */
export function formatDocumentTitle(
  say: SayMessage,
  name: View['title'],
  view: Pick<View, 'title' | 'subject' | 'demonstration'> &
    Partial<Pick<View, 'fields' | 'reading'>>,
): string {
  const subject = view.subject === null ? '' : `, ${plainWords(view.subject)}`;
  const asked = askedIn(view);
  const search = asked === '' ? '' : `: ${asked}`;
  const title = `${plainWords(name)} – ${plainWords(view.title)}${subject}${search}`;
  const read = view.reading?.easy ? say('reading.title', { title }) : title;
  return markedTitle(say, read, view.demonstration);
}

/** What a reader has typed into the fields of a page; empty: nothing. */
export function askedIn({ fields = [] }: Partial<Pick<View, 'fields'>>): string {
  return fields
    .flatMap(({ kind, value }) => (kind === 'text' && value !== '' ? value : []))
    .join(', ');
}

/** A heading that is a sentence does not name the page: then its name ends the way. */
export function shownCrumbs({ crumbs, heading }: View): View['crumbs'] {
  return heading === null ? crumbs.slice(0, -1) : crumbs;
}

/** What is said when a page has come, or its figures have changed: the page with its subject, and what of it is shown; that nothing was found, where nothing was. */
export function arrivalWords(
  say: SayMessage,
  view: Pick<View, 'title' | 'subject' | 'fields' | 'choices' | 'blocks'>,
  came: boolean,
): string {
  const title = [view.title, view.subject, askedIn(view)]
    .flatMap((words) => (words === null || words === '' ? [] : plainWords(words)))
    .join(', ');
  const nothing = nothingIn(say, view.blocks);
  if (nothing !== null) return `${title}. ${nothing}`;
  const choices = view.choices.map(({ words }) => plainWords(words)).join(', ');
  const named = choices === '' ? title : `${title}. ${choices}`;
  if (came) return say('page.came', { title: named });
  return say(view.blocks.some(hasOutcome) ? 'page.changed' : 'page.updated', { title: named });
}

/** Null where something is shown. */
function nothingIn(say: SayMessage, blocks: readonly BlockViewBase[]): string | null {
  const missing = blocks.find(isMissing);
  if (missing) return missing.message;
  const outcomes = blocks.filter(hasOutcome);
  const empty = outcomes.length > 0 && outcomes.every(({ state }) => state === 'empty');
  return empty ? say('page.nothing') : null;
}

/** Whether a block shows figures of an answer, or that there are none. */
function hasOutcome(block: BlockViewBase): block is BlockViewBase & { readonly state: unknown } {
  return 'state' in block;
}

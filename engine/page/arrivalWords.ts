// What is said when a page has come, or its figures have changed.

import { isMissing } from '../blocks/contract/failed.ts';
import type { SayMessage } from '../language/messages.ts';
import { plainWords } from '../language/text.ts';
import type { BlockViewBase, View } from '../model/portal.ts';
import { askedIn } from './documentTitle.ts';

/** What has come: the page with its subject, and what of it is shown; that nothing was found, where nothing was. */
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

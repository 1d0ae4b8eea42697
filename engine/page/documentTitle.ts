// What a page is called in a window and in what is made of it.

import type { SayMessage } from '../language/messages.ts';
import { markedTitle, plainWords } from '../language/text.ts';
import type { View } from '../model/portal.ts';

/** `Product – Page`, with the subject and what is searched for where the page has them; begins with a mark while the figures that serve are invented. */
export function formatDocumentTitle(
  say: SayMessage,
  name: View['title'],
  view: Pick<View, 'title' | 'subject' | 'demonstration'> & Partial<Pick<View, 'fields'>>,
): string {
  const subject = view.subject === null ? '' : `, ${plainWords(view.subject)}`;
  const asked = askedIn(view);
  const search = asked === '' ? '' : `: ${asked}`;
  const title = `${plainWords(name)} – ${plainWords(view.title)}${subject}${search}`;
  return markedTitle(say, title, view.demonstration);
}

/** What a reader has typed into the fields of a page; empty: nothing. */
export function askedIn({ fields = [] }: Partial<Pick<View, 'fields'>>): string {
  return fields
    .flatMap(({ kind, value }) => (kind === 'text' && value !== '' ? value : []))
    .join(', ');
}

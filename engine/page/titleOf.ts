// What a page is called in a window and in what is made of it.

import type { SayMessage } from '../language/messages.ts';
import { plainWords } from '../language/text.ts';
import type { View } from '../model/portal.ts';

/** `Product – Page`, with the subject where the page has one; begins with a mark while the figures that serve are invented. */
export function titleOf(
  say: SayMessage,
  name: View['title'],
  view: Pick<View, 'title' | 'subject' | 'demonstration'>,
): string {
  const subject = view.subject === null ? '' : `, ${plainWords(view.subject)}`;
  const title = `${plainWords(name)} – ${plainWords(view.title)}${subject}`;
  return markedTitle(say, title, view.demonstration);
}

/** A title that begins with a mark where what it leads to is invented. */
export function markedTitle(say: SayMessage, title: string, invented: boolean): string {
  return invented ? say('shell.demonstration-title', { title }) : title;
}

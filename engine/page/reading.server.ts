// Which version of a page an address asks for, as it is or in easy language, and the way to the other.

import type { PageContext } from '../blocks/contract/context.server.ts';
import type { Page, Portal, View } from '../model/portal.ts';
import { writeState } from '../state/pageState.ts';
import { inEasyLanguage, isReadEasily, takeEasyQuery } from '../state/reading.ts';
import { renewQuery } from '../state/redirects.ts';

/** The page as it is read, and the query of today without what that version does not take. */
export function readVersion(
  portal: Portal,
  whole: Page,
  asked: URLSearchParams,
): { readonly page: Page; readonly query: URLSearchParams; readonly isEasy: boolean } {
  const query = renewQuery(portal, whole, asked) ?? asked;
  const isEasy = isReadEasily(portal, whole, query);
  return isEasy
    ? { page: inEasyLanguage(whole), query: takeEasyQuery(portal, whole, query), isEasy }
    : { page: whole, query, isEasy };
}

/** The way to the page in easy language, or from there to the page as it is. */
export function linkOtherReading(context: PageContext): Pick<View, 'reading'> {
  const { page, path, easy } = context;
  if (page.easy.length === 0) return {};
  const other = { ...context, easy: !easy, unit: null, value: null };
  return { reading: { easy, to: path + writeState(other) } };
}

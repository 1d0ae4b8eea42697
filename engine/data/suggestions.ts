// Asks the server which members are like what a reader has typed.

import { LEDGER } from '../addresses/query.ts';

export interface Suggestion {
  readonly value: string;
  readonly title: string;
}

/** What the addresses of suggestions begin with; the name of a filter follows. */
export const SUGGESTIONS_PATH = '/_members/';

/** What is typed, in which language, and the ledger that the page names; empty: that which serves. */
export interface Typed {
  readonly text: string;
  readonly lang: string;
  readonly ledger: string;
}

/** Empty where nobody answers: what is typed is still taken. */
export async function askSuggestions(
  filter: string,
  { text, lang, ledger }: Typed,
  signal: AbortSignal,
): Promise<readonly Suggestion[]> {
  const query = new URLSearchParams({ text, lang, ...(ledger && { [LEDGER]: ledger }) });
  const response = await fetch(`${SUGGESTIONS_PATH}${filter}?${query.toString()}`, { signal });
  return response.ok ? ((await response.json()) as readonly Suggestion[]) : [];
}

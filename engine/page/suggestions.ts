// Asks the server which members are like what a reader has typed.

export interface Suggestion {
  readonly value: string;
  readonly title: string;
}

/** What the addresses of suggestions begin with; the name of a filter follows. */
export const SUGGESTIONS_PATH = '/_members/';

/** Empty where nobody answers: what is typed is still taken. */
export async function askSuggestions(
  filter: string,
  { text, lang }: { readonly text: string; readonly lang: string },
  signal: AbortSignal,
): Promise<readonly Suggestion[]> {
  const query = new URLSearchParams({ text, lang });
  const response = await fetch(`${SUGGESTIONS_PATH}${filter}?${query.toString()}`, { signal });
  return response.ok ? ((await response.json()) as readonly Suggestion[]) : [];
}

// The language of a portal that a reader ranks highest (RFC 9110, Accept-Language).

import type { Locale } from '../model/portal.ts';

/** Null where none of the portal's is named; of equal ranks the one that is named first. */
export function localeFor<Spoken extends Pick<Locale, 'code'>>(
  accepted: string | undefined,
  locales: readonly Spoken[],
): Spoken | null {
  const ranked = (accepted ?? '')
    .split(',')
    .map((part) => {
      const [range = '', ...more] = part.split(';').map((text) => text.trim().toLowerCase());
      const written = more.find((text) => text.startsWith('q='))?.slice(2);
      return { range, rank: written === undefined ? 1 : Number(written) };
    })
    .filter(({ rank }) => rank > 0)
    .sort((a, b) => b.rank - a.rank);
  for (const { range } of ranked) {
    const found = locales.find(({ code }) => range === code || range.startsWith(`${code}-`));
    if (found) return found;
  }
  return null;
}

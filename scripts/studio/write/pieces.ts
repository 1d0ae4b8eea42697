// Entries of a list or map as pieces of the text: with the comments that belong to them, so that they can change places.

import type { TreeEntry } from './textTree.ts';

/** One entry with all that stands around it up to the next. */
export interface Piece {
  /** It stood at the first place. */
  readonly first: boolean;
  /** Empty lines before it and its comments. */
  readonly gap: string;
  /** Its own comments above it and the space before it: whole lines, but for the first one within brackets. */
  readonly lead: string;
  readonly core: string;
  /** The rest of its line, and comments that belong to none. */
  readonly trail: string;
  /** The line break behind it; empty behind the last and within brackets. */
  readonly eol: string;
}

/** How the pieces of a list or map are put together. */
export interface Joint {
  /** A new piece, at the first place or at another one. */
  make(core: string, first: boolean): Piece;
  join(pieces: readonly Piece[]): string;
}

/** Entries without brackets. The first one begins with its comments, at the start of a line or behind a dash; the last one ends with its line. */
export function blockPieces(
  text: string,
  entries: readonly TreeEntry[],
  [begin, until]: readonly [number, number],
  eol: string,
): { pieces: Piece[]; joint: Joint } {
  const start = entries[0]?.start ?? begin;
  const line = text.lastIndexOf('\n', start - 1) + 1;
  const fromLine = begin <= line;
  const indent = ' '.repeat(start - line);
  const betweens = entries.map(({ end }, i) =>
    splitBetween(text.slice(end, entries[i + 1]?.start ?? until)),
  );
  const gaps = betweens.slice(0, -1).map(({ gap }) => gap);
  const spacing = gaps.includes('') ? '' : (gaps.at(-1) ?? '');
  const pieces = entries.map((entry, i) => {
    const own = betweens[i - 1] ?? {
      gap: spacing,
      lead: fromLine ? text.slice(begin, start) : indent,
    };
    const { trail = '', eol: end = '' } = betweens[i] ?? {};
    const core = text.slice(entry.start, entry.end);
    return { first: i === 0, gap: own.gap, lead: own.lead, core, trail, eol: end };
  });
  const around = { gap: spacing, lead: indent, trail: '', eol: '' };
  const make = (core: string, isFirst: boolean) => ({ ...around, first: isFirst, core });
  const join = (all: readonly Piece[]) =>
    all
      .map(({ gap, lead, core, trail, eol: end }, i) => {
        const head = fromLine ? lead : lead.replace(/^[ \t]+/, '');
        return (i > 0 ? gap + lead : head) + core + trail + (i < all.length - 1 ? end || eol : '');
      })
      .join('');
  return { pieces, joint: { make, join } };
}

/** Entries within brackets that begin and end at these places. */
export function flowPieces(
  text: string,
  entries: readonly TreeEntry[],
  [begin, end]: readonly [number, number],
  space: string,
): { pieces: Piece[]; joint: Joint } {
  const leads = [text.slice(begin + 1, entries[0]?.start)];
  const pieces = entries.map((entry, i): Piece => {
    const next = entries[i + 1];
    const core = text.slice(entry.start, entry.end);
    const around = { first: i === 0, gap: '', lead: leads[i] ?? '', eol: '' };
    if (!next) return { ...around, core, trail: '' };
    const [, before = '', trail = '', lead = ''] =
      /^([^,#]*(?:#[^\n]*\n[^,#]*)*),((?:[ \t]*#[^\r\n]*)?)([^]*)$/.exec(
        text.slice(entry.end, next.start),
      ) ?? [];
    leads.push(lead);
    return { ...around, core: core + before, trail };
  });
  const bare = (lead: string) => lead.replaceAll(/#[^\n]*\n\s*/g, '');
  const first = bare(leads[0] ?? '');
  const next = bare(leads[1] ?? (first.includes('\n') ? first : space));
  const spaceAt = (isFirst: boolean) => (isFirst ? first : next);
  const tail = text.slice(entries.at(-1)?.end, end);
  const join = (all: readonly Piece[]) =>
    text.charAt(begin) +
    all
      .map(({ first: was, lead, core, trail }, i) => {
        const moved = was !== (i === 0) && !lead.includes('#');
        return (moved ? spaceAt(i === 0) : lead) + core + (i < all.length - 1 ? ',' : '') + trail;
      })
      .join('') +
    tail;
  const make = (core: string, isFirst: boolean) => {
    const around = { gap: '', lead: spaceAt(isFirst), trail: '', eol: '' };
    return { ...around, first: isFirst, core };
  };
  return { pieces, joint: { make, join } };
}

/** The rest of a line, its break, empty lines, and the comments right above the next entry. */
function splitBetween(between: string): Omit<Piece, 'first' | 'core'> {
  const [, rest = '', eol = '', lines = ''] = /^([^\r\n]*)(\r?\n|)([^]*)$/.exec(between) ?? [];
  const [, above = '', lead = ''] = /^([^]*?)((?:[ \t]*#[^\n]*\n)*[ \t]*)$/.exec(lines) ?? [];
  if (!above.includes('#')) return { trail: rest, eol, gap: above, lead };
  // comments with an empty line behind them stay where they are
  const [, loose = '', end = '', gap = ''] = /^([^]*#[^\r\n]*)(\r?\n)([^]*)$/.exec(above) ?? [];
  return { trail: rest + eol + loose, eol: end, gap, lead };
}

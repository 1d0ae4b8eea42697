// The highest and the lowest of a map: members whose figure stands for all of them, and whose sign lets them be ranked.

import { compareBig } from '../../findings/rows.ts';
import { shareGone, yearRunning } from '../../findings/planKept.ts';
import type { BarLine } from '../../charts/marks.ts';
import type { LinkedWords } from '../written/texts.server.ts';
import type { PageContext } from '../contract/context.server.ts';
import type { MapBlock } from './map.kind.ts';
import type { MapShown } from './figures.server.ts';
import { findSignCode, isDrawn, memberLink, namedMember } from './named.server.ts';
import { buildMapScale } from './scale.server.ts';
import { valueWords } from './words.server.ts';

export interface MapEnd extends LinkedWords, Pick<BarLine, 'bar' | 'sign' | 'meaning'> {
  readonly value: string;
}

export interface MapEnds {
  readonly highest: readonly MapEnd[];
  readonly lowest: readonly MapEnd[];
  /** Where bars begin, in percent of their width; null: at its start. */
  readonly zero: number | null;
  /** What bars begin at; empty: at nothing. */
  readonly from: string;
}

/** Null where there are too few to have two ends. */
export function buildMapEnds(
  context: PageContext,
  block: MapBlock,
  shown: MapShown,
): MapEnds | null {
  const { measure, answer } = shown;
  const ranked = [...shown.figures].flatMap(([code, { value, whole }]) =>
    value !== null && whole && isRanked(context, block, shown, code) ? [{ code, value }] : [],
  );
  if (block.ends === undefined || ranked.length < 2 * block.ends) return null;
  ranked.sort((a, b) => compareBig(b.value, a.value));
  const values = ranked.map(({ value }) => value);
  const { zero, mark } = buildMapScale(measure, answer, values);
  const end = ({ code, value }: { readonly code: string; readonly value: bigint }): MapEnd => ({
    words: namedMember(context, block, shown, code),
    to: memberLink(context, block, code) ?? '',
    value: valueWords(context.formatter, measure, value),
    ...mark(value),
  });
  return {
    highest: ranked.slice(0, block.ends).map(end),
    lowest: ranked.slice(-block.ends).reverse().map(end),
    zero,
    from: formatStart(context, shown),
  };
}

/** What the bars of a plan begin at: all of it, or the part of the year that is gone. */
function formatStart({ formatter }: PageContext, { measure, answer }: MapShown): string {
  if (!measure.gone) return '';
  const gone = yearRunning(answer.period);
  if (gone === null) return formatter.say('map.planned');
  const { part, of } = shareGone(gone);
  return formatter.say('map.gone', { gone: formatter.share(part, of) });
}

/** A member that is drawn and whose sign does not keep it out. */
function isRanked(context: PageContext, block: MapBlock, shown: MapShown, code: string): boolean {
  const sign = findSignCode(context, block, shown, code);
  const drawn = context.portal.outlines[block.outlines]?.members[code] !== undefined;
  return drawn && !isDrawn(block, sign) && !block.signs?.unranked.includes(sign);
}

// The highest and the lowest of a map: members whose figure stands for all of them, and whose sign lets them be ranked.

import { compareBig } from '../../findings/rows.ts';
import { shareGone, yearRunning } from '../../findings/planKept.ts';
import { drawnPercent } from '../../language/ratio.ts';
import type { LinkedWords } from '../written/texts.server.ts';
import type { PageContext } from '../contract/context.server.ts';
import { rowLink } from '../contract/linkTo.server.ts';
import type { MapBlock } from './map.kind.ts';
import type { MapShown } from './figures.server.ts';
import { isDrawn, namedMember, findSignCode } from './named.server.ts';
import { valueWords } from './words.server.ts';

/** A hundred percent, in hundredths of a percent. */
const WHOLE = 10_000n;

export interface MapEnd extends LinkedWords {
  readonly value: string;
  /** Of a percentage how long its bar is, 0 to 100; null: it has none. */
  readonly bar: number | null;
}

export interface MapEnds {
  readonly highest: readonly MapEnd[];
  readonly lowest: readonly MapEnd[];
  /** Where the year stands on the bars, in percent; null: it says nothing. */
  readonly tick: number | null;
  /** What the tick is; empty without one. */
  readonly gone: string;
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
  const gone = measure.gone ? yearRunning(answer.period) : null;
  const end = ({ code, value }: { readonly code: string; readonly value: bigint }): MapEnd => ({
    words: namedMember(context, block, shown, code),
    to: rowLink(context, block.to, { code }) ?? '',
    value: valueWords(context.formatter, measure, value),
    bar: measure.gone ? Math.max(0, Math.min(100, drawnPercent(value, WHOLE))) : null,
  });
  const share = gone === null ? null : shareGone(gone);
  return {
    highest: ranked.slice(0, block.ends).map(end),
    lowest: ranked.slice(-block.ends).reverse().map(end),
    tick: gone,
    gone: share
      ? context.formatter.say('map.gone', { gone: context.formatter.share(share.part, share.of) })
      : '',
  };
}

/** A member that is drawn and whose sign does not keep it out. */
function isRanked(context: PageContext, block: MapBlock, shown: MapShown, code: string): boolean {
  const sign = findSignCode(context, block, shown, code);
  const drawn = context.portal.outlines[block.outlines]?.members[code] !== undefined;
  return drawn && !isDrawn(block, sign) && !block.signs?.unranked.includes(sign);
}

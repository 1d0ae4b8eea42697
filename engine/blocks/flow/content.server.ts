// A flow block and its answer → the names on both sides with their amounts and shares, and the drawing between them.

import { drawnShare } from '../../language/ratio.ts';
import type { Note } from '../../ledger/query/coverage.ts';
import { readAskedPeriod } from '../../answers/period.ts';
import { compareBig, sumAmounts } from '../../findings/rows.ts';
import { writeAmount } from '../../language/decimals.ts';
import { plainWords } from '../../language/text.ts';
import { lookup } from '../../model/lookup.ts';
import type { Words } from '../../model/portal.ts';
import type { FigureView } from '../figure/Figure.tsx';
import { factorIn, whyNot, whyNotIn } from '../../values/fits.ts';
import { whyNotCovered } from '../../values/valuedAnswers.ts';
import { buildBlockQuestion } from '../contract/asked.server.ts';
import type { PageContext } from '../contract/context.server.ts';
import { emptyOutcome, notesIn } from '../contract/outcome.server.ts';
import type { LinkedWords } from '../written/texts.server.ts';
import { rowLink } from '../contract/linkTo.server.ts';
import { formatSubtitle } from '../figure/subtitle.server.ts';
import { asTheyAre } from '../contract/valued.server.ts';
import { askFlowFigures, type AnsweredFlow, type Stream } from './ask.server.ts';
import { SIDES, type FlowBlock, type FlowSide } from './flow.kind.ts';
import { layOut, computeWordsHeight, type FlowDrawing } from './layOut.server.ts';

/** So many letters of a name stand in one line beside the drawing at least. */
const LETTERS = 22;

export interface FlowContent extends FigureView {
  /** Null where there is nothing to show. */
  readonly flow: FlowShown | null;
}

export interface FlowShown {
  /** Name of the block: what its drawing refers to inside is called after it. */
  readonly id: string;
  readonly middle: { readonly name: Words; readonly amount: FlowAmount };
  readonly sides: readonly [FlowSideShown, FlowSideShown];
  readonly drawing: FlowDrawing;
}

export interface FlowSideShown {
  readonly title: string;
  readonly items: readonly FlowItem[];
}

export interface FlowItem extends LinkedWords {
  readonly kind: 'own' | 'rest' | 'missing';
  /** Of its colour; empty: none of its own. */
  readonly meaning: string;
  readonly amount: FlowAmount;
  /** Of the whole, with its sign; empty where there is no whole. */
  readonly share: string;
}

export interface FlowAmount {
  /** As a person would say it. */
  readonly spoken: string;
  readonly exact: string;
}

/** `flow` is null where nothing can be drawn; shares are of what is known, and only where a sum is of all. */
export async function buildFlowContent(asked: PageContext, block: FlowBlock): Promise<FlowContent> {
  const { context, why, answered } = await askIn(asked, block);
  const { streams, notes, coverage } = answered;
  const sums = SIDES.map((side) => sumAmounts(listAmounts(streams[side])));
  const whole = sums.reduce((a, b) => (a > b ? a : b));
  const said = {
    state: 'ready' as const,
    message: '',
    subtitle: formatSubtitle(context, block.subtitle, context.read, undefined),
    notes: [...notesIn(context, notes), ...(why === '' ? [] : [why])],
    coverage,
  };
  const { few } = answered;
  if (few) return { ...said, notes: [], coverage: null, flow: null, few };
  if (isLacking(block, streams, whole))
    return { ...said, notes: [], state: 'empty', message: lackingOf(context, notes), flow: null };
  if (whole === 0n) return { ...said, ...emptyOutcome(context.formatter), flow: null };
  const hasWhole = coverage === null || coverage.whole;
  const parts = SIDES.map((side) => listParts(context, block, streams[side], whole));
  const [sources = [], targets = []] = parts;
  const shown = (side: FlowSide, pieces: readonly Piece[]): FlowSideShown => {
    // shares are of what is known, and say so: what is missing is no part of it
    const missing = sumAmounts(listAmounts(streams[side].filter((stream) => stream.missing)));
    const known = hasWhole ? whole - missing : null;
    const { say } = context.formatter;
    const of = known === null ? '' : say(missing > 0n ? 'flow.of-known' : 'flow.of-all');
    return {
      title: of === '' ? say(`flow.${side}`) : say('flow.side', { side: say(`flow.${side}`), of }),
      items: pieces.map((piece) => buildItem(context, block.to, piece, known)),
    };
  };
  const beside = (pieces: readonly Piece[]) =>
    pieces.map(({ words, amount }) => ({
      part: drawnShare(amount, whole),
      tall: computeWordsHeight(plainWords(words), LETTERS),
    }));
  return {
    ...said,
    flow: {
      id: block.id,
      middle: {
        name: context.formatter.words(lookup(context.portal.calls, block.call).center ?? {}),
        amount: buildAmount(context, whole),
      },
      sides: [shown('source', sources), shown('target', targets)],
      drawing: layOut([beside(sources), beside(targets)]),
    },
  };
}

/** Whether less is loaded of a side than a flow is drawn of. */
function isLacking({ least }: FlowBlock, streams: AnsweredFlow['streams'], whole: bigint): boolean {
  const missing = sumAmounts(
    SIDES.flatMap((side) => listAmounts(streams[side].filter((stream) => stream.missing))),
  );
  return missing > 0n && (whole - missing) * 100n < BigInt(least) * whole;
}

/** Why there is no flow: which parts are not loaded. */
function lackingOf({ formatter, portal }: PageContext, notes: readonly Note[]): string {
  const facts = notes.flatMap(({ words: { fact } }) =>
    fact === undefined ? [] : [formatter.plain(lookup(portal.model.facts, String(fact)).title)],
  );
  return formatter.say('flow.lacking', { parts: [...new Set(facts)].join('; ') });
}

/** The page as the flow shows it, and by what its amounts are multiplied; where that has no sense, why. */
function flowIn(context: PageContext, block: FlowBlock) {
  const as = { context: context.absolute ?? context, factor: null, why: '' };
  if (!context.absolute || !context.value) return as;
  const { call, service, params } = buildBlockQuestion(context, block);
  const { portal, ledger } = service;
  const valuing = { portal, ledger, chosen: context.value, call, params };
  const facts = call.asks.flatMap((own) => own.facts);
  const period = readAskedPeriod(portal, call, params, { facts, latest: ledger.latest });
  const found = whyNot(valuing) ?? whyNotIn(valuing, period);
  if (found) return { ...as, why: asTheyAre(context, found) };
  return { context, factor: factorIn(valuing, period.year), why: '' };
}

/** What came, as the flow shows it: a sum that does not stand for all is no part of anything. */
async function askIn(asked: PageContext, block: FlowBlock) {
  const { context, factor, why } = flowIn(asked, block);
  const answered = await askFlowFigures(context, block, factor);
  const covered =
    factor && context.value && answered.coverage?.whole === false
      ? whyNotCovered(context.value)
      : null;
  if (!covered) return { context, why, answered };
  const absolute = { ...(asked.absolute ?? asked), signal: asked.signal };
  const stored = await askFlowFigures(absolute, block, null);
  return { context: absolute, why: asTheyAre(asked, covered), answered: stored };
}

/** What is drawn as one. */
interface Piece {
  readonly kind: FlowItem['kind'];
  /** Empty for several together. */
  readonly dimension: string;
  readonly code: string;
  readonly words: Words;
  readonly meaning: string;
  readonly amount: bigint;
}

/** The largest by themselves, the others together, what is missing last. */
function listParts(
  { formatter }: PageContext,
  { highlight, most }: FlowBlock,
  streams: readonly Stream[],
  whole: bigint,
): Piece[] {
  const known = streams
    .filter(({ missing }) => !missing)
    .sort((a, b) => compareBig(b.amount, a.amount));
  const least = BigInt(Math.round(highlight * 1000));
  const stands = ({ amount }: Stream, i: number) => i < most && amount * 100_000n >= least * whole;
  const own = known.filter(stands);
  const rest = known.slice(own.length);
  const [only] = rest;
  const folded: Piece[] =
    rest.length === 1 && only
      ? [{ kind: 'rest', ...only }]
      : [
          {
            kind: 'rest',
            dimension: '',
            code: '',
            words: formatter.say('flow.rest', { count: rest.length }),
            meaning: '',
            amount: sumAmounts(listAmounts(rest)),
          },
        ];
  return [
    ...own.map((stream): Piece => ({ kind: 'own', ...stream })),
    ...(rest.length === 0 ? [] : folded),
    ...streams
      .filter(({ missing }) => missing)
      .map((stream): Piece => ({ kind: 'missing', ...stream })),
  ];
}

function buildItem(
  context: PageContext,
  to: FlowBlock['to'],
  { kind, dimension, code, words, meaning, amount }: Piece,
  whole: bigint | null,
): FlowItem {
  const link = code === '' ? undefined : to?.[dimension];
  return {
    kind,
    words,
    meaning,
    to: (link && rowLink(context, link, { code })) ?? '',
    amount: buildAmount(context, amount),
    // what is not known is no part of what is
    share: whole === null || kind === 'missing' ? '' : context.formatter.share(amount, whole),
  };
}

function listAmounts(streams: readonly Stream[]): bigint[] {
  return streams.map(({ amount }) => amount);
}

function buildAmount({ formatter }: PageContext, amount: bigint): FlowAmount {
  const written = writeAmount(amount);
  return { spoken: formatter.spokenAmount(written), exact: formatter.exact(written) };
}

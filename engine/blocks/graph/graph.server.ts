// A graph and its level → the way up, a line for each below with its bar and a square for so many below it, the same as a table.

import { keptIn } from '../../state/kept.ts';
import { writeState } from '../../state/pageState.ts';
import { writeAmount } from '../../language/decimals.ts';
import { fillNames } from '../../language/fillNames.ts';
import { shareText } from '../../language/percents.ts';
import { drawnPercent } from '../../language/ratio.ts';
import { assertDefined, lookup } from '../../model/lookup.ts';
import type { RowLink, Words } from '../../model/portal.ts';
import type { PageContext } from '../contract/context.server.ts';
import { rowLink } from '../contract/linkTo.server.ts';
import { findMeaning } from '../figure/meaning.server.ts';
import { buildOutcome } from '../contract/outcome.server.ts';
import { wordsOr } from '../contract/records.server.ts';
import { graphKeeps, type GraphBlock } from './graph.kind.ts';
import { askLevel, type GraphLevel, type GraphMember } from './level.server.ts';
import { dotsFor, type Dots } from './dots.ts';

export interface GraphContent {
  /** Name of the block, for patterns in it. */
  readonly id: string;
  readonly subtitle: Words;
  readonly notes: readonly string[];
  /** From the top down; the last is that whose level is shown. */
  readonly path: readonly GraphStep[];
  /** What is known of that whose level is shown; empty: it is the top, or nothing is. */
  readonly here: { readonly figure: string; readonly below: string; readonly to: string } | null;
  /** How many were found; empty: nothing was searched for. */
  readonly found: string;
  readonly legend: string;
  readonly nodes: readonly GraphNode[];
  /** Leads to all lines; null where all stand here. */
  readonly all: { readonly words: string; readonly to: string } | null;
  /** Where the same stands as a list; empty: nowhere. */
  readonly list: string;
  /** Said where there are no lines; empty where there are. */
  readonly empty: string;
  /** Whether lines have amounts, and what these mean; empty: nothing is known. */
  readonly hasAmounts: boolean;
  readonly meaning: string;
}

export interface GraphStep {
  readonly name: string;
  readonly to: string;
}

export interface GraphNode {
  readonly code: string;
  readonly name: string;
  /** One level further down; empty: nobody stands below. */
  readonly into: string;
  /** Its own page; empty: it has none. */
  readonly page: string;
  readonly mark: Words;
  readonly isFound: boolean;
  /** As a person would say it; empty: unknown. */
  readonly amount: string;
  /** All its digits. */
  readonly exact: string;
  readonly share: string;
  readonly below: number;
  /** How long its bar is, in percent of the longest; null: nothing is known. */
  readonly bar: number | null;
  readonly dots: number;
  readonly children: readonly GraphNode[];
}

/** More than that nobody reads in a drawing: the list has them. */
const MOST = 200;

/** Throws ApiProblem. */
export async function buildGraphContent(
  context: PageContext,
  block: GraphBlock,
): Promise<GraphContent> {
  const { formatter } = context;
  const { code, lines } = assertDefined(keptIn(context, graphKeeps));
  const level = await askLevel(context, block, code);
  const { path, items, found, amounts } = level;
  const hasAmounts = items.some(({ amount }) => amount !== null);
  const sorted = items.toSorted((a, b) => compareSizes(a, b, hasAmounts));
  const few =
    found === null ? sorted.slice(0, lines === '' ? block.limit : MOST) : sorted.slice(0, MOST);
  const dots = dotsFor(items.map(({ below }) => below));
  const draw = drawing(context, block, { level, hasAmounts, dots });
  const period = amounts?.period ? formatter.period(amounts.period) : '';
  const here = path.at(-1);
  return {
    id: block.id,
    subtitle: writeCaption(
      context,
      hasAmounts && block.byAmount ? block.byAmount : block.byCount,
      period,
    ),
    notes: amounts && hasAmounts ? buildOutcome(context, amounts).notes : [],
    path: listSteps(context, block, path),
    here: here ? hereOf(context, block, level, here) : null,
    found: found === null ? '' : formatter.say('graph.found', { count: found }),
    legend:
      dots.each > 1
        ? formatter.say('graph.each', { count: dots.each })
        : writeLegend(context, dots),
    nodes: few.map(draw),
    all: restOf(context, block, { shown: few.length, all: sorted.length }),
    list: rowLink(context, block.list, { code }) ?? '',
    empty: sorted.length > 0 ? '' : emptyOf(context, block, level),
    hasAmounts,
    meaning: hasAmounts ? meaningIn(context, block) : '',
  };
}

function meaningIn(context: PageContext, { amounts }: GraphBlock): string {
  if (!amounts) return '';
  return findMeaning(context, lookup(context.portal.calls, amounts.call), { field: amounts.field });
}

function writeLegend({ formatter }: PageContext, { most }: Dots): string {
  return most === 0 ? '' : formatter.say('graph.one');
}

function emptyOf(context: PageContext, block: GraphBlock, { found, path }: GraphLevel): string {
  if (found === null && path.length > 0) return context.formatter.say('graph.nobody');
  return wordsOr(context, found === null ? block.none : block.empty, 'outcome.empty');
}

/** By amount, those without one last; else by how many stand below; alike ones stay in the order of their names. */
function compareSizes(a: GraphMember, b: GraphMember, byAmount: boolean): number {
  const sizes = byAmount ? [a.amount, b.amount] : [BigInt(a.below), BigInt(b.below)];
  const [left = null, right = null] = sizes;
  if (left === right) return 0;
  if (left === null || right === null) return left === null ? 1 : -1;
  return left > right ? -1 : 1;
}

function writeCaption(
  { formatter }: PageContext,
  text: GraphBlock['byCount'],
  period: string,
): Words {
  const words = formatter.words(text);
  return typeof words === 'string'
    ? fillNames(words, { period })
    : { ...words, words: fillNames(words.words, { period }) };
}

/** The address of the level below a code; without one that of the top. */
function levelAddress(context: PageContext, block: GraphBlock, code: string): string {
  return context.path + writeState(context, { [block.at]: code });
}

function listSteps(
  context: PageContext,
  block: GraphBlock,
  path: readonly GraphMember[],
): GraphStep[] {
  const top = { name: context.formatter.plain(block.top), to: levelAddress(context, block, '') };
  return [top, ...path.map(({ code, name }) => ({ name, to: levelAddress(context, block, code) }))];
}

function hereOf(
  context: PageContext,
  block: GraphBlock,
  level: GraphLevel,
  member: GraphMember,
): NonNullable<GraphContent['here']> {
  const { formatter } = context;
  const { amount, share } = amountWords(context, level, member.amount);
  return {
    figure: [amount, share].filter((words) => words !== '').join(' · '),
    below: formatter.say('graph.below', { count: member.below }),
    to: pageOf(context, block.to, member),
  };
}

function amountWords(
  { formatter }: PageContext,
  { whole }: GraphLevel,
  amount: bigint | null,
): Pick<GraphNode, 'amount' | 'exact' | 'share'> {
  if (amount === null) return { amount: '', exact: '', share: '' };
  const text = writeAmount(amount);
  const percent =
    whole !== null && whole > 0n && amount >= 0n ? shareText(amount, whole, formatter.style) : '';
  return {
    amount: formatter.spokenAmount(text),
    exact: formatter.exact(text),
    share: percent === '' ? '' : formatter.say('share', { percent }),
  };
}

function pageOf(
  context: PageContext,
  to: RowLink | undefined,
  { code, isGroup }: GraphMember,
): string {
  return isGroup ? '' : (rowLink(context, to, { code }) ?? '');
}

interface Drawn {
  readonly level: GraphLevel;
  readonly hasAmounts: boolean;
  readonly dots: Dots;
}

function drawing(
  context: PageContext,
  block: GraphBlock,
  { level, hasAmounts, dots }: Drawn,
): (member: GraphMember) => GraphNode {
  const sizeOf = ({ amount, below }: GraphMember) => (hasAmounts ? amount : BigInt(below));
  const sizes = level.items.map((member) => sizeOf(member) ?? 0n);
  const most = sizes.reduce((best, size) => (size > best ? size : best), 0n);
  const draw = (member: GraphMember): GraphNode => {
    const size = sizeOf(member);
    const title = block.marks?.[member.mark];
    return {
      code: member.code,
      name: member.name,
      into: member.childCount > 0 ? levelAddress(context, block, member.code) : '',
      page: pageOf(context, block.to, member),
      mark: title ? context.formatter.words(title) : '',
      isFound: member.isFound,
      ...amountWords(context, level, member.amount),
      below: member.below,
      bar: size === null || size <= 0n ? null : drawnPercent(size, most),
      dots: dots.of(member.below),
      children: member.children.map(draw),
    };
  };
  return draw;
}

function restOf(
  context: PageContext,
  block: GraphBlock,
  { shown, all }: { readonly shown: number; readonly all: number },
): GraphContent['all'] {
  if (shown >= all) return null;
  const { formatter, portal, path } = context;
  const { code, lines } = assertDefined(keptIn(context, graphKeeps));
  const { queries } = portal.settings;
  const words = formatter.say('graph.more', { count: all - shown, all });
  // what a drawing cannot show the list can
  return lines === ''
    ? { words, to: path + writeState(context, { [block.at]: code, [queries.lines]: 'all' }) }
    : { words, to: rowLink(context, block.list, { code }) ?? '' };
}

// A level of a tree and the amounts that its members have → a line for each, the way up, what is said around them.

import type { LevelNode, TreeAnswer } from '../../answers/answer.ts';
import { buildScale } from '../../charts/barScale.ts';
import { amountIn } from '../../findings/rows.ts';
import { writeAmount } from '../../language/decimals.ts';
import { keptIn } from '../../state/kept.ts';
import { writeState } from '../../state/pageState.ts';
import { askBlockLevel } from '../contract/asked.server.ts';
import type { PageContext } from '../contract/context.server.ts';
import { rowLink } from '../contract/linkTo.server.ts';
import { textIn, wordsOr } from '../contract/records.server.ts';
import {
  barsKeeps,
  type BarRow,
  type BarsBlock,
  type BarsContent,
  type BarsUnder,
  type LevelView,
} from './bars.kind.ts';
import { chooseSquares, type Squares } from './squares.ts';

/** More than that nobody reads in a drawing. */
const MOST = 200;

/** A member with its amount in hundredths; null where it is unknown. */
interface Member {
  readonly node: LevelNode;
  readonly code: string;
  readonly name: string;
  readonly amount: bigint | null;
}

/** What all lines of a level have in common. */
interface Common {
  readonly context: PageContext;
  readonly block: BarsBlock;
  readonly under: BarsUnder;
  readonly read: (node: LevelNode) => Member;
  /** Hundredths of all amounts together; null where it is unknown. */
  readonly whole: bigint | null;
}

/** `answer` has the amounts. Throws ApiProblem. */
export async function buildLevel(
  context: PageContext,
  block: BarsBlock,
  under: BarsUnder,
  answer: TreeAnswer,
): Promise<Partial<BarsContent> & Pick<BarsContent, 'rows' | 'level'>> {
  const { code = '', lines = '' } = keptIn(context, barsKeeps);
  const given = code === '' ? {} : { [under.at]: code };
  const asked = { call: under.call, with: { ...under.with, ...given } };
  const { path, items, found } = await askBlockLevel(context, asked);
  const total = answer.items.find(({ level }) => level === 0) ?? null;
  const whole = amountIn(total, block.fields.value);
  const common = { context, block, under, read: readMembers(block, under, answer), whole };
  const members = items.map(common.read);
  const hasAmounts = members.some(({ amount }) => amount !== null);
  const most = found === null && lines === '' ? block.limit : MOST;
  const rows = listRows(common, members, hasAmounts).slice(0, most);
  const { formatter } = context;
  return {
    // nothing is said of amounts that do not stand here
    ...(hasAmounts ? {} : { subtitle: formatter.words(under.caption), notes: [], meaning: '' }),
    ...(members.length === 0 ? { subtitle: '' } : {}),
    rows,
    level: {
      path: listSteps(common, path),
      here: formatHere(common, path),
      found: found === null ? '' : formatter.say('bars.found', { count: found }),
      square: formatSquare(context, chooseSquares(items.map(({ below }) => below))),
      more: most === block.limit ? formatMore(common, code, [rows.length, members.length]) : null,
      empty: members.length > 0 ? '' : formatNobody(common, found !== null, path.length > 0),
      hasAmounts,
    },
  };
}

/** The amount of a member is that of the row whose code it holds, where it suits. */
function readMembers(
  { fields: { value } }: BarsBlock,
  { fields: { key, name, row }, only = {} }: BarsUnder,
  answer: TreeAnswer,
): Common['read'] {
  const rows = new Map(answer.items.map((item) => [item.code, item]));
  const suits = Object.entries(only);
  return (node) => ({
    node,
    code: textIn(node, key),
    name: textIn(node, name),
    amount: suits.every(([field, wanted]) => textIn(node, field) === wanted)
      ? amountIn(rows.get(textIn(node, row)) ?? null, value)
      : null,
  });
}

/** By amount, those without one last; else by how many stand below; alike ones stay in the order of their names. */
function listRows(common: Common, members: readonly Member[], hasAmounts: boolean): BarRow[] {
  const readSize = ({ amount, node }: Member) => (hasAmounts ? amount : BigInt(node.below));
  const { stretch } = buildScale(
    members.map((member) => readSize(member) ?? 0n).filter((size) => size > 0n),
  );
  const squares = chooseSquares(members.map(({ node }) => node.below));
  const draw = (member: Member): BarRow => {
    const size = readSize(member);
    const { isFound, below, childCount, children } = member.node;
    const mark = common.under.marks?.[textIn(member.node, common.under.fields.mark)];
    return {
      ...formatMember(common, member),
      bar: size === null || size <= 0n ? null : stretch(size),
      sign: 'plus',
      member: {
        mark: mark ? common.context.formatter.words(mark) : '',
        isFound,
        below,
        squares: squares.count(below),
        isOpened: childCount > 0,
        rows: children.map((child) => draw(common.read(child))),
      },
    };
  };
  return members.toSorted((a, b) => compareSizes(readSize(a), readSize(b))).map(draw);
}

function compareSizes(left: bigint | null, right: bigint | null): number {
  if (left === right) return 0;
  if (left === null || right === null) return left === null ? 1 : -1;
  return left > right ? -1 : 1;
}

/** The words of a line; its name leads one level down where somebody stands below, else to a page of its own. */
function formatMember(common: Common, member: Member): Omit<BarRow, 'bar' | 'sign'> {
  const { context, whole } = common;
  const { code, name, amount, node } = member;
  const text = amount === null ? null : writeAmount(amount);
  const hasShare = amount !== null && amount >= 0n && whole !== null && whole > 0n;
  return {
    key: code,
    name,
    amount: context.formatter.spokenAmount(text),
    exact: text === null ? '' : context.formatter.exact(text),
    share: hasShare ? context.formatter.share(amount, whole) : '',
    before: node.below === 0 ? '' : context.formatter.say('bars.below', { count: node.below }),
    kept: '',
    whole: '',
    to: node.childCount > 0 ? levelAddress(common, code) : findPage(common, member),
  };
}

/** Groups have no page. */
function findPage({ context, block }: Common, { code, node }: Member): string {
  return node.isGroup ? '' : (rowLink(context, block.to, { code }) ?? '');
}

/** The address of the level below a code; without one that of the top. */
function levelAddress({ context, under }: Common, code: string, all = ''): string {
  const { lines } = context.portal.settings.queries;
  return context.path + writeState(context, { [under.at]: code, [lines]: all });
}

function listSteps(common: Common, path: readonly LevelNode[]): LevelView['path'] {
  const { context, under } = common;
  const top = { name: context.formatter.plain(under.top), to: levelAddress(common, '') };
  const steps = path.map(common.read);
  return [top, ...steps.map(({ code, name }) => ({ name, to: levelAddress(common, code) }))];
}

function formatHere(common: Common, path: readonly LevelNode[]): LevelView['here'] {
  const last = path.at(-1);
  if (!last) return null;
  const member = common.read(last);
  const { amount, share } = formatMember(common, member);
  return {
    figure: [amount, share].filter((words) => words !== '').join(' · '),
    below: common.context.formatter.say('bars.below', { count: last.below }),
    to: findPage(common, member),
  };
}

function formatSquare({ formatter }: PageContext, { each }: Squares): string {
  if (each === 0) return '';
  return each === 1 ? formatter.say('bars.square') : formatter.say('bars.squares', { count: each });
}

function formatMore(
  common: Common,
  code: string,
  [shown, all]: readonly [number, number],
): LevelView['more'] {
  if (shown >= all) return null;
  const words = common.context.formatter.say('bars.more', { count: all - shown, all });
  return { words, to: levelAddress(common, code, 'all') };
}

function formatNobody({ context, under }: Common, searched: boolean, isBelow: boolean): string {
  if (isBelow && !searched) return context.formatter.say('bars.nobody');
  return wordsOr(context, searched ? under.missing : under.empty, 'outcome.empty');
}

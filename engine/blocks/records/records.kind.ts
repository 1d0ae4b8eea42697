// What records are: those that a call answers as rows, all of them or by year, by page, or level by level as a tree.

import type { RecordColumnComplete, RecordsBlockComplete } from '../../../schemas/complete.ts';
import type { RecordsBlockSpec } from '../../../schemas/types.ts';
import type { Kind } from '../../config/kind.ts';
import { answered } from '../../config/rules/answers.ts';
import { blocksOfKind } from '../../config/rules/rule.ts';
import { here, problemAt } from '../../config/valuePlace.ts';
import { lookup } from '../../model/lookup.ts';
import type { Call, CompleteBlock, Portal, Words, WrittenView } from '../../model/portal.ts';
import {
  keptChoice,
  keptList,
  keptNumber,
  keptText,
  type KeptName,
  type KeptPlace,
} from '../../state/kept.ts';
import { parseOpenId } from '../treegrid/openWords.ts';
import type { TreeRow } from '../treegrid/tree.ts';

export type RecordsBlock = CompleteBlock<RecordsBlockComplete>;

export type RecordColumn = RecordColumnComplete;

/** The block in a browser: what is written out, and what comes alive. */
export interface RecordsView extends WrittenView {
  /** Null: it is no tree. */
  readonly tree: RecordTree | null;
  /** What the full screen shows; null: there is none. */
  readonly grid: RecordGrid | null;
}

/** A tree with what stands visible of it; of a level that is asked for alone its rows. */
export interface RecordTree {
  readonly name: Words;
  readonly heads: readonly RecordHead[];
  readonly rows: readonly RecordTuple[];
  /** Ids of open rows, and of those that stand for the rest of a level where it has come. */
  readonly open: readonly string[];
  /** Where its rows lead, `:code` where the id of one stands; empty: nowhere. */
  readonly to: string;
}

/** All that is found on the full screen; of a page that is asked for alone its rows. */
export interface RecordGrid {
  readonly heads: readonly RecordHead[];
  /** How many records there are, and on a page that is asked for. */
  readonly count: number;
  readonly size: number;
  readonly caption: string;
  /** The order of the page, by a field, `-` before it from the largest. */
  readonly order: string;
  readonly rows: readonly RecordRow[];
}

export interface RecordHead {
  readonly field: string;
  readonly title: Words;
  readonly as: RecordColumn['as'];
  /** Whether the name of a record says the same. */
  readonly isTold: boolean;
  /** What the call sorts by for it; empty: it cannot be sorted by. */
  readonly sort: string;
  /** Where it is sorted so, the other way where it is already; empty: nowhere. */
  readonly to: string;
  readonly sorted: 'ascending' | 'descending' | null;
}

export interface RecordRow {
  readonly key: string;
  /** Empty: it leads nowhere. */
  readonly to: string;
  /** The first is the name. */
  readonly cells: readonly RecordCell[];
  readonly isStruck: boolean;
}

export interface RecordCell {
  readonly words: Words;
  /** What stands below; empty: nothing. */
  readonly note: Words;
}

export interface RecordTreeRow extends TreeRow {
  /** Left out: where all rows of the tree lead; empty: nowhere. */
  readonly to?: string;
  /** The first is the name; none: it stands for the rest of its level. */
  readonly cells: readonly RecordCell[];
  readonly isFound?: boolean;
}

/** A row as it travels: what is empty at the end is left out, for there may be thousands. */
export type RecordTuple = readonly [
  id: string,
  level: number,
  children: number,
  cells?: readonly RecordCell[],
  more?: Omit<RecordTreeRow, 'id' | 'level' | 'children' | 'cells'>,
];

/** Stands for all years where the page begins with one. */
export const ALL_YEARS = 'all';

/** So many branches stand open at most, and a code is no longer than this. */
const MOST_OPEN = 60;
const WORD = /^(?:\*|-?[\p{L}\d._]{1,40}\*?)$/u;

/** Each where a block of the page has it. */
type RecordNames = Partial<{
  readonly year: KeptName<string>;
  readonly page: KeptName<number>;
  readonly sort: KeptName<string>;
  readonly open: KeptName<readonly string[]>;
}>;

/** What a reader chose: a year, a page and its order, codes of open branches that somebody has. */
export const recordsKeeps = (
  { portal, isMember }: KeptPlace,
  blocks: readonly RecordsBlock[],
): RecordNames | null => {
  const { queries } = portal.settings;
  const names = blocks.map(({ call: id, years }) => {
    const call = lookup(portal.calls, id);
    const dimensions = listMemberDimensions(call);
    const isOpen = (word: string) => {
      const code = parseOpenId(word);
      return WORD.test(word) && (code === '' || dimensions.some((name) => isMember(name, code)));
    };
    return {
      ...(years && { year: keptText(years.query, '', parseYear) }),
      ...(call.members?.as === 'page' && {
        page: keptNumber(queries.page, 1, 999_999),
        sort: keptChoice(queries.sort, listAllowedOrders(portal, call)),
      }),
      ...(call.members?.as === 'level' && { open: keptList(queries.open, MOST_OPEN, isOpen) }),
    };
  });
  return Object.assign({}, ...names);
};

function parseYear(text: string): string | null {
  return /^\d{4}$/.test(text) || text === ALL_YEARS ? text : null;
}

/** The orders that a call takes, each way; empty where it takes none. */
export function listAllowedOrders(portal: Portal, { params, members }: Call): readonly string[] {
  const param = params.find(({ name }) => name === members?.order);
  return param ? lookup(portal.filters, param.filter).options.map(({ value }) => value) : [];
}

/** The dimensions of members and of their groups. */
function listMemberDimensions({ members }: Call): readonly string[] {
  if (!members) return [];
  const groups = Object.values(members.trees?.of ?? {}).map(({ by }) => by ?? '');
  return [...new Set([members.dimension, members.by, ...groups])].filter((name) => name !== '');
}

export const records: Kind<RecordsBlock, RecordsBlockSpec> = {
  name: 'records',
  shows: ['records', 'page', 'level'],
  posts: true,
  gives: ['years/param'],
  readsAddress: true,
  rules: {
    'Every tree of records says what answers the members below one, and something where nothing is found':
      (context, report) => {
        const blocks = blocksOfKind<RecordsBlockSpec>(context, 'records');
        for (const { at, call } of answered(context, blocks)) {
          const { levels } = at.block;
          const isTree = context.shapes[call.spec.answer].answers(call.spec) === 'level';
          if (isTree && !levels)
            report(problemAt(here(at.entry, at.pointer), 'missing-key', { written: 'levels' }));
          if (levels?.search !== undefined && levels.missing === undefined) {
            const place = here(at.entry, `${at.pointer}/levels`);
            report(problemAt(place, 'missing-key', { written: 'missing' }));
          }
        }
      },
  },
};

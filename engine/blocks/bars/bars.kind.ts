// What bars are: rows of a call's answer, the largest first; two rows and the gap between them; members of a tree, level by level.

import type { BarsBlockComplete, BarsUnderComplete } from '../../../schemas/complete.ts';
import type { BarFieldsSpec, BarsBlockSpec, FindingSpec } from '../../../schemas/types.ts';
import type { BarLine } from '../../charts/marks.ts';
import type { Kind } from '../../config/kind.ts';
import { partlyAnswered } from '../../config/rules/rows.ts';
import { type FieldReference } from '../../config/rules/fields.ts';
import { blocksOfKind } from '../../config/rules/rule.ts';
import { lookup } from '../../model/lookup.ts';
import type { CompleteBlock, Words } from '../../model/portal.ts';
import type { FigureView } from '../figure/Figure.tsx';
import { parseFilterValue, widestBounds } from '../../state/filterValue.ts';
import { keptChoice, keptText, type KeptPlace } from '../../state/kept.ts';

export type BarsBlock = CompleteBlock<BarsBlockComplete>;

/** The tree whose members the lines are, as a block names it. */
export type BarsUnder = BarsUnderComplete;

export interface BarRow extends BarLine {
  readonly key: string;
  readonly name: Words;
  /** As a person would say it; of a sum that is divided, its part; empty where nobody knows. */
  readonly amount: string;
  /** All digits of the amount. */
  readonly exact: string;
  /** Empty where shares make no sense, or in a list how much of the plan is done says more. */
  readonly share: string;
  /** How much of the plan is done; the plan itself, where a percentage of it says nothing; empty without one. */
  readonly kept: string;
  /** What it was before, or how many stand below; empty where nobody says. */
  readonly before: string;
  /** The amount itself, where a sum is divided. */
  readonly whole: string;
  /** Address without language; empty: it leads nowhere. */
  readonly to: string;
  /** What is said of what it lacks of the other one. */
  readonly lack?: Words;
  /** Left out: it is no member of a tree. */
  readonly member?: BarMember;
}

/** What a line says of the member that it is of. */
export interface BarMember {
  /** A word for its attribute; empty: none. */
  readonly mark: Words;
  readonly isFound: boolean;
  readonly below: number;
  readonly squares: number;
  /** Whether its name leads one level down and not to a page of its own. */
  readonly isOpened: boolean;
  /** Those found below it. */
  readonly rows: readonly BarRow[];
}

/** A row with how many of a hundred squares it has, and how they are filled. */
export interface SquaredRow extends BarRow {
  readonly squares: number;
  readonly meaning: string;
  /** It is what there is not. */
  readonly isHatched: boolean;
  /** How strong its colour is, 0 to 1. */
  readonly strength: number;
}

/** Two rows as a hundred squares, sorted by what either consists of. */
export interface HundredView {
  readonly sides: readonly { readonly title: Words; readonly rows: readonly SquaredRow[] }[];
  /** How much a square is. */
  readonly square: string;
  /** Whether one of the sides is seen at a time, by choice; else both are. */
  readonly isChosen: boolean;
}

/** The form in which a reader writes a sum; `others` is what else the address says. */
export interface DivideView {
  readonly query: string;
  readonly sum: number;
  readonly unit: string;
  readonly action: string;
  readonly others: readonly (readonly [name: string, value: string])[];
}

/** Where a level of a tree stands, and what is said around its lines. */
export interface LevelView {
  /** From the top down; the last is that whose level is shown. */
  readonly path: readonly { readonly name: string; readonly to: string }[];
  /** What is known of that whose level is shown; null: it is the top, or nothing is. */
  readonly here: { readonly figure: string; readonly below: string; readonly to: string } | null;
  /** How many were found; empty: nothing was searched for. */
  readonly found: string;
  /** What a square stands for; empty where there are none. */
  readonly square: string;
  /** Leads to all lines; null where they stand here, or are more than a drawing shows. */
  readonly more: { readonly words: string; readonly to: string } | null;
  /** Said where there are no lines; empty where there are. */
  readonly empty: string;
  /** Whether lines have amounts. */
  readonly hasAmounts: boolean;
}

export interface BarsContent extends FigureView {
  /** Name of the block, for patterns in it. */
  readonly id: string;
  /** `pair`: two rows and the gap between them. */
  readonly form: 'list' | 'table' | 'pair';
  /** What the light bar and the tick are, or how much of the plans of a pair is done; empty without a plan. */
  readonly legend: string;
  /** Where zero lies, in percent; null where all bars begin at it. */
  readonly zero: number | null;
  readonly rows: readonly BarRow[];
  /** Null where nothing is divided. */
  readonly divide: DivideView | null;
  /** Null where the rows are no members of a tree. */
  readonly level: LevelView | null;
  /** Null where no two rows are drawn with all that they consist of. */
  readonly hundred: HundredView | null;
}

/** The fields as a page names them, or as a decision has put them there. */
function ownFields({ fields }: BarsBlockSpec): BarFieldsSpec {
  return fields as BarFieldsSpec;
}

/** The sum that is divided where a reader writes none, and the largest. */
export const STANDARD_SUM = 100;
const MOST = 10_000_000;

/** The sum that a reader has divided; whose level was chosen, by a code that somebody has, and whether all its lines are wanted. */
export const barsKeeps = (place: KeptPlace, blocks: readonly BarsBlock[]) => {
  const { queries } = place.portal.settings;
  const [under] = blocks.flatMap((block) => block.under ?? []);
  return {
    ...(blocks.some(({ divide }) => divide) && {
      sum: keptText(queries.sum, STANDARD_SUM, parseSum),
    }),
    ...(under && {
      code: keptText(under.at, '', (text) => parseCode(place, under, text)),
      lines: keptChoice(queries.lines, ['all']),
    }),
  };
};

function parseSum(text: string): number | null {
  // spaces between groups of digits are how people write
  const digits = text.replaceAll(/[\s\u00a0]/g, '');
  const sum = /^\d{1,8}$/.test(digits) ? Number(digits) : 0;
  return sum >= 1 && sum <= MOST ? sum : null;
}

function parseCode(
  { portal, isMember }: KeptPlace,
  { call, at }: BarsUnder,
  text: string,
): string | null {
  const param = lookup(portal.calls, call).params.find(({ name }) => name === at);
  const filter = lookup(portal.filters, param?.filter ?? '');
  const value = parseFilterValue(portal.model, filter, text, widestBounds(portal.model, filter));
  const dimensions = [filter.dimension, ...filter.or];
  const isKnown = value !== null && dimensions.some((name) => isMember(name, String(value)));
  return isKnown ? String(value) : null;
}

export const bars: Kind<BarsBlock, BarsBlockSpec> = {
  name: 'bars',
  putFields: (spec, { value = '', plan, previous }) => ({
    ...spec,
    fields: {
      value,
      ...(plan === undefined ? {} : { plan }),
      ...(previous === undefined ? {} : { previous }),
    },
  }),
  shows: ['tree', 'list', 'series'],
  readsAddress: (block) => 'under' in block,
  findingIn: findGap,
  rules: {
    'A bar shows only fields that its call answers whatever is chosen': (context, report) => {
      const blocks = blocksOfKind<BarsBlockSpec>(context, 'bars');
      const named = (block: BarsBlockSpec) =>
        Object.entries(ownFields(block)).map(([slot, field]): FieldReference => [
          `fields/${slot}`,
          field,
        ]);
      for (const problem of partlyAnswered(context, blocks, named)) report(problem);
    },
  },
};

/** Two bars tell the gap between them; without words its amount stands alone. */
function findGap({ codes, fields, texts }: Partial<BarsBlockSpec>): FindingSpec | null {
  if (!codes || !fields || !('value' in fields)) return null;
  return {
    tell: 'gap',
    fields: { value: fields.value },
    codes: { ...codes },
    texts: texts ?? [{ text: { en: '{gap}' } }],
  };
}

// Blocks of a page as written → complete: what their schema says, what their place gives them, and what follows for their kind.

import type { BlockBase, Decision } from '../../model/portal.ts';
import { lookup, assertDefined } from '../../model/lookup.ts';
import { FIRST_BLOCK, FIRST_STOP, LAST_STOP, PER_BLOCK, PER_HEAD } from '../../model/stops.ts';
import { decisionOfFields, withFields } from '../decidedFields.ts';
import { fillDefaults, type SchemaSet } from '../../schema/fill.ts';
import type { BlockSpec, Kind, Kinds } from '../kind.ts';
import { isHeldFor } from '../rules/rule.ts';
import type { FindingSpec } from '../../../schemas/types.ts';

/** Columns of the grid in which the blocks of a page stand. */
export const COLUMNS = 12;

/** A block, and its place in the file of its page. */
interface Written<Block> {
  readonly block: Block;
  readonly written: number;
}

/** Blocks in the order in which they stand on their page, and how many of them are its head: those of such kinds that come first, then those that end a head wherever they are written. */
export function arrangeBlocks<Block extends { readonly kind: string }>(
  blocks: readonly Block[],
  kinds: Readonly<Record<string, Pick<Kind, 'heads' | 'endsHead'>>>,
): { readonly heads: number; readonly arranged: readonly Written<Block>[] } {
  const all = blocks.map((block, written) => ({ block, written }));
  const isEnd = ({ block }: Written<Block>) => isHeldFor(kinds[block.kind]?.endsHead, block);
  const begins = (entry: Written<Block>) =>
    !isEnd(entry) && isHeldFor(kinds[entry.block.kind]?.heads, entry.block);
  const first = all.findIndex((entry) => !begins(entry));
  const rest = first < 0 ? [] : all.slice(first);
  const head = [...all.slice(0, all.length - rest.length), ...rest.filter(isEnd)];
  return { heads: head.length, arranged: [...head, ...rest.filter((entry) => !isEnd(entry))] };
}

/** The first Tab number of the block at a place. The first `heads` blocks belong to the head of the page and have fewer numbers each; the others share the rest. */
export function tabOfBlock(
  place: number,
  { heads, count }: { readonly heads: number; readonly count: number },
): number {
  const each = Math.min(PER_BLOCK, Math.floor((LAST_STOP + 1 - FIRST_BLOCK) / count));
  return place < heads ? FIRST_STOP + PER_HEAD * place : FIRST_BLOCK + each * place;
}

/** The Tab number of the button that opens the filters; these take the numbers after it. */
export function tabOfChoices(heads: number): number {
  return FIRST_STOP + PER_HEAD * heads;
}

/** Where a block stands on its page, and what it is completed with. */
export interface BlockPlace {
  readonly place: number;
  /** Its place in the file: a block without a name is called by it. */
  readonly written: number;
  readonly heads: number;
  /** How many blocks the page has. */
  readonly count: number;
  readonly decisions: Readonly<Record<string, Decision>>;
  readonly schemas: SchemaSet;
}

/** The block at this place of its page. */
export function normalizeBlock(
  spec: BlockSpec,
  { place, written: nth, heads, count, decisions, schemas }: BlockPlace,
  kinds: Kinds,
): BlockBase {
  const kind = lookup(kinds, spec.kind);
  const complete = (written: BlockSpec): BlockBase => {
    const opened = {
      ...written,
      ...(written.finding && { finding: openFinding(written.finding) }),
    };
    const filled = fillDefaults(
      schemas,
      `blocks/${spec.kind}.schema.json`,
      kind.open?.(opened) ?? opened,
    ) as BlockBase;
    const block = {
      ...filled,
      id: spec.id ?? `${spec.kind}-${nth + 1}`,
      tab: tabOfBlock(place, { heads, count }),
      head: place < heads,
      chosenByLinks: [],
      marksToday: false,
    };
    return { ...block, ...kind.derive?.(block) };
  };
  const decision = decisionOfFields(spec);
  if (decision === '') return complete(spec);
  const blocks = lookup(decisions, decision).rows.map(({ then: { fields } }) =>
    Object.keys(fields).length === 0 ? null : complete(withFields(kind, spec, fields)),
  );
  // what concerns its page is the same in all of them
  return {
    ...assertDefined(blocks.find((block) => block !== null)),
    decided: { decision, blocks },
  };
}

/** The only text of a finding stands among its texts. */
export function openFinding<Spec extends FindingSpec>({ text, texts = [], ...rest }: Spec) {
  return { ...rest, texts: text ? [...texts, { text }] : texts };
}

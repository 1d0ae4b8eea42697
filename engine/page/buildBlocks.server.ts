// The blocks of a page, each made by its kind; one that fails says so in its place, and the others stand.

import { findCallShape } from '../answers/shapes.ts';
import { asProblem } from '../answers/answerService.ts';
import { readParameters } from '../answers/params.ts';
import { ApiProblem } from '../answers/problem.ts';
import type { PageContext, BlockDraft, BuiltBlock } from '../blocks/contract/context.server.ts';
import { decidedBlock } from '../blocks/contract/fields.server.ts';
import { failedView, isForLedger, logFailure } from '../blocks/contract/failure.server.ts';
import { COLUMNS } from '../config/normalize/blocks.ts';
import { namesSomebody } from '../blocks/contract/somebody.server.ts';
import { isCalling } from '../blocks/contract/readPage.server.ts';
import { buildValuedContext, inMode } from '../blocks/contract/valued.server.ts';
import { buildViewStart } from '../blocks/written/written.server.ts';
import { tellFinding } from '../findings/tell.server.ts';
import { lookup } from '../model/lookup.ts';
import { isHeldFor } from '../config/rules/rule.ts';
import type {
  AreaError,
  BlockBase,
  CallingBlock,
  Outcome,
  Portal,
  View,
  Words,
} from '../model/portal.ts';

/** Blocks as they were made, and what failed of them in areas that are watched. */
export interface BuiltBlocks {
  readonly drafts: readonly BlockDraft[];
  readonly errors: readonly AreaError[];
}

/** A block as it was made, or why it was not. */
type Made =
  | { readonly block: BlockBase; readonly draft: BuiltBlock }
  | { readonly block: BlockBase; readonly error: unknown };

/** Leaves out blocks that have nothing to show. Throws the first failure where none is left. */
export async function buildBlocks(
  context: PageContext,
  blocks: readonly BlockBase[],
): Promise<BuiltBlocks> {
  const made = await Promise.all(blocks.map((block) => buildBlock(context, block)));
  const [failed] = made.flatMap((each) => ('error' in each ? [each] : []));
  if (failed && isDown(context, made)) throw failed.error;
  const drafts = made.flatMap((each) => {
    const { block } = each;
    if ('draft' in each) return each.draft ? placed(block, marked(context, block, each.draft)) : [];
    logFailure(context.log, describeBlockPlace(context, block), each.error);
    return placed(
      block,
      failedView(buildViewStart(context, block), each.error, context.formatter.say),
    );
  });
  const errors = made.flatMap((each) =>
    'error' in each && each.block.area !== undefined
      ? [areaError(context, each.block, each.error)]
      : [],
  );
  return { drafts, errors };
}

/** With its place in the grid of the page, and whether others may show it: what every block has alike. */
function placed({ span, head, embed }: BlockBase, draft: BlockDraft): BlockDraft {
  return {
    ...draft,
    ...(span < COLUMNS ? { span } : {}),
    ...(head ? { head: true } : {}),
    ...(embed ? { embed: true } : {}),
  };
}

/** What is cut out of a page says by itself that its figures are invented; the head of the page stands below the bar that says it. */
function marked(context: PageContext, block: BlockBase, draft: BlockDraft): BlockDraft {
  const isSaid = isHeldFor(lookup(context.parts, block.kind).saysInvented, block);
  const shows = !block.head && !isSaid && (!hasOutcome(draft) || draft.state === 'ready');
  return shows && showsInvented(context, block) ? { ...draft, invented: true } : draft;
}

/** What a block without figures says of itself. */
export interface EmptyDraft extends Pick<BlockDraft, 'tab'>, Pick<Outcome, 'notes' | 'message'> {}

/** The first of those that ask for figures where none of them has any; null where one has. */
export function findEmpty(drafts: readonly BlockDraft[]): EmptyDraft | null {
  const asking = drafts.filter(hasOutcome);
  const [first] = asking;
  if (!first || asking.some(({ state }) => state !== 'empty')) return null;
  const said = 'content' in first ? first.content : first;
  return { tab: first.tab, notes: first.notes, message: readMessage(said) };
}

function readMessage(said: unknown): string {
  const isSaid = typeof said === 'object' && said !== null && 'message' in said;
  return isSaid && typeof said.message === 'string' ? said.message : '';
}

/** Whether a block says that it has no figures. */
export function isEmptyDraft(draft: BlockDraft): boolean {
  return hasOutcome(draft) && draft.state === 'empty';
}

function hasOutcome(draft: BlockDraft): draft is BlockDraft & Pick<Outcome, 'state' | 'notes'> {
  return 'state' in draft && (draft.state === 'empty' || draft.state === 'ready');
}

/** What was asked and what came of it: never what only operators may know. */
function areaError(context: PageContext, block: BlockBase, error: unknown): AreaError {
  const known = asProblem(error);
  const problem = known instanceof ApiProblem ? known : new ApiProblem('failed');
  return {
    area: block.area ?? '',
    status: problem.status,
    config: isCalling(block) ? buildConfig(context, block, buildParams(context, block)) : {},
    data: problem.body(context.formatter),
    headers: { 'content-type': 'application/problem+json' },
  };
}

function buildConfig(
  { portal }: PageContext,
  block: CallingBlock,
  params: object,
): AreaError['config'] {
  const { method, path } = lookup(portal.calls, block.call);
  return { method, url: path, params };
}

/** Empty where they are what is wrong. */
function buildParams(context: PageContext, block: CallingBlock): object {
  try {
    return readParameters(context, lookup(context.portal.calls, block.call), block.with);
  } catch (error) {
    if (asProblem(error) instanceof ApiProblem) return {};
    throw error;
  }
}

/** What the log says of a block: where it stands, and what it asks. */
export function describeBlockPlace(
  { page }: Pick<PageContext, 'page'>,
  block: { readonly id: string; readonly kind: string },
): object {
  const call = 'call' in block ? { call: block.call } : {};
  return { page: page.id, block: block.id, kind: block.kind, ...call };
}

async function buildBlock(context: PageContext, block: BlockBase): Promise<Made> {
  try {
    const own = decidedBlock(context, block);
    const part = lookup(context.parts, block.kind);
    const [{ made, why }, title] = await Promise.all([
      inMode(buildValuedContext(context, own), (shown) => part.build(shown, own)),
      formatFinding(context, own),
    ]);
    const draft = made && withWhy(made, why);
    return { block, draft: draft && title !== null ? { ...draft, title } : draft };
  } catch (error) {
    context.signal?.throwIfAborted();
    return { block, error };
  }
}

/** Beside figures that stand as they are is said why. */
function withWhy(draft: BlockDraft, why: string): BlockDraft {
  if (why === '' || !hasOutcome(draft)) return draft;
  const notes = [...draft.notes, why];
  // what is still to be rendered says its notes in its content
  const content =
    'content' in draft ? { content: Object.assign({}, draft.content, { notes }) } : {};
  return Object.assign({}, draft, { notes }, content);
}

/** What the figures of a block say in its heading; null: its title stands. */
async function formatFinding(context: PageContext, block: BlockBase): Promise<Words | null> {
  if (!block.finding || !isCalling(block)) return null;
  return await tellFinding(context, block, block.finding);
}

/** Whether everything that would show something failed, and all of it for the ledger's sake. */
function isDown({ parts }: PageContext, made: readonly Made[]): boolean {
  const showing = made.filter(({ block }) => parts[block.kind]?.leadsOn !== true);
  return showing.length > 0 && showing.every((each) => 'error' in each && isForLedger(each.error));
}

/** What a page says of invented figures, and beside which block. Null where no block that stands on the page asks the ledger, or its figures are real. */
export function inventedOn(context: PageContext, shown: readonly BlockBase[]): View['invented'] {
  const { page, parts, formatter, ledger } = context;
  const first = shown.find((block) => showsInvented(context, block));
  if (!first || !ledger?.mark) return null;
  const itself = isHeldFor(lookup(parts, first.kind).saysInvented, first);
  return {
    words: formatter.words(ledger.mark.words),
    beside: namesSomebody(page) && !itself ? first.id : null,
  };
}

/** Whether a block shows figures, and they are invented. */
function showsInvented({ portal, ledger, parts }: PageContext, block: BlockBase): boolean {
  const asks = lookup(parts, block.kind).asksLedger === true || asksLedger(portal, block);
  return asks && Boolean(ledger?.mark);
}

/** Words of the content are nobody's invention. */
function asksLedger(portal: Portal, block: BlockBase): boolean {
  if (!('call' in block)) return false;
  return findCallShape(lookup(portal.calls, String(block.call))).ofContent === undefined;
}

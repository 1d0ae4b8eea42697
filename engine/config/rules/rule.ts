// What a rule is: an English sentence that holds across files, and the check that finds where it does not.

import {
  decisionOfFields,
  fieldsOfRow,
  rowsOfPage,
  withFields,
  type PutFields,
} from '../decidedFields.ts';
import type { FindingSpec, PageSpec } from '../../../schemas/types.ts';
import { partAt } from '../../addresses/parts.ts';
import { isObject } from '../../model/lookup.ts';
import type { Report } from '../problems.ts';
import type { ProblemCode, AnswerName } from '../checkWords.ts';
import type { OpenedConfig, OpenedFilter, OpenedPortal } from '../opened/spec.ts';
import { BLOCK_LISTS, DAMAGED, isDamaged, type ConfigEntry } from '../entry.ts';
import type { Schemas } from '../schemas.ts';
import type { CallShape, TryChart } from '../shape.ts';
import type { ShapeName } from '../../model/call.ts';
import { here, problemAt } from '../valuePlace.ts';
import { reasonOfPattern } from '../wanted.ts';

/** The file of all filters. */
export const FILTERS = 'config/filters.yaml';

export type Rule = (context: RuleContext, report: Report) => void;
export type Rules = Readonly<Record<string, Rule>>;

/** What holds for all blocks of a kind, or for those of which the function says so. */
export type HoldsFor = boolean | ((block: object) => boolean);

/** Whether it holds for a block, as written or complete; left out it holds for none. */
export function isHeldFor(holds: HoldsFor | undefined, block: object): boolean {
  return typeof holds === 'function' ? holds(block) : holds === true;
}

/** Where in a block of one kind, as written, stand names of other things: keys, those inside another behind a slash. */
export interface ReferenceKeys {
  /** What the call that it names may answer. Left out: it names none, or shows whatever comes. */
  readonly shows?: readonly AnswerName[];
  /** That call may be one that is asked by POST. */
  readonly posts?: boolean;
  /** Names of collections. */
  readonly collections?: readonly string[];
  /** Names of filters or path parameters of its page. */
  readonly filters?: readonly string[];
  /** Names of decisions that give a table. */
  readonly tableDecisions?: readonly string[];
  /** Templates of charts with which it draws, whatever its blocks say. */
  readonly draws?: readonly string[];
  /** Names of parameters of its call that it fills in itself. */
  readonly gives?: readonly string[];
  /** It reads more of an address than filters do, or has parts with places of their own: links into its page are not judged. */
  readonly readsAddress?: HoldsFor;
  /** Where such blocks come first on a page they stand in its head, before what can be chosen. */
  readonly heads?: HoldsFor;
  /** Such blocks end the head of their page, wherever they are written. */
  readonly endsHead?: HoldsFor;
  /** The heading of a page asks and says as its blocks do. */
  readonly saysHeadings?: boolean;
  /** What a block tells of its figures by keys of its own, besides its `finding`; null: nothing. */
  findingIn?(block: object): FindingSpec | null;
}

/** The parsed configuration with what several rules look up. */
export interface RuleContext {
  readonly config: OpenedConfig;
  readonly schemas: Schemas;
  readonly shapes: Readonly<Record<ShapeName, CallShape>>;
  readonly tryChart: TryChart | undefined;
  readonly locales: readonly string[];
  readonly portal: OpenedPortal;
  /** Filters that can be read; `filterNames` also has those with mistakes. */
  readonly filters: Readonly<Record<string, OpenedFilter>>;
  readonly filterNames: ReadonlySet<string>;
  /** Where blocks name other things, by their kind. */
  readonly kinds: Readonly<Record<string, ReferenceKeys>>;
  /** Whether a file already has a problem of these kinds: what follows from it is not said again. */
  readonly hasProblem: (file: string, codes: readonly ProblemCode[]) => boolean;
  /** Whether a value of a file, or one inside it, has a mistake that has been named: what depends on it keeps silent. */
  readonly isBroken: (file: string, pointer: string) => boolean;
}

type AnyBlock = Readonly<Record<string, unknown>> & { readonly kind: string };

export interface BlockAt<Block = AnyBlock> {
  readonly entry: ConfigEntry<PageSpec>;
  readonly pointer: string;
  /** As written. */
  readonly block: Block;
}

/** Every block of every page, read key by key: kinds differ. The heading of a page, and a sentence with a call of its own, ask and say as a finding does; who is like those of a list is asked for a search. */
export function listBlocks(context: RuleContext): BlockAt[] {
  const kind = findHeadingKind(context);
  return [...context.config.pages.entries.values()].flatMap((entry) => {
    const { heading } = entry.spec;
    return [
      ...(heading && !isDamaged(entry, 'heading') && (heading as unknown) !== DAMAGED
        ? [{ entry, pointer: '/heading', block: { kind, ...heading } }]
        : []),
      ...listProposals(entry),
      ...BLOCK_LISTS.flatMap((key) => listOwn(entry, key)),
    ];
  });
}

/** Blocks that stand under one key of a page, with their sentences. */
function listOwn(entry: ConfigEntry<PageSpec>, key: (typeof BLOCK_LISTS)[number]): BlockAt[] {
  return (entry.spec[key] ?? []).flatMap((block, i) => {
    const at = { entry, pointer: `/${key}/${i}`, block };
    return (block as AnyBlock) === DAMAGED ? [] : [at, ...listSentences(at)];
  });
}

/** The kind whose blocks ask and say as the heading of a page does. */
export function findHeadingKind({ kinds }: Pick<RuleContext, 'kinds'>): string {
  return Object.keys(kinds).find((name) => kinds[name]?.saysHeadings) ?? '';
}

/** Whether this is a block of its page, and no heading or sentence that asks as one. */
export function isOwnBlock({ pointer }: Pick<BlockAt, 'pointer'>): boolean {
  return /^\/(?:blocks|easy)\/\d+$/.test(pointer);
}

function listProposals(entry: ConfigEntry<PageSpec>): BlockAt[] {
  if (isDamaged(entry, 'filters')) return [];
  return pageFilters(entry.spec).flatMap(({ name, spec, pointer }) => {
    const block = { kind: 'search', search: name, ...spec.list?.like };
    const at = pointer.replace(/filter$/, 'list/like');
    return spec.list?.like ? [{ entry, pointer: at, block }] : [];
  });
}

function listSentences({ entry, pointer, block }: BlockAt): BlockAt[] {
  const { sentences } = block;
  if (!Array.isArray(sentences)) return [];
  return (sentences as Readonly<Record<string, unknown>>[]).flatMap((sentence, k) =>
    isObject(sentence) && 'call' in sentence
      ? [
          {
            entry,
            pointer: `${pointer}/sentences/${k}`,
            block: { ...sentence, kind: block.kind },
          },
        ]
      : [],
  );
}

/** Every block of one kind, as its schema has it. */
export function blocksOfKind<Spec extends { kind: string }>(
  context: RuleContext,
  kind: Spec['kind'],
): BlockAt<Spec>[] {
  return listBlocks(context).flatMap((at) =>
    at.block.kind === kind
      ? asDecided(context, at).map((block) => ({ ...at, block: block as unknown as Spec }))
      : [],
  );
}

/** A block as it stands, or as it would with the fields of each row of the decision that gives them. */
export function asDecided({ config, kinds }: RuleContext, { entry, block }: BlockAt): AnyBlock[] {
  const name = decisionOfFields(block);
  if (name === '') return [block];
  const decision = config.decisions.entries.get(name);
  const rows = decision ? rowsOfPage(decision.spec, entry.id) : [];
  return rows.flatMap((row) => {
    const fields = fieldsOfRow(row);
    const kind = (kinds[block.kind] ?? {}) as { readonly putFields?: PutFields<AnyBlock> };
    return fields ? [withFields(kind, block, fields)] : [];
  });
}

/** Names that stand in a block at some of its keys, with their pointers in the file. */
export function findReferences(
  { pointer, block }: BlockAt,
  keys: readonly string[] | undefined,
): { name: string; pointer: string }[] {
  return (keys ?? []).flatMap((key) => {
    const name = partAt(block, key.replace('/', '.'));
    return typeof name === 'string' ? [{ name, pointer: `${pointer}/${key}` }] : [];
  });
}

export function pageFilters(page: PageSpec): {
  name: string;
  spec: Exclude<NonNullable<PageSpec['filters']>[number], string>;
  pointer: string;
}[] {
  return (page.filters ?? []).map((filter, i) =>
    typeof filter === 'string'
      ? { name: filter, spec: { filter }, pointer: `/filters/${i}` }
      : { name: filter.filter, spec: filter, pointer: `/filters/${i}/filter` },
  );
}

export function pathParameters(id: string): string[] {
  return [...id.matchAll(/\[([^\]]+)\]/g)].flatMap(([, name]) => name ?? []);
}

export function readFilterQuery(name: string, filter: Pick<OpenedFilter, 'query'>): string {
  return filter.query ?? name;
}

/** Every name that a filter has in an address; one that cannot be read may have any of its own. */
export function listFilterQueries(context: RuleContext): string[] {
  return [...context.filterNames].flatMap((name) => {
    const query = readFilterQuery(name, context.filters[name] ?? EMPTY);
    // of a filter with a mistake the name may be the one that was meant
    return context.isBroken(FILTERS, `/${name}`) ? [name, query] : query;
  });
}

const EMPTY: Partial<OpenedFilter> = {};

/** The pattern at a place of a file; null, and a problem said, where it is none. */
export function compilePattern(
  entry: ConfigEntry<unknown>,
  pointer: string,
  pattern: string,
  report: Report,
): RegExp | null {
  try {
    return new RegExp(pattern, 'u');
  } catch (error) {
    report(
      problemAt(here(entry, pointer), 'bad-pattern', {
        written: pattern,
        ...reasonOfPattern((error as Error).message),
      }),
    );
    return null;
  }
}

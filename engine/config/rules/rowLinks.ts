// What rules about blocks say of links of rows: the page is there, its parameters are given, and what they and their conditions name is.

import type { RowLinkSpec } from '../../../schemas/types.ts';
import { normalizeCondition } from '../normalize/given.ts';
import type { Problem } from '../problems.ts';
import { listInputs } from './answers.ts';
import { strangeCondition } from './conditions.ts';
import { knownAttributes } from './referencedAttributes.ts';
import {
  here,
  pathParameters,
  problemAt,
  unknownName,
  type BlockAt,
  type RuleContext,
} from './rule.ts';
import { ownBlocks } from './shownFigures.ts';

/** Links of rows of several blocks; `key` says where in the block the link stands. */
export function* strangeRowLinks<Spec>(
  context: RuleContext,
  blocks: readonly BlockAt<Spec>[],
  key: keyof Spec & string,
): Generator<Problem> {
  for (const { entry, pointer, block } of blocks) {
    const link = block[key] as RowLinkSpec | undefined;
    if (link) yield* strangeRowLink(context, { entry, pointer: `${pointer}/${key}`, block: link });
  }
}

/** Every link of rows in blocks: what names a page with what it is given or asked. */
export function* walkLinks(
  context: RuleContext,
): Generator<readonly [BlockAt, string, RowLinkSpec]> {
  for (const at of ownBlocks(context))
    for (const [pointer, link] of linksIn(at.block, at.pointer)) yield [at, pointer, link];
}

function* linksIn(value: unknown, pointer: string): Generator<[string, RowLinkSpec]> {
  if (typeof value !== 'object' || value === null) return;
  if (
    'page' in value &&
    'query' in value &&
    typeof value.query === 'string' &&
    value.query.includes('=')
  )
    yield [pointer, value as unknown as RowLinkSpec];
  for (const [key, inner] of Object.entries(value)) yield* linksIn(inner, `${pointer}/${key}`);
}

function* strangeRowLink(context: RuleContext, at: BlockAt<RowLinkSpec>): Generator<Problem> {
  const { entry, pointer, block: link } = at;
  const { known } = context.config.pages;
  const id = known.has(link.page) ? link.page : `${link.page}/index`;
  if (!known.has(id)) {
    const about = { written: link.page, allowed: known };
    yield unknownName(here(entry, `${pointer}/page`), 'unknown-page', about);
    return;
  }
  const own = pathParameters(entry.id);
  const wanted = pathParameters(id);
  const given = Object.keys(link.with ?? {});
  const fits =
    given.every((name) => wanted.includes(name)) &&
    wanted.every((name) => given.includes(name) || own.includes(name));
  if (!fits)
    yield problemAt(here(entry, `${pointer}/page`), 'wrong-path-parameters', {
      written: link.page,
    });
  yield* strangeMember(context, at);
  yield* strangeNames(at);
  yield* strangeCondition(context, entry, `${pointer}/only`, normalizeCondition(link.only));
}

/** The member of a row is of a dimension that there is, and is told by attributes that it has. */
function* strangeMember(
  context: RuleContext,
  { entry, pointer, block: { member } }: BlockAt<RowLinkSpec>,
): Generator<Problem> {
  const dimensions = context.config.ledger?.spec.dimensions;
  if (!member || !dimensions) return;
  if (!(member.dimension in dimensions)) {
    const about = { written: member.dimension, allowed: Object.keys(dimensions) };
    yield unknownName(here(entry, `${pointer}/member/dimension`), 'unknown-dimension', about);
    return;
  }
  const allowed = knownAttributes(context, member.dimension);
  const named = [
    ['by', member.by] as const,
    ...Object.keys(member.where ?? {}).map((name) => [`where/${name}`, name] as const),
  ];
  for (const [at, written] of named)
    if (!allowed.includes(written))
      yield unknownName(here(entry, `${pointer}/member/${at}`), 'unknown-attribute', {
        written,
        allowed,
      });
}

/** Names in braces that stand for nothing. */
function* strangeNames({ entry, pointer, block: link }: BlockAt<RowLinkSpec>): Generator<Problem> {
  const allowed = ['code', ...(link.member ? ['member'] : []), ...listInputs(entry)];
  const texts = [
    ...Object.entries(link.with ?? {}).map(([name, text]) => [`/with/${name}`, text] as const),
    ...(link.query === undefined ? [] : [['/query', link.query] as const]),
  ];
  for (const [at, text] of texts)
    for (const [, written = ''] of text.matchAll(/\{([\w-]+)\}/g))
      if (!allowed.includes(written))
        yield unknownName(here(entry, pointer + at), 'unknown-input', { written, allowed });
}

// Versions of a document: which there are, where each is shown, and where two can be compared.

import { compareCodes } from '../../model/branches.ts';
import { namesGiven } from '../../model/given.ts';
import { isObject, lookup } from '../../model/lookup.ts';
import type { PageContext } from '../contract/context.server.ts';
import { pageAddress } from '../contract/noRecord.server.ts';
import { askItems, dayIn, textIn, type RecordFields } from '../contract/records.server.ts';
import type { DocumentBlock } from './document.kind.ts';

export interface DocumentVersion {
  readonly name: string;
  readonly to: string;
  readonly here: boolean;
  readonly inForce: boolean;
}

/** All versions as they are listed, the newest first; none where the block knows no versions. Throws ApiProblem. */
export async function askVersions(
  context: PageContext,
  { versions, published, cancelled, with: given }: DocumentBlock,
  item: RecordFields,
): Promise<readonly RecordFields[]> {
  if (!versions) return [];
  const asked = Object.entries(versions.with).map(
    ([name, field]) => [name, textIn(item, field)] as const,
  );
  const items = await askItems(context, versions.call, { ...given, ...Object.fromEntries(asked) });
  const alike = items.filter((each) =>
    (versions.same ?? []).every((field) => textIn(each, field) === textIn(item, field)),
  );
  // of two of one day the one that stands is the later
  const until = (each: RecordFields) => textIn(each, cancelled) || '9999';
  return alike.toSorted(
    (a, b) =>
      compareCodes(textIn(b, published), textIn(a, published)) || compareCodes(until(b), until(a)),
  );
}

/** How they are listed, with this one among them; empty where there is no other. */
export function listVersions(
  context: PageContext,
  block: DocumentBlock,
  item: RecordFields,
  items: readonly RecordFields[],
): DocumentVersion[] {
  if (items.length < 2) return [];
  return items.map((version) => {
    const key = readVersionKey(block, version);
    return {
      name: dayIn(context, version, block.published) || key,
      to: versionAddress(context, block, key),
      here: key === readVersionKey(block, item),
      inForce: textIn(version, block.cancelled) === '',
    };
  });
}

/** What stands in the address of a version; empty where the block knows none. */
export function readVersionKey({ versions }: DocumentBlock, item: RecordFields): string {
  return versions ? textIn(item, versions.key) : '';
}

/** Where a version of the document on this page is shown. */
export function versionAddress(context: PageContext, block: DocumentBlock, key: string): string {
  const { page, read } = context;
  const { chosen } = block;
  if (chosen) return pageAddress(context, page.id, [[chosen.query, key]]);
  return pageAddress(context, page.id, [], { ...read.values, [namedByPath(context, block)]: key });
}

/** The parameter of the call that names the document. */
export function namingParameter(context: PageContext, block: DocumentBlock): string {
  if (block.chosen) return block.chosen.param;
  const own = namedByPath(context, block);
  const [param = ''] =
    Object.entries(block.with).find(([, each]) => namesGiven(each).includes(own)) ?? [];
  return param;
}

/** The parameter of the path that names the document: the last one that its call is given. */
function namedByPath({ page }: PageContext, { with: given }: DocumentBlock): string {
  const names = Object.keys(page.parameters);
  return (
    names.findLast((name) =>
      Object.values(given).some((each) => namesGiven(each).includes(name)),
    ) ?? ''
  );
}

/** Where documents of these ids are compared on a page, one after another; empty where it compares none. */
export function compareAddress(
  context: PageContext,
  page: string | undefined,
  ids: readonly string[],
): string {
  if (page === undefined || ids.includes('')) return '';
  const query = lookup(context.portal.pages, page).blocks.flatMap((block) => {
    const chosen: unknown = 'chosen' in block ? block.chosen : null;
    return block.kind === 'versus' && isObject(chosen) ? [String(chosen['query'])] : [];
  })[0];
  return query === undefined
    ? ''
    : pageAddress(
        context,
        page,
        ids.map((id) => [query, id] as const),
      );
}

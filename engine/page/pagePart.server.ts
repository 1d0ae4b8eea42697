// A page of which a part is asked alone.

import type { OwnAddress } from '../blocks/part.server.ts';
import type { Page } from '../model/portal.ts';

/** The page with those blocks alone of which a part is asked; else as it is. */
export function takePagePart(
  page: Page,
  own: readonly (readonly [kind: string, address: OwnAddress])[],
): Page {
  const [kind] = own.find(([, { isPart }]) => isPart === true) ?? [];
  if (kind === undefined) return page;
  const blocks = page.blocks.filter((block) => block.kind === kind);
  return { ...page, blocks, heading: null };
}

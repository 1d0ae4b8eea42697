// What a site map is: every page of the portal, made from its pages and menus.

import type { SitemapBlockSpec } from '../../../schemas/types.ts';
import type { Kind } from '../../config/kind.ts';
import type { BlockBase } from '../../model/portal.ts';

export interface SitemapBlock extends BlockBase {
  readonly kind: 'sitemap';
}

export const sitemap: Kind<SitemapBlock, SitemapBlockSpec> = {
  name: 'sitemap',
  normalize: (_, start) => ({ ...start, kind: 'sitemap' }),
};

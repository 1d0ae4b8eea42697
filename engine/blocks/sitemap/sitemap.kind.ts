// What a site map is: every page of the portal, made from its pages and menus.

import type { SitemapBlockComplete } from '../../../schemas/complete.ts';
import type { SitemapBlockSpec } from '../../../schemas/types.ts';
import type { Kind } from '../../config/kind.ts';
import type { CompleteBlock } from '../../model/portal.ts';

export type SitemapBlock = CompleteBlock<SitemapBlockComplete>;

export const sitemap: Kind<SitemapBlock, SitemapBlockSpec> = {
  name: 'sitemap',
};

// Every sentence of every page, in each language and over several periods, is true of the figures that stand beside it.

import { describe, expect, it } from 'vitest';

import type { View } from '../../engine/model/portal.ts';
import { visitsOf } from '../browser/portal.ts';
import { portalOf } from '../portals.ts';
import { siteOfDemonstration } from '../site.ts';
import { RULES } from '../truth/rules.ts';
import { speak } from '../truth/spoken.ts';

const portal = portalOf('product');
const served = siteOfDemonstration();
describe('x', () => {
  it.each(visitsOf(portal).map((v) => [v.address, v] as const))('%s', async (address, visit) => {
    const { payload } = await served.site.inject(`/_view${address}`);
    const page = speak(address, visit.locale.code, JSON.parse(payload) as View);
    const wrong = Object.entries(RULES).flatMap(([rule, find]) =>
      find(page).map((text) => `${rule} | ${text}`),
    );
    expect(wrong).toEqual([]);
  });
});

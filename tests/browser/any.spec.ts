// The journeys that name no page, over the pages of portals that have nothing to do with the product: all in a full run, otherwise of each journey a few in turn.

import { inTurn } from '../sample.ts';
import { JOURNEYS } from './any.ts';
import { air, library, visitsOf } from './portal.ts';
import { origin } from './ports.ts';
import { test } from './test.ts';

const PORTALS = {
  library: { portal: library, at: origin('library'), silent: origin('silentLibrary') },
  air: { portal: air, at: origin('air'), silent: origin('silentAir') },
};

/** One page of so many is tried with each journey. */
const EACH = 6;

for (const [name, { portal, at, silent }] of Object.entries(PORTALS))
  for (const [n, [what, journey]] of Object.entries(JOURNEYS).entries()) {
    const addresses = visitsOf(portal).map(({ address }) => address);
    const turned = [...addresses.slice(n), ...addresses.slice(0, n)];
    test.describe(what, () => {
      // a page that is missed, or not served, is what the journey is about
      test.use({ foreseen: [/status of (404|503|400)/] });

      for (const address of inTurn(turned, EACH))
        test(`${what} of ${address} of the ${name}`, async ({ page }) => {
          await journey({ page, address: at + address, silent });
        });
    });
  }

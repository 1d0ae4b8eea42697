// The full screen of a table hides the page around it: what must be known of its figures stands in it.

import { expect, it } from 'vitest';

import { renderElement, exampleOf, textOf } from '../../../tests/render.tsx';
import { portalOf } from '../../../tests/portals.ts';
import type { TableView } from './table.kind.ts';
import Zoom from './Zoom.tsx';

const { demonstration } = portalOf('product').settings;
const view = exampleOf('table', 'closed tree') as TableView;
const tree = { visible: [], allOpen: false, toggle: () => {}, toggleAll: () => {} };
const draw = async (locale: string, invented: object | null) =>
  textOf(
    await renderElement(<Zoom view={view} tree={tree as never} />, {
      locale,
      page: { invented } as never,
    }),
  );

it.each(['uk', 'en'])(
  'shows the bar over invented figures, and none over real ones: %s',
  async (locale) => {
    expect(await draw(locale, { beside: null, words: demonstration[locale] })).toContain(
      demonstration[locale],
    );
    expect(await draw(locale, null)).not.toContain(demonstration[locale]);
  },
);

it('has what a reader needs of the table in its bar: unit, find, downloads', async () => {
  const html = await renderElement(<Zoom view={view} tree={tree as never} />, {
    page: { invented: null },
    address: '/?find=abc&unit=1',
  });
  expect(html).toContain('type="search" maxLength="80" value="abc"');
  expect(html).toMatch(/<option value="1" selected="">/);
  expect(html).toContain(`href="${view.download}.csv?find=abc&amp;unit=1"`);
});

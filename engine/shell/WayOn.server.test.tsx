// Ways on stand after the page that is not there: Tab comes to them after its last block, before the foot.

import { expect, it } from 'vitest';

import { renderElement, textOf } from '../../tests/render.tsx';
import { LAST_STOP } from '../model/stops.ts';
import { WayOn } from './SearchBox.server.tsx';

it('its stops come one after another, after those of blocks and before those of the foot', async () => {
  const html = await renderElement(<WayOn />);
  const stops = [...html.matchAll(/data-tab-order="([\d.]+)"/g)].map(([, stop]) => Number(stop));
  expect(stops).toHaveLength(3);
  const [back = 0, field = 0, button = 0] = stops;
  expect(back).toBeGreaterThan(LAST_STOP);
  expect(field).toBeGreaterThan(back);
  expect(button).toBeGreaterThan(field);
  expect(button).toBeLessThan(LAST_STOP + 1);
  // nobody knows here what the page was called that the reader came from
  expect(textOf(html)).not.toMatch(/[{}]/);
});

// A click with a key held is the browser's: the links of a table let it open another tab.

import { expect, it, vi } from 'vitest';

import { renderBlock, exampleOf } from '../../../tests/render.tsx';

type Click = (event: object) => void;

/** What answers clicks on the links that were drawn. */
const clicks: Click[] = [];

vi.mock(import('react/jsx-dev-runtime'), async (original) => {
  const real = await original();
  const jsxDEV: typeof real.jsxDEV = (type, props, ...rest) => {
    const { onClick } = props as { readonly onClick?: Click };
    if (type === 'a' && onClick) clicks.push(onClick);
    return real.jsxDEV(type, props, ...rest);
  };
  return { ...real, jsxDEV };
});

it.each(['ctrlKey', 'metaKey', 'shiftKey'])('with %s', async (key) => {
  clicks.length = 0;
  await renderBlock(exampleOf('table', 'closed tree', { zoom: true }), { page: { terms: [] } });
  const preventDefault = vi.fn();
  for (const click of clicks) click({ button: 0, [key]: true, preventDefault });
  expect(clicks.length).toBeGreaterThan(3);
  expect(preventDefault).not.toHaveBeenCalled();
});

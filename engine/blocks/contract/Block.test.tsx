// A block that failed: on the server it comes as a view of its own, in the browser it is kept where it stands.

import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';

import { renderBlock } from '../../../tests/render.tsx';
import { Contained } from './Block.tsx';

describe('a block that failed', () => {
  it('keeps its heading and its place, and says what happened', async () => {
    const failed = { kind: 'failed', id: 'table-1', title: 'Loans', tab: 100, message: 'Not now' };
    expect(await renderBlock(failed)).toBe(
      '<section class="block block-failed" id="table-1" aria-labelledby="table-1-title"><h2 id="table-1-title">Loans</h2><p class="empty">Not now</p></section>',
    );
  });

  it('is tried anew with another answer only', () => {
    const before = { failed: new Error('boom'), of: { id: 'a' } };
    const { of } = before;
    expect(Contained.getDerivedStateFromProps({ of, children: null }, before)).toBe(before);
    const next = { of: { id: 'b' }, children: null };
    expect(Contained.getDerivedStateFromProps(next, before)).toEqual({ failed: null, of: next.of });
  });

  it('shows what is inside as long as that works', () => {
    expect(renderToStaticMarkup(<Contained of={{}}>whole</Contained>)).toBe('whole');
  });
});

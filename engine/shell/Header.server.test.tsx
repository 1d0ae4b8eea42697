// The head of a page: the mark is the portal's own, and there is none where it names none.

import { describe, expect, it } from 'vitest';

import { LocaleFormatter } from '../language/localeFormatter.ts';
import { first } from '../model/lookup.ts';
import type { FrameShell, View } from '../model/portal.ts';
import { renderView } from '../../site/entry-server.tsx';
import { KINDS } from '../../site/kinds.ts';
import { SERVER_PARTS } from '../../site/parts.server.ts';
import { checkPortal } from '../server/check.ts';
import { examplesView } from '../server/examples.ts';
import { buildShell } from '../server/shell.ts';
import { foldersOf } from '../../tests/overlay.ts';

const portal = checkPortal(foldersOf('product'), KINDS).portal!;
const shell = buildShell(
  portal,
  new LocaleFormatter(portal, first(portal.settings.locales), () => {}),
);

const headOf = async (own: FrameShell): Promise<string> => {
  const view: View = {
    ...(await examplesView(portal, first(portal.settings.locales), SERVER_PARTS, [])),
  };
  const html = await renderView(own, view, '/_blocks');
  return /<header class="site-head.*?<\/header>/s.exec(html)![0];
};

describe('the head of a page', () => {
  it('shows the mark that the portal names, with its place kept and without words', async () => {
    const head = await headOf({ ...shell, mark: '/own.svg' });
    expect(head).toContain('<header class="site-head marked">');
    expect(/<img[^>]*>/.exec(head)![0]).toMatch(/src="\/own\.svg" alt="" width="36" height="36"/);
  });

  it('shows none where the portal names none', async () => {
    const head = await headOf({ ...shell, mark: '' });
    expect(head).toContain('<header class="site-head">');
    expect(head).not.toContain('<img');
  });
});

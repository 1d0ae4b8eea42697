// The head of a page: the mark is the portal's own, and there is none where it names none.

import { describe, expect, it } from 'vitest';

import { LocaleFormatter } from '../language/localeFormatter.ts';
import { plainWords } from '../language/text.ts';
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

const pageOf = async (own: FrameShell): Promise<string> => {
  const view: View = {
    ...(await examplesView(portal, first(portal.settings.locales), SERVER_PARTS, [])),
  };
  return await renderView(own, view, '/_blocks');
};
const headOf = async (own: FrameShell) =>
  /<header class="site-head.*?<\/header>/s.exec(await pageOf(own))![0];

describe('the head of a page', () => {
  it('shows the mark that the portal names, with its place kept and without words', async () => {
    const head = await headOf({ ...shell, mark: '/own.svg' });
    expect(head).toContain('<header class="site-head marked">');
    expect(/<img[^>]*>/.exec(head)![0]).toMatch(/src="\/own\.svg" alt="" width="36" height="36"/);
  });

  it('is folded at every width where its words do not stand in one row', async () => {
    const frameOf = async (own: FrameShell) =>
      /<div class="frame[^"]*"/.exec(await pageOf(own))![0];
    expect(await frameOf(shell)).not.toContain('wordy');
    const header = shell.header.map((item) => ({
      ...item,
      title: `${plainWords(item.title)} країни`,
    }));
    expect(await frameOf({ ...shell, header })).toContain('wordy');
  });

  it('shows none where the portal names none', async () => {
    const head = await headOf({ ...shell, mark: '' });
    expect(head).toContain('<header class="site-head">');
    expect(head).not.toContain('<img');
  });
});

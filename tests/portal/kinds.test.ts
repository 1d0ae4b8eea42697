// A portal brings a kind of block of its own: it is checked, completed, shown and left out of the document like the engine's.

import { cpSync, mkdtempSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createElement } from 'react';
import { afterAll, describe, expect, it } from 'vitest';

import { matchAddress } from '../../engine/addresses/routes.ts';
import { AnswerCache } from '../../engine/api/answerCache.ts';
import type { Folders } from '../../engine/config/files.ts';
import {
  blocksOfKind,
  here,
  problemAt,
  type BlockSpec,
  type Kind,
  type Kinds,
} from '../../engine/kinds.ts';
import { LedgerUnavailable } from '../../engine/ledger/stores/store.ts';
import { LocaleFormatter } from '../../engine/language/localeFormatter.ts';
import { Say, type BrowserPart, type PartLoaders } from '../../engine/parts.ts';
import { buildViewStart, type ServerPart, type ServerParts } from '../../engine/parts.server.ts';
import type { BlockBase, BlockViewBase, Text, Words } from '../../engine/model/portal.ts';
import { buildView, prepareView } from '../../engine/page/page.server.ts';
import { renderView } from '../../engine/routing/render.server.tsx';
import { checkPortal } from '../../engine/server/check.ts';
import { buildShell } from '../../engine/server/shell.ts';
import { renderWritten } from '../../site/entry-server.tsx';
import { KINDS } from '../../site/kinds.ts';
import { SERVER_PARTS } from '../../site/parts.server.ts';
import { PARTS } from '../../site/parts.tsx';
import { foldersOf } from '../overlay.ts';

interface QuoteSpec extends BlockSpec {
  kind: 'quote';
  words: Text;
}
interface QuoteBlock extends BlockBase {
  readonly kind: 'quote';
  readonly words: Text;
}
interface QuoteView extends BlockViewBase {
  readonly kind: 'quote';
  readonly words: Words;
}
const kind: Kind<QuoteBlock, QuoteSpec> = {
  name: 'quote',
  rules: {
    'No quotation shouts': (context, report) => {
      for (const { entry, pointer, block } of blocksOfKind<QuoteSpec>(context, 'quote'))
        if (block.words['en']?.endsWith('!'))
          report(problemAt(here(entry, `${pointer}/words`), 'unknown-key', { written: '!' }));
    },
  },
};
const server: ServerPart<QuoteBlock, QuoteView> = {
  build: (context, block) => ({
    ...buildViewStart(context, block),
    kind: 'quote',
    words: context.formatter.words(block.words),
  }),
};
const browser: BrowserPart<QuoteView> = {
  Component: ({ view }) => createElement('q', null, createElement(Say, { words: view.words })),
};
const kinds: Kinds = { ...KINDS, quote: kind };
const serverParts: ServerParts = { ...SERVER_PARTS, quote: server };
const parts: PartLoaders = { ...PARTS, quote: () => Promise.resolve(browser) };

/** The library with a page of one quotation, and the schemas that know the kind. */
function quoting(words: string): { folders: Folders; remove: () => void } {
  const library = foldersOf('library');
  const root = mkdtempSync(join(tmpdir(), 'own-kind-'));
  for (const part of ['config', 'content', 'schemas'] as const)
    cpSync(library[part], join(root, part), { recursive: true });
  mkdirSync(join(root, 'config/pages'), { recursive: true });
  writeFileSync(
    join(root, 'config/pages/motto.yaml'),
    `title: {uk: Гасло, en: Motto}\nblocks:\n  - {kind: quote, words: {uk: Читаймо, en: ${words}}}\n`,
  );
  writeFileSync(
    join(root, 'schemas/blocks/quote.schema.yaml'),
    'title: QuoteBlockSpec\nextends: [block]\nrequired: [words]\nproperties:\n  words: {$ref: text}\n',
  );
  const [config, content, schemas] = ['config', 'content', 'schemas'].map((part) =>
    join(root, part),
  ) as [string, string, string];
  return {
    folders: { ...library, config, content, schemas },
    remove: () => rmSync(root, { recursive: true, force: true }),
  };
}

describe('a kind of block that only this portal has', () => {
  const quiet = quoting('Let us read');
  const loud = quoting('Read!');
  afterAll(() => {
    quiet.remove();
    loud.remove();
  });

  it('is completed and shown on its page', async () => {
    const { portal, problems } = checkPortal(quiet.folders, kinds);
    expect(problems).toEqual([]);
    expect(portal!.pages['motto']!.blocks).toMatchObject([{ kind: 'quote', id: 'quote-1' }]);
    const cache = new AnswerCache(portal!, {
      get: () => {
        throw new LedgerUnavailable('none');
      },
    } as never);
    const matched = matchAddress(portal!, '/motto');
    const formatter = new LocaleFormatter(portal!, matched.locale, () => {});
    const view = await buildView(
      await prepareView(
        { answerCache: cache, formatter, parts: serverParts },
        { ...matched, page: matched.page! },
        new URLSearchParams(),
      ),
      renderWritten,
    );
    const html = await renderView(parts, buildShell(portal!, formatter), view, '/motto');
    expect(html).toContain('<q>Let us read</q>');
    expect(html).toContain('class="block block-quote" id="quote-1"');
  });

  it('holds its own rules', () => {
    const { portal, problems } = checkPortal(loud.folders, kinds);
    expect(portal).toBeNull();
    expect(problems).toMatchObject([{ code: 'unknown-key', file: 'config/pages/motto.yaml' }]);
  });
});

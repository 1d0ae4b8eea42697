// Drawn once: of every kind that can be saved as a picture, every example has the same names and numbers on its page and in its picture.

import { beforeAll, describe, expect, it } from 'vitest';

import type { BlockDraft, ServerParts } from '../../engine/blocks/contract/context.server.ts';
import { LocaleFormatter } from '../../engine/language/localeFormatter.ts';
import { escape } from '../../engine/language/html.ts';
import { assertDefined, first } from '../../engine/model/lookup.ts';
import type { Portal } from '../../engine/model/portal.ts';
import { checkPortal } from '../../engine/server/check.ts';
import { examplesView, readExamples } from '../../engine/server/examples.ts';
import { renderBlocks } from '../../engine/page/renderBlocks.server.ts';
import { renderWritten } from '../../site/entry-server.tsx';
import { KINDS, ROOMS } from '../../site/kinds.ts';
import { SERVER_PARTS } from '../../site/parts.server.ts';
import { foldersOf } from '../overlay.ts';
import { renderBlock, textOf } from '../render.tsx';
import { asShown } from '../shown.ts';

/** By the name of a kind, as an example says it. */
const PARTS: ServerParts = SERVER_PARTS;

const EXAMPLES = readExamples(ROOMS).filter(({ kind }) => {
  const part = PARTS[kind];
  return part !== undefined && 'picture' in part;
});

/** What is operated or read beside a drawing, and heads of what a picture has no columns or squares for. */
const BESIDE = [
  /<(details|form|nav|thead|h2|button)\b.*?<\/\1>/gs,
  /<ul class="[^"]*pills".*?<\/ul>/gs,
  /<div class="map-ends">.*?<\/ol><\/div>(?:<p.*?<\/p>)?<\/div>/gs,
  /<p class="(?:source|too-narrow|map-why|bars-more|bars-here|bars-legend"><svg).*?<\/p>/gs,
  /<p>[^<]*<\/p>(?=<svg class="bar-patterns")/gs,
  /<span class="(?:gut|flow-way|status).*?<\/span>/gs,
];

let portal: Portal;
beforeAll(() => {
  portal = assertDefined(checkPortal(foldersOf('product'), KINDS).portal);
});

async function drawBoth(draft: BlockDraft) {
  const locale = first(portal.settings.locales);
  const formatter = new LocaleFormatter(portal, locale, () => {});
  const written = { kind: '', name: '', block: {}, view: draft };
  const { blocks } = await examplesView(portal, locale, PARTS, [written]);
  const drawn = first(blocks);
  const context = { formatter, parts: PARTS };
  const rendered = await renderBlocks([drawn], context, '', renderWritten);
  return {
    html: await renderBlock(first(rendered.blocks)),
    picture: PARTS[draft.kind]?.picture?.(drawn, { portal, formatter }) ?? null,
  };
}

/** Words and numbers of a markup, each once, in no order: a picture has lines of its own. */
function readTokens(markup: string): string[] {
  // where a long word may break on a page nothing stands
  const whole = asShown(markup).replaceAll('<span class="soft"></span>', '');
  const parted = whole.replaceAll(/<\/(?:text|tspan|title|p|li|b|span)>/g, '$& ');
  const words = textOf(parted).split(/[\s\u00a0→·]+/);
  const plain = words.map((word) => word.replaceAll(/^[(]+|[.,:;)]+$/g, ''));
  return [...new Set(plain)].filter((word) => word !== '').toSorted();
}

describe('the page and the picture', () => {
  it.each(EXAMPLES.map(({ kind, name, view }) => [`${kind}: ${name}`, view] as const))(
    'have the same names and numbers: %s',
    async (_, view) => {
      const { html, picture } = await drawBoth(view);
      if (!picture) return expect(html).not.toContain('<svg');
      const shown = BESIDE.reduce((rest, beside) => rest.replaceAll(beside, ' '), html);
      const { subtitle, notes, words, markup } = picture;
      const said = [subtitle, ...notes, words].map(escape).join(' ');
      expect(readTokens(`${markup} ${said}`)).toEqual(readTokens(shown));
    },
    60_000,
  );

  it('are of every kind that draws bars, charts, flows or maps', () => {
    const kinds = new Set(EXAMPLES.map(({ kind }) => kind));
    expect([...kinds]).toEqual(['bars', 'chart', 'flow', 'map']);
  });
});

// What a phone shows of words and lists: no word broken amid a syllable, no page without an end.

import type { Page } from '@playwright/test';

/** Words on two lines without a hyphen between them, but where the browser breaks words of their language itself; codes and addresses may break. */
export async function brokenWords(page: Page): Promise<string[]> {
  return await page.evaluate(() => {
    const found = new Set<string>();
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = texts.nextNode(); node; node = texts.nextNode()) {
      const parent = node.parentElement;
      if (!parent?.checkVisibility() || parent.closest('.visually-hidden, code, svg, :lang(en)'))
        continue;
      for (const { 0: word, index } of node.textContent!.matchAll(/\p{L}{4,}/gu)) {
        const range = document.createRange();
        range.setStart(node, index);
        range.setEnd(node, index + word.length);
        const lines = [...range.getClientRects()].filter(({ width }) => width > 0);
        if (lines.some(({ top }) => top - lines[0]!.top > 5)) found.add(word);
      }
    }
    return [...found];
  });
}

/** How tall the page is, in pixels. */
export async function heightOf(page: Page): Promise<number> {
  return await page.evaluate(() => document.documentElement.scrollHeight);
}

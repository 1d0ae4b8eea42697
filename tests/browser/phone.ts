// What a phone shows of words and lists: no word broken amid a syllable, no page without an end.

import type { Page } from '@playwright/test';

/** Words on two lines without a hyphen between them, but where the browser breaks words of their language itself; codes and addresses may break. Places of hyphens part the text: what stands between two of them breaks no more. */
export async function brokenWords(page: Page): Promise<string[]> {
  return await page.evaluate(() => {
    const found = new Set<string>();
    const isClipped = (element: Element | null): boolean =>
      element !== null &&
      (getComputedStyle(element).clipPath !== 'none' || isClipped(element.parentElement));
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = texts.nextNode(); node; node = texts.nextNode()) {
      const parent = node.parentElement;
      if (!parent?.checkVisibility() || parent.closest('code, svg, :lang(en)') || isClipped(parent))
        continue;
      for (const { 0: word, index } of node.textContent!.matchAll(/\p{L}\p{Ll}{3,}/gu)) {
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

/** How many words end a line at a place for a hyphen, and those of them that no hyphen is drawn in. */
export async function hyphenedWords(page: Page): Promise<{ drawn: number; bare: string[] }> {
  return await page.evaluate(() => {
    const topOf = (text: Node | null, from: number) => {
      const range = document.createRange();
      range.setStart(text!, from);
      range.setEnd(text!, from + 1);
      return range.getBoundingClientRect().top;
    };
    const ended = [...document.querySelectorAll('.soft')].filter(
      (place) =>
        place.checkVisibility() &&
        topOf(place.nextSibling, 0) -
          topOf(place.previousSibling, place.previousSibling!.textContent!.length - 1) >
          5,
    );
    const bare = ended.filter((place) => place.getBoundingClientRect().width === 0);
    return {
      drawn: ended.length - bare.length,
      bare: bare.map((place) => place.parentElement!.textContent),
    };
  });
}

/** How tall a page is without its articles, which are read from their beginning to their end, and without registers that are searched and opened as trees. */
export async function heightOf(page: Page): Promise<number> {
  return await page.evaluate(() =>
    [...document.querySelectorAll('.block-article, .records-tree')].reduce(
      (height, article) => height - article.getBoundingClientRect().height,
      document.documentElement.scrollHeight,
    ),
  );
}

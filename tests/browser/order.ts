// The order that all pages share: one left edge, one place for tabs, no way offered twice.

import type { Page } from '@playwright/test';

/** Lists of ways, of which no two lead to the same page. */
const WAYS = ['.sidebar', '.crumbs', '.tabs:not(.segmented)'];

/** What of a page stands elsewhere than on other pages, as it is seen on a wide screen. */
export async function strayParts(page: Page): Promise<string[]> {
  return await page.evaluate((lists) => {
    const seen = (selector: string) =>
      [...document.querySelectorAll<HTMLElement>(selector)].filter((part) =>
        part.checkVisibility(),
      );
    const leftOf = (selector: string) =>
      seen(selector).map((part) => Math.round(part.getBoundingClientRect().left));
    const [edge = 0] = leftOf('.brand');
    const edges = ['main', 'main h1', '.site-foot > *'].flatMap((selector) =>
      leftOf(selector).flatMap((left) =>
        Math.abs(left - edge) > 1 ? [`${selector} begins at ${left}, the head at ${edge}`] : [],
      ),
    );
    const tabs = seen('.tabs:not(.segmented)');
    const places = [
      ...(tabs.length > 1 ? [`${tabs.length} lines of tabs`] : []),
      ...tabs.flatMap((line) => (line.closest('.blocks.lead') ? [] : ['tabs below the head'])),
    ];
    const ways = lists.map((list) => [
      ...new Set(
        seen(`${list} a[href]`).map(
          (link) => new URL(link.getAttribute('href')!, location.href).pathname,
        ),
      ),
    ]);
    const all = ways.flat();
    const twice = all
      .filter((way, i) => all.indexOf(way) < i)
      .map((way) => `${way} is offered twice`);
    return [...edges, ...places, ...twice];
  }, WAYS);
}

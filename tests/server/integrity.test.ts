// What documents load they name together with what its bytes must be.

import { createHash } from 'node:crypto';

import { expect, it } from 'vitest';

import { siteOfDemonstration } from '../site.ts';

const served = siteOfDemonstration();

const htmlOf = async (url: string) =>
  (await served.site.inject({ url, headers: { accept: 'text/html' } })).payload;

/** Elements that load scripts or styles at once. */
function loading(html: string): string[] {
  return [...html.matchAll(/<script [^>]*src=[^>]*>|<link rel="stylesheet"[^>]*>/g)]
    .map(([element]) => element)
    .filter((element) => !element.includes(' disabled'));
}

async function expectRight(element: string): Promise<void> {
  const [, address = ''] = /(?:src|href)="([^"]+)"/.exec(element) ?? [];
  const { rawPayload } = await served.site.inject(address);
  const hash = createHash('sha384').update(rawPayload).digest('base64');
  expect(element).toContain(` integrity="sha384-${hash}"`);
}

it.each(['/', '/en', '/national-budget/incomes', '/contact-us', '/nothing-here', '/about-portal'])(
  'the script of a page: %s',
  async (url) => {
    const scripts = loading(await htmlOf(url)).filter((element) => element.startsWith('<script'));
    expect(scripts).toHaveLength(1);
    for (const script of scripts) await expectRight(script);
  },
);

it('script and style of the document that tells how a page is cited', async () => {
  const elements = loading(await htmlOf('/_share/uk/national-budget/incomes'));
  expect(elements).toHaveLength(2);
  for (const element of elements) await expectRight(element);
});

it('the style of an embed', async () => {
  const share = await htmlOf('/_share/uk/national-budget/incomes');
  const [, embed = ''] = /<a href="(\/embed\/[^"]+)"/.exec(share) ?? [];
  const elements = loading(await htmlOf(embed.replaceAll('&amp;', '&')));
  expect(elements).toHaveLength(1);
  for (const element of elements) await expectRight(element);
});

// Each address of the portal that the documentation names is there: examples answer, whatever they ask, and what stands in a text is known.

import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { describe, expect, it } from 'vitest';

import { siteOfDemonstration } from '../site.ts';

const DOCS = join(import.meta.dirname, '../../docs');
/** What was once, what another portal answers, and the same in another language, is not asked. */
const pages = readdirSync(DOCS).filter((name) => /^(?!CHANGELOG|portal)\w+\.md$/.test(name));
const told = pages.map((page) => [page, readFileSync(join(DOCS, page), 'utf8')] as const);

/** Places on a disk, addresses that `npm run dev`, the thread that listens, another portal or a copy has, what is there by a setting, and ends of others. */
const NOT_ASKED =
  /^\/(?:etc|opt|var|app|data)(?:\/|$)|^\/(?:_blocks|livez|items)$|^\/(?:[A-Z]+|dynamicsYY|partners\.json|principles\.json|footer\/.*|\.well-known\/security\.txt|(?:en\/)?asked\.html|api\/message\/challenge)$/;
/** What stands for something else, and a beginning of others. */
const IS_PATTERN = /[…{<]|\b[A-Z]{4,}\b(?=[./?])|.\/$/;

describe('the documentation', () => {
  const served = siteOfDemonstration();
  const examples = told.flatMap(([page, text]) =>
    [
      ...text.matchAll(
        /^ *curl (?<options>.*?)'?http:\/\/127\.0\.0\.1:8080(?<url>[^\s'"]+)(?<rest>.*)$/gm,
      ),
    ].map(({ groups }) => ({
      page,
      url: groups!['url']!,
      posts: /-d |--data|-X POST/.test(`${groups!['options']!}${groups!['rest']!}`),
    })),
  );

  it.each(examples)('asks $url in $page', async ({ url, posts }) => {
    const { statusCode } = await served.site.inject({ url, method: posts ? 'POST' : 'GET' });
    // without its body a posted question is answered that it lacks one
    expect(statusCode).toBeLessThan(posts ? 404 : 400);
  });

  const named = told.flatMap(([page, text]) =>
    [...new Set([...text.matchAll(/`(?:GET )?(\/[^`\s]*)`/g)].map(([, url]) => url!))]
      .filter((url) => !NOT_ASKED.test(url) && !IS_PATTERN.test(url))
      .map((url) => ({ page, url })),
  );

  it.each(named)('names $url in $page', async ({ url }) => {
    const { statusCode } = await served.site.inject(url);
    // a call that lacks a parameter, or is posted to, is there
    expect(statusCode).not.toBe(404);
  });
});

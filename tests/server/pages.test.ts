// Every page in every language as it is rendered: it answers, names itself once and in its language; a document is a PDF too.

import { describe, expect, it } from 'vitest';

import { documentVisits, titleOf, visitsOf } from '../browser/portal.ts';
import { portalOf } from '../portals.ts';
import { siteOfDemonstration } from '../site.ts';

const portal = portalOf('product');
const served = siteOfDemonstration();

describe('a page', () => {
  it.each(visitsOf(portal).map((visit) => [visit.address, visit] as const))(
    'answers and names itself: %s',
    async (address, visit) => {
      const { statusCode, payload } = await served.site.inject(address);
      expect(statusCode).toBe(200);
      const [, title = ''] = /<title>([^<]*)<\/title>/.exec(payload) ?? [];
      expect(title.replaceAll('&#x27;', "'").startsWith(titleOf(portal, visit)), title).toBe(true);
      expect(payload).toMatch(
        new RegExp(`^<!doctype html>\\s*<html[^>]* lang="${visit.locale.code}"`, 'i'),
      );
      expect(payload.match(/<h1[\s>]/g)).toHaveLength(1);
    },
  );

  it.each(documentVisits(portal))('with a document leads to its PDF: %s', async (address) => {
    const { payload } = await served.site.inject(address);
    const [, to = ''] = /class="paper-pdf">.*?href="([^"]+)"/.exec(payload) ?? [];
    const answer = await served.site.inject(to.replaceAll('&amp;', '&'));
    expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, 'application/pdf']);
  });
});

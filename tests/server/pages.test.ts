// Every page in every language as it is rendered: it answers, names itself once and in its language; a document is a PDF too.

import { readFileSync } from 'node:fs';

import { describe, expect, it } from 'vitest';

import { documentVisits, titleOf, visitsOf } from '../browser/portal.ts';
import { portalOf } from '../portals.ts';
import { FULL } from '../sample.ts';
import { siteOfDemonstration } from '../site.ts';

const portal = portalOf('product');
const served = siteOfDemonstration();

const UNITS = '../../content/ledger/dimensions/program-state.csv';

/** Choices under which names of spending units stand. */
const NAMING = ['open=all', 'chapter=program&open=all', 'chapter=department'];

/** What real main spending units and their executors are called, in every language. */
const REAL = bodiesIn(readFileSync(new URL(UNITS, import.meta.url), 'utf8'));

/** A number that may part from its unit at the end of a line, or the words of a unit from each other. */
const PARTED =
  /\d (?=%|грн|тис\.|млн|млрд|трлн|UAH|thousand|million|billion|trillion)|(?:тис\.|млн|млрд|трлн|thousand|million|billion|trillion) (?=грн|UAH)|№ /;

/** What a reader sees of a page, element by element. */
function linesOf(html: string): string[] {
  const [, body = ''] = /<body[^>]*>([\s\S]*)<\/body>/.exec(html) ?? [];
  return body.replaceAll(/<(script|style)[\s\S]*?<\/\1>/g, '').split(/<[^>]+>/);
}

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
      expect(linesOf(payload).filter((line) => PARTED.test(line))).toEqual([]);
    },
  );

  it.each(visitsOf(portal).filter((_, i) => i % 2 === Math.floor(i / 2) % 2 || FULL))(
    'says of no real spending unit what an invented amount is: $address',
    async ({ address }) => {
      for (const query of NAMING) {
        const { payload } = await served.site.inject(`${address}?${query}`);
        const text = inventedText(payload);
        expect(
          REAL.flatMap((name) => name.exec(text)?.[0] ?? []),
          query,
        ).toEqual([]);
      }
    },
  );

  it.each(documentVisits(portal))('with a document leads to its PDF: %s', async (address) => {
    const { payload } = await served.site.inject(address);
    const [, to = ''] = /class="paper-ways">.*?href="([^"]+)"/.exec(payload) ?? [];
    const answer = await served.site.inject(to.replaceAll('&amp;', '&'));
    expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, 'application/pdf']);
  });
});

/** Words without their endings, so that a name is found in every case. */
function bodiesIn(dictionary: string): RegExp[] {
  const rows = dictionary.split('\n').map((line) => line.split(';'));
  const names = rows.filter(([code = '']) => /^\d{4}000$/.test(code));
  const owner = Object.values(portal.settings.owner);
  const called = names.flatMap(([, ...words]) => words.slice(0, 2));
  return [...new Set(called)]
    .filter((name) => name !== '' && !owner.some((own) => name.includes(own)))
    .filter((name) => !/^(Фонд|Fund) /.test(name))
    .map((name) => {
      const stems = name
        .split(/[^\p{L}’']+/u)
        .map((word) => word.slice(0, Math.max(4, word.length - 3)));
      return new RegExp(stems.filter(Boolean).join("[\\p{L}’']*[^\\p{L}]+"), 'iu');
    });
}

/** What stands beside invented amounts: the heading of the page, and the blocks that are marked. */
function inventedText(payload: string): string {
  const [before = '', ...blocks] = payload
    .replaceAll(/<script[^]*?<\/script>/g, '')
    .split(/(?=<section class="block )/);
  const heads = /<h1[^]*?<\/h1>/.exec(before) ?? [];
  const marked = blocks.filter((block) => block.includes('data-mark='));
  return [...heads, ...marked]
    .join('\n')
    .replaceAll(/<footer[^]*/g, '')
    .replaceAll(/<[^>]+>/g, ' ')
    .replaceAll('&#x27;', "'")
    .replaceAll(/\s+/g, ' ');
}

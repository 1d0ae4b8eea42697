// What readers are told when there is no place for them: the error page in each language, made beforehand.

import type { FastifyInstance } from 'fastify';

import { withPrefix } from '../addresses/query.ts';
import { ApiProblem } from '../answers/problem.ts';
import { buildProblemSpeaker } from '../answers/problemWords.ts';
import { REFUSED_AS, type Begun, type BusyPage } from '../front/told.ts';
import { lookup } from '../model/lookup.ts';
import type { Portal, Settings } from '../model/portal.ts';
import { STATUS } from './findPage.ts';

const MEGABYTE = 1024 * 1024;
/** What of the memory for caches is for what the front keeps. */
const FRONT_SHARE = 3 / 8;

/** Bytes that the front may keep. */
export function frontShare(megabytes: number): number {
  return Math.floor(megabytes * MEGABYTE * FRONT_SHARE);
}

/** The page and the JSON problems of status 503 in each language, made by asking `site` itself. */
export async function busyPages(site: FastifyInstance, portal: Portal): Promise<BusyPage[]> {
  const { locales, error } = portal.settings;
  const { path } = lookup(portal.pages, error);
  return await Promise.all(
    locales.map(async (locale) => {
      const { prefix, code } = locale;
      const sent = await site.inject({
        url: `${withPrefix(path, prefix)}?${STATUS}=503`,
        headers: { accept: 'text/html' },
      });
      const headers = Object.entries(sent.headers).flatMap(([name, value]) =>
        KEPT_HEADERS.includes(name) ? [[name, String(value)] as const] : [],
      );
      const speaker = buildProblemSpeaker(portal, locale);
      const problems = Object.fromEntries(
        REFUSED_AS.map((name) => [name, JSON.stringify(new ApiProblem(name).body(speaker))]),
      ) as BusyPage['problems'];
      return { prefix, code, problems, headers: Object.fromEntries(headers), text: sent.body };
    }),
  );
}

const KEPT_HEADERS = ['content-type', 'content-security-policy'];

/** How many of each kind of work the front lets through at once, and how many wait. */
export function frontPlaces(bounds: Settings['bounds']): Begun['places'] {
  return {
    page: { atOnce: bounds.pagesAtOnce, waiting: bounds.pagesWaiting },
    call: { atOnce: bounds.callsAtOnce, waiting: bounds.callsWaiting },
    file: { atOnce: bounds.filesAtOnce, waiting: bounds.filesWaiting },
  };
}

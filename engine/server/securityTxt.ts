// Whom to tell of a vulnerability, where those who look for it find that (RFC 9116).

import type { FastifyInstance } from 'fastify';

import { ApiProblem } from '../answers/problem.ts';
import { makeResponse } from '../api/cachedResponse.ts';
import { sendBytes } from '../api/routes.ts';
import { isOver } from '../language/days.ts';
import type { Portal, Settings } from '../model/portal.ts';

const PATH = '/.well-known/security.txt';
/** It says itself until when it holds; a mended address is to be seen the same day. */
const CACHE = 'public, max-age=3600';
const TYPE = { 'content-type': 'text/plain; charset=utf-8' };

/** `origin`: the portal's public address; empty: it is not known. Not there where nobody is named, nor once its day is over. */
export function mountSecurityTxt(app: FastifyInstance, portal: Portal, origin: string): void {
  const { security } = portal.settings;
  if (!security) return;
  const text = writeSecurityTxt(portal, security, origin);
  const sent = makeResponse(text, TYPE, text);
  app.get(PATH, (request, reply) => {
    if (isOver(security.expires)) throw new ApiProblem('unknown-path', { received: PATH });
    return sendBytes(request, reply.header('cache-control', CACHE), sent);
  });
}

function writeSecurityTxt(
  { settings: { locales } }: Portal,
  { contact, expires }: NonNullable<Settings['security']>,
  origin: string,
): string {
  const fields = [
    ...contact.map((uri) => ['Contact', uri]),
    ['Expires', `${expires}T23:59:59Z`],
    ['Preferred-Languages', locales.map(({ code }) => code).join(', ')],
    ...(origin === '' ? [] : [['Canonical', origin + PATH]]),
  ];
  return fields.map(([name, value]) => `${name}: ${value}\n`).join('');
}

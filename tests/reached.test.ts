// What an operator may say of the way from readers to the portal: its public address, and the proxies whose word is taken.

import { describe, expect, it } from 'vitest';

import { AnswerCache } from '../engine/api/answerCache.ts';
import { buildApp } from '../engine/api/app.ts';
import type { CurrentLedger } from '../engine/ledger/current.ts';
import { listenedOrigin, readOrigin, readProxies } from '../scripts/start/origin.ts';
import { StartError } from '../scripts/start/startError.ts';
import { portalOf } from './portals.ts';

/** What is said of a setting that is refused, a line in each language; null where it is taken. */
function refusal(read: () => unknown): string[] | null {
  try {
    read();
    return null;
  } catch (error) {
    expect(error).toBeInstanceOf(StartError);
    return (error as StartError).message.split('\n');
  }
}

describe('PORTAL_ORIGIN', () => {
  it.each([
    ['', ''],
    ['https://budget.example', 'https://budget.example'],
    ['http://127.0.0.1:8080', 'http://127.0.0.1:8080'],
    ['https://[::1]:8443', 'https://[::1]:8443'],
    ['HTTPS://Budget.Example:443', 'https://budget.example'],
    ['https://бюджет.укр', new URL('https://бюджет.укр').origin],
  ])('is taken: %s', (written, origin) => {
    expect(readOrigin({ PORTAL_ORIGIN: written })).toBe(origin);
  });

  it.each([
    'budget.example',
    '//budget.example',
    'https:budget.example',
    'ftp://budget.example',
    'https://',
    'https://budget.example/',
    'https://budget.example/portal',
    'https://budget.example?a=1',
    'https://budget.example#a',
    'https://user:secret@budget.example',
    'https://budget.example:99999',
    'https://budget example',
    'https://budget.example\\evil',
  ])('is refused in one sentence of each language: %s', (written) => {
    const said = refusal(() => readOrigin({ PORTAL_ORIGIN: written }));
    expect(said).toHaveLength(2);
    expect(said?.[0]).toContain('PORTAL_ORIGIN має бути');
    expect(said?.[1]).toContain('PORTAL_ORIGIN must be');
    expect(said?.join('')).not.toContain('secret');
  });

  it('left out, the address that is listened at stands for it', () => {
    expect(listenedOrigin({ host: '127.0.0.1', port: 8080 })).toBe('http://127.0.0.1:8080');
    expect(listenedOrigin({ host: '0.0.0.0', port: 80 })).toBe('http://127.0.0.1:80');
    expect(listenedOrigin({ host: '::1', port: 8080 })).toBe('http://[::1]:8080');
  });
});

describe('PORTAL_PROXIES', () => {
  it.each([
    ['', []],
    ['127.0.0.1', ['127.0.0.1']],
    ['10.0.0.0/8, ::1  fd00::/8', ['10.0.0.0/8', '::1', 'fd00::/8']],
  ])('is taken: %s', (written, proxies) => {
    expect(readProxies({ PORTAL_PROXIES: written })).toEqual(proxies);
  });

  it.each([
    'true',
    '*',
    'localhost',
    '10.0.0.0/33',
    '10.0.0.0/0',
    '10.0.0/8',
    '::1/129',
    '1.1.1.1/',
  ])('is refused in one sentence of each language: %s', (written) => {
    expect(refusal(() => readProxies({ PORTAL_PROXIES: `127.0.0.1,${written}` }))).toHaveLength(2);
  });

  it('alone are believed what they say of a reader’s address', async () => {
    const portal = portalOf('library');
    const answerCache = new AnswerCache(portal, { get: () => null } as unknown as CurrentLedger);
    const seen = async (proxies: readonly string[], from: string, forwarded: string) => {
      const app = buildApp(answerCache, { log: false, headers: {}, proxies });
      app.get('/ip', (request, reply) => reply.send(request.ip));
      const headers = { 'x-forwarded-for': forwarded };
      const { payload } = await app.inject({ url: '/ip', remoteAddress: from, headers });
      await app.close();
      return payload;
    };
    const FORGED = '198.51.100.1, 203.0.113.9';
    expect(await seen([], '127.0.0.1', FORGED)).toBe('127.0.0.1');
    expect(await seen(['127.0.0.1'], '192.0.2.1', FORGED)).toBe('192.0.2.1');
    // the proxy writes the last one; what stands before it anybody can write
    expect(await seen(['127.0.0.1'], '127.0.0.1', FORGED)).toBe('203.0.113.9');
    expect(await seen(['127.0.0.0/8', '203.0.113.0/24'], '127.0.0.1', FORGED)).toBe('198.51.100.1');
  });
});

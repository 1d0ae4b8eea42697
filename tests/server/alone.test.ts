// What is no usual question: methods that nothing takes, addresses that cannot be read, and what is answered before the app sees a request.

import { connect, type AddressInfo } from 'node:net';

import { beforeAll, describe, expect, it } from 'vitest';

import { securityHeaders } from '../../engine/server/headers.ts';
import { siteOfDemonstration } from '../site.ts';

const served = siteOfDemonstration();
const READER = { accept: 'text/html,*/*;q=0.8' };
const MACHINE = { accept: 'application/json' };
const NAMES = Object.keys(securityHeaders());

let port = 0;
beforeAll(async () => {
  await served.site.listen({ port: 0, host: '127.0.0.1' });
  ({ port } = served.site.server.address() as AddressInfo);
});

/** What the server says to bytes as they are, until it closes. */
async function said(bytes: string): Promise<string> {
  return await new Promise((resolve, reject) => {
    let text = '';
    const socket = connect(port, '127.0.0.1', () => socket.write(bytes));
    socket.setTimeout(30_000, () => socket.destroy(new Error(`no end after: ${text}`)));
    socket.on('data', (part) => (text += part.toString('latin1')));
    socket.on('error', reject);
    socket.on('close', () => resolve(text));
  });
}

describe('what is no request for a page', () => {
  const METHODS = ['POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'TRACE'] as const;
  const inject = async (method: string, url: string, headers: Record<string, string>) =>
    await served.site.inject({ method: method as 'GET', url, headers });

  it.each(METHODS)('%s is refused to readers by a page in their language', async (method) => {
    for (const [url, words] of [
      ['/national-budget/incomes', 'Помилка 405'],
      ['/en/national-budget/incomes', 'Error 405'],
      ['/', 'Помилка 405'],
      ['/en', 'Error 405'],
    ] as const) {
      const { statusCode, headers, payload } = await inject(method, url, READER);
      expect([url, statusCode, headers['allow']]).toEqual([url, 405, 'GET, HEAD']);
      expect(headers['content-type']).toBe('text/html; charset=utf-8');
      expect(headers['cache-control']).toBe('no-store');
      expect(headers).toEqual(
        expect.objectContaining(Object.fromEntries(NAMES.map((name) => [name, expect.anything()]))),
      );
      expect(payload).toContain(words);
    }
  });

  it.each(METHODS)('%s is refused to machines by a problem', async (method) => {
    for (const [url, status] of [
      ['/national-budget/incomes', 405],
      ['/en/national-budget/incomes/', 405],
      ['/robots.txt', 405],
      ['/_view/national-budget/incomes', 405],
      ['/en/embed/national-budget/incomes', 405],
      ['/nothing-here', 404],
      ['/api/nothing-here', 404],
    ] as const) {
      const { statusCode, headers, payload } = await inject(method, url, MACHINE);
      expect([url, statusCode]).toEqual([url, status]);
      expect(headers['content-type']).toBe('application/problem+json; charset=utf-8');
      expect(headers['cache-control']).toBe('no-store');
      expect(headers['allow']).toBe(status === 405 ? 'GET, HEAD' : undefined);
      expect(JSON.parse(payload)).toMatchObject({ status });
    }
  });

  it('a body of any type is refused for the method, not for the body', async () => {
    const { statusCode, payload } = await served.site.inject({
      method: 'POST',
      url: '/en/about-portal',
      headers: { ...READER, 'content-type': 'image/png' },
      payload: 'x'.repeat(200_000),
    });
    expect(statusCode).toBe(405);
    expect(payload).toContain('Error 405');
  });

  it('an address that leads nowhere is not there for other methods either', async () => {
    const { statusCode, headers, payload } = await inject('POST', '/en/nothing-here', READER);
    expect([statusCode, headers['allow']]).toEqual([404, undefined]);
    expect(payload).toContain('Error 404');
  });

  it('a method that nobody knows of is refused the same way', async () => {
    const answer = await said(
      'PROPFIND /en HTTP/1.1\r\nHost: x\r\nAccept: text/html\r\nConnection: close\r\n\r\n',
    );
    expect(answer).toMatch(/^HTTP\/1\.1 405 /);
    expect(answer).toMatch(/\r\nallow: GET, HEAD\r\n/);
    expect(answer).toContain('Error 405');
  });
});

describe('an address that cannot be read', () => {
  it.each([
    ['/en/%', 'Error 400'],
    ['/%E0%A4%A', 'Помилка 400'],
    ['/en/national-budget/%zz', 'Error 400'],
    ['/national-budget/incomes%', 'Помилка 400'],
  ])('is told to readers by a page: %s', async (url, words) => {
    const { statusCode, headers, payload } = await served.site.inject({ url, headers: READER });
    expect(statusCode).toBe(400);
    expect(headers['content-type']).toBe('text/html; charset=utf-8');
    expect(headers['cache-control']).toBe('no-store');
    for (const name of NAMES) expect(headers, name).toHaveProperty(name);
    expect(payload).toContain(words);
  });

  it.each(['/en/%', '/api/%', '/_view/%zz'])('is a problem to machines: %s', async (url) => {
    const { statusCode, headers } = await served.site.inject({ url, headers: MACHINE });
    expect(statusCode).toBe(400);
    expect(headers['content-type']).toBe('application/problem+json; charset=utf-8');
    for (const name of NAMES) expect(headers, name).toHaveProperty(name);
  });
});

describe('what is answered before there is a request has the headers of every answer', () => {
  it.each([
    ['no Host', 'GET / HTTP/1.1\r\nConnection: close\r\n\r\n', 400],
    ['two Hosts', 'GET / HTTP/1.1\r\nHost: a\r\nHOST: b\r\nConnection: close\r\n\r\n', 400],
    ['an expectation', 'GET / HTTP/1.1\r\nHost: a\r\nExpect: a miracle\r\n\r\n', 417],
    ['headers too long', `GET / HTTP/1.1\r\nHost: a\r\nX: ${'x'.repeat(40_000)}\r\n\r\n`, 431],
    ['a tunnel', 'CONNECT a.example:443 HTTP/1.1\r\nHost: a.example:443\r\n\r\n', 405],
    ['no HTTP', 'HELO portal\r\n\r\n', 400],
    ['half a header', 'GET / HTTP/1.1\r\nHost: a\r\nX', 408],
  ])('%s', { timeout: 60_000 }, async (_, bytes, status) => {
    // node looks for late headers every half minute unless it is told otherwise
    const answer = await said(bytes);
    expect(answer).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `));
    const [head = ''] = answer.split('\r\n\r\n');
    for (const name of NAMES) expect(head.toLowerCase(), name).toContain(`\r\n${name}: `);
    expect(head.toLowerCase()).toContain('\r\ncache-control: no-store');
  });

  it('a request that names the whole address is one for what stands below the host', async () => {
    for (const [below, status] of [
      ['', 200],
      ['/en/about-portal', 200],
      ['?year=2024', 200],
      ['/en/nothing-here', 404],
      ['/api/periods/loaded', 200],
    ] as const) {
      const answer = await said(
        `GET http://evil.example${below} HTTP/1.1\r\nHost: evil.example\r\nAccept: text/html\r\nConnection: close\r\n\r\n`,
      );
      expect([below, answer.slice(9, 12)]).toEqual([below, String(status)]);
      expect(answer).not.toContain('evil.example');
    }
  });

  it('a request of the old kind needs no Host', async () => {
    expect(await said('GET /livez HTTP/1.0\r\n\r\n')).toMatch(/^HTTP\/1\.1 200 /);
  });
});

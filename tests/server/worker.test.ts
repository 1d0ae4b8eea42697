// The service worker, run with what a browser gives it: what it says about requests beforehand, with static routing and without.

import { runInNewContext } from 'node:vm';

import { expect, it } from 'vitest';

import { siteOfDemonstration } from '../site.ts';

const served = siteOfDemonstration();

interface Rule {
  readonly condition: { readonly requestMode?: string; readonly urlPattern?: URLPattern };
  readonly source: string;
}

/** Installs and activates it in a browser that knows routes, or does not. */
async function installed(knowsRoutes: boolean) {
  const { payload } = await served.site.inject('/service-worker.js');
  const listeners = new Map<string, (event: object) => void>();
  const preload: string[] = [];
  let rules: readonly Rule[] = [];
  const InstallEvent = { prototype: knowsRoutes ? { addRoutes() {} } : {} };
  const scope = {
    URLPattern,
    InstallEvent,
    skipWaiting() {},
    clients: { async claim() {} },
    registration: {
      navigationPreload: {
        enable: async () => preload.push('enable'),
        disable: async () => preload.push('disable'),
      },
    },
    addEventListener: (type: string, take: (event: object) => void) => listeners.set(type, take),
  };
  runInNewContext(payload, { ...scope, self: scope });
  const waiting: unknown[] = [];
  const event = {
    waitUntil: (work: unknown) => waiting.push(work),
    ...(knowsRoutes && {
      addRoutes: async (told: readonly Rule[]) => {
        rules = told;
      },
    }),
  };
  for (const type of ['install', 'activate']) listeners.get(type)?.(event);
  await Promise.all(waiting);
  return { rules, preload };
}

it('asks for a page while it wakes up, and lets everything else go past it', async () => {
  const { rules, preload } = await installed(true);
  const [pages, others, ...more] = rules;
  expect(pages).toEqual({
    condition: { requestMode: 'navigate' },
    source: 'race-network-and-fetch-handler',
  });
  expect(others?.source).toBe('network');
  for (const path of ['/', '/assets/a.js', '/api/a?x=1'])
    expect(others?.condition.urlPattern?.test(`https://portal.example${path}`), path).toBe(true);
  expect(more).toEqual([]);
  // twice would be asked
  expect(preload).toEqual(['disable']);
});

it('has pages asked for beforehand where a browser knows no routes', async () => {
  expect(await installed(false)).toEqual({ rules: [], preload: ['enable'] });
});

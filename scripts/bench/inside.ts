// Times taken inside the portal's process, without a socket: pages rendered anew.

import type { buildSite, Built, Portal } from '../../engine/serve.ts';
import { quantile } from '../harness/lines.ts';

type Site = Awaited<ReturnType<typeof buildSite>>;

/** Documents are kept by build: where each is of another one, none is sent again. */
export function asAnother(built: Built, isAnew: () => boolean): Built {
  let nth = 0;
  return {
    ...built,
    get version() {
      return isAnew() ? `${built.version} ${nth++}` : built.version;
    },
  };
}

export interface PageTime {
  /** As it is configured, and an address of it. */
  readonly path: string;
  readonly address: string;
  readonly status: number;
  /** The status that its page has by itself. */
  readonly own: number;
  readonly p50: number;
}

/** Every page that has one of these addresses, so many times. Nothing may keep them ready. */
export async function timePages(
  site: Site,
  portal: Portal,
  addresses: readonly string[],
  times: number,
): Promise<PageTime[]> {
  const found: PageTime[] = [];
  for (const page of Object.values(portal.pages)) {
    const url = page.redirect === null ? await addressOf(site, portal, page, addresses) : undefined;
    if (url === undefined) continue;
    const taken: number[] = [];
    let status = 0;
    for (let i = 0; i < times + 5; i++) {
      const started = performance.now();
      const response = await site.inject({ url, headers: { accept: 'text/html' } });
      if (i >= 5) taken.push(performance.now() - started);
      status = response.statusCode;
    }
    const p50 = quantile(taken, 0.5);
    found.push({ path: page.path, address: url, status, own: page.status, p50 });
  }
  return found;
}

/** A page with parameters is shown at the first of its addresses that has figures. */
async function addressOf(
  site: Site,
  portal: Portal,
  { path }: Portal['pages'][string],
  all: readonly string[],
): Promise<string | undefined> {
  if (!path.includes(':')) return path;
  const pattern = new RegExp(`^${path.replaceAll(/:\w+/g, '[^/]+')}$`);
  const others = new Set(Object.values(portal.pages).map((page) => page.path));
  const own = all.filter((address) => pattern.test(address) && !others.has(address)).toSorted();
  for (const address of own.slice(0, 60)) {
    const { payload, statusCode } = await site.inject({ url: address });
    if (statusCode === 200 && payload.includes('<td')) return address;
  }
  return own[0];
}

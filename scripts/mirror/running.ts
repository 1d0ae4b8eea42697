// What is asked of a portal that runs: its ledger, every address of its map, answers one after another.

import { setTimeout as wait } from 'node:timers/promises';

/** Asked at once: half of what the portal makes at once by default, so that readers have the other half. */
const AT_ONCE = 2;
/** How often a page is asked that the portal has no place for, and in how many seconds where it does not say. */
const TRIES = 20;
const LATER = 2;

export class CopyRefused extends Error {}

export async function ledgerAt(origin: string): Promise<string> {
  try {
    const answer = await fetch(`${origin}/readyz`);
    if (answer.ok) return ((await answer.json()) as { readonly ledger: string }).ledger;
  } catch {
    // nobody listens
  }
  throw new CopyRefused(`no portal is ready at ${origin}: start it, or name another by --from`);
}

/** Every address of the map of addresses, from its first slash. */
export async function addressesAt(origin: string): Promise<string[]> {
  const read = async (address: string) => {
    const xml = await (await ask(address)).text();
    return [...xml.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, found = '']) => {
      const { pathname, search } = new URL(found.replaceAll('&amp;', '&'));
      return pathname + search;
    });
  };
  const parts = await read(`${origin}/sitemap.xml`);
  return (await Promise.all(parts.map((part) => read(origin + part)))).flat();
}

/** An answer with 200; what the portal has no place for is asked again when it says. */
export async function ask(url: string): Promise<Response> {
  for (let tries = 1; ; tries++) {
    const answer = await fetch(url, { redirect: 'manual', headers: { accept: 'text/html, */*' } });
    if (answer.status === 200) return answer;
    await answer.body?.cancel();
    if (answer.status !== 503 || tries === TRIES)
      throw new CopyRefused(`${url} answers ${answer.status}: nothing is replaced`);
    await wait(Number(answer.headers.get('retry-after') ?? LATER) * 1000);
  }
}

/** Also what is added to the list meanwhile. */
export async function each(
  list: readonly string[],
  act: (own: string) => Promise<void>,
): Promise<void> {
  let next = 0;
  const work = async () => {
    while (next < list.length) await act(list[next++] ?? '');
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
}

// What is heard of a page: what it announces, what its links, buttons and tables are called.

import type { Page } from '@playwright/test';

/** Everything that is announced from now on, across documents. */
export async function listenTo(page: Page): Promise<string[]> {
  const said: string[] = [];
  await page.exposeFunction('heard', (words: string) => said.push(words));
  await page.addInitScript(() => {
    const { heard } = globalThis as unknown as { heard: (words: string) => void };
    new MutationObserver((changes) => {
      for (const { target } of changes)
        if (
          target instanceof Element &&
          target.matches('#announcement, .announcement, [role=alert]') &&
          target.textContent
        )
          heard(target.textContent);
    }).observe(document, { childList: true, subtree: true });
  });
  return said;
}

interface Spoken {
  readonly role: string;
  readonly name: string;
  /** Where a link leads; of a button which one it is. */
  readonly target: string;
}

/** The accessibility tree, as the browser tells it to readers. */
async function readSpoken(page: Page): Promise<Spoken[]> {
  const session = await page.context().newCDPSession(page);
  const { nodes } = await session.send('Accessibility.getFullAXTree');
  await session.detach();
  return nodes
    .filter(({ ignored }) => !ignored)
    .map(({ role, name, properties = [], backendDOMNodeId }) => {
      const url = properties.find((property) => String(property.name) === 'url');
      return {
        role: String(role?.value),
        name: String(name?.value ?? '').trim(),
        target: String(url?.value.value ?? backendDOMNodeId),
      };
    });
}

const ACTS = ['link', 'button', 'DisclosureTriangle'];
const TABLES = ['table', 'treegrid', 'grid'];

/** Names that stand for more than one thing on the page, links and buttons without one, tables without one. */
export async function doubtfulNames(page: Page): Promise<string[]> {
  const spoken = await readSpoken(page);
  const acts = spoken.filter(({ role }) => ACTS.includes(role));
  const byName = Map.groupBy(acts, ({ name }) => name);
  const twice = [...byName].flatMap(([name, own]) => {
    const targets = new Set(own.map(({ target }) => target));
    return name === '' || targets.size > 1 ? [`${own[0]!.role} «${name}» ×${targets.size}`] : [];
  });
  const nameless = spoken
    .filter(({ role, name }) => TABLES.includes(role) && name === '')
    .map(({ role }) => `${role} without a name`);
  return [...twice, ...nameless];
}

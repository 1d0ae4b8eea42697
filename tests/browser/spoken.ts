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
  /** Names of the parts that it stands in, which are told on the way to it. */
  readonly within: string;
}

const TABLES = ['table', 'treegrid', 'grid'];
/** Parts of a page that are told where they are entered. */
const PARTS = ['navigation', 'region', 'form', 'search', 'group', 'figure', 'list', ...TABLES];

/** The accessibility tree, as the browser tells it to readers. */
async function readSpoken(page: Page): Promise<Spoken[]> {
  const session = await page.context().newCDPSession(page);
  const { nodes } = await session.send('Accessibility.getFullAXTree');
  await session.detach();
  const byId = new Map(nodes.map((node) => [node.nodeId, node]));
  const partsOf = ({ parentId = '' }: (typeof nodes)[number]): string[] => {
    const parent = byId.get(parentId);
    if (!parent) return [];
    const isPart = PARTS.includes(String(parent.role?.value));
    return [...(isPart ? [String(parent.name?.value ?? '')] : []), ...partsOf(parent)];
  };
  return nodes
    .filter(({ ignored }) => !ignored)
    .map((node) => {
      const { role, name, properties = [], backendDOMNodeId } = node;
      const url = properties.find((property) => String(property.name) === 'url');
      return {
        role: String(role?.value),
        name: String(name?.value ?? '').trim(),
        target: String(url?.value.value ?? backendDOMNodeId),
        within: partsOf(node).join(' / '),
      };
    });
}

const ACTS = ['link', 'button', 'DisclosureTriangle'];

/** Names that stand for more than one thing in a part of the page, links and buttons without one, tables without one. */
export async function doubtfulNames(page: Page): Promise<string[]> {
  const spoken = await readSpoken(page);
  const acts = spoken.filter(({ role }) => ACTS.includes(role));
  const byName = Map.groupBy(acts, ({ name, within }) => JSON.stringify([name, within]));
  const twice = [...byName.values()].flatMap((own) => {
    const [{ name, role, within }] = own as [Spoken];
    const targets = new Set(own.map(({ target }) => target));
    return name === '' || targets.size > 1
      ? [`${role} «${name}» in «${within}» ×${targets.size}`]
      : [];
  });
  const nameless = spoken
    .filter(({ role, name }) => TABLES.includes(role) && name === '')
    .map(({ role }) => `${role} without a name`);
  return [...twice, ...nameless];
}

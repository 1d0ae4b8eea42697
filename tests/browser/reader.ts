// A screen reader in small: it walks the accessibility tree as the browser tells it to readers, and says what it stands on.

import type { CDPSession, Page } from '@playwright/test';

/** What `next …` stops at, by roles of the tree. */
const PLACES: Readonly<Record<string, readonly string[]>> = {
  heading: ['heading'],
  landmark: ['main', 'navigation', 'region', 'search', 'complementary', 'banner', 'contentinfo'],
  link: ['link'],
  button: ['button', 'DisclosureTriangle'],
  field: ['textbox', 'searchbox', 'combobox', 'radio', 'checkbox'],
  table: ['table', 'treegrid'],
  cell: ['rowheader', 'cell', 'gridcell'],
  text: ['paragraph', 'Figcaption', 'term', 'definition', 'listitem'],
};

/** States that are heard, by name and value. */
const STATES: Readonly<Record<string, string>> = {
  'expanded true': 'expanded',
  'expanded false': 'collapsed',
  'checked true': 'checked',
  'checked false': 'not checked',
  'pressed true': 'pressed',
  'pressed false': 'not pressed',
  'required true': 'required',
};

type Node = Awaited<ReturnType<typeof readTree>>[number];

/** Everything that is not left out of the tree, in the order of reading. */
async function readTree(session: CDPSession) {
  const { nodes } = await session.send('Accessibility.getFullAXTree');
  const byId = new Map(nodes.map((node) => [node.nodeId, node]));
  const below = (id: string): typeof nodes => {
    const node = byId.get(id);
    if (node === undefined) return [];
    const own = node.childIds?.flatMap(below) ?? [];
    return node.ignored ? own : [node, ...own];
  };
  return below(nodes[0]!.nodeId).map((node) => ({
    id: node.backendDOMNodeId,
    role: String(node.role?.value),
    name: plain(node.name?.value),
    more: [node.value?.value, node.description?.value].map(plain).filter((text) => text !== ''),
    states: new Map((node.properties ?? []).map(({ name, value }) => [name, value.value])),
    texts: node.childIds?.flatMap(below).filter(({ role }) => role?.value === 'StaticText') ?? [],
  }));
}

/** Takes one step of a recipe: `next heading`, `press Enter`. Returns what is heard: role, name in «», states, value or description in «». */
export async function walkPage(page: Page): Promise<(step: string) => Promise<string>> {
  const session = await page.context().newCDPSession(page);
  let place: number | undefined;
  return async (step) => {
    const [act = '', what = ''] = step.split(' ');
    if (act === 'press') {
      if (place !== undefined) await focus(session, place);
      await page.keyboard.press(what);
      // what the key changed is in the tree once it is drawn
      await page.evaluate(
        () => new Promise((drawn) => requestAnimationFrame(() => setTimeout(drawn))),
      );
      const focused = (await readTree(session)).find(
        ({ role, states }) => role !== 'RootWebArea' && states.get('focused') === true,
      );
      place = focused?.id;
      return focused === undefined ? 'nothing' : say(focused);
    }
    const tree = await readTree(session);
    const from = tree.findIndex(({ id }) => id === place) + 1;
    const next = tree.slice(from).find(({ role }) => PLACES[what]?.includes(role));
    place = next?.id;
    return next === undefined ? 'nothing' : say(next);
  };
}

/** Keys go on from where the reader stands: from the focus, else from the selection. */
async function focus(session: CDPSession, backendNodeId: number): Promise<void> {
  const { object } = await session.send('DOM.resolveNode', { backendNodeId });
  await session.send('Runtime.callFunctionOn', {
    objectId: object.objectId!,
    functionDeclaration: 'function () { getSelection().setPosition(this, 0); this.focus(); }',
  });
}

function say({ role, name, more, states, texts }: Node): string {
  const isText = PLACES['text']?.includes(role) === true;
  const level = states.get('level');
  const heard = [...states].flatMap(([key, value]) => STATES[`${key} ${String(value)}`] ?? []);
  const words = isText ? plain(texts.map((text) => text.name?.value ?? '').join('')) : name;
  const called = role === 'heading' ? `${role} ${String(level)}` : role;
  const word = { DisclosureTriangle: 'button' }[role] ?? (isText ? 'text' : called);
  return [`${word} «${words}»`, ...heard, ...more.map((text) => `«${text}»`)].join(', ');
}

function plain(text: unknown): string {
  return String(text ?? '')
    .replaceAll(/[\s\u00a0]+/g, ' ')
    .trim();
}

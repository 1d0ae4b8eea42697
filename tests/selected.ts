// Finds elements of a served page by CSS as the bench writes it: names, classes, attributes, `:not([…])`, one within another.

export interface Element {
  readonly name: string;
  readonly attributes: ReadonlyMap<string, string>;
  readonly parent: Element | null;
}

const TAG = /<(\/?)([a-zA-Z][\w-]*)((?:\s+[^\s=>/]+(?:="[^"]*")?)*)\s*(\/?)>/g;
const ATTRIBUTE = /([^\s=>/]+)(?:="([^"]*)")?/g;
/** They hold nothing and have no end. */
const EMPTY = /^(?:area|base|br|col|embed|hr|img|input|link|meta|source|track|wbr)$/;

/** Every element of a page, in its order. */
export function elementsOf(html: string): Element[] {
  const bare = html.replaceAll(/(<(script|style)\b[^>]*>).*?(?=<\/\2>)/gs, '$1');
  const found: Element[] = [];
  let open: Element[] = [];
  for (const [, end, tag = '', written = '', closed] of bare.matchAll(TAG)) {
    const name = tag.toLowerCase();
    if (end) {
      const at = open.findLastIndex((element) => element.name === name);
      if (at >= 0) open = open.slice(0, at);
      continue;
    }
    const attributes = new Map(
      [...written.matchAll(ATTRIBUTE)].map(([, key = '', value = '']) => [key, value]),
    );
    const element = { name, attributes, parent: open.at(-1) ?? null };
    found.push(element);
    if (!closed && !EMPTY.test(name)) open.push(element);
  }
  return found;
}

/** Whether the element itself is one of these, which commas part. */
export function isOf(element: Element, css: string): boolean {
  return css.split(/,\s*/).some((selector) => fits(element, selector.trim().split(/\s+/)));
}

/** The element, or the nearest around it, that is one of these. */
export function closest(element: Element, css: string): Element | null {
  for (let at: Element | null = element; at; at = at.parent) if (isOf(at, css)) return at;
  return null;
}

function fits(element: Element, parts: readonly string[]): boolean {
  if (!isSimple(element, parts.at(-1)!)) return false;
  const around = parts.slice(0, -1);
  if (around.length === 0) return true;
  for (let at = element.parent; at; at = at.parent) if (fits(at, around)) return true;
  return false;
}

const PIECE = /:not\(\[([\w-]+)\]\)|\[([\w-]+)(?:(\*?=)"([^"]*)")?\]|\.([\w-]+)|([a-z][\w-]*)/gy;

/** Throws where it is written in a way that is not known here. */
function isSimple({ name, attributes }: Element, css: string): boolean {
  const pieces = [...css.matchAll(PIECE)];
  if (pieces.map(([piece]) => piece).join('') !== css) throw new Error(`${css} cannot be read`);
  return pieces.every(([, without, key, sign, value = '', className, tag]) => {
    if (without !== undefined) return !attributes.has(without);
    if (className !== undefined)
      return (attributes.get('class') ?? '').split(' ').includes(className);
    if (tag !== undefined) return name === tag;
    const there = attributes.get(key!);
    if (sign === undefined || there === undefined) return there !== undefined;
    return sign === '=' ? there === value : there.includes(value);
  });
}

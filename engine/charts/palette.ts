// The colours of the portal by their names, as its style sheet has them for light screens: for what stands without that sheet.

/** Reads them from the first `:root` of the style; a name that is not there is empty. */
export function readPalette(style: string): (name: string) => string {
  const [, rules = ''] = /:root\s*\{([^}]*)\}/.exec(style) ?? [];
  const named = new Map(
    [...rules.matchAll(/--([a-z0-9-]+)\s*:\s*([^;]+)/g)].map(([, name = '', value = '']) => [
      name,
      value.trim(),
    ]),
  );
  const colorOf = (name: string, depth = 0): string => {
    const written = named.get(name) ?? '';
    const light = /^light-dark\(\s*([^,]+),/.exec(written)?.[1]?.trim() ?? written;
    const other = /^var\(--([a-z0-9-]+)\)$/.exec(light)?.[1];
    return other === undefined || depth > DEEPEST ? light : colorOf(other, depth + 1);
  };
  return (name) => colorOf(name);
}

/** So many names may stand for each other. */
const DEEPEST = 8;

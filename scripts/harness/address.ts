// Addresses of calls with their parameters.

/** What parameters are given: a list is asked value by value. */
export type GivenParams = Readonly<Record<string, string | readonly string[]>>;

/** The address of a path such as `/api/budgets/:code` or `/api/budgets/{code}`: what it names stands in it, the rest in its query. */
export function writeAddress(path: string, params: GivenParams): string {
  const named = new Set<string>();
  const filled = path.replaceAll(/:(\w+)|\{(\w+)\}/g, (_, ofCall?: string, described = '') => {
    const name = ofCall ?? described;
    named.add(name);
    return encodeURIComponent(String(params[name]));
  });
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(params))
    if (!named.has(name)) for (const each of [value].flat()) query.append(name, each);
  return query.size === 0 ? filled : `${filled}?${query}`;
}

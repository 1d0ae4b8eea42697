// Addresses of calls with their parameters.

/** What parameters are given: a list is asked value by value. */
export type GivenParams = Readonly<Record<string, string | readonly string[]>>;

/** The address of a path such as `/api/budgets/:code` or `/api/budgets/{code}`: what it names stands in it, the rest in its query. */
export function writeAddress(path: string, params: GivenParams): string {
  const query = new URLSearchParams();
  let filled = path;
  for (const [name, value] of Object.entries(params)) {
    const place = [`:${name}`, `{${name}}`].find((each) => path.split('/').includes(each));
    if (place) filled = filled.replace(place, () => encodeURIComponent(String(value)));
    else for (const each of [value].flat()) query.append(name, each);
  }
  return query.size === 0 ? filled : `${filled}?${query}`;
}

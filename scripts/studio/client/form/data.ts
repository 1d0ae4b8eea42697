// Data of a form by JSON pointers: read, changed without touching what it was, and what stands around a place.

/** An object of a form's data. */
export type FormObject = Readonly<Record<string, unknown>>;

export function isMap(value: unknown): value is FormObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** A pointer one step further in. */
export function join(pointer: string, key: string | number): string {
  return `${pointer}/${String(key).replaceAll('~', '~0').replaceAll('/', '~1')}`;
}

export function stepsOf(pointer: string): string[] {
  return pointer
    .split('/')
    .slice(1)
    .map((step) => step.replaceAll('~1', '/').replaceAll('~0', '~'));
}

/** The pointer itself, and those of all that it lies in, the nearest first. */
export function outward(pointer: string): string[] {
  const steps = pointer.split('/');
  return steps.map((_, i) => steps.slice(0, steps.length - i).join('/'));
}

export function valueAt(data: unknown, pointer: string): unknown {
  return stepsOf(pointer).reduce<unknown>((found, step) => childOf(found, step), data);
}

function childOf(value: unknown, step: string): unknown {
  if (Array.isArray(value)) return value[Number(step)] as unknown;
  return isMap(value) && Object.hasOwn(value, step) ? value[step] : undefined;
}

/** The data with another value at a place; undefined takes the key or the item out. */
export function withValue(data: unknown, pointer: string, value: unknown): unknown {
  const put = (inside: unknown, [step, ...rest]: readonly string[]): unknown => {
    if (step === undefined) return value;
    const inner = put(childOf(inside, step), rest);
    if (Array.isArray(inside)) {
      const items = inside as unknown[];
      return inner === undefined
        ? items.toSpliced(Number(step), 1)
        : items.toSpliced(Number(step), 1, inner);
    }
    const entries = Object.entries(isMap(inside) ? inside : {});
    if (inner === undefined) return Object.fromEntries(entries.filter(([key]) => key !== step));
    return Object.fromEntries([...entries, [step, inner]]);
  };
  return put(data, stepsOf(pointer));
}

/** The map with one key called otherwise, in its place. */
export function withKey(map: FormObject, from: string, to: string): FormObject {
  return Object.fromEntries(
    Object.entries(map).map(([key, value]) => [key === from ? to : key, value]),
  );
}

export function moved<T>(items: readonly T[], from: number, to: number): T[] {
  const item = items.slice(from, from + 1);
  return items.toSpliced(from, 1).toSpliced(to, 0, ...item);
}

/** Names of what a name at this place belongs to: keys of the nearest object around that has them (`../` leaves one out), or `^` for the key of the value, `^^` for the one above it. */
export function ownersAt(data: unknown, pointer: string, of: readonly string[]): string[] {
  const places = outward(pointer);
  return of.flatMap((path) => {
    if (path.startsWith('^')) {
      const keys = places.filter((at) => isMap(valueAt(data, at.replace(/\/[^/]*$/, ''))));
      const key = keys.filter((at) => at !== '')[path.length - 1];
      return key === undefined ? [] : stepsOf(key).slice(-1);
    }
    const [, up = '', key = ''] = /^((?:\.\.\/)*)(.*)$/.exec(path) ?? [];
    const around = places.slice(1).filter((at) => isMap(valueAt(data, at)));
    for (const at of around.slice(up.length / 3)) {
      const value = valueAt(data, `${at}/${key}`);
      if (typeof value === 'string') return [value];
      if (Array.isArray(value)) return value.filter((name) => typeof name === 'string');
    }
    return [];
  });
}

/** The place of a form nearest to where a mistake stands: a value that is there, or a key that is missing of an object. What the check opens in full may have deeper places than what is written. */
export function placeOf(data: unknown, pointer: string, languages: readonly string[]): string {
  const isDrawn = (at: string) => {
    const around = valueAt(data, at.replace(/\/[^/]*$/, ''));
    const isText = isMap(around) && Object.keys(around).every((key) => languages.includes(key));
    return valueAt(data, at) !== undefined || (isMap(around) && !isText);
  };
  return outward(pointer).find((at) => at === '' || isDrawn(at)) ?? '';
}

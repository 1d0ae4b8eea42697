// Lists and counts of members held against the dictionaries that are stored.

import { assertDefined } from '../../engine/serve.ts';
import type { HeldAnswer } from './expected.ts';
import type { CallAsked } from './meant.ts';

/** Plain lists and counts: what is searched, sorted by a reader, paged or of one day is not held here. */
export async function memberFaults(asked: CallAsked, body: unknown): Promise<HeldAnswer | null> {
  const { stored, call, params, portal } = asked;
  const ask = assertDefined(call.members);
  const { records, nearest, trees, has, order, during, load, valid, search } = ask;
  const [isPlain, isCount] = [ask.as === 'list', ask.as === 'counts'];
  const others = [has, order, load, valid, search, during?.month, ...ask.under];
  if (
    !(isPlain || isCount) ||
    records ||
    nearest ||
    trees ||
    others.some((name) => name !== undefined && params[name] !== undefined)
  )
    return null;
  if (call.params.some(({ name, decided }) => decided !== undefined && params[name] === undefined))
    return null;
  const years = Object.keys(portal.model.facts).flatMap((fact) =>
    stored.coverage(fact).map(({ year }) => year),
  );
  const latest = years.reduce((last, year) => Math.max(last, year), 0);
  const year = call.year === '' ? null : Number(params[call.year] ?? latest);
  const codes = suitingCodes(asked, ask, year);
  const faults = isCount
    ? countFaults(asked, ask, codes, body as readonly Count[])
    : listFaults(asked, ask, codes, body as readonly Listed[]);
  return { faults, plans: [] };
}

type AskPortal = NonNullable<CallAsked['call']['members']>;
type Listed = Readonly<Record<string, unknown>>;
interface Count {
  readonly id: string;
  readonly count: number;
}

/** Any year in which all records are looked at. */
const EVER = 9999;

function valueOf(
  stored: CallAsked['stored'],
  { dimension }: AskPortal,
  code: string,
  name: string,
): string {
  return name === 'code' ? code : (stored.attribute(dimension, code, name, EVER) ?? '');
}

function suitingCodes(
  { stored, params, portal }: CallAsked,
  ask: AskPortal,
  year: number | null,
): string[] {
  const { dimension } = ask;
  const isOne = (code: string, names: string, param: string) => {
    const wanted = params[param];
    if (wanted === undefined || (ask.any !== '' && wanted === ask.any)) return true;
    const aliases = portal.model.dimensions[names]?.aliases ?? {};
    const fits = [wanted].flat().flatMap((text) => [text, aliases[text] ?? text]);
    return names
      .split('|')
      .some((name) => fits.some((text) => isSame(valueOf(stored, ask, code, name), text)));
  };
  return (year === null ? stored.codes(dimension) : stored.inForce(dimension, year))
    .filter((code) => !ask.withoutZeros || /[^0]/.test(code))
    .filter((code) =>
      Object.entries(ask.set).every(([name, value]) => valueOf(stored, ask, code, name) === value),
    )
    .filter((code) =>
      Object.entries(ask.where).every(([names, own]) =>
        own.every((param) => isOne(code, names, param)),
      ),
    );
}

function countFaults(
  { stored }: CallAsked,
  ask: AskPortal,
  codes: readonly string[],
  said: readonly Count[],
): string[] {
  const counts = Map.groupBy(codes, (code) => valueOf(stored, ask, code, ask.by));
  const faults = said
    .filter(({ id, count }) => counts.get(id)?.length !== count)
    .map(({ id, count }) => `${count} of ${id}, and ${counts.get(id)?.length ?? 0} are stored`);
  const isAll = said.length === counts.size;
  return isAll ? faults : [...faults, `${said.length} counts, and ${counts.size} are stored`];
}

function listFaults(
  { stored }: CallAsked,
  { dimension, fields, limit }: AskPortal,
  codes: readonly string[],
  list: readonly Listed[],
): string[] {
  const fieldOf = (wanted: string) =>
    Object.keys(fields).find((field) => fields[field]?.of.join() === wanted);
  const [codeField, nameField] = [fieldOf('code'), fieldOf('name')];
  const number = Math.min(codes.length, limit);
  const faults =
    list.length === number ? [] : [`${list.length} are listed, and ${number} are stored`];
  const known = new Set(codes);
  for (const item of codeField === undefined ? [] : list) {
    const code = String(item[assertDefined(codeField)]);
    if (!known.has(code)) faults.push(`${code} is not stored, or does not suit`);
    const names = Object.values(stored.title(dimension, code, EVER) ?? {});
    if (nameField !== undefined && names.length > 0 && !names.includes(String(item[nameField])))
      faults.push(`${code} is called “${String(item[nameField])}”`);
  }
  return faults;
}

/** Numbers are written with and without zeros before them. */
function isSame(own: string, text: string): boolean {
  return own === text || (/^\d+$/.test(own) && /^\d+$/.test(text) && Number(own) === Number(text));
}

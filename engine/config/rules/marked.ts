// The rules that schemas mark: keys that mean nothing beside another, or are missing beside it, and items of a list that stand twice.

import { isObject } from '../../model/lookup.ts';
import { walkSchema, type Visited } from '../../schema/walk.ts';
import type { ConfigEntry } from '../entry.ts';
import type { Problem } from '../problems.ts';
import { escape } from '../reading/raw.ts';
import { here, problemAt, problemAtKey } from '../valuePlace.ts';
import { listEntries, SCHEMAS, type ConfigPart } from '../opened/spec.ts';
import type { Rule, Rules } from './rule.ts';

/** For each part of configuration, what its schema says of keys beside each other and of items of lists. */
export const MARKS_IN = {
  decisions: { 'The keys of a decision mean something beside each other': judge('decisions') },
  filters: { 'The keys of a filter mean something beside each other': judge('filters') },
  forms: { 'The keys of a form mean something beside each other': judge('forms') },
  imports: { 'The keys of an import mean something beside each other': judge('imports') },
  ledger: { 'The keys of the ledger mean something beside each other': judge('ledger') },
  portal: { 'No value of the portal is that of another': judge('portal') },
  series: { 'A series has each year once': judge('series') },
} satisfies Partial<Record<ConfigPart, Rules>>;

function judge(part: ConfigPart): Rule {
  return ({ config, schemas }, report) => {
    for (const entry of listEntries(config, part))
      walkSchema(schemas, `${SCHEMAS[part]}.schema.json`, entry.spec, (at) => {
        for (const problem of [...listRepeated(entry, at), ...listStrange(entry, at)])
          report(problem);
      });
  };
}

type Entry = ConfigEntry<unknown>;

/** Items with a value that stands above. */
function listRepeated(entry: Entry, { data, schema, pointer }: Visited): Problem[] {
  const key = schema['x-unique'];
  if (key === undefined || !Array.isArray(data)) return [];
  const values = data.map((item: unknown) => (isObject(item) ? item[key] : item));
  return values.flatMap((value, i) => {
    const place = here(entry, `${pointer}/${i}${key && `/${key}`}`);
    return value !== undefined && values.indexOf(value) < i
      ? [problemAt(place, 'repeated-item', { written: String(value) })]
      : [];
  });
}

/** Keys that are missing; where there are none, those that mean nothing. */
function listStrange(entry: Entry, { data, schema, pointer }: Visited): Problem[] {
  if (!isObject(data)) return [];
  const keys = Object.entries(schema.properties ?? {});
  const missing = keys.flatMap(([written, { 'x-needed': needed = {} }]) =>
    Object.entries(needed).flatMap(([beside, values]) => {
      const kind = String(data[beside]);
      const place = here(entry, pointer);
      return written in data || !values.includes(kind)
        ? []
        : [problemAtKey(place, 'missing-for-kind', { written, kind })];
    }),
  );
  if (missing.length > 0) return missing;
  return keys.flatMap(([written, { 'x-only': only = {} }]) => {
    const [kind] = Object.keys(only).map((beside) => String(data[beside]));
    const isStrange = Object.entries(only).some(
      ([beside, values]) => beside in data && !values.includes(String(data[beside])),
    );
    return kind !== undefined && written in data && isStrange
      ? [
          problemAtKey(here(entry, `${pointer}/${escape(written)}`), 'not-for-kind', {
            written,
            kind,
          }),
        ]
      : [];
  });
}

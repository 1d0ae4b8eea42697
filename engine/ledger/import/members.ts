// Records of a dictionary → members: code, parent, validity, names by language, attributes, some looked up in another dictionary.

import { lookup } from '../../model/lookup.ts';
import type { Model } from '../../model/portal.ts';
import { canonicalCode } from '../../model/codes.ts';
import type { Member } from '../model/members.ts';
import { codeText } from './codeText.ts';
import { decode, ImportProblem } from './decode.ts';
import { readDelimited } from './delimited.ts';
import type { Found } from './gather.ts';
import type { JsonRecord } from './json.ts';

export interface DimensionMember extends Member {
  readonly dimension: string;
}

/** The attribute under which a source's own key is kept, for later files that refer to it. */
const ID = 'sourceId';

/** A member with what later files look it up by. */
export interface ReadMember extends DimensionMember {
  readonly id: string;
  /** Attribute → the key in another dimension that its value still has to be looked up by. */
  readonly refers: Readonly<Record<string, { readonly dimension: string; readonly key: string }>>;
}

/** The records of a dictionary, whatever its syntax. */
export function recordsOf({ path, bytes, format, columns, records }: Found): readonly JsonRecord[] {
  if (records) return records;
  const text = decode(path, bytes, format.encoding);
  const rows = [...readDelimited(path, text, format.separator)].slice(format.headerLines);
  return rows.map((rec) => {
    if (rec.fields.length !== columns.length)
      throw new ImportProblem(
        path,
        rec.line,
        `${rec.fields.length} columns where the header has ${columns.length}`,
      );
    return {
      line: rec.line,
      fields: Object.fromEntries(columns.map((column, i) => [column.name, rec.fields[i]])),
    };
  });
}

/** What members are read with: `locale` is the language of names that say none, `origin` 0 shipped, 1 imported. */
export interface MemberReading {
  readonly model: Model;
  readonly locale: string;
  readonly origin: number;
}

/** The member of a record; null where its code has not the dimension's form. Throws ImportProblem where it has no name. */
export function readMember(
  { path, format, columns }: Pick<Found, 'path' | 'format' | 'columns'>,
  record: JsonRecord,
  { model, locale, origin }: MemberReading,
): ReadMember | null {
  const dimension = lookup(model.dimensions, format.dimension);
  const fields: Record<string, string> = {};
  const title: Record<string, string> = {};
  const refers: Record<string, { dimension: string; key: string }> = {};
  for (const column of columns) {
    if (column.means !== 'member') continue;
    const value = record.fields[column.name];
    const written = value === null || value === undefined ? '' : String(value).trim();
    const text = codeText(column, written) ?? '';
    if (text === '') continue;
    const [, other, attribute] = /^(.+):(.+)$/.exec(column.of) ?? [];
    if (other !== undefined && attribute !== undefined)
      refers[attribute] = { dimension: other, key: text };
    else if (column.of === 'title') title[column.locale || locale] = text.replaceAll(/\s+/g, ' ');
    else fields[column.of] = text;
  }
  const {
    code: written,
    parent,
    from,
    to,
    id = '',
    ...attributes
  } = { ...fields, ...format.set } as Record<string, string>;
  const code = written === undefined ? null : canonicalCode({ ...dimension, aliases: {} }, written);
  if (code === null) return null;
  if (title[locale] === undefined)
    throw new ImportProblem(path, record.line, `the member ${code} has no name`);
  return {
    dimension: format.dimension,
    code,
    parent: parent ?? null,
    from: from ?? null,
    to: to ?? null,
    title,
    attributes,
    origin,
    id,
    refers,
  };
}

/** Fills attributes that refer to another dictionary by its key; a reference to nothing is left out. */
export function resolveReferences(
  members: readonly ReadMember[],
  known: readonly DimensionMember[],
): DimensionMember[] {
  const keyed = [
    ...known.map((member) => ({ ...member, id: member.attributes[ID] ?? '' })),
    ...members,
  ];
  const byKey = new Map(
    keyed
      .filter((member) => member.id !== '')
      .map((member) => [`${member.dimension} ${member.id}`, member.code]),
  );
  return members.map(({ refers, id, ...member }) => {
    const found = Object.entries(refers).flatMap(([name, { dimension, key }]) => {
      const code = byKey.get(`${dimension} ${key}`);
      return code === undefined ? [] : [[name, code] as const];
    });
    return {
      ...member,
      attributes: {
        ...member.attributes,
        ...(id === '' ? {} : { [ID]: id }),
        ...Object.fromEntries(found),
      },
    };
  });
}

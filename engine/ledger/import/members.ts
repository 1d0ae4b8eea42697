// Records of a dictionary → members: code, parent, validity, names by language, attributes, some looked up in another dictionary.

import { holdsAll } from '../../state/decide.ts';
import { assertDefined, lookup } from '../../model/lookup.ts';
import type { Dimension, Format, Model } from '../../model/portal.ts';
import { canonicalCode } from '../../model/codes.ts';
import type { Member } from '../model/members.ts';
import { decode } from './decode.ts';
import { readDelimited } from './delimited.ts';
import type { Found } from './gather.ts';
import { type JsonRecord, streamRecords } from './streamed.ts';
import { fieldText } from './memberField.ts';
import { ImportProblem, problemAt, type RecordPlace, type Refuse } from './problem.ts';

export interface DimensionMember extends Member {
  readonly dimension: string;
}

/** The attribute under which a source's own key is kept, for later files that refer to it. */
export const ID = 'sourceId';

/** A member with what later files look it up by. */
export interface ReadMember extends DimensionMember {
  readonly id: string;
  readonly place: RecordPlace;
  /** Attribute → the key in another dimension that its value still has to be looked up by. */
  readonly refers: Readonly<Record<string, { readonly dimension: string; readonly key: string }>>;
}

/** The records of a dictionary, however long; one that is streamed is read while they are taken. */
export function recordsIn(found: Found): AsyncIterable<JsonRecord> | Iterable<JsonRecord> {
  return found.format.stream ? streamRecords(found.path) : readRecords(found);
}

/** The records of a dictionary that is read whole, whatever its syntax. */
export function readRecords({
  path,
  bytes,
  format,
  columns,
  records,
}: Found): readonly JsonRecord[] {
  if (records) return records;
  const text = decode(path, bytes, format.encoding);
  const rows = [...readDelimited(path, text, format.separator)].slice(format.headerLines);
  if (rows.length === 0) throw new ImportProblem(path, format.headerLines, 'no-rows');
  return rows.map((rec) => {
    if (rec.fields.length !== columns.length)
      throw new ImportProblem(path, rec.line, 'columns', {
        count: rec.fields.length,
        wanted: columns.length,
      });
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

/** The member of a record; null where its code does not fit. Throws ImportProblem where a field is missing or wrong. */
export function readMember(
  found: Pick<Found, 'path' | 'format' | 'columns'>,
  record: JsonRecord,
  { model, locale, origin }: MemberReading,
): ReadMember | null {
  const { path, format } = found;
  const place = { file: path, line: record.line, record: record.number };
  const refuse: Refuse = (why, values) => {
    throw problemAt(place, why, values);
  };
  const dimension = { ...lookup(model.dimensions, assertDefined(format.dimension)), aliases: {} };
  const { fields, title, refers } = readColumns(found, record, {
    dimension,
    model,
    locale,
    refuse,
  });
  const {
    code: said,
    parent,
    from,
    to,
    id = '',
    ...attributes
  } = { ...fields, ...format.set } as Record<string, string>;
  const written = said ?? codeFrom(format, attributes);
  const code = written === undefined ? null : canonicalCode(dimension, written);
  if (code === null) return null;
  if (title[locale] === undefined) refuse('no-name', { code });
  if (from !== undefined && to !== undefined && to < from)
    refuse('ends-before', { code, to, from });
  for (const { of, name, holds } of found.columns)
    if (holds === 'member' && (of === 'parent' ? parent : attributes[of]) === code)
      refuse('is-itself', { column: name, code });
  refuseDays(refuse, found.columns, attributes);
  refuseForm(refuse, dimension, { code, attributes });
  return {
    dimension: dimension.name,
    code,
    parent: parent ?? null,
    from: from ?? null,
    to: to ?? null,
    title,
    attributes,
    origin,
    id,
    place,
    refers,
  };
}

interface ColumnReading {
  readonly dimension: Dimension;
  readonly model: Model;
  readonly locale: string;
  readonly refuse: Refuse;
}

/** What the columns say: fields of the member, its names by language, keys that are looked up in other dictionaries. */
function readColumns(
  { format, columns }: Pick<Found, 'format' | 'columns'>,
  record: JsonRecord,
  { dimension, model, locale, refuse }: ColumnReading,
): Pick<ReadMember, 'title' | 'refers'> & { readonly fields: Record<string, string> } {
  const fields: Record<string, string> = {};
  const title: Record<string, string> = {};
  const refers: Record<string, { dimension: string; key: string }> = {};
  for (const column of columns) {
    if (column.means !== 'member') continue;
    const text = fieldText(column, record.fields[column.name], {
      format,
      dimension,
      model,
      refuse,
    });
    if (text === '') continue;
    const [, other, attribute] = /^(.+):(.+)$/.exec(column.of) ?? [];
    if (other !== undefined && attribute !== undefined)
      refers[attribute] = { dimension: other, key: text };
    else if (column.of === 'title') title[column.locale || locale] = text.replaceAll(/\s+/g, ' ');
    else fields[column.of] = text;
  }
  return { fields, title, refers };
}

/** The code that fields make where a row says none; absent where the form has no such rule. */
function codeFrom(
  { codeOf }: Format,
  fields: Readonly<Record<string, string>>,
): string | undefined {
  if (!codeOf) return undefined;
  return codeOf.flatMap((name) => fields[name] ?? []).join('-');
}

/** Days that may not come before another day of the same member. */
function refuseDays(
  refuse: Refuse,
  columns: Found['columns'],
  fields: Readonly<Record<string, string>>,
): void {
  for (const { name, of, notBefore } of columns) {
    const [day, first] = [fields[of], fields[notBefore]];
    if (day !== undefined && first !== undefined && day < first)
      refuse('day-before', { column: name, day, other: notBefore, first });
  }
}

/** Who is never named is to be known by the form of the code: later files may come without a dictionary. */
function refuseForm(
  refuse: Refuse,
  { unnamed }: Dimension,
  { code, attributes }: Pick<Member, 'code' | 'attributes'>,
): void {
  if (!unnamed || unnamed.also === '' || !holdsAll(unnamed.where, attributes)) return;
  if (!new RegExp(unnamed.also, 'u').test(code)) refuse('named-form', { pattern: unnamed.also });
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
  return members.map((read) => {
    const { id, dimension, code, parent, from, to, title, origin } = read;
    const found = Object.entries(read.refers).flatMap(([name, refers]) => {
      const referred = byKey.get(`${refers.dimension} ${refers.key}`);
      return referred === undefined ? [] : [[name, referred] as const];
    });
    const attributes = {
      ...read.attributes,
      ...(id === '' ? {} : { [ID]: id }),
      ...Object.fromEntries(found),
    };
    return { dimension, code, parent, from, to, title, attributes, origin };
  });
}

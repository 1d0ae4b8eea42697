// Calls that answer members of a dimension: lists, trees, pages, counts, links, one alone.

import type { Call, MemberField, MembersAsk } from '../../model/portal.ts';
import type { Ledger } from '../../ledger/ledger.ts';
import type { Member } from '../../ledger/model/members.ts';
import { parseExactly } from '../../language/decimals.ts';
import { foldText, wordsOf } from '../../language/folding.ts';
import type { BodyAnswer, RecordItem, RecordsAnswer } from '../answer.ts';
import { exact } from '../json.ts';
import type { Params } from '../params.ts';
import { ApiProblem } from '../problem.ts';

interface Found {
  readonly member: Member;
  readonly item: RecordItem;
}

/**
 * Members in force in the year asked, or on the day; a call that takes a year and is given none means the latest loaded one.
 * Throws ApiProblem `unknown-code` where one is wanted and there is none.
 */
export function askMembers(
  ledger: Ledger,
  call: Call,
  params: Params,
  locale: string,
): RecordsAnswer | BodyAnswer {
  const asked = call.members!;
  const found = findMembers(ledger, call, params, locale);
  const body = (value: unknown): BodyAnswer => ({
    shape: 'body',
    body: value,
    size: found.length + 1,
    notes: [],
  });
  switch (asked.as) {
    case 'list':
      return { shape: 'records', items: found.map((one) => one.item) };
    case 'one': {
      if (found.length === 0)
        throw new ApiProblem('unknown-code', {
          parameter: Object.values(asked.where)[0] ?? '',
          received: Object.values(params).join(', '),
        });
      return body(found[0]!.item);
    }
    case 'tree':
      return body(treeOf(ledger, call, found, locale));
    case 'page': {
      const { number, size } = asked.page!;
      const [at, count] = [Number(params[number] ?? 1), Number(params[size])];
      return body({
        elements: found.slice((at - 1) * count, at * count).map((one) => one.item),
        totalElements: found.length,
      });
    }
    case 'counts':
      return body(countsOf(ledger, call, found, locale));
    case 'links':
      return body(linksOf(found));
  }
}

function findMembers(ledger: Ledger, call: Call, params: Params, locale: string): Found[] {
  const asked = call.members!;
  const latest = Math.max(0, ...ledger.latest.map((one) => one.year));
  const at = params[call.year] === undefined ? latest : Number(params[call.year]);
  const date =
    asked.valid === null || params[asked.valid] === undefined ? null : String(params[asked.valid]);
  const year = call.year === '' ? null : at;
  const dimension = ledger.model.dimensions[asked.dimension]!;
  const words =
    asked.search === null || params[asked.search] === undefined
      ? []
      : wordsOf(String(params[asked.search]));
  const attribute = (member: Member, name: string) =>
    name === 'code'
      ? member.code
      : name === 'parent'
        ? member.parent
        : ledger.members.attributeOf(asked.dimension, member, name);
  const suits = (member: Member): boolean => {
    if (asked.withoutZeros && /^0+$/.test(member.code)) return false;
    if (
      asked.under !== null &&
      params[asked.under] !== undefined &&
      (member.parent ?? '') !== String(params[asked.under])
    )
      return false;
    if (
      !Object.entries(asked.set).every(([name, value]) => (attribute(member, name) ?? '') === value)
    )
      return false;
    if (
      !Object.entries(asked.where).every(([name, param]) =>
        holdsParam(attribute(member, name), params[param], asked.any),
      )
    )
      return false;
    if (words.length === 0) return true;
    const title = ledger.members.titleOf(asked.dimension, member);
    return words.every(
      (word) =>
        Object.values(title).some((name) => foldText(name).includes(word)) ||
        member.code.startsWith(word),
    );
  };
  const all =
    date !== null
      ? ledger.members.on(asked.dimension, date)
      : ledger.members.list(asked.dimension, year);
  const found: Found[] = [];
  for (const member of all) {
    if (!suits(member)) continue;
    // a row is of one version: its dates, its name and what else is said of it
    const title = ledger.members.titleOf(asked.dimension, member);
    const read = (field: MemberField): string | null => {
      if (field.of === 'number') return member.code;
      if (field.of === 'name') return nameOf(title, locale, member.code);
      if (field.of === 'from' || field.of === 'to') return member[field.of];
      if (field.of === 'level')
        return String(
          ledger.members.ancestors(
            dimension,
            member.code,
            date === null ? at : Number(date.slice(0, 4)),
          ).length + 1,
        );
      if (field.of === 'active')
        return member.to === null || member.to >= `${at}-12-31` ? '1' : '0';
      if (field.of === 'children')
        return JSON.stringify(childrenOf(ledger, asked.dimension, member.code, at, locale));
      return attribute(member, field.of);
    };
    found.push({
      member,
      item: Object.fromEntries(
        Object.entries(asked.fields).map(([name, field]) => [name, typed(read(field), field)]),
      ),
    });
  }
  return sorted(found, asked, locale).slice(0, asked.limit);
}

/** A list means any of its values; a parameter left out, or its word for all, filters nothing. */
function holdsParam(
  value: string | null,
  wanted: Params[string] | undefined,
  any: string,
): boolean {
  if (wanted === undefined || (any !== '' && String(wanted) === any)) return true;
  const allowed = Array.isArray(wanted) ? wanted.map(String) : [String(wanted)];
  return allowed.some(
    (one) =>
      one === (value ?? '') || (value !== null && value !== '' && Number(one) === Number(value)),
  );
}

function typed(text: string | null, field: MemberField): RecordItem[string] {
  if (text === null || (text === '' && field.as !== 'text')) return null;
  if (field.as === 'json') return parseExactly(text) as object;
  return field.as === 'number' ? exact(String(text).replace(/^0+(?=\d)/, '')) : text;
}

/** Names in the order of their alphabet, which is not that of their letters’ numbers; everything else as it is written. */
function sorted(found: readonly Found[], { sort, fields }: MembersAsk, locale: string): Found[] {
  if (sort.length === 0) return [...found];
  const { compare: byAlphabet } = new Intl.Collator(locale);
  const order = sort.map((name) => {
    const field = name.replace(/^-/, '');
    return {
      field,
      sign: field === name ? 1 : -1,
      compare: fields[field]?.of === 'name' ? byAlphabet : asWritten,
    };
  });
  return [...found].sort((a, b) =>
    order.reduce(
      (before, { field, sign, compare }) =>
        before || sign * compare(wordOf(a.item[field]), wordOf(b.item[field])),
      0,
    ),
  );
}

function asWritten(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}

function wordOf(value: RecordItem[string] | undefined): string {
  if (value === null || value === undefined) return '';
  return typeof value === 'object' ? JSON.stringify(value) : String(value);
}

/** Members under their parents; one whose parent is not among them stands at the top. */
function treeOf(ledger: Ledger, call: Call, found: readonly Found[], locale: string): object[] {
  const nodes = new Map(
    found.map((one) => [one.member.code, { ...one.item, children: [] as object[] }]),
  );
  const roots: object[] = [];
  for (const { member } of found)
    (member.parent === null ? roots : (nodes.get(member.parent)?.children ?? roots)).push(
      nodes.get(member.code)!,
    );
  const { by, dimension } = call.members!;
  if (by === '') return roots;
  const groups = Map.groupBy(
    found.filter(({ member }) => member.parent === null || !nodes.has(member.parent)),
    ({ member }) => ledger.members.attributeOf(dimension, member, by) ?? '',
  );
  const [codeField, nameField] = ['code', 'name'].map(
    (of) =>
      Object.keys(call.members!.fields).find((field) => call.members!.fields[field]!.of === of) ??
      of,
  );
  return [...groups]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([code, members]) => ({
      [codeField!]: code,
      [nameField!]: nameOf(ledger.members.title(by, code, 9999), locale, code),
      children: members.map(({ member }) => nodes.get(member.code)!),
    }));
}

function childrenOf(
  ledger: Ledger,
  dimension: string,
  parent: string,
  year: number,
  locale: string,
): object[] {
  const below = ledger.members.list(dimension, null).filter((member) => member.parent === parent);
  return below.map(({ code }) => ({
    id: code,
    name: nameOf(ledger.members.title(dimension, code, year), locale, code),
    ...ledger.members.at(dimension, code, year)!.attributes,
  }));
}

function countsOf(ledger: Ledger, call: Call, found: readonly Found[], locale: string): object[] {
  const { dimension, by } = call.members!;
  const counts = new Map<string, number>();
  for (const { member } of found) {
    const value = ledger.members.attributeOf(dimension, member, by) ?? '';
    counts.set(value, (counts.get(value) ?? 0) + 1);
  }
  return [...counts]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([code, count]) => ({
      id: code,
      name: nameOf(ledger.members.title(by, code, 9999), locale, code),
      count,
    }));
}

/** In the language asked for, else in the first that there is. */
function nameOf(
  title: Readonly<Record<string, string>> | null,
  locale: string,
  code: string,
): string {
  return title?.[locale] ?? Object.values(title ?? {})[0] ?? code;
}

/** Members and the lines to their parents. */
function linksOf(found: readonly Found[]): object {
  const known = new Set(found.map((one) => one.member.code));
  const links = found.flatMap(({ member }) =>
    member.parent !== null && known.has(member.parent)
      ? [{ source: member.parent, target: member.code }]
      : [],
  );
  return { nodes: found.map((one) => one.item), links };
}

// New values as YAML or JSON, in the manner of the text that they come into.

import { stringify } from 'yaml';

import { isObject, writeInLine } from '../../../engine/check.ts';
import type { Manner } from './manner.ts';

/** Where a value comes to stand. */
export interface WriteSpot {
  /** What its line begins with. */
  readonly indent: string;
  readonly key: string | null;
  /** Within brackets: of JSON, within those on one line. */
  readonly flow: boolean;
  /** Whether its neighbour of the same sort stands on one line; null where there is none. */
  readonly sibling: boolean | null;
}

/** Words that readers of YAML take for something else than a text. */
const AMBIGUOUS = /^(?:y|yes|n|no|on|off|true|false|null|~)$/i;
/** What holds lists or maps is not written on one line that is longer. */
const WIDTH = 100;

/** YAML behind a colon or a dash: a space and the value, or a new line with what is indented. */
export function printAfter(value: unknown, spot: WriteSpot, manner: Manner): string {
  const { key, indent, flow } = spot;
  if (flow || !isFull(value) || isTight(value, spot, manner))
    return ` ${printInline(value, spot, manner)}`;
  if (key === null) return ` ${printBlock(value, `${indent}  `, manner)}`;
  const inner = indent + (Array.isArray(value) ? manner.dash : manner.unit);
  return manner.eol + inner + printBlock(value, inner, manner);
}

/** A list or map of YAML without brackets, its first line without indentation. */
export function printBlock(value: unknown, indent: string, manner: Manner): string {
  const spot = { indent, flow: false, sibling: null };
  const lines = Array.isArray(value)
    ? value.map((item: unknown) => `-${printAfter(item, { ...spot, key: null }, manner)}`)
    : pairsOf(value).map(
        ([key, inner]) => `${printKey(key, manner)}:${printAfter(inner, { ...spot, key }, manner)}`,
      );
  return lines.join(manner.eol + indent);
}

/** A scalar, or a list or map in brackets: of JSON on several lines where the like of it stands so. */
export function printInline(value: unknown, spot: WriteSpot, manner: Manner): string {
  if (typeof value === 'string') return printText(value, spot, manner);
  if (!manner.json || spot.flow || !isFull(value) || isTight(value, spot, manner))
    return printTight(value, manner);
  const { eol } = manner;
  const indent = spot.indent + manner.unit;
  const inner = { ...spot, indent, sibling: null };
  const lines = Array.isArray(value)
    ? value.map((item: unknown) => printInline(item, { ...inner, key: null }, manner))
    : pairsOf(value).map(
        ([key, item]) =>
          printKey(key, manner) + manner.colon + printInline(item, { ...inner, key }, manner),
      );
  const [open, close] = Array.isArray(value) ? '[]' : '{}';
  const body = lines.map((line) => indent + line).join(`,${eol}`);
  return [open, body, spot.indent + close].join(eol);
}

export function printKey(key: string, manner: Manner): string {
  if (manner.json) return JSON.stringify(key);
  return isPlain(key, true) ? key : printQuoted(key, manner);
}

/** A text of YAML in single quotes; in double ones where a line break or a sign that nobody sees is in it. */
export function printSingle(text: string): string {
  return /\p{Cc}/u.test(text) ? JSON.stringify(text) : `'${text.replaceAll("'", "''")}'`;
}

/** A text of YAML on lines of its own; null where it cannot stand so. */
export function printLiteral(text: string, indent: string, eol: string): string | null {
  if (!/^\S/.test(text) || /[^\n\t\P{Cc}]/u.test(text)) return null;
  const ends = /\n*$/.exec(text)?.[0].length ?? 0;
  const sign = ['-', ''][ends] ?? '+';
  const lines = text.replace(/\n$/, '').split('\n');
  return [`|${sign}`, ...lines.map((line) => (line === '' ? '' : indent + line))].join(eol);
}

/** A text: without quotes where it is read as the same text, on lines of its own where it has several. */
export function printText(text: string, { flow, indent }: WriteSpot, manner: Manner): string {
  if (manner.json) return JSON.stringify(text);
  const spread = manner.literal && !flow && text.includes('\n');
  const literal = spread ? printLiteral(text, indent + manner.unit, manner.eol) : null;
  return literal ?? printPlain(text, flow, manner);
}

/** All on one line. */
function printTight(value: unknown, manner: Manner): string {
  const { json, pad, colon, comma } = manner;
  if (Array.isArray(value))
    return `[${value.map((item: unknown) => printTight(item, manner)).join(comma)}]`;
  if (isObject(value)) {
    const pairs = pairsOf(value).map(
      ([key, item]) => printKey(key, manner) + colon + printTight(item, manner),
    );
    return pairs.length === 0 ? '{}' : `{${pad}${pairs.join(comma)}${pad}}`;
  }
  if (json) return JSON.stringify(value);
  return typeof value === 'string' ? printPlain(value, true, manner) : String(value);
}

function printPlain(text: string, flow: boolean, manner: Manner): string {
  return isPlain(text, flow) && !AMBIGUOUS.test(text) ? text : printQuoted(text, manner);
}

/** Whether it is read as the same text without quotes. */
function isPlain(text: string, flow: boolean): boolean {
  return flow
    ? writeInLine([text]) === `[${text}]`
    : stringify(text, { lineWidth: 0 }).trimEnd() === text;
}

function printQuoted(text: string, { quote }: Manner): string {
  return quote === "'" ? printSingle(text) : JSON.stringify(text);
}

/** What holds no others is written as the like of it is; what holds others in YAML only where it is short, too. */
function isTight(value: object, { key, indent, sibling }: WriteSpot, manner: Manner): boolean {
  const tight = manner.isTight(Array.isArray(value) ? 'list' : 'map', key, sibling);
  if (!tight || manner.json || !Object.values(value).some(isFull)) return tight;
  return indent.length + printTight(value, manner).length <= WIDTH;
}

/** A list or map that holds something. */
export function isFull(value: unknown): value is object {
  return value !== null && typeof value === 'object' && Object.keys(value).length > 0;
}

function pairsOf(value: unknown): [string, unknown][] {
  return Object.entries(value as object).filter(([, inner]) => inner !== undefined);
}

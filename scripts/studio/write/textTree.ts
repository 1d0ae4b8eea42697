// What a YAML or JSON text holds and where it stands: entries of maps and lists with their places, and whether a value is as it is written.

import {
  isAlias,
  isCollection,
  isMap,
  isScalar,
  isSeq,
  parseDocument,
  type Document,
  type Node,
} from 'yaml';

import { isObject } from '../../../engine/check.ts';

/** A value of a map or an item of a list. Offsets are places in the text. */
export interface TreeEntry {
  /** Null for an item of a list. */
  readonly key: string | null;
  readonly node: Node | null;
  /** Where the key, the dash or the value of a list in brackets begins. */
  readonly start: number;
  /** Behind the key; of an item `start`. */
  readonly named: number;
  /** Behind the colon or the dash. */
  readonly opened: number;
  /** Where the value begins. */
  readonly value: number;
  readonly end: number;
}

const CANONICAL = /^-?(0|[1-9]\d*)(\.\d+)?$/;

/** A text that was read: what it holds, and where. */
export class TextTree {
  readonly text: string;
  readonly json: boolean;
  readonly root: Node | null;
  /** Whether it can be read. */
  readonly whole: boolean;
  private readonly document: Document.Parsed;

  constructor(text: string, json: boolean) {
    this.text = text;
    this.json = json;
    this.document = parseDocument(text, {
      schema: json ? 'json' : 'failsafe',
      keepSourceTokens: true,
      logLevel: 'silent',
      merge: false,
    });
    this.root = this.document.contents;
    this.whole = this.document.errors.length === 0;
  }

  /** The entries of a map or list in the order of the text; none of anything else. */
  entries(node: Node | null): TreeEntry[] {
    if (isMap(node))
      return node.items.map(({ key, value }) => {
        const [start = 0, named = 0] = (key as Node).range ?? [];
        const colon = this.text.indexOf(':', named) + 1;
        const opened = value === null ? named : colon;
        return { key: keyOf(key), start, named, opened, ...this.placeOf(value, opened) };
      });
    if (!isSeq(node)) return [];
    const dashes = dashesOf(node);
    return node.items.map((item, i) => {
      const begin = (item as Node).range?.[0] ?? 0;
      const start = dashes[i] ?? begin;
      const opened = dashes[i] === undefined ? start : start + 1;
      return { key: null, start, named: start, opened, ...this.placeOf(item, opened) };
    });
  }

  /** Where a value ends; what stands on several lines ends with its last line. */
  endOf(node: Node): number {
    const [start, end] = node.range ?? [0, 0];
    if (isCollection(node) && node.flow !== true) {
      const last = this.entries(node).at(-1);
      const at = this.text.slice(last?.end ?? end).search(/\r?\n|$/);
      return (last?.end ?? end) + at;
    }
    if (!isScalar(node) || !node.type?.startsWith('BLOCK')) return end;
    const written = this.text.slice(start, end);
    const [header = ''] = /^.*/.exec(written) ?? [];
    const after = header.includes('+') ? /\r?\n$/ : /(?:\r?\n[ \t]*)+$/;
    return start + written.replace(after, '').length;
  }

  /** Whether a list or map stands on one line: in YAML within brackets. */
  isTight(node: Node): boolean {
    const [start, end] = node.range ?? [0, 0];
    const flow = isCollection(node) && node.flow === true;
    return flow && !(this.json && this.text.slice(start, end).includes('\n'));
  }

  /** Whether a value is what is written here; numbers and words of YAML may be meant as texts. */
  says(node: Node | null, value: unknown): boolean {
    const meant = this.meant(node);
    if (isMap(meant)) {
      if (!isObject(value)) return false;
      const entries = this.entries(meant);
      const keys = Object.keys(value).filter((key) => value[key] !== undefined);
      return (
        orderOf(entries).join('\0') === keys.join('\0') &&
        entries.every(({ key, node: inner }) => this.says(inner, value[key ?? '']))
      );
    }
    if (isSeq(meant))
      return (
        Array.isArray(value) &&
        value.length === meant.items.length &&
        meant.items.every((item, i) => this.says(item as Node, value[i]))
      );
    return isScalar(meant) || meant === null ? this.isWritten(meant?.value, value, meant) : false;
  }

  /** One text for equal data, however it is written: to tell which items are the same. */
  canon(node: Node | null): string {
    const meant = this.meant(node);
    if (isMap(meant))
      return `{${this.entries(meant)
        .map(({ key, node: inner }) => `${JSON.stringify(key)}:${this.canon(inner)}`)
        .sort()
        .join()}}`;
    if (isSeq(meant)) return `[${meant.items.map((item) => this.canon(item as Node)).join()}]`;
    const { value } = isScalar(meant) ? meant : {};
    return canonOf(typeof value === 'string' && CANONICAL.test(value) ? Number(value) : value);
  }

  private meant(node: Node | null): Node | null {
    return isAlias(node) ? (node.resolve(this.document) ?? null) : node;
  }

  private isWritten(raw: unknown, value: unknown, node: { type?: unknown } | null): boolean {
    if (this.json || typeof value === 'string') return raw === value;
    const plain = node === null || node.type === 'PLAIN';
    const text = String(raw ?? '');
    if (value === null) return plain && /^(?:null|~)?$/i.test(text);
    if (typeof value === 'number') return plain && CANONICAL.test(text) && Number(text) === value;
    return plain && text === String(value);
  }

  private placeOf(node: unknown, opened: number) {
    const value = node as Node | null;
    const begin = value?.range?.[0] ?? opened;
    return { node: value, value: begin, end: value ? this.endOf(value) : begin };
  }
}

/** `TextTree.canon` of data that no text holds. */
export function canonOf(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonOf).join()}]`;
  if (isObject(value))
    return `{${Object.entries(value)
      .filter(([, inner]) => inner !== undefined)
      .map(([key, inner]) => `${JSON.stringify(key)}:${canonOf(inner)}`)
      .sort()
      .join()}}`;
  return JSON.stringify(String(value ?? ''));
}

/** The keys in the order that data has them: numbers come first. */
export function orderOf(entries: readonly TreeEntry[]): string[] {
  return Object.keys(Object.fromEntries(entries.map(({ key }) => [key, true])));
}

function keyOf(key: unknown): string {
  return isScalar(key) ? String(key.value) : '';
}

/** Where the dashes of a list stand; none in brackets. */
function dashesOf({ srcToken }: Node): number[] {
  if (srcToken?.type !== 'block-seq') return [];
  return srcToken.items.flatMap(({ start }) =>
    start.flatMap(({ type, offset }) => (type === 'seq-item-ind' ? offset : [])),
  );
}

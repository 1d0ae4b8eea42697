// Changed data in a YAML or JSON text: what is the same stays as it was written, entries are taken out, put in, moved.

import { isCollection, isMap, isScalar, isSeq, type Node, type Scalar } from 'yaml';

import { isObject } from '../../../engine/check.ts';
import { alignItems, alignKeys, type WishedEntry } from './align.ts';
import type { Manner } from './manner.ts';
import { blockPieces, flowPieces, type Piece } from './pieces.ts';
import {
  isFull,
  printAfter,
  printBlock,
  printInline,
  printKey,
  printText,
  type WriteSpot,
} from './print.ts';
import { rewriteScalar } from './scalar.ts';
import { orderOf, type TextTree, type TreeEntry } from './textTree.ts';

/** Puts data into one text. */
export class TreeEdit {
  private readonly tree: TextTree;
  private readonly manner: Manner;
  /** How deep values are changed in place; below, they are written anew. */
  private readonly depth: number;

  constructor(tree: TextTree, manner: Manner, depth: number) {
    this.tree = tree;
    this.manner = manner;
    this.depth = depth;
  }

  /** The whole text with this data. */
  write(data: unknown): string {
    const { text, root } = this.tree;
    const { eol, json } = this.manner;
    const spot = { indent: '', key: null, flow: false, sibling: null };
    const print = () =>
      json || !isFull(data)
        ? printInline(data, spot, this.manner)
        : printBlock(data, '', this.manner);
    if (!root) return `${text}${text === '' || text.endsWith('\n') ? '' : eol}${print()}${eol}`;
    const [start = 0] = root.range ?? [];
    const end = this.tree.endOf(root);
    const begin = this.beginOf(root, start);
    const written = this.inPlace(root, data, { ...spot, depth: 0, begin });
    return text.slice(0, begin) + (written ?? print()) + text.slice(end);
  }

  /** What comes behind the key or dash of an entry. */
  private after(entry: TreeEntry, value: unknown, spot: WriteSpot & { depth: number }): string {
    const { text } = this.tree;
    const { node, opened, end } = entry;
    if (this.tree.says(node, value)) return text.slice(opened, end);
    const begin = node ? this.beginOf(node, opened) : opened;
    const written = node && this.inPlace(node, value, { ...spot, begin });
    if (written !== null) return text.slice(opened, begin) + written;
    const space = text.slice(opened, entry.value);
    if (spot.flow || this.manner.json) return space + printInline(value, spot, this.manner);
    const printed = printAfter(value, spot, this.manner);
    const [note = ''] = /^[ \t]+#[^\r\n]*/.exec(space) ?? [];
    return printed.startsWith(this.manner.eol) ? note + printed : printed + note;
  }

  /** A value changed where it stands; null where it has to be written anew. */
  private inPlace(
    node: Node,
    value: unknown,
    spot: WriteSpot & { readonly depth: number; readonly begin: number },
  ): string | null {
    if (spot.depth >= this.depth) return null;
    if (isScalar(node))
      return isObject(value) || Array.isArray(value) ? null : this.scalar(node, value, spot);
    const same = isMap(node) ? isObject(value) : isSeq(node) && Array.isArray(value);
    return same && isFull(value) && this.tree.entries(node).length > 0
      ? this.collection(node, value, spot)
      : null;
  }

  private scalar(node: Scalar, value: unknown, spot: WriteSpot): string {
    if (typeof value !== 'string') return printInline(value, spot, this.manner);
    const [start = 0] = node.range ?? [];
    const written = this.tree.text.slice(start, this.tree.endOf(node));
    return rewriteScalar(node, written, value, this.manner) ?? printText(value, spot, this.manner);
  }

  private collection(
    node: Node,
    value: object,
    { depth, begin }: { readonly depth: number; readonly begin: number },
  ): string {
    const { text } = this.tree;
    const entries = this.tree.entries(node);
    const flow = isFlow(node);
    const { pieces, joint } = flow
      ? flowPieces(text, entries, rangeOf(node), this.manner.comma.slice(1))
      : blockPieces(text, entries, [begin, this.tree.endOf(node)], this.manner.eol);
    const first = entries[0]?.start ?? begin;
    const line = text.lastIndexOf('\n', first - 1) + 1;
    const indent = flow ? (/^[ \t]*/.exec(text.slice(line))?.[0] ?? '') : ' '.repeat(first - line);
    // within brackets of YAML nothing stands without them
    const oneLine = !this.manner.json || this.tree.isTight(node);
    const wished = this.align(entries, value);
    return joint.join(
      wished.map((wish, i): Piece => {
        const old = entries[wish.from ?? -1];
        const piece = pieces[wish.from ?? -1];
        const sibling = this.siblingOf(entries, wish.value);
        const spot = { indent, key: wish.key, flow: flow && oneLine, sibling, depth: depth + 1 };
        if (!old || !piece) return joint.make(this.newCore(wish, spot), i === 0);
        if (old.key === wish.key && this.tree.says(old.node, wish.value)) return piece;
        const head =
          wish.key === null || old.key === wish.key
            ? text.slice(old.start, old.opened)
            : printKey(wish.key, this.manner) + text.slice(old.named, old.opened);
        const rest = piece.core.slice(old.end - old.start);
        return { ...piece, core: head + this.after(old, wish.value, spot) + rest };
      }),
    );
  }

  private align(entries: readonly TreeEntry[], value: object): WishedEntry[] {
    const known = entries.map(({ key, node }) => ({
      key,
      canon: this.tree.canon(node),
      parts: this.tree
        .entries(node)
        .map((inner) => (inner.key ?? '') + this.tree.canon(inner.node)),
    }));
    return Array.isArray(value)
      ? alignItems(known, value)
      : alignKeys(known, value as Readonly<Record<string, unknown>>, orderOf(entries));
  }

  private newCore({ key, value }: WishedEntry, spot: WriteSpot): string {
    const { manner } = this;
    if (spot.flow || manner.json)
      return (
        (key === null ? '' : printKey(key, manner) + manner.colon) +
        printInline(value, spot, manner)
      );
    return (key === null ? '-' : `${printKey(key, manner)}:`) + printAfter(value, spot, manner);
  }

  /** Whether the last entry of the same sort stands on one line. */
  private siblingOf(entries: readonly TreeEntry[], value: unknown): boolean | null {
    const isSame = (node: unknown) => (Array.isArray(value) ? isSeq(node) : isMap(node));
    const { node = null } = entries.findLast((entry) => isSame(entry.node)) ?? {};
    return isCollection(node) ? this.tree.isTight(node) : null;
  }

  /** Where a value begins: a list or map without brackets that begins a line does so with the comments above it, behind `floor`. */
  private beginOf(node: Node, floor: number): number {
    const { text } = this.tree;
    const [start] = rangeOf(node);
    const line = text.lastIndexOf('\n', start - 1) + 1;
    if (!isCollection(node) || isFlow(node) || text.slice(line, start).trim() !== '') return start;
    const [, comments = ''] = /\n((?:[ \t]*#[^\n]*\n)+)$/.exec(text.slice(floor, line)) ?? [];
    return line - comments.length;
  }
}

function isFlow(node: Node): boolean {
  return isCollection(node) && node.flow === true;
}

function rangeOf({ range }: Node): readonly [number, number] {
  const [start = 0, end = 0] = range ?? [];
  return [start, end];
}

// Long texts of members, packed: there are thousands of them, much in each is said in the others too, and few are read.

import { brotliCompressSync, brotliDecompressSync, constants } from 'node:zlib';

import { at } from '../../model/lookup.ts';

/** Shorter ones stay as they are. */
const LONG = 1000;
/** So many bytes are packed together: what they share is said once, and unpacking takes a fraction of a millisecond. */
const BLOCK = 64 * 1024;
const QUICK = { params: { [constants.BROTLI_PARAM_QUALITY]: 1 } };

interface Block {
  /** Null once they are packed. */
  texts: string[] | null;
  packed: Buffer | null;
  /** Where each ends, in bytes. */
  readonly ends: number[];
}

export class LongTexts {
  private block: Block = emptyBlock();
  private filled = 0;

  /** The same record; its long texts are unpacked whenever they are read. Neighbours should be alike. */
  pack(texts: Record<string, string>): Readonly<Record<string, string>> {
    for (const [name, text] of Object.entries(texts))
      if (text.length >= LONG)
        Object.defineProperty(texts, name, { get: this.add(text), enumerable: true });
    return texts;
  }

  /** Packs what is left. */
  end(): void {
    const { block } = this;
    const bytes = (block.texts ?? []).map((text) => Buffer.from(text));
    block.packed = brotliCompressSync(Buffer.concat(bytes), QUICK);
    block.texts = null;
    this.block = emptyBlock();
    this.filled = 0;
  }

  private add(text: string): () => string {
    const { block } = this;
    const nth = block.ends.length;
    block.texts?.push(text);
    this.filled += Buffer.byteLength(text);
    block.ends.push(this.filled);
    if (this.filled >= BLOCK) this.end();
    return () => readText(block, nth);
  }
}

function emptyBlock(): Block {
  return { texts: [], packed: null, ends: [] };
}

function readText({ texts, packed, ends }: Block, nth: number): string {
  if (texts) return at(texts, nth);
  if (!packed) return '';
  // a string of its own: a part of one would keep the whole block
  return brotliDecompressSync(packed).toString('utf8', ends[nth - 1] ?? 0, ends[nth]);
}

// What is used of the library of hyphenation patterns, which has no types of its own.

declare module 'hyphen' {
  /** A hyphenator of one language; `patterns` is what a file of the library's `patterns` exports. */
  export default function createHyphenator(
    patterns: unknown,
    options: { readonly hyphenChar: string; readonly html: boolean },
  ): (text: string) => string;
}

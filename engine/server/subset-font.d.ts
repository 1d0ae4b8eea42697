// What is used of subset-font, which has no types of its own.

declare module 'subset-font' {
  interface Options {
    readonly targetFormat: 'woff2';
    /** Features of OpenType; left out: all. */
    readonly keepFeatures?: readonly string[];
    readonly noHinting?: boolean;
    /** By axis the one value it is pinned to, or the range that is left of it. */
    readonly variationAxes?: Readonly<
      Record<string, number | { readonly min: number; readonly max: number }>
    >;
  }

  export default function subset(font: Buffer, text: string, options: Options): Promise<Buffer>;
}

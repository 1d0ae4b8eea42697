// The smallest nouns: text, value, condition and where a value comes from.

/** Words in every locale they were written in; the default locale is always there. */
export type Text = Readonly<Record<string, string>>;

/** Words of languages that have them in files of their own, by the same words in the default language. */
export interface Titles {
  /** The default language. */
  readonly from: string;
  /** locale → words in the default language → words in this one */
  readonly words: Readonly<Record<string, Readonly<Record<string, string>>>>;
}

/** Words of one language by their keys, in groups. */
export interface Messages {
  readonly [key: string]: string | Messages;
}

/** A value a filter, a parameter or a decision can have; codes keep their leading zeros. */
export type Value = string | number | boolean;

/** Holds when every named input has one of the listed values. */
export type Condition = Readonly<Record<string, readonly string[]>>;

/** A parameter's value, or where it comes from: the first named filter that has a value, or a decision. */
export type Given = Value | { readonly from?: readonly string[]; readonly decide?: string };

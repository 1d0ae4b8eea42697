// A text as elements: what Markdown says, before it becomes HTML.

export interface ProseElement {
  /** Name of an HTML element. */
  readonly tag: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly inside: readonly Prose[];
}

export type Prose = string | ProseElement;

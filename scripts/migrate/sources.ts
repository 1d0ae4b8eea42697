// How values of a YAML file are written, for those who put them elsewhere.

import { replaceValue, type Edit } from './edits.ts';

/** The lines of a value, all but the first moved to stand below it. */
export function shift(text: string, value: unknown, indent: string): string {
  const own = ' '.repeat(columnOf(text, value));
  return sourceOf(text, value).replaceAll(`\n${own}`, `\n${indent}`);
}

/** A value as it is written. */
export function sourceOf(text: string, value: unknown): string {
  const { from, to } = replaceValue(value, '');
  return text.slice(from, to).trimEnd();
}

/** Puts another text in the place of a map, whose range ends at the next item where it stands on several lines. */
export function replaceMap(text: string, map: unknown, put: string): Edit {
  const whole = replaceValue(map, put);
  return { ...whole, to: whole.from + text.slice(whole.from, whole.to).trimEnd().length };
}

/** How far from the left it begins. */
export function columnOf(text: string, node: unknown): number {
  const { from } = replaceValue(node, '');
  return from - text.lastIndexOf('\n', from - 1) - 1;
}

// Texts with names in braces, such as `{year}`: names of files, messages, sentences of the check.

import type { Text } from '../model/portal.ts';

/** The text with the values that it names; a name without a value is left out. */
export function fillNames(text: string, values: Readonly<Record<string, unknown>>): string {
  return text.replace(/\{([\w-]+)\}/g, (_, name: string) => String(values[name] ?? ''));
}

/** The names in braces, in their order. */
export function findBraced(text: string): string[] {
  return [...text.matchAll(/\{([\w-]+)\}/g)].map(([, name = '']) => name);
}

/** The names in braces of a text, in any language, each once. */
export function listNames(text: Text): string[] {
  return [...new Set(Object.values(text).flatMap(findBraced))];
}

// Texts with names in braces, such as `{year}`: names of files, messages, sentences of the check.

/** The text with the values that it names; a name without a value is left out. */
export function fillNames(text: string, values: Readonly<Record<string, unknown>>): string {
  return text.replace(/\{([\w-]+)\}/g, (_, name: string) => String(values[name] ?? ''));
}

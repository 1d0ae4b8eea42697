// Words that a reader would call the same.

/** Lower case, one kind of apostrophe, single spaces. */
export function fold(text: string): string {
  return text.toLowerCase().replaceAll(/[’ʼ`´]/g, "'").replaceAll(/\s+/g, ' ').trim();
}

// Text that may stand in HTML, between tags and in quoted attributes.

/** Escapes `&`, `<`, `>` and double quotes; attributes must be in double quotes. */
export function escape(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
}

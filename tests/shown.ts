// HTML as it is seen: without what is heard of its figures.

/** The same HTML with figures as they are written. */
export function asShown(html: string): string {
  return html.replaceAll(
    /<span class="heard" data-said="[^"]*"><span[^>]*>((?:[^<]|<wbr\/>)*)<\/span><\/span>/g,
    '$1',
  );
}

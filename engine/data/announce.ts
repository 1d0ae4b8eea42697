// Says one polite sentence to those who do not see what has changed; the same one again is heard again.

/** How long the place stays empty before it speaks: a sentence that only stays is not said twice. */
const PAUSE_MS = 60;
let waiting: ReturnType<typeof setTimeout> | undefined;

/** Writes the text into the live region of the document after a pause; does nothing where the document has none. */
export function announce(text: string): void {
  const place = document.getElementById('announcement');
  if (!place) return;
  clearTimeout(waiting);
  place.textContent = '';
  waiting = setTimeout(() => (place.textContent = text), PAUSE_MS);
}

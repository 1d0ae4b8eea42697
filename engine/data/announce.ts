// What is said politely to a reader who does not see the page change.

/** One sentence per thing that came; the same one again is said again. */
export function announce(text: string): void {
  const place = document.getElementById('announcement');
  if (!place) return;
  // a text that is already there is no change, and nothing of it is read
  place.textContent = place.textContent === text ? `${text}\u00a0` : text;
}

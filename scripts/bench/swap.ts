// The limit of what readers do: the served page without its scripts, and twenty lines by hand that fetch the next one and swap what is read.

/** Where the pages that acts lead to lie, on the server that the page comes from. */
export const SWAPS = { filter: '/swap-filter', page: '/swap-page' } as const;

const SCRIPT = `async function swap(path) {
  const answer = await fetch(path);
  const next = new DOMParser().parseFromString(await answer.text(), 'text/html');
  document.title = next.title;
  document.querySelector('style').replaceWith(next.querySelector('style'));
  document.querySelector('main').replaceWith(next.querySelector('main'));
  document.querySelector('h1').focus();
}
document.addEventListener('click', (event) => {
  const link = event.target.closest('main .tabs a');
  if (!link) return;
  event.preventDefault();
  history.pushState(null, '', link.href);
  swap('${SWAPS.page}');
});
document.addEventListener('change', (event) => {
  const query = new URLSearchParams(new FormData(event.target.form));
  history.pushState(null, '', '?' + query);
  swap('${SWAPS.filter}');
});`;

/** The page with its own markup and styles, which takes the next one as a whole. */
export function writeSwap(html: string): string {
  const still = html
    .replaceAll(/<script\b[^>]*>.*?<\/script>/gs, '')
    .replaceAll(
      /<link\b[^>]*\brel="(?:modulepreload|preload|manifest|icon|stylesheet)"[^>]*>/g,
      '',
    );
  return still.replace('</body>', () => `<script>${SCRIPT}</script></body>`);
}

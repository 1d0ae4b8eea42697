// Takes out of Vega's SVG what is not seen: helper groups, empty paths, roles in English, decimals of a pixel.

const DROPPED =
  / (?:role|class|aria-[a-z]+|font-family|pointer-events|stroke-miterlimit|version|xmlns:xlink|xmlns)="[^"]*"/g;

/** The same picture, hidden from assistive technology: a sentence and a table say what it shows. */
export function slimSvg(svg: string, name: string): string {
  let text = svg
    .replaceAll(/<path[^>]*display="none"[^>]*\/>/g, '')
    .replaceAll(/<path[^>]*class="background"[^>]*d="M0,0h0v0h0Z"[^>]*\/>/g, '')
    .replaceAll(/<path[^>]*class="background"[^>]*(?<!stroke="[^"]*)\/>/g, (path) =>
      / (?:fill|stroke)="/.test(path) ? path : '',
    )
    .replaceAll(/<text[^>]*opacity="0"[^>]*>[^<]*<\/text>/g, '')
    .replaceAll(/<rect[^>]*fill="transparent"[^>]*\/>/g, '')
    .replaceAll(DROPPED, '')
    .replaceAll(/ (?:opacity|stroke-width)="1"/g, '')
    .replaceAll(/ transform="(?:translate\(0,0\)|translate\(0\.5,0\.5\)|rotate\(0\))"/g, '')
    .replaceAll(/<[^>]*>/g, shortNumbers);
  for (let before = ''; before !== text;) {
    before = text;
    text = text.replaceAll(/<g[^>]*><\/g>/g, '').replaceAll(/<g>((?:(?!<\/?g)[^])*?)<\/g>/g, '$1');
  }
  return text.replace('<svg', `<svg class="${name}" aria-hidden="true" focusable="false"`);
}

/** Only what stands in the tag itself: a figure that is drawn as a text is read, not measured. */
function shortNumbers(tag: string): string {
  return tag.replaceAll(/-?\d+\.\d{2,}/g, (number) => String(Math.round(Number(number) * 10) / 10));
}

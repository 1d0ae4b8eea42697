// Markup that the server writes out itself: a template that escapes whatever is put in, texts, sources, links, stops.

import type { Text, Words } from '../model/portal.ts';
import { plainWords } from '../language/text.ts';
import { withPrefix } from '../addresses/query.ts';
import { escape } from '../language/html.ts';
import type { LocaleFormatter } from '../language/localeFormatter.ts';

/** HTML that may be put into other HTML as it is. */
export class Html {
  readonly text: string;

  constructor(text: string) {
    this.text = text;
  }
}

export type Part = Html | string | number | null | readonly Part[];

/** HTML from a template: what is put in is escaped unless it is HTML already; null leaves nothing. */
export function html(texts: TemplateStringsArray, ...parts: readonly Part[]): Html {
  return new Html(texts.reduce((whole, text, i) => whole + partText(parts[i - 1] ?? null) + text));
}

function partText(part: Part): string {
  if (part === null) return '';
  if (part instanceof Html) return part.text;
  return typeof part === 'object' ? part.map(partText).join('') : escape(String(part));
}

export function say(words: Words): Html {
  return typeof words === 'string'
    ? html`${words}`
    : html`<span lang="${words.lang}">${words.words}</span>`;
}

/** Paragraphs of a text: an empty line between them, or a list of texts. */
export function paragraphs(formatter: LocaleFormatter, value: unknown): Html {
  const texts = (Array.isArray(value) ? value : [value]).filter(isText);
  return html`${texts.flatMap((text) => {
    const words = formatter.words(text);
    const lang = typeof words === 'string' ? '' : words.lang;
    return plainWords(words)
      .split(/\n\s*\n/)
      .map((one) => (lang === '' ? html`<p>${one}</p>` : html`<p lang="${lang}">${one}</p>`));
  })}`;
}

/** A link inside the portal. */
export function link(formatter: LocaleFormatter, to: string, words: Part, more = ''): Html {
  return new Html(
    `<a href="${escape(withPrefix(to, formatter.locale.prefix))}"${more === '' ? '' : ` ${more}`}>${partText(words)}</a>`,
  );
}

export function outward(to: string, words: Part): Html {
  return html`<a href="${to}" rel="noopener external">${words}</a>`;
}

/** One source or many, each said once. */
export function sourcesList(formatter: LocaleFormatter, values: readonly unknown[]): Html {
  const all = values.flatMap((value) => (Array.isArray(value) ? value : [value])).filter(isText);
  const once = [...new Map(all.map((one) => [formatter.plain(one), one])).values()];
  if (once.length === 0) return html``;
  const items = once.map((one) => {
    const { link: to, ...text } = one;
    return html`<li>${to === undefined ? say(formatter.words(text)) : outward(to, say(formatter.words(text)))}</li>`;
  });
  return html`<div class="sources"><b>${formatter.say(once.length === 1 ? 'written.source' : 'written.sources')}</b><ul>${items}</ul></div>`;
}

export function isText(value: unknown): value is Text {
  return (
    value !== null &&
    typeof value === 'object' &&
    !Array.isArray(value) &&
    Object.values(value).every((one) => typeof one === 'string')
  );
}

const STOP =
  /<(?:a(?= )|button(?=[ >])|summary(?=[ >])|select(?= )|input(?= )(?! type="hidden")|div tabindex="0")/g;

/** Gives every stop its place in the Tab order: the number of the block, and behind the point its own. */
export function numberStops(written: string, tab: number, emitTabindex: boolean): string {
  let count = 0;
  return written.replace(
    STOP,
    (tag) =>
      `${emitTabindex ? tag.replace(' tabindex="0"', '') : tag} data-tab-order="${tab}.${String(++count).padStart(4, '0')}"${emitTabindex ? ` tabindex="${tab}"` : ''}`,
  );
}

// Renders one written block as the server does; interface words are said by their keys, so that tests do not hang on prose.

import type { RenderingPage } from '../engine/blocks/written/written.server.ts';
import { plainWords } from '../engine/language/text.ts';
import { renderWritten } from '../site/entry-server.tsx';
import type { WrittenContents } from '../site/parts.server.ts';

interface Surroundings extends Partial<RenderingPage> {
  readonly lang?: string;
}

/** HTML of a block with the number 80 in the Tab order. */
export function renderWrittenBlock<Kind extends keyof WrittenContents>(
  kind: Kind,
  content: WrittenContents[Kind] | null,
  { lang = '', ...page }: Surroundings = {},
): string {
  const draft = { kind, id: kind, title: null, tab: 80, lang, content };
  return renderWritten(draft, {
    say: (key, values) => [key, ...Object.values(values ?? {})].join(' '),
    prefix: '',
    path: '',
    emitTabindex: false,
    mark: (text) => [text],
    pieces: (words) => [plainWords(words)],
    ...page,
  });
}

/** Marks one word, each time it is asked. */
export function marking(word: string): RenderingPage['mark'] {
  return (text) =>
    text
      .split(new RegExp(`(${word})`))
      .map((part) => (part === word ? { term: word, words: part, to: `/${word}` } : part));
}

/** Without the places of stops, which most tests do not ask for. */
export function plain(html: string): string {
  return html.replaceAll(/ data-tab-order="[\d.]+"/g, '');
}

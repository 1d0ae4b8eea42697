// What a page says in words: every sentence, title and note of its view, with what stands beside it.

import type { View } from '../../engine/model/portal.ts';

/** Where a text of a page stands. */
export type Role = 'finding' | 'title' | 'note';

/** One text of a page: `finding` is made from figures, in a heading or a sentence of its own; `note` is everything beside. */
export interface Spoken {
  readonly block: string;
  readonly role: Role;
  readonly text: string;
}

/** A block of a view as far as rules look at it. */
export interface SpokenBlock {
  readonly id: string;
  readonly kind: string;
  readonly state?: string;
  readonly title?: unknown;
  readonly [field: string]: unknown;
}

/** A view with all that it says. */
export interface SpokenPage {
  readonly address: string;
  readonly locale: string;
  readonly view: View;
  readonly blocks: readonly SpokenBlock[];
  readonly spoken: readonly Spoken[];
  /** The year and the last month that the page shows; null where it has no such field. */
  readonly year: number | null;
  readonly months: { readonly from: number; readonly to: number } | null;
}

/** Fields of views in which words stand that a person wrote or that figures made. */
const FINDINGS = new Set(['sentences', 'sentence', 'lead', 'text', 'finding']);
const NOTES = new Set([
  'subtitle',
  'caption',
  'legend',
  'message',
  'notes',
  'words',
  'why',
  'about',
]);

export function speak(address: string, locale: string, view: View): SpokenPage {
  const blocks = view.blocks as unknown as SpokenBlock[];
  const heading = plain(view.heading);
  const own: Spoken[] =
    heading === '' ? [] : [{ block: 'heading', role: 'finding', text: heading }];
  const spoken = [...own, ...view.notices.map(noteOf), ...blocks.flatMap(spokenIn)];
  const values = new Map(view.fields.map((field) => [field.name, field.value]));
  const year = Number(values.get('year') ?? Number.NaN);
  return {
    address,
    locale,
    view,
    blocks,
    spoken,
    year: Number.isNaN(year) ? null : year,
    months: monthsIn(values),
  };
}

function noteOf(text: string): Spoken {
  return { block: 'notices', role: 'note', text };
}

function monthsIn(values: ReadonlyMap<string, unknown>): SpokenPage['months'] {
  const to = Number(values.get('monthTo') ?? values.get('month') ?? Number.NaN);
  return Number.isNaN(to) ? null : { from: Number(values.get('monthFrom') ?? 1), to };
}

function spokenIn(block: SpokenBlock): Spoken[] {
  const title = plain(block.title);
  const html = typeof block['html'] === 'string' ? sentencesOf(block['html']) : [];
  return [
    ...(title === '' ? [] : [{ block: block.id, role: 'title' as const, text: title }]),
    ...html.map((text) => ({ block: block.id, role: 'note' as const, text })),
    ...Object.entries(block).flatMap(([name, value]) => textsIn(block.id, name, value)),
  ];
}

/** Texts below a field: findings and notes keep their role however deep they stand. */
function textsIn(block: string, name: string, value: unknown): Spoken[] {
  const role = FINDINGS.has(name) ? 'finding' : NOTES.has(name) ? 'note' : null;
  if (role !== null) {
    const texts = Array.isArray(value) ? value.map(plain) : [plain(value)];
    return texts.filter((text) => text !== '').map((text) => ({ block, role, text }));
  }
  if (value === null || typeof value !== 'object') return [];
  return Object.entries(value).flatMap(([key, inner]) =>
    inner !== null && typeof inner === 'object'
      ? textsIn(block, key, inner)
      : textsIn(block, key, NOTES.has(key) || FINDINGS.has(key) ? inner : null),
  );
}

/** Words as text, whatever language they are marked with. */
export function plain(value: unknown): string {
  if (typeof value === 'string') return value;
  if (value !== null && typeof value === 'object' && 'words' in value) return plain(value.words);
  return '';
}

/** Texts of the elements of written blocks that hold sentences. */
function sentencesOf(html: string): string[] {
  return [...html.matchAll(/<(p|figcaption|h[1-6]|caption|dd|summary)\b[^>]*>([\s\S]*?)<\/\1>/g)]
    .map(([, , inner = '']) => textOf(inner))
    .filter((text) => text !== '');
}

export function textOf(html: string): string {
  return html
    .replace(/<(script|style|svg)\b[\s\S]*?<\/\1>/g, '')
    .replace(/<[^>]+>/g, '')
    .replaceAll('&nbsp;', '\u{a0}')
    .replaceAll('&quot;', '"')
    .replaceAll('&#x27;', "'")
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&')
    .trim();
}

// What a page says in words: every sentence, title and note of its view, with what stands beside it.

import type { TreeItem } from '../../engine/answers/answer.ts';
import type { View } from '../../engine/model/portal.ts';
import { asShown } from '../shown.ts';

/** Where a text of a page stands. */
export type Role = 'finding' | 'title' | 'note';

/** One text of a page: `finding` is made from figures, in a heading or a sentence of its own; `note` is everything beside. */
export interface Spoken {
  readonly block: string;
  readonly kind: string;
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
  /** Rows of the answers that the findings of the page were made from, whether it shows them or not. */
  readonly items: readonly TreeItem[];
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

/** `items`: the rows of the answers that findings were made from. */
export function speak(
  address: string,
  { locale, view, items }: Pick<SpokenPage, 'locale' | 'view' | 'items'>,
): SpokenPage {
  const blocks = (view.blocks as unknown as SpokenBlock[]).map(shownOnly).map(withRows);
  const heading = plain(view.heading);
  const own: Spoken[] =
    heading === '' ? [] : [{ block: 'heading', kind: '', role: 'finding', text: heading }];
  const spoken = [...own, ...view.notices.map(noteOf), ...blocks.flatMap(spokenIn)];
  const values = new Map(view.fields.map((field) => [field.name, field.value]));
  const year = Number(values.get('year') ?? Number.NaN);
  return {
    address,
    locale,
    view,
    items,
    blocks,
    spoken,
    year: Number.isNaN(year) ? null : year,
    months: monthsIn(values),
  };
}

/** Without what screen readers alone are told. */
export function shownOnly<B extends object>(block: B): B {
  const { html } = block as { readonly html?: unknown };
  return typeof html === 'string' ? { ...block, html: asShown(html) } : block;
}

/** Bars with their lines as rows: an amount, and the share beside it. */
function withRows(block: SpokenBlock): SpokenBlock {
  if (block.kind !== 'bars' || typeof block['html'] !== 'string') return block;
  const rows = block['html'].split(/<li|<tr/).flatMap((line) => {
    const [, amount] = /data-amount="[^"]*">([^<]*)/.exec(line) ?? [];
    const [share = ''] = /(?<=>)[\d.,<>]+\s?%(?=<| ·)/u.exec(line) ?? [];
    return amount === undefined ? [] : [{ amount, share }];
  });
  return { ...block, rows };
}

function noteOf(text: string): Spoken {
  return { block: 'notices', kind: '', role: 'note', text };
}

function monthsIn(values: ReadonlyMap<string, unknown>): SpokenPage['months'] {
  const to = Number(values.get('monthTo') ?? values.get('month') ?? Number.NaN);
  return Number.isNaN(to) ? null : { from: Number(values.get('monthFrom') ?? 1), to };
}

function spokenIn(block: SpokenBlock): Spoken[] {
  const title = plain(block.title);
  const html = typeof block['html'] === 'string' ? sentencesOf(block['html']) : [];
  const said: Said[] = [
    ...(title === '' ? [] : [{ role: 'title' as const, text: title }]),
    ...html.map((text) => ({ role: 'note' as const, text })),
    ...Object.entries(block).flatMap(([name, value]) => textsIn(name, value)),
  ];
  return said.map((each) => ({ block: block.id, kind: block.kind, ...each }));
}

type Said = Pick<Spoken, 'role' | 'text'>;

/** Texts below a field: findings and notes keep their role however deep they stand. */
function textsIn(name: string, value: unknown): Said[] {
  const role = FINDINGS.has(name) ? 'finding' : NOTES.has(name) ? 'note' : null;
  if (role !== null) {
    const texts = Array.isArray(value) ? value.map(plain) : [plain(value)];
    return texts.filter((text) => text !== '').map((text) => ({ role, text }));
  }
  if (value === null || typeof value !== 'object') return [];
  return Object.entries(value).flatMap(([key, inner]) => textsIn(key, inner));
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

// What pages say, as plain words by language: texts of the content, and documents that their blocks show.

import { fillNames } from '../../language/fillNames.ts';
import type { Page, Portal } from '../../model/portal.ts';
import type { Prose } from '../../model/site.ts';

/** Words by language. */
export type PlainProse = Readonly<Record<string, string>>;

/** Texts and documents of a page; `params` are its path parameters. Entries of collections that are searched are found by themselves. */
export function proseOfPage(
  portal: Portal,
  { blocks }: Page,
  params: Readonly<Record<string, string>>,
): PlainProse {
  const apart = new Set(
    (portal.settings.search?.collections ?? []).map(
      (name) => portal.settings.collections[name]?.call,
    ),
  );
  let found: PlainProse = {};
  for (const block of blocks) {
    const { text = '', call = '' } = block as { readonly text?: unknown; readonly call?: unknown };
    if (typeof text === 'string') found = joinProse(found, plainTexts(portal, text));
    if (typeof call === 'string' && !apart.has(call))
      found = joinProse(found, collectProse(buildDocument(portal, call, params)));
  }
  return found;
}

/** What the page of a collection says of one of its entries. */
export function proseOfEntry(portal: Portal, page: Page, key: string): PlainProse {
  const [parameter = ''] = Object.keys(page.parameters);
  return proseOfPage(portal, page, { [parameter]: key });
}

/** Texts of the same language one after another; a language that only one of them has is kept. */
export function joinProse(some: PlainProse, more: PlainProse): PlainProse {
  const locales = new Set([...Object.keys(some), ...Object.keys(more)]);
  return Object.fromEntries(
    [...locales].map((locale) => [locale, `${some[locale] ?? ''} ${more[locale] ?? ''}`.trim()]),
  );
}

/** All texts within a document, language by language. */
export function collectProse(data: unknown): PlainProse {
  const found: Record<string, string[]> = {};
  gather(data, found);
  return Object.fromEntries(
    Object.entries(found).map(([locale, some]) => [locale, some.join(' ')]),
  );
}

function gather(data: unknown, into: Record<string, string[]>): void {
  if (data === null || typeof data !== 'object') return;
  for (const [key, value] of Object.entries(data))
    if (typeof value === 'string' && /^[a-z]{2}$/.test(key)) (into[key] ??= []).push(value);
    else gather(value, into);
}

function plainTexts({ texts }: Portal, name: string): PlainProse {
  const all = Object.hasOwn(texts, name) ? (texts[name] ?? {}) : {};
  return Object.fromEntries(
    Object.entries(all).map(([locale, some]) => [locale, some.map(plainProse).join(' ')]),
  );
}

function plainProse(prose: Prose): string {
  return typeof prose === 'string' ? prose : prose.inside.map(plainProse).join(' ');
}

/** The document that a call answers with these parameters; undefined where it takes others, or answers no document. */
function buildDocument(
  { calls, documents }: Portal,
  name: string,
  params: Readonly<Record<string, string>>,
): unknown {
  const file = calls[name]?.document?.file ?? '';
  if (file === '') return undefined;
  const id = fillNames(file, params).replace(/\.json$/, '');
  return Object.hasOwn(documents, id) ? documents[id] : undefined;
}

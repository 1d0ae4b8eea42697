// One thing of a portal by another name: what is called so, and every place that names it.

import { join } from 'node:path';

import type { Reference } from '../../schema/references.ts';
import { readNamingFiles, type NamingFile } from '../places.ts';
import type { Folders } from '../read.ts';
import { NAME_PATTERNS, type Renamable } from './patterns.ts';
import { applyEdits, findSpans, rewriteScalar, type Edit, type Span } from './spans.ts';

export interface Wish {
  readonly what: Renamable;
  readonly from: string;
  readonly to: string;
  /** A filter has the new name in addresses too. */
  readonly query?: boolean;
  /** The old address of a page leads to the new one. */
  readonly redirect?: boolean;
}

/** Why it cannot be, in both languages. */
export interface Refusal {
  readonly uk: string;
  readonly en: string;
}

/** Path → the new text, null where the file is gone. */
export type Rewritten = ReadonlyMap<string, string | null>;

/** A file as it will be. */
export interface Draft {
  readonly file: NamingFile;
  readonly text: string;
}

/** How one sort of thing is renamed. */
export interface Renamer {
  /** The names that there are. */
  readonly known: readonly string[];
  /** What else keeps it from having the new name. */
  refuse?(): Refusal | null;
  /** Whether a place gives the name of the thing, and not of another that is called so. */
  isMeant(file: NamingFile, reference: Reference): boolean;
  /** The new text of a scalar that names nothing by a mark: a link, an address. */
  rewriteText?(text: string): string;
  /** What is changed besides, where the thing itself is declared. */
  editsOf?(draft: Draft): readonly Edit[];
  /** The path that a file moves to. */
  moveOf?(path: string): string;
  /** Files that are new. */
  readonly added?: Readonly<Record<string, string>>;
}

/** The files of a portal with the new name, or why they stay as they are. */
export function rename(
  folders: Folders,
  wish: Wish,
  makeRenamer: (folders: Folders, files: readonly NamingFile[], wish: Wish) => Renamer,
): Rewritten | Refusal {
  const files = readNamingFiles(folders);
  const renamer = makeRenamer(folders, files, wish);
  const refusal = refuseName(wish, renamer) ?? renamer.refuse?.();
  if (refusal) return refusal;
  const rewritten = new Map<string, string | null>();
  for (const part of ['config', 'content'] as const)
    for (const name of folders.files.list(folders[part])) {
      const path = `${part}/${name}`;
      const bytes = folders.files.read(join(folders[part], name));
      const moved = renamer.moveOf?.(path) ?? path;
      if (!bytes || !/\.(?:yaml|json|md)$/.test(name)) continue;
      const before = Buffer.from(bytes).toString('utf8');
      const file = files.find((each) => each.file === path);
      const after = moveSchema(rewriteFile(path, before, file, renamer, wish), path, moved);
      if (moved !== path) rewritten.set(path, null);
      if (moved !== path || after !== before) rewritten.set(moved, after);
    }
  for (const [path, text] of Object.entries(renamer.added ?? {})) rewritten.set(path, text);
  return rewritten;
}

export function isRefusal(result: Rewritten | Refusal): result is Refusal {
  return 'uk' in result;
}

function refuseName({ what, from, to }: Wish, { known }: Renamer): Refusal | null {
  if (!known.includes(from))
    return { uk: `Немає нічого з назвою ${from}.`, en: `There is nothing called ${from}.` };
  if (!NAME_PATTERNS[what].test(to))
    return {
      uk: `Назва ${to} тут неможлива: дозволені лише латинські літери, цифри та знаки, як у наявних назв.`,
      en: `${to} cannot be a name here: only Latin letters, digits and the signs that such names have.`,
    };
  if (known.includes(to))
    return { uk: `Назва ${to} вже зайнята.`, en: `The name ${to} is taken already.` };
  return null;
}

function rewriteFile(
  path: string,
  text: string,
  file: NamingFile | undefined,
  renamer: Renamer,
  wish: Wish,
): string {
  if (path.endsWith('.md')) return renamer.rewriteText ? rewriteLinks(text, renamer) : text;
  const meant = file?.references.filter((reference) => renamer.isMeant(file, reference)) ?? [];
  const mayLink = renamer.rewriteText && /["'\s]\/|\]\(\//.test(text);
  if (meant.length === 0 && !mayLink && !renamer.editsOf) return text;
  const spans = findSpans(text);
  const changes = new Map<string, { span: Span; by: string }>();
  const change = (span: Span, how: (inner: string) => string) => {
    const at = span.join();
    const written = changes.get(at)?.by ?? text.slice(...span);
    const by = rewriteScalar(written, how);
    if (by !== text.slice(...span)) changes.set(at, { span, by });
  };
  for (const { pointer, place } of meant) {
    const { key, value } = spans.get(pointer) ?? { value: [0, 0] as const };
    change(place === 'key' && key ? key : value, (inner) => rewriteName(inner, place, wish));
  }
  const { rewriteText } = renamer;
  const links = rewriteText && mayLink ? [...spans] : [];
  for (const [pointer, { value }] of links)
    if (rewriteText && !spans.has(`${pointer}/0`) && isText(text.slice(...value)))
      change(value, (inner) => (inner.startsWith('/') ? rewriteText(inner) : rewriteLinks(inner, renamer)));
  const edits = [...changes.values()].map(({ span, by }): Edit => ({ span, text: by }));
  return applyEdits(text, [...edits, ...(file ? (renamer.editsOf?.({ file, text }) ?? []) : [])]);
}

/** Whether a value is a text with an address in it, and nothing that has parts. */
function isText(written: string): boolean {
  return /^["']?\/|\]\(\//.test(written) && !/^[[{]/.test(written);
}

/** A name may be followed by a query, an attribute, or a star. */
function rewriteName(text: string, place: Reference['place'], { from, to }: Wish): string {
  if (place === 'braces') return text.replaceAll(`{${from}}`, `{${to}}`);
  return text.startsWith(from) ? to + text.slice(from.length) : text;
}

function rewriteLinks(text: string, { rewriteText }: Renamer): string {
  return text.replaceAll(/(?<=\]\()\/[^)\s]*/g, (link) => rewriteText?.(link) ?? link);
}

/** The first line says where the schema of the file lies. */
function moveSchema(text: string, from: string, to: string): string {
  const up = (path: string) => '../'.repeat(path.split('/').length - 1);
  return from === to ? text : text.replace(`$schema=${up(from)}`, `$schema=${up(to)}`);
}

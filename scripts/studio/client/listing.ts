// The list of files: what is found, how it is grouped, and names made from names.

import type { Drafts, StudioFile } from '../contract.ts';

/** Folder of a file that says what it is: `config/pages`, `content/texts`; what lies loose belongs to `config` or `content`. */
export function sortOf(path: string): string {
  return path.split('/').slice(0, -1).slice(0, 2).join('/');
}

/** Files whose title, in any language, or path has every word that is sought. */
export function filesLike(files: readonly StudioFile[], sought: string): readonly StudioFile[] {
  const parts = sought.toLowerCase().split(/\s+/).filter(Boolean);
  return files.filter(({ path, title }) => {
    const text = `${path} ${title.uk} ${title.en}`.toLowerCase();
    return parts.every((part) => text.includes(part));
  });
}

/** A file that a draft deletes is listed still, to be taken back. */
export function withDeleted(files: readonly StudioFile[], drafts: Drafts): readonly StudioFile[] {
  const known = new Set(files.map(({ path }) => path));
  const gone = Object.keys(drafts).filter((path) => !known.has(path) && drafts[path] === null);
  return [
    ...files,
    ...gone.map((path) => ({
      path,
      schema: null,
      title: { uk: path, en: path },
      language: 'yaml' as const,
    })),
  ];
}

/** Name of a format from that of a file: small Latin letters, digits and hyphens. */
export function formatName(file: string): string {
  return file
    .replace(/\.[^.]*$/, '')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-+|-+$/g, '');
}

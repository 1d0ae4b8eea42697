// The files of the portal: found by their words, grouped by what they are, with the tools of each.

import { useDeferredValue, useState } from 'react';

import type { StudioFile } from '../contract.ts';
import { useAsk } from './ask.ts';
import { useDesk } from './desk.ts';

const SHOWN = ['all', 'changed', 'wrong', 'unused'] as const;

export function Files() {
  const { state, words, language, opened, checked } = useDesk();
  const { drafts } = state.now;
  const [sought, setSought] = useState('');
  const [shown, setShown] = useState<(typeof SHOWN)[number]>('all');
  const unused = useAsk('unused', shown === 'unused' ? { drafts } : null).gives?.files ?? [];
  const kept: Readonly<Record<typeof shown, (path: string) => boolean>> = {
    all: () => true,
    changed: (path) => path in drafts,
    wrong: (path) => checked.mistakes.some(({ file }) => file === path),
    unused: (path) => unused.includes(path),
  };
  const found = filesLike(withDeleted(opened.files, drafts), useDeferredValue(sought)).filter(
    ({ path }) => kept[shown](path),
  );
  const groups = Map.groupBy(found, ({ path }) => sortOf(path));
  return (
    <section className="files" aria-labelledby="files-title">
      <h2 id="files-title">{words.part.files}</h2>
      <input
        type="search"
        aria-label={words.search}
        placeholder={words.search}
        value={sought}
        onChange={({ target }) => setSought(target.value)}
      />
      <select
        aria-label={words.shown}
        value={shown}
        onChange={({ target }) => setShown(SHOWN.find((name) => name === target.value) ?? 'all')}
      >
        {SHOWN.map((name) => (
          <option key={name} value={name}>
            {words.shownFiles[name]}
          </option>
        ))}
      </select>
      {[...groups].map(([sort, files]) => (
        <details key={sort} className="group" open={sought !== '' || shown !== 'all' || undefined}>
          <summary>
            {words.sorts[sort] ?? sort} <span className="soft">{files.length}</span>
          </summary>
          <ul>
            {files.map((file) => (
              <FileLine key={file.path} file={file} title={file.title[language]} />
            ))}
          </ul>
        </details>
      ))}
      {found.length === 0 && <p>{words.noneFound}</p>}
    </section>
  );
}

function FileLine({ file, title }: { readonly file: StudioFile; readonly title: string }) {
  const { state, words, at, openFile, checked } = useDesk();
  const { drafts } = state.now;
  const changed = file.path in drafts;
  const wrong = checked.mistakes.some((mistake) => mistake.file === file.path);
  return (
    <li>
      <button
        className="file"
        aria-current={at.path === file.path || undefined}
        onClick={() => openFile(file.path)}
      >
        <span>{title}</span>
        {title !== file.path && <small>{file.path}</small>}
        {changed && (
          <small className="mark">
            {drafts[file.path] === null ? words.deleted : words.changed}
          </small>
        )}
        {wrong && <small className="mark wrong">{words.isWrong}</small>}
      </button>
    </li>
  );
}

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
function withDeleted(
  files: readonly StudioFile[],
  drafts: Readonly<Record<string, string | null>>,
): readonly StudioFile[] {
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

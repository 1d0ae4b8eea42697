// The files of the portal: found by their words, grouped by what they are, with the tools of each.

import { useDeferredValue, useState } from 'react';

import type { StudioFile } from '../contract.ts';
import { useAsk } from './ask.ts';
import { useDesk } from './desk.ts';
import { filesLike, sortOf, withDeleted } from './listing.ts';

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
  const order = Object.keys(words.sorts);
  const groups = [...Map.groupBy(found, ({ path }) => sortOf(path))].sort(
    ([first], [second]) => order.indexOf(first) - order.indexOf(second),
  );
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
      {groups.map(([sort, files]) => (
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

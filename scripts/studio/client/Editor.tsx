// What is edited: the open file as a form and as text, and the mistakes of all drafts below.

import { useCallback, useEffect, useState } from 'react';

import { onDisk, useDesk } from './desk.ts';
import { FilePanels } from './FilePanels.tsx';
import { Mistakes } from './Mistakes.tsx';
import type { BeganFrom } from './store.ts';

export function Editor() {
  const { at, words } = useDesk();
  return (
    <section id="editor" className="editor" aria-labelledby="editor-title" tabIndex={-1}>
      {at.path === '' ? (
        <>
          <h2 id="editor-title">{words.part.edit}</h2>
          <p>{words.chooseFile}</p>
        </>
      ) : (
        <OpenFile key={at.path} path={at.path} />
      )}
      <Mistakes />
    </section>
  );
}

function OpenFile({ path }: { readonly path: string }) {
  const { state, words, language, opened, show, dispatch } = useDesk();
  const { drafts, begun } = state.now;
  useEffect(() => document.getElementById('editor')?.focus({ preventScroll: true }), []);
  const disk = useDisk(path, path in drafts);
  const file = opened.files.find((file) => file.path === path);
  const draft = drafts[path];
  const text = draft === undefined ? (disk?.text ?? null) : draft;
  return (
    <>
      <h2 id="editor-title">{file?.title[language] ?? path}</h2>
      <p className="soft path">{path}</p>
      <div role="toolbar" aria-label={words.fileTools} className="tools">
        {(['copy', 'rename', 'uses', 'delete'] as const).map((name) => (
          <button key={name} disabled={draft === null} onClick={() => show({ name, path })}>
            {words.fileTool[name]}
          </button>
        ))}
        {draft !== undefined && (
          <button onClick={() => dispatch({ do: 'drop', paths: [path] })}>{words.takeBack}</button>
        )}
      </div>
      {draft === null && <p>{words.isDeleted}</p>}
      {disk && draft !== null && text === null && <p>{words.notThere}</p>}
      {text !== null && (disk ?? begun[path]) && (
        <FilePanels
          path={path}
          text={text}
          began={begun[path] ?? disk ?? { base: '', text: null }}
        />
      )}
    </>
  );
}

/** The file on the disk, asked anew when its draft ends and when the window is looked at again: another program may have written it. */
function useDisk(path: string, drafted: boolean): BeganFrom | null {
  const { attempt } = useDesk();
  const [disk, setDisk] = useState<BeganFrom | null>(null);
  const look = useCallback(() => attempt(async () => setDisk(await onDisk(path))), [attempt, path]);
  useEffect(() => {
    if (drafted) return;
    look();
    addEventListener('focus', look);
    return () => removeEventListener('focus', look);
  }, [look, drafted]);
  return disk;
}

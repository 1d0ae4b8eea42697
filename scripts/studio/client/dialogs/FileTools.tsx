// What is done with one file: moved, asked after, deleted once its users are seen.

import { useId, useState } from 'react';

import { ask, problemOf, useAsk } from '../ask.ts';
import { startDrafts, useDesk } from '../desk.ts';
import { Dialog } from './Dialog.tsx';

interface OfFile {
  readonly path: string;
}

export function Rename({ path }: OfFile) {
  const desk = useDesk();
  const { words, language, opened, state, show, openFile } = desk;
  const [to, setTo] = useState(path);
  const [redirect, setRedirect] = useState(true);
  const [said, setSaid] = useState('');
  const id = useId();
  const page = opened.files.find((file) => file.path === path)?.schema === 'page';
  const rename = async () => {
    try {
      const { drafts } = state.now;
      const made = await ask('rename', { drafts, path, to, redirect: page && redirect });
      await startDrafts(desk, made.drafts);
      show(null);
      openFile(made.open);
    } catch (error) {
      setSaid(problemOf(error).said[language]);
    }
  };
  return (
    <Dialog title={words.fileTool.rename} said={said}>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          void rename();
        }}
      >
        <label htmlFor={id}>{words.newPath}</label>
        <input id={id} className="long" value={to} onChange={({ target }) => setTo(target.value)} />
        {page && (
          <label>
            <input
              type="checkbox"
              checked={redirect}
              onChange={({ target }) => setRedirect(target.checked)}
            />{' '}
            {words.leaveRedirect}
          </label>
        )}
        <button className="main" disabled={to === path || to === ''}>
          {words.fileTool.rename}
        </button>
      </form>
    </Dialog>
  );
}

export function Uses({ path }: OfFile) {
  const { words } = useDesk();
  const asked = useUses(path);
  return (
    <Dialog title={words.fileTool.uses} said={asked.said}>
      <p className="path">{path}</p>
      <UsedIn uses={asked.uses} />
    </Dialog>
  );
}

export function Delete({ path }: OfFile) {
  const desk = useDesk();
  const { words, show, attempt } = desk;
  const { uses, said } = useUses(path);
  const remove = async () => {
    await startDrafts(desk, { [path]: null });
    show(null);
  };
  return (
    <Dialog title={words.fileTool.delete} said={said}>
      <p className="path">{path}</p>
      <UsedIn uses={uses} />
      {uses && (
        <button className="main" onClick={() => attempt(remove)}>
          {uses.length > 0 ? words.deleteUsed : words.fileTool.delete}
        </button>
      )}
    </Dialog>
  );
}

type Uses = readonly { readonly file: string; readonly line: number; readonly pointer: string }[];

function useUses(path: string): { readonly uses: Uses | null; readonly said: string } {
  const { state, language } = useDesk();
  const { gives, problem } = useAsk('uses', { drafts: state.now.drafts, path });
  // what has no name that others could use can go
  const uses = gives?.uses ?? (problem?.status === 404 ? [] : null);
  return { uses, said: problem?.said[language] ?? '' };
}

function UsedIn({ uses }: { readonly uses: Uses | null }) {
  const { words, show, openFile } = useDesk();
  if (!uses) return <p>{words.looking}</p>;
  return (
    <>
      <p role="status">{words.usedIn(uses.length)}</p>
      <ul>
        {uses.map(({ file, line, pointer }) => (
          <li key={`${file}:${line}${pointer}`}>
            <button
              className="file"
              onClick={() => {
                show(null);
                openFile(file, pointer, line);
              }}
            >
              <span>{file}</span>
              <small>{words.line(line)}</small>
            </button>
          </li>
        ))}
      </ul>
    </>
  );
}

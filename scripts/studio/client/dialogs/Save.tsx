// Saving: what changes in each file, as a patch to hand over, and what to do where the disk has changed meanwhile.

import { useState } from 'react';

import { ask, problemOf, useAsk } from '../ask.ts';
import { onDisk, useDesk } from '../desk.ts';
import { basesOf, type BeganFrom } from '../store.ts';
import { Dialog } from './Dialog.tsx';
import { download } from './download.ts';
import { PatchText } from './PatchText.tsx';

export function Save() {
  const { state, dispatch, language, words, checked, show, tell } = useDesk();
  const { now } = state;
  const { drafts } = now;
  const { gives, problem } = useAsk('patch', { drafts });
  const [said, setSaid] = useState('');
  const [met, setMet] = useState<Readonly<Record<string, BeganFrom>>>({});
  const [saving, setSaving] = useState(false);
  const wrong = checked.mistakes.some(({ severity }) => severity === 'error');
  const conflicts = Object.entries(met).filter(
    ([path, { base }]) => path in drafts && now.begun[path]?.base !== base,
  );
  const save = async () => {
    setSaving(true);
    setSaid('');
    try {
      const { saved } = await ask('save', { drafts, bases: basesOf(now) });
      const disk = await disksOf(saved);
      const bases = Object.entries(disk).map(([path, { base }]) => [path, base]);
      dispatch({ do: 'saved', bases: Object.fromEntries(bases) });
      show(null);
      tell(words.saved(saved.length));
    } catch (error) {
      const problem = problemOf(error);
      setSaid(problem.said[language]);
      if (problem.status === 409) setMet(await disksOf(Object.keys(drafts)));
    }
    setSaving(false);
  };
  const patch = gives?.patch ?? '';
  return (
    <Dialog title={words.save} said={said || (problem?.said[language] ?? '')} wide>
      {conflicts.map(([path, disk]) => (
        <Conflict key={path} path={path} disk={disk} />
      ))}
      {wrong && <p className="notice wrong">{words.saveWrong}</p>}
      <div className="tools">
        <button
          className="main"
          disabled={saving || wrong || conflicts.length > 0 || Object.keys(drafts).length === 0}
          onClick={() => void save()}
        >
          {words.saveNow}
        </button>
        <button disabled={patch === ''} onClick={() => download('studio.patch', patch)}>
          {words.downloadPatch}
        </button>
      </div>
      {Object.entries(drafts).map(([path, text]) => (
        <details key={path} open={Object.keys(drafts).length === 1}>
          <summary>
            <span className="path">{path}</span> {text === null && words.deleted}
          </summary>
          <PatchText text={partOf(patch, path)} label={path} />
        </details>
      ))}
    </Dialog>
  );
}

function Conflict({ path, disk }: { readonly path: string; readonly disk: BeganFrom }) {
  const { state, dispatch, words } = useDesk();
  const draft = state.now.drafts[path] ?? null;
  const { gives } = useAsk('patch', { drafts: { [path]: draft } });
  return (
    <section className="notice" aria-label={path}>
      <p>{words.conflict(path)}</p>
      <PatchText text={gives?.patch ?? ''} label={words.conflict(path)} />
      <div className="tools">
        <button onClick={() => dispatch({ do: 'drop', paths: [path] })}>{words.takeDisk}</button>
        <button onClick={() => dispatch({ do: 'rebase', path, begun: disk })}>
          {words.keepMine}
        </button>
      </div>
    </section>
  );
}

async function disksOf(paths: readonly string[]): Promise<Record<string, BeganFrom>> {
  return Object.fromEntries(
    await Promise.all(paths.map(async (path) => [path, await onDisk(path)] as const)),
  );
}

/** What a patch says of one file; empty where it says nothing. */
function partOf(patch: string, path: string): string {
  const parts = patch.split(/^(?=diff --git )/m);
  return parts.find((part) => part.slice(0, part.indexOf('\n')).includes(` b/${path}`)) ?? '';
}

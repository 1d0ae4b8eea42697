// Sets of drafts: put aside, taken up again, handed to a colleague as a file.

import { useId, useState } from 'react';

import { useDesk } from '../desk.ts';
import { readSet, writeSet } from '../kept.ts';
import { sharedPaths } from '../store.ts';
import { Dialog } from './Dialog.tsx';
import { download } from './download.ts';

export function Sets() {
  const { state, dispatch, words } = useDesk();
  const [name, setName] = useState('');
  const [said, setSaid] = useState('');
  const id = useId();
  const changed = Object.keys(state.now.drafts).length;
  const named = name.trim();
  const bring = async (file: File | undefined) => {
    const read = readSet((await file?.text()) ?? '');
    setSaid(read ? '' : words.noSet);
    if (!read) return;
    // another set of this name stays what it is
    const taken = read.name in state.sets;
    dispatch({
      do: 'bring',
      name: taken ? `${read.name} (${Date.now()})` : read.name,
      set: read.set,
    });
  };
  return (
    <Dialog title={words.sets} said={said}>
      <form
        className="tools"
        onSubmit={(event) => {
          event.preventDefault();
          dispatch({ do: 'aside', name: named });
          setName('');
        }}
      >
        <label htmlFor={id}>{words.setName}</label>
        <input id={id} value={name} onChange={({ target }) => setName(target.value)} />
        <button disabled={changed === 0 || named === '' || named in state.sets}>
          {words.putAside(changed)}
        </button>
        <button
          type="button"
          disabled={changed === 0}
          onClick={() => download('studio-set.json', writeSet(named || words.sets, state.now))}
        >
          {words.export}
        </button>
      </form>
      <label className="tools">
        {words.importSet}{' '}
        <input
          type="file"
          accept=".json,application/json"
          onChange={({ target }) => void bring(target.files?.[0])}
        />
      </label>
      <ul className="sets">
        {Object.keys(state.sets).map((name) => (
          <SetLine key={name} name={name} />
        ))}
      </ul>
    </Dialog>
  );
}

function SetLine({ name }: { readonly name: string }) {
  const { state, dispatch, words, show } = useDesk();
  const set = state.sets[name];
  if (!set) return null;
  const shared = sharedPaths(set, state.now);
  return (
    <li>
      <strong>{name}</strong> <span className="soft">{Object.keys(set.drafts).join(', ')}</span>
      {shared.length > 0 && <p className="notice">{words.setShares(shared.join(', '))}</p>}
      <div className="tools">
        <button
          disabled={shared.length > 0}
          onClick={() => {
            dispatch({ do: 'takeUp', name });
            show(null);
          }}
        >
          {words.takeUp}
        </button>
        <button onClick={() => download(`${name}.json`, writeSet(name, set))}>
          {words.export}
        </button>
        <button onClick={() => dispatch({ do: 'forget', name })}>{words.forget}</button>
      </div>
    </li>
  );
}

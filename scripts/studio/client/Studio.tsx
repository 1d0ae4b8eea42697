// The whole studio: files on the left, what is edited in the middle, the page on the right; one of them at a time where there is no room.

import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { flushSync } from 'react-dom';

import { problemOf } from './ask.ts';
import {
  DeskContext,
  useChecked,
  useKeptState,
  useDesk,
  useStudioLanguage,
  type OpenDialog,
  type OpenPlace,
  type StudioDesk,
} from './desk.ts';
import { Dialogs } from './dialogs/Dialogs.tsx';
import { Divider } from './Divider.tsx';
import { Editor } from './Editor.tsx';
import { Files } from './Files.tsx';
import { Header } from './Header.tsx';
import { Preview } from './Preview.tsx';
import { changedPaths, type StudioAction } from './store.ts';
import { wordsIn } from './words.ts';

const PARTS = ['files', 'edit', 'preview'] as const;
type StudioPart = (typeof PARTS)[number];
const NO_FILES: StudioDesk['opened'] = {
  files: [],
  languages: [],
  names: {},
  figures: [],
  recovered: null,
};

export function Studio() {
  const { state, dispatch: act, kept, takeOther } = useKeptState();
  const { language, setLanguage } = useStudioLanguage();
  const words = wordsIn(language);
  const [said, tell] = useState('');
  // what was said is of the step before
  const dispatch = useCallback((action: StudioAction) => (tell(''), act(action)), [act]);
  const [sentences, setSentences] = useState<StudioDesk['sentences']>({});
  const [dialog, show] = useState<OpenDialog | null>(null);
  const [part, setPart] = useState<StudioPart>(() => (hashPath() === '' ? 'files' : 'edit'));
  const [wide, setWide] = useState(50);
  const { at, openFile } = useOpenPlace(useCallback(() => setPart('edit'), []));
  const fail = useCallback((error: unknown) => tell(problemOf(error).said[language]), [language]);
  const { checked, opened } = useChecked(state.now.drafts, fail);
  const attempt = useCallback((work: () => Promise<void>) => void work().catch(fail), [fail]);
  const desk = useMemo<StudioDesk>(
    () => ({
      opened: opened ?? NO_FILES,
      state,
      dispatch,
      language,
      words,
      checked,
      at,
      openFile,
      sentences,
      setSentences,
      show,
      tell,
      attempt,
    }),
    [state, dispatch, language, words, checked, at, openFile, sentences, attempt, opened],
  );
  useStepsFollowed(desk);
  useKeys(desk, dialog === null);
  return (
    <DeskContext value={desk}>
      <a className="skip" href="#editor">
        {words.skip}
      </a>
      <Header setLanguage={setLanguage} />
      <Told said={said} kept={kept} takeOther={takeOther} />
      <Parts shown={part} onShow={setPart} />
      <main
        aria-label={words.studio}
        data-part={part}
        // what is shown and said is of the drafts before
        aria-busy={checked.drafts !== state.now.drafts}
        style={{ '--wide': wide } as React.CSSProperties}
      >
        <Files />
        <Editor />
        <Divider label={words.divider} value={wide} onChange={setWide} />
        <Preview />
      </main>
      <Dialogs dialog={dialog} />
    </DeskContext>
  );
}

function Told({
  said,
  kept,
  takeOther,
}: { readonly said: string } & Pick<ReturnType<typeof useKeptState>, 'kept' | 'takeOther'>) {
  const { words, language, opened } = useDesk();
  return (
    <>
      <p role="status" className="status">
        {said || opened.recovered?.[language]}
      </p>
      {kept !== 'here' && (
        <p role="alert" className="notice">
          {kept === 'other' ? words.otherTab : words.noRoom}{' '}
          {kept === 'other' && <button onClick={takeOther}>{words.takeOther}</button>}
        </p>
      )}
    </>
  );
}

/** Where there is room for one part alone. */
function Parts({
  shown,
  onShow,
}: {
  readonly shown: StudioPart;
  readonly onShow: (part: StudioPart) => void;
}) {
  const { words } = useDesk();
  return (
    <nav className="parts" aria-label={words.parts}>
      {PARTS.map((name) => (
        <button key={name} aria-current={shown === name} onClick={() => onShow(name)}>
          {words.part[name]}
        </button>
      ))}
    </nav>
  );
}

/** The open file stands in the address after `#`, so that the browser's Back leads to the one before. */
function useOpenPlace(opened: () => void) {
  const [at, setAt] = useState<OpenPlace>(() => ({ path: hashPath(), pointer: '', line: 0 }));
  const openFile = useCallback(
    (path: string, pointer = '', line = 0) => {
      // the same place once more is gone to once more
      flushSync(() => setAt({ path, pointer: '', line: 0 }));
      setAt({ path, pointer, line });
      opened();
      if (path !== hashPath()) history.pushState(null, '', `#${encodeURI(path)}`);
    },
    [opened],
  );
  useEffect(() => {
    const back = () => {
      setAt({ path: hashPath(), pointer: '', line: 0 });
      if (hashPath() !== '') opened();
    };
    addEventListener('popstate', back);
    return () => removeEventListener('popstate', back);
  }, [opened]);
  return { at, openFile };
}

/** Empty for `#editor` and whatever else is no file. */
function hashPath(): string {
  const path = decodeURI(location.hash.slice(1));
  return /^(?:config|content)\//.test(path) ? path : '';
}

/** A step back or forth that changes another file than the open one opens it. */
function useStepsFollowed({ state, at, openFile }: StudioDesk) {
  const before = useRef(state);
  useEffect(() => {
    const was = before.current;
    before.current = state;
    const undone = was.future.length < state.future.length;
    const redone = was.future.length > state.future.length && was.future[0] === state.now;
    if (!undone && !redone) return;
    const paths = changedPaths(was.now, state.now);
    if (paths[0] !== undefined && !paths.includes(at.path)) openFile(paths[0]);
  }, [state, at.path, openFile]);
}

/** Undo, redo and save by the keys that everybody knows; in a dialog they are the browser's. */
function useKeys({ dispatch, show }: StudioDesk, listening: boolean) {
  useEffect(() => {
    if (!listening) return;
    const pressed = (event: KeyboardEvent) => {
      if (!(event.ctrlKey || event.metaKey) || event.altKey) return;
      // by the place of the key: the letters are others in a Ukrainian layout
      const { code, shiftKey } = event;
      if (code === 'KeyZ') dispatch({ do: shiftKey ? 'redo' : 'undo' });
      else if (code === 'KeyY') dispatch({ do: 'redo' });
      else if (code === 'KeyS') show({ name: 'save' });
      else return;
      event.preventDefault();
    };
    addEventListener('keydown', pressed);
    return () => removeEventListener('keydown', pressed);
  }, [dispatch, show, listening]);
}

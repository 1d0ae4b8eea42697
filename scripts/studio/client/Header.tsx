// The head of the studio: what can be done with all drafts together.

import { useDesk } from './desk.ts';
import type { StudioLanguage } from './addresses.ts';

const LANGUAGES: Readonly<Record<StudioLanguage, string>> = { uk: 'Українська', en: 'English' };

export function Header({
  setLanguage,
}: {
  readonly setLanguage: (language: StudioLanguage) => void;
}) {
  const { state, dispatch, language, words, checked, show } = useDesk();
  const changed = Object.keys(state.now.drafts).length;
  const wrong = checked.mistakes.length;
  return (
    <header className="head" aria-label={words.studio}>
      <h1>{words.studio}</h1>
      <div role="toolbar" aria-label={words.tools} className="tools">
        <button disabled={state.past.length === 0} onClick={() => dispatch({ do: 'undo' })}>
          {words.undo}
        </button>
        <button disabled={state.future.length === 0} onClick={() => dispatch({ do: 'redo' })}>
          {words.redo}
        </button>
        <button onClick={() => show({ name: 'new' })}>{words.new}</button>
        <button onClick={() => show({ name: 'import' })}>{words.import}</button>
        <button onClick={() => show({ name: 'gallery' })}>{words.gallery}</button>
        <button
          className={wrong > 0 ? 'wrong' : ''}
          disabled={wrong === 0}
          onClick={() => document.getElementById('mistakes')?.focus()}
        >
          {words.mistakes} {wrong}
        </button>
        <button disabled={changed === 0} onClick={() => show({ name: 'changes' })}>
          {words.changes}
        </button>
        <button onClick={() => show({ name: 'sets' })}>{words.sets}</button>
        <button className="main" disabled={changed === 0} onClick={() => show({ name: 'save' })}>
          {words.save} {changed > 0 && changed}
        </button>
      </div>
      <div role="group" aria-label={words.language} className="tools">
        {(Object.keys(LANGUAGES) as StudioLanguage[]).map((code) => (
          <button
            key={code}
            lang={code}
            aria-pressed={code === language}
            onClick={() => setLanguage(code)}
          >
            {LANGUAGES[code]}
          </button>
        ))}
      </div>
    </header>
  );
}

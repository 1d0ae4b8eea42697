// The page itself beside what is edited: the last drafts without mistakes, in two widths, every language and both sorts of figures.

import { useEffect, useRef, useState } from 'react';

import { inLanguage, languageOf, sourceOf, writePreview, type StudioFigures } from './addresses.ts';
import { useAsk } from './ask.ts';
import { useDesk } from './desk.ts';
import { PageFrames } from './PageFrames.tsx';

const WIDTHS = [360, 1440] as const;

export function Preview() {
  const { words, checked, opened, at, openFile, setSentences } = useDesk();
  const { address, setAddress } = usePageOf(at.path);
  const [width, setWidth] = useState<number>(1440);
  const [figures, setFigures] = useState<StudioFigures | null>(null);
  const shown = figures ?? opened.figures[0] ?? 'demonstration';
  const language = languageOf(address, opened.languages);
  const old = checked.mistakes.some(({ severity }) => severity === 'error');
  const { state } = checked;
  return (
    <section className="preview" aria-labelledby="preview-title">
      <h2 id="preview-title">{words.part.preview}</h2>
      <div className="tools">
        <Choice
          label={words.width}
          among={WIDTHS.map((pixels) => [String(pixels), `${pixels} px`])}
          value={String(width)}
          onChange={(value) => setWidth(Number(value))}
        />
        <Choice
          label={words.pageLanguage}
          among={opened.languages.map((code) => [code, code])}
          value={language}
          onChange={(code) => setAddress(inLanguage(address, code, opened.languages))}
        />
        <Choice
          label={words.figures}
          among={opened.figures.map((sort) => [sort, words.figureSorts[sort]])}
          value={shown}
          onChange={(sort) => setFigures(sort as StudioFigures)}
        />
        <span className="soft path">{address}</span>
      </div>
      {old && state !== null && <p className="notice">{words.lastGood}</p>}
      {state === null ? (
        <p>{words.noneGood}</p>
      ) : (
        <PageFrames
          src={writePreview({ state, figures: shown, address })}
          width={width}
          title={`${words.part.preview}: ${address}`}
          onAddress={setAddress}
          onSentences={setSentences}
          onBlock={(mark) => {
            const { path, pointer } = sourceOf(mark);
            if (path ?? at.path) openFile(path ?? at.path, pointer);
          }}
        />
      )}
    </section>
  );
}

/** The address that is shown: that of the open file in the language of before, until somebody goes on in the page itself. */
function usePageOf(path: string) {
  const { checked, opened } = useDesk();
  const [address, setAddress] = useState('/');
  const { drafts } = checked;
  const there = drafts !== null && path !== '' && drafts[path] !== null;
  const asked = useAsk('pages', there ? { drafts, path } : null);
  const addresses = asked.gives?.addresses.join('\n') ?? '';
  const now = useRef({ address, languages: opened.languages });
  useEffect(() => {
    now.current = { address, languages: opened.languages };
  }, [address, opened.languages]);
  useEffect(() => {
    if (addresses === '') return;
    const { address, languages } = now.current;
    const language = languageOf(address, languages);
    const all = addresses.split('\n');
    const same = all.find((address) => languageOf(address, languages) === language);
    setAddress(same ?? all[0] ?? '/');
  }, [addresses]);
  return { address, setAddress };
}

function Choice({
  label,
  among,
  value,
  onChange,
}: {
  readonly label: string;
  readonly among: readonly (readonly [value: string, said: string])[];
  readonly value: string;
  readonly onChange: (value: string) => void;
}) {
  return (
    <label>
      <span className="soft">{label}</span>{' '}
      <select value={value} onChange={({ target }) => onChange(target.value)}>
        {among.map(([value, said]) => (
          <option key={value} value={value}>
            {said}
          </option>
        ))}
      </select>
    </label>
  );
}

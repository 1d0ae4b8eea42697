// A text in each language side by side, with what is missing or looks untranslated marked, and its places to insert.

import { useContext, useRef, type ReactNode } from 'react';

import { join, type FormObject } from './data.ts';
import { idOf, placesAt, useDesk } from './desk.ts';
import { useWrong, Wrong } from './Frame.tsx';
import { gapOf } from './gaps.ts';
import { PlacesContext } from './places.ts';
import type { FormSchema } from './schema.ts';
import { say } from './words.ts';

/** More places than these are not offered: they are typed. */
const MANY = 30;
/** So few stand open. */
const FEW = 8;

interface LanguageTextProps {
  readonly schema: FormSchema;
  readonly pointer: string;
  readonly value: FormObject;
}

export function LanguageText({ schema, pointer, value }: LanguageTextProps): ReactNode {
  const desk = useDesk();
  const around = useContext(PlacesContext);
  const areas = useRef<Record<string, HTMLTextAreaElement | null>>({});
  const last = useRef(desk.languages[0] ?? '');
  const marked = around && !schema['x-places'] ? { ...schema, 'x-places': around } : schema;
  const places = placesAt(desk, pointer, marked);
  const insert = (name: string) => {
    const area = areas.current[last.current];
    if (!area) return;
    const { selectionStart: from, selectionEnd: to, value: words } = area;
    const put = `{${name}}`;
    desk.change(join(pointer, last.current), words.slice(0, from) + put + words.slice(to));
    area.focus();
    requestAnimationFrame(() => area.setSelectionRange(from + put.length, from + put.length));
  };
  return (
    <>
      <div className="sf-languages" id={idOf(desk, pointer)} tabIndex={-1}>
        {desk.languages.map((language) => (
          <OneLanguage
            key={language}
            pointer={join(pointer, language)}
            language={language}
            text={value}
            onFocus={(area) => {
              last.current = language;
              areas.current[language] = area;
            }}
          />
        ))}
      </div>
      {places.length > 0 && places.length <= MANY ? (
        <details className="sf-places" open={places.length <= FEW}>
          <summary>{say(desk.language, 'insert')}</summary>
          {places.map((name) => (
            <button key={name} type="button" className="sf-chip" onClick={() => insert(name)}>
              {`{${name}}`}
            </button>
          ))}
        </details>
      ) : null}
    </>
  );
}

interface OneLanguageProps {
  readonly pointer: string;
  readonly language: string;
  readonly text: FormObject;
  readonly onFocus: (area: HTMLTextAreaElement) => void;
}

function OneLanguage({ pointer, language, text, onFocus }: OneLanguageProps): ReactNode {
  const desk = useDesk();
  const id = idOf(desk, pointer);
  const wrong = useWrong(pointer);
  const gap = gapOf(text, language, desk.languages);
  const written = text[language];
  return (
    <div className={gap === null ? 'sf-language' : 'sf-language sf-gap'}>
      <label htmlFor={id}>
        {new Intl.DisplayNames([desk.language], { type: 'language' }).of(language)}
        {gap === null ? null : <em> {say(desk.language, gap)}</em>}
      </label>
      <textarea
        id={id}
        lang={language}
        rows={1}
        {...wrong}
        value={typeof written === 'string' ? written : ''}
        onFocus={({ target }) => onFocus(target)}
        onChange={({ target }) => desk.change(pointer, target.value)}
      />
      <Wrong pointer={pointer} />
    </div>
  );
}

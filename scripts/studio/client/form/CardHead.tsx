// What stands in the head of an item of a list or a map: its key, and what can be done with it.

import { useState, type ReactNode } from 'react';

import { join, moved, withKey, type FormObject } from './data.ts';
import { choicesAt, idOf, lastStep, useDesk } from './desk.ts';
import type { LeafProps } from './Leaf.tsx';
import { say } from './words.ts';

interface ToolsProps {
  readonly pointer: string;
  /** What it is an item of. */
  readonly list: FormObject | readonly unknown[];
  readonly called: string;
  readonly onShow: (item: string | null) => void;
}

/** What can be done with an item of a list, or a value of a map. */
export function Tools({ pointer, list, called, onShow }: ToolsProps): ReactNode {
  const desk = useDesk();
  const around = pointer.replace(/\/[^/]*$/, '');
  const items = Array.isArray(list) ? (list as readonly unknown[]) : null;
  const place = Number(lastStep(pointer));
  const put = (next: readonly unknown[], at: number) => {
    desk.change(around, next);
    onShow(null);
    desk.go(join(around, at));
  };
  const remove = () => {
    desk.change(pointer, undefined);
    onShow(null);
    desk.go(items && items.length > 1 ? join(around, Math.max(0, place - 1)) : around);
  };
  const move = (to: number) => () => items && put(moved(items, place, to), to);
  const copy = () => items && put(items.toSpliced(place + 1, 0, items[place]), place + 1);
  const last = (items?.length ?? 0) - 1;
  const tools = [
    ...(items
      ? ([
          ['up', '↑', move(place - 1), place === 0],
          ['down', '↓', move(place + 1), place === last],
          ['copy', '❏', copy, false],
        ] as const)
      : []),
    ['remove', '✕', remove, false],
  ] as const;
  return (
    <span className="sf-tools">
      {tools.map(([word, sign, act, isOff]) => (
        <button
          key={word}
          type="button"
          className="sf-small"
          aria-label={`${say(desk.language, word)}: ${called}`}
          title={say(desk.language, word)}
          disabled={isOff}
          onClick={act}
        >
          <span aria-hidden="true">{sign}</span>
        </button>
      ))}
    </span>
  );
}

/** The names that keys of a map can have, for all of them together. */
export function KeyNames({ schema, pointer }: Omit<LeafProps, 'value'>): ReactNode {
  const desk = useDesk();
  const pick = schema.propertyNames?.['x-pick'];
  const known = pick ? choicesAt(desk, join(pointer, ''), pick) : [];
  return (
    <datalist id={`${idOf(desk, pointer)}__keys`}>
      {known.map(({ name, title }) => (
        <option key={name} value={name}>
          {title[desk.language]}
        </option>
      ))}
    </datalist>
  );
}

/** The key of a value in a map; it is renamed once it is written, in its place. */
export function KeyName({
  pointer,
  map,
  onShow,
}: {
  readonly pointer: string;
  readonly map: FormObject;
  readonly onShow: (item: string) => void;
}): ReactNode {
  const desk = useDesk();
  const key = lastStep(pointer);
  const [written, setWritten] = useState<string | null>(null);
  const around = pointer.replace(/\/[^/]*$/, '');
  const isTaken = written !== null && written !== key && Object.hasOwn(map, written);
  const rename = () => {
    if (written === null || isTaken) return;
    if (written !== key) {
      desk.change(around, withKey(map, key, written));
      onShow(written);
    }
    setWritten(null);
  };
  const id = `${idOf(desk, pointer)}__key`;
  return (
    <span className="sf-key">
      <input
        id={id}
        type="text"
        list={`${idOf(desk, around)}__keys`}
        autoComplete="off"
        aria-label={`${say(desk.language, 'key')}: ${key}`}
        aria-invalid={isTaken}
        {...(isTaken && { 'aria-describedby': `${id}-taken` })}
        value={written ?? key}
        onChange={({ target }) => setWritten(target.value)}
        onBlur={rename}
        onKeyDown={(event) => event.key === 'Enter' && rename()}
      />
      {isTaken ? (
        <span className="sf-wrong" id={`${id}-taken`}>
          {say(desk.language, 'taken')}
        </span>
      ) : null}
    </span>
  );
}

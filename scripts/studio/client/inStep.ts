// The form and the text of one file in step: whichever is edited, the other follows.

import { useEffect, useRef, useState } from 'react';

import type { Mistake } from '../contract.ts';
import { ask } from './ask.ts';

/** What a text holds; mistakes: why it cannot be read, the data is the last that could. */
export interface HeldData {
  readonly data: unknown;
  readonly mistakes: readonly Mistake[];
}

interface FileInStep {
  readonly path: string;
  /** Null: the file is not there, or its data is of no use. */
  readonly text: string | null;
  /** The text with data of the form in it, and the field that was typed into. */
  readonly onText: (text: string, field: string) => void;
  readonly fail: (error: unknown) => void;
}

/** Data of the text as it is, and how the form gives another. */
export function useInStep({ path, text, onText, fail }: FileInStep) {
  const [held, setHeld] = useState<HeldData | null>(null);
  // the text that the data belongs to; data that waits to be written into it
  const known = useRef<{ path: string; text: string | null }>({ path: '', text: null });
  const waiting = useRef<{ data: unknown; field: string } | null>(null);
  const busy = useRef(false);
  const latest = useRef(onText);
  useEffect(() => {
    latest.current = onText;
  }, [onText]);

  useEffect(() => {
    if (known.current.path === path && known.current.text === text) return;
    const other = known.current.path !== path;
    known.current = { path, text };
    waiting.current = null;
    if (other) setHeld(null);
    if (text === null) return;
    const current = () => known.current.path === path && known.current.text === text;
    ask('parse', { path, text })
      .then(({ data, mistakes }) => {
        if (current())
          setHeld((was) =>
            mistakes.length > 0 ? { data: was?.data, mistakes } : { data, mistakes },
          );
      })
      .catch(fail);
  }, [path, text, fail]);

  const write = async (): Promise<void> => {
    while (waiting.current && known.current.text !== null) {
      const { data, field } = waiting.current;
      const from = known.current;
      waiting.current = null;
      const written = await ask('write', { path, text: from.text ?? '', data });
      // edited as text meanwhile: the last one wins
      if (known.current !== from) continue;
      known.current = { path, text: written.text };
      latest.current(written.text, field);
    }
  };
  const setData = (data: unknown, field: string) => {
    setHeld({ data, mistakes: [] });
    waiting.current = { data, field };
    if (busy.current) return;
    busy.current = true;
    void write()
      .catch(fail)
      .finally(() => (busy.current = false));
  };
  return { held, setData };
}

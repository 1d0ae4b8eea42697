// Keys go through a list one option after another, and each is a change: what is passed by is not asked, only where they come to rest.

import { useEffect, useRef } from 'react';

/** So long keys rest on an option that is meant. */
const REST_MS = 600;

interface Unhurried {
  readonly apply: (changed: string) => void;
  /** Asks at once what waits. */
  readonly flush: () => void;
  readonly onKeys: () => void;
  readonly onPointer: () => void;
}

/** Delays changes made by keys until they rest (600 ms); those made by a pointer are asked at once. */
export function useUnhurried(ask: (changed: string) => void): Unhurried {
  const byKeys = useRef(false);
  const waiting = useRef<{ readonly timer: number; readonly changed: string } | null>(null);
  const latest = useRef(ask);
  useEffect(() => {
    latest.current = ask;
  });
  const stop = () => {
    if (waiting.current) clearTimeout(waiting.current.timer);
    waiting.current = null;
  };
  useEffect(
    () => () => {
      if (waiting.current) clearTimeout(waiting.current.timer);
    },
    [waiting],
  );
  const apply = (changed: string) => {
    stop();
    if (!byKeys.current) return ask(changed);
    const timer = window.setTimeout(() => {
      waiting.current = null;
      latest.current(changed);
    }, REST_MS);
    waiting.current = { timer, changed };
  };
  const flush = () => {
    const wait = waiting.current;
    stop();
    if (wait) ask(wait.changed);
  };
  return {
    apply,
    flush,
    onKeys: () => (byKeys.current = true),
    onPointer: () => (byKeys.current = false),
  };
}

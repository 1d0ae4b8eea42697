// Those who listen for changes of something that stands outside of React.

interface Listening {
  /** As `useSyncExternalStore` wants it: what is returned ends the listening. */
  readonly listen: (listener: () => void) => () => void;
  /** Tells all who listen that it has changed. */
  readonly changed: () => void;
}

/** A set of listeners of its own, for `useSyncExternalStore`. */
export function listening(): Listening {
  const listeners = new Set<() => void>();
  return {
    listen: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    changed: () => {
      for (const listener of listeners) listener();
    },
  };
}

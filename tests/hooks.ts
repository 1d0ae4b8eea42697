// Hooks without a browser: what a component does when it comes, changes and goes, over a document that only remembers the focus.

type Effect = () => void | (() => void);

let refs: { current: unknown }[] = [];
let place = 0;
let effects: Effect[] = [];

/** In place of those of React, by `vi.mock`. */
export const HOOKS = {
  useRef: (first: unknown) => (refs[place++] ??= { current: first }),
  useEffect: (effect: Effect) => void effects.push(effect),
  useLayoutEffect: (effect: Effect) => void effects.push(effect),
  useSyncExternalStore: (_: unknown, read: () => unknown) => read(),
  memo: (component: unknown) => component,
};

/** Forgets what was drawn before. */
export function begin(): void {
  refs = [];
}

/** Draws once, and then does what is to be done afterwards. */
export function renderHook<T>(component: () => T): T {
  place = 0;
  effects = [];
  const drawn = component();
  for (const effect of effects) effect();
  return drawn;
}

/** Something that can have the focus. */
export class FakeElement {
  isConnected = true;
  open = false;
  readonly inside: FakeElement[];
  private readonly seen: boolean;

  constructor(inside: FakeElement[] = [], seen = true) {
    this.inside = inside;
    this.seen = seen;
  }

  focus(): void {
    kept.activeElement = this;
    for (const listener of kept.listeners) listener({ target: this });
  }

  contains(other: unknown): boolean {
    return other === this || this.inside.some((each) => each.contains(other));
  }

  closest(): null {
    return null;
  }

  querySelectorAll(): FakeElement[] {
    return [];
  }

  querySelector(): FakeElement | null {
    return this.inside[0] ?? null;
  }

  getClientRects(): readonly unknown[] {
    return this.seen ? [{}] : [];
  }

  showModal(): void {
    this.open = true;
  }
}

const kept = {
  activeElement: null as FakeElement | null,
  listeners: [] as ((event: { target: unknown }) => void)[],
};

/** A document in which nothing but its body has the focus; `found` is what any selector finds. */
export function fakeDocument(found: () => FakeElement | null = () => null) {
  const body = new FakeElement();
  Object.assign(kept, { activeElement: body, listeners: [] });
  return {
    body,
    title: '',
    get activeElement() {
      return kept.activeElement;
    },
    addEventListener: (_: string, listener: (event: { target: unknown }) => void) =>
      kept.listeners.push(listener),
    removeEventListener: () => {},
    querySelector: found,
    querySelectorAll: () => [],
    getElementById: found,
    /** What had the focus is gone, and with it the focus. */
    lose(element: FakeElement): void {
      element.isConnected = false;
      kept.activeElement = body;
    },
  };
}

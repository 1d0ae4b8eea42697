// Suggestions below a search field: a combobox with a list box, as in the WAI-ARIA Authoring Practices.

import { LEDGER } from '../../addresses/query.ts';
import { fetching, isFetching, SLOW_MS } from '../../data/fetching.ts';
import { report } from '../../data/message.ts';
import { FOUND_PATH, type SuggestedMember, type FoundMembers } from './found.ts';

/** A reader who goes on typing is not answered in between. */
const PAUSE_MS = 150;
/** Fewer letters are like too many. */
const LEAST = 2;

const known = new WeakSet<HTMLElement>();

/** Gives the field within a box its suggestions, once; `data-suggest` says what is asked. */
export function suggestIn(box: HTMLElement): void {
  const input = box.querySelector('input');
  if (!input || known.has(box)) return;
  known.add(box);
  const list = new SuggestionList(box, input);
  const asking = new Asking(box.dataset['suggest'] ?? '', list);
  input.addEventListener('input', () => asking.soon(input.value));
  input.addEventListener('blur', () => asking.stop());
  input.form?.addEventListener('submit', () => asking.stop());
  input.addEventListener('keydown', (event) => {
    if (event.isComposing) return;
    const done = press(event.key, list, () => asking.now(input.value));
    if (done) event.preventDefault();
    else if (event.key === 'Enter') asking.stop();
  });
  // what the page answers, or is about to, needs no suggestion
  const asked = new URLSearchParams(location.search).get(input.name) ?? '';
  const isOpen = input.value !== asked && !isFetching();
  if (isOpen && document.activeElement === input) asking.soon(input.value);
}

/** Whether the key was for the list. */
function press(key: string, list: SuggestionList, ask: () => void): boolean {
  if (key === 'ArrowDown' || key === 'ArrowUp') {
    if (list.isOpen) list.move(key === 'ArrowDown' ? 1 : -1);
    else ask();
    return true;
  }
  if (key === 'Escape' && list.isOpen) {
    list.close();
    return true;
  }
  return key === 'Enter' && list.follow();
}

/** One question at a time, a while after the last letter. */
class Asking {
  private readonly what: string;
  private readonly list: SuggestionList;
  private waiting: ReturnType<typeof setTimeout> | undefined;
  private question = new AbortController();

  constructor(what: string, list: SuggestionList) {
    this.what = what;
    this.list = list;
  }

  soon(text: string): void {
    this.drop();
    this.waiting = setTimeout(() => this.now(text), PAUSE_MS);
  }

  now(text: string): void {
    this.drop();
    if (text.trim().length < LEAST) return this.list.close();
    const { signal } = this.question;
    fetching(askFound(this.what, text.trim(), signal), SLOW_MS).then(
      (found) => {
        if (signal.aborted || !found) return;
        this.list.show(found);
        report({ text: found.said, error: '', from: this.what });
      },
      // a question that is not answered suggests nothing: the form sends what is typed
      () => {},
    );
  }

  stop(): void {
    this.drop();
    this.list.close();
  }

  private drop(): void {
    clearTimeout(this.waiting);
    this.question.abort();
    this.question = new AbortController();
  }
}

/** The list: its options are links, which the page follows as any other; the focus stays in the field. */
class SuggestionList {
  private readonly input: HTMLInputElement;
  private readonly box = document.createElement('div');
  private active = -1;

  constructor(around: HTMLElement, input: HTMLInputElement) {
    this.input = input;
    const { box } = this;
    box.id = `suggested-${crypto.randomUUID()}`;
    box.className = 'search-suggestions';
    box.hidden = true;
    box.setAttribute('role', 'listbox');
    box.setAttribute('aria-label', readFieldName(input));
    // a press does not take the focus from the field
    box.addEventListener('pointerdown', (event) => event.preventDefault());
    box.addEventListener('mousedown', (event) => event.preventDefault());
    box.addEventListener('click', () => setTimeout(() => this.close()));
    around.append(box);
    input.autocomplete = 'off';
    input.setAttribute('role', 'combobox');
    input.setAttribute('aria-autocomplete', 'list');
    input.setAttribute('aria-controls', box.id);
    this.close();
  }

  get isOpen(): boolean {
    return !this.box.hidden;
  }

  show({ items }: FoundMembers): void {
    this.box.replaceChildren(...items.map((item, i) => buildOption(item, `${this.box.id}-${i}`)));
    this.box.hidden = items.length === 0;
    this.input.setAttribute('aria-expanded', String(this.isOpen));
    this.at(-1);
  }

  close(): void {
    this.show({ said: '', items: [] });
  }

  /** From the field to the first or the last, and from these to the field again. */
  move(by: number): void {
    const places = this.box.children.length + 1;
    this.at(((this.active + 1 + by + places) % places) - 1);
  }

  /** Whether there is one to go to. */
  follow(): boolean {
    const option = this.box.children[this.active] as HTMLElement | undefined;
    option?.click();
    return option !== undefined;
  }

  private at(place: number): void {
    this.active = place;
    for (const [i, option] of [...this.box.children].entries())
      option.setAttribute('aria-selected', String(i === place));
    const option = this.box.children[place];
    option?.scrollIntoView({ block: 'nearest' });
    if (option) this.input.setAttribute('aria-activedescendant', option.id);
    else this.input.removeAttribute('aria-activedescendant');
  }
}

function buildOption({ to, name, beside }: SuggestedMember, id: string): HTMLElement {
  const option = document.createElement('a');
  option.id = id;
  option.href = to;
  option.tabIndex = -1;
  option.setAttribute('role', 'option');
  const small = document.createElement('small');
  small.textContent = beside;
  option.append(name, ...(beside === '' ? [] : [' ', small]));
  return option;
}

/** What the list is called: as its field. */
function readFieldName(input: HTMLInputElement): string {
  return input.getAttribute('aria-label') ?? input.labels?.[0]?.textContent?.trim() ?? '';
}

/** `what` is the query that says which search it is; empty: that over the whole portal. Null where nobody answers. */
async function askFound(
  what: string,
  text: string,
  signal: AbortSignal,
): Promise<FoundMembers | null> {
  const query = new URLSearchParams(what);
  query.set('text', text);
  query.set('lang', document.documentElement.lang);
  const ledger = new URLSearchParams(location.search).get(LEDGER);
  if (ledger) query.set(LEDGER, ledger);
  const response = await fetch(`${FOUND_PATH}?${query.toString()}`, { signal });
  return response.ok ? ((await response.json()) as FoundMembers) : null;
}

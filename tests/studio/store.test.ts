// Drafts, steps back and forth, sets, and what is kept of them.

import { describe, expect, it } from 'vitest';

import {
  keepState,
  keptState,
  readSet,
  STATE_KEY,
  writeSet,
} from '../../scripts/studio/client/kept.ts';
import {
  basesOf,
  changedPaths,
  EMPTY_STATE,
  reduce,
  type StudioAction,
  type StudioState,
} from '../../scripts/studio/client/store.ts';

const PAGE = 'config/pages/index.yaml';
const TEXT = 'content/locales/uk/texts/about.md';
/** What is on the disk of the page; the text is new. */
const OLD = { base: 'h0', text: 'old' };

const edit = (path: string, text: string | null, field = '', at = 0): StudioAction => ({
  do: 'edit',
  changes: { [path]: text },
  begun: { [path]: path === PAGE ? OLD : { base: '', text: null } },
  field,
  at,
});
const after = (...actions: readonly StudioAction[]): StudioState =>
  actions.reduce(reduce, EMPTY_STATE);

describe('steps', () => {
  it('keystrokes in one field within a second are one step', () => {
    const state = after(
      edit(PAGE, 'a', 'title', 0),
      edit(PAGE, 'ab', 'title', 900),
      edit(PAGE, 'abc', 'title', 1800),
      edit(PAGE, 'abcd', 'title', 2900),
      edit(PAGE, 'abcde', 'other', 2950),
    );
    expect(state.past.map(({ drafts }) => drafts[PAGE])).toEqual([undefined, 'abc', 'abcd']);
  });

  it('what is no typing is a step by itself', () => {
    expect(after(edit(PAGE, 'a'), edit(PAGE, 'b')).past).toHaveLength(2);
  });

  it('lead back to the disk and forth again; another edit ends the way forth', () => {
    const three = after(edit(PAGE, 'a'), edit(TEXT, 'b'), edit(PAGE, null));
    const back = [1, 2, 3, 4].reduce((state) => reduce(state, { do: 'undo' }), three);
    expect(back.now.drafts).toEqual({});
    expect(back.future).toHaveLength(3);
    const forth = [1, 2, 3, 4].reduce((state) => reduce(state, { do: 'redo' }), back);
    expect(forth.now).toEqual(three.now);
    expect(reduce(back, edit(PAGE, 'c')).future).toEqual([]);
  });

  it('say which files they change, of those that are there then', () => {
    const moved = after(edit(PAGE, null), edit(TEXT, 'b')).now;
    expect(changedPaths(EMPTY_STATE.now, moved)).toEqual([TEXT]);
    expect(changedPaths(moved, EMPTY_STATE.now)).toEqual([PAGE]);
    expect(changedPaths(moved, moved)).toEqual([]);
  });

  it('a draft that says what the disk says is none', () => {
    const state = after(edit(PAGE, 'a'), edit(PAGE, 'old'));
    expect(state.now).toEqual({ drafts: {}, begun: {} });
    expect(state.past).toHaveLength(2);
  });

  it('a draft keeps what it began from', () => {
    const later: StudioAction = {
      do: 'edit',
      changes: { [PAGE]: 'b' },
      begun: { [PAGE]: { base: 'h9', text: 'x' } },
      field: '',
      at: 0,
    };
    expect(basesOf(after(edit(PAGE, 'a'), later).now)).toEqual({ [PAGE]: 'h0' });
  });
});

describe('a save', () => {
  const bases = { [PAGE]: 'h1', [TEXT]: 'h2' };
  const saved = after(edit(PAGE, 'a'), edit(TEXT, 'b'), { do: 'saved', bases });

  it('leaves no drafts', () => expect(saved.now.drafts).toEqual({}));

  it('can be undone: what was on the disk is a draft over what is there now', () => {
    const once = reduce(saved, { do: 'undo' });
    expect(once.now.drafts).toEqual({ [TEXT]: null });
    const twice = reduce(once, { do: 'undo' });
    expect(twice.now.drafts).toEqual({ [PAGE]: 'old', [TEXT]: null });
    expect(basesOf(twice.now)).toEqual(bases);
    const again = reduce(reduce(twice, { do: 'redo' }), { do: 'redo' });
    expect(again.now.drafts).toEqual({});
  });

  it('refused for a file that changed meanwhile: mine stays over the new disk, or the disk is taken', () => {
    const begun = { base: 'h5', text: 'theirs' };
    const mine = after(edit(PAGE, 'a'), { do: 'rebase', path: PAGE, begun });
    expect(basesOf(mine.now)).toEqual({ [PAGE]: 'h5' });
    expect(mine.now.drafts).toEqual({ [PAGE]: 'a' });
    const theirs = after(edit(PAGE, 'a'), { do: 'drop', paths: [PAGE] });
    expect(theirs.now.drafts).toEqual({});
    expect(reduce(theirs, { do: 'undo' }).now.drafts).toEqual({ [PAGE]: 'a' });
  });
});

describe('sets', () => {
  const aside = after(edit(PAGE, 'a'), { do: 'aside', name: 'later' });

  it('are put aside and taken up', () => {
    expect(aside.now.drafts).toEqual({});
    const taken = reduce(reduce(aside, edit(TEXT, 'b')), { do: 'takeUp', name: 'later' });
    expect(taken.now.drafts).toEqual({ [PAGE]: 'a', [TEXT]: 'b' });
    expect(taken.sets).toEqual({});
  });

  it('are not taken up over drafts of the same file', () => {
    const busy = reduce(aside, edit(PAGE, 'z'));
    expect(reduce(busy, { do: 'takeUp', name: 'later' })).toBe(busy);
  });

  it('go to a colleague as a file and come back; anything else is no set', () => {
    const set = aside.sets['later']!;
    expect(readSet(writeSet('later', set))).toEqual({ name: 'later', set });
    expect(reduce(EMPTY_STATE, { do: 'bring', name: 'x', set }).sets).toEqual({ x: set });
    for (const text of [
      '',
      '[]',
      '{"studio":2,"drafts":{},"begun":{}}',
      '{"studio":1,"drafts":{"../secret":"x"},"begun":{}}',
      '{"studio":1,"drafts":{"config/a.yaml":1},"begun":{}}',
    ])
      expect(readSet(text)).toBeNull();
  });
});

describe('what is kept', () => {
  const state = after(
    edit(PAGE, 'a'.repeat(900)),
    edit(TEXT, 'b'),
    { do: 'aside', name: 'x' },
    edit(PAGE, 'c'),
    { do: 'undo' },
  );
  const storage = (most = Infinity) => {
    const kept = new Map<string, string>();
    return {
      kept,
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, value: string) => {
        if (value.length > most) throw new Error('QuotaExceededError');
        kept.set(key, value);
      },
    };
  };

  it('is the whole state', () => {
    const all = storage();
    expect(keepState(state, all)).toBe(true);
    expect(keptState(all)).toEqual(state);
  });

  it('a long text stands once', () => {
    const all = storage();
    keepState(state, all);
    expect(all.kept.get(STATE_KEY)!.split('a'.repeat(900))).toHaveLength(2);
  });

  it('without room: the oldest steps go, then it says so', () => {
    const long = after(...Array.from({ length: 40 }, (_, at) => edit(PAGE, `${at}`.repeat(200))));
    const some = storage(6000);
    expect(keepState(long, some)).toBe(true);
    const { now, past } = keptState(some);
    expect(now).toEqual(long.now);
    expect(past).toEqual(long.past.slice(-past.length));
    expect(past.length).toBeGreaterThan(0);
    expect(keepState(long, storage(10))).toBe(false);
  });

  it.each(['', 'null', '{"now":{}}', '{"texts":[],"said":"{"}'])('none in %j', (text) => {
    const broken = storage();
    broken.kept.set(STATE_KEY, text);
    expect(keptState(broken)).toEqual(EMPTY_STATE);
  });
});

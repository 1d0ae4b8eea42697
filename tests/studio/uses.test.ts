// Where what a file declares is used, and what nothing uses.

import { describe, expect, it } from 'vitest';

import { unusedFiles, usesOf } from '../../scripts/studio/uses.ts';
import { KINDS } from '../../site/kinds.ts';
import { foldersOf } from '../overlay.ts';

const folders = foldersOf('library');
const usesIn = (path: string, drafts = {}) => {
  const { name, uses } = usesOf({ folders }, { drafts, path });
  return { name, files: [...new Set(uses.map(({ file }) => file))].sort(), uses };
};

describe('uses of', () => {
  it('a call are where pages ask it, with the pointer', () => {
    const { name, files, uses } = usesIn('config/calls/loans/by-subject.yaml');
    expect(name).toBe('loans/by-subject');
    expect(files).toContain('config/pages/loans.yaml');
    expect(uses).toContainEqual(
      expect.objectContaining({ pointer: expect.stringMatching(/call$/) }),
    );
  });

  it('a text are the same in each language', () => {
    const [uk, en] = ['uk', 'en'].map((language) =>
      usesIn(`content/locales/${language}/texts/welcome.md`),
    );
    expect(uk?.files.length).toBeGreaterThan(0);
    expect(uk).toEqual(en);
  });

  it('a file that declares many names are those of all of them', () => {
    const { name, files } = usesIn('config/filters.yaml');
    expect(name).toBe('config/filters.yaml');
    expect(files).toContain('config/pages/loans.yaml');
  });

  it('a page are links and menus, with what drafts add', () => {
    const path = 'config/pages/loans.yaml';
    const before = usesIn(path);
    expect(before.files).not.toContain(path);
    const draft = 'content/locales/en/texts/zz.md';
    const { files } = usesIn(path, { [draft]: '[Loans](/loans)\n' });
    expect(files).toEqual([...before.files, draft].sort());
  });
});

describe('unused', () => {
  const unused = (drafts = {}) => unusedFiles({ folders, kinds: KINDS }, { drafts }).files;

  it('are a text and a page that nothing names, once they are there; a call answers at its own address', () => {
    const before = unused();
    const page = 'config/pages/zz-alone.yaml';
    const call = 'config/calls/loans/zz-alone.yaml';
    const text = (language: string) => `content/locales/${language}/texts/zz-alone.md`;
    const source = new TextDecoder().decode(
      folders.files.read(`${folders.config}/calls/loans/by-subject.yaml`)!,
    );
    const drafts = {
      [page]: 'title: {uk: Сама, en: Alone}\nblocks:\n  - {kind: text, text: welcome}\n',
      [call]: source.replace('bySubject', 'zzAlone').replace(/^flat:[^]*(?=^example)/m, ''),
      [text('uk')]: 'Сам\n',
      [text('en')]: 'Alone\n',
    };
    const come = unused(drafts).filter((file) => !before.includes(file));
    expect(come).toEqual(
      Object.keys(drafts)
        .filter((file) => file !== call)
        .sort(),
    );
    const redirect = { ...drafts, [page]: 'redirect: loans\n' };
    expect(unused(redirect)).not.toContain(page);
    expect(unused({ [page]: 'title: [' })).toEqual([]);
  });
});

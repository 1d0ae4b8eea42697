// The number of a release: the same wherever it is written, and said where readers and assistants look for it.

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

import { LocaleFormatter } from '../../engine/language/localeFormatter.ts';
import { lookup, assertDefined } from '../../engine/model/lookup.ts';
import { checkPortal } from '../../engine/server/check.ts';
import { writeLlms } from '../../engine/server/llms.ts';
import { KINDS } from '../../site/kinds.ts';
import { textOf } from '../render.tsx';
import { renderWrittenBlock } from '../renderWritten.ts';
import { foldersOf } from '../overlay.ts';

const read = (file: string) => readFileSync(join(import.meta.dirname, '../..', file), 'utf8');
const numberIn = (file: string) => (JSON.parse(read(file)) as { readonly version: string }).version;
const portal = assertDefined(checkPortal(foldersOf('product'), KINDS).portal);
const { release = '', locales } = portal.settings;

describe('the number of the release', () => {
  it('is that of the packages and of the newest chapter of the changelog', () => {
    expect(numberIn('package.json')).toBe(release);
    expect(numberIn('package-lock.json')).toBe(release);
    expect(/^## \[(\d[^\]]*)\]/m.exec(read('docs/CHANGELOG.md'))?.[1]).toBe(release);
  });

  it.each(locales.map(({ code }) => code))('stands on the page about the portal in %s', (code) => {
    expect(lookup(portal.pages, 'about-portal').blocks).toContainEqual(
      expect.objectContaining({ kind: 'text', text: 'about-portal' }),
    );
    const prose = lookup(lookup(portal.texts, 'about-portal'), code);
    expect(textOf(renderWrittenBlock('text', prose))).toContain(` ${release}.`);
  });

  it.each(locales)('is told to assistants in $code', (locale) => {
    const formatter = new LocaleFormatter(portal, locale, () => {});
    const told = { formatter, origin: 'https://portal.example', type: null };
    const words = formatter.say('assistants.release', { release });
    expect(words).toContain(release);
    expect(writeLlms({ ...told, titled: (title) => title }, null)).toContain(`\n\n${words}\n\n`);
  });
});

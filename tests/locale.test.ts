// A third language in a portal: a folder of its own and a line of `portal.yaml`, whatever forms of the plural it has.

import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

import { LocaleFormatter } from '../engine/language/localeFormatter.ts';
import { checkPortal } from '../engine/server/check.ts';
import { checkDemonstration } from '../scripts/demonstration/check.ts';
import { ensureBuilt } from '../engine/server/build.ts';
import { readBuilt } from '../engine/server/built.ts';
import { buildSite } from '../engine/server/site.ts';
import { KINDS } from '../site/kinds.ts';
import { SERVER_PARTS } from '../site/parts.server.ts';
import { changed, foldersOf, withOver, type Changes } from './overlay.ts';
import { portalOf, TEST_DATA } from './portals.ts';
import { serveDemonstration } from './served.ts';

const OVER = join(import.meta.dirname, 'polish');
const LAST = 'prefix: uk, numbers: {minus: minus}}\n';
const DECLARED = `${LAST}  - {code: pl, tag: pl-PL, name: Polski, prefix: pl}\n`;
const CHANGES: Changes = { 'config/portal.yaml': { replace: LAST, with: DECLARED } };
const MESSAGES = 'content/locales/pl/messages.yaml';

const withPolish = (changes: Changes = {}) =>
  changed(withOver(foldersOf('library'), OVER), { ...CHANGES, ...changes });
const check = (changes: Changes = {}) =>
  checkPortal(withPolish(changes), KINDS, checkDemonstration).problems.map(
    ({ file, code, severity, words }) => ({
      said: `${severity} ${file} ${code}`,
      words,
    }),
  );

const files = readdirSync(OVER, { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile())
  .map(({ parentPath, name }) => join(parentPath, name).slice(OVER.length + 1));

it('is a folder, and a line of the portal', () => {
  expect([...Object.keys(CHANGES), ...files].sort()).toEqual([
    'config/portal.yaml',
    'content/locales/pl/messages.yaml',
    'content/locales/pl/texts/not-found.md',
    'content/locales/pl/texts/welcome.md',
    'content/locales/pl/titles.yaml',
  ]);
});

it('passes the check with one warning: how many words of the engine it has not', () => {
  const [warning, ...others] = check();
  expect(others).toEqual([]);
  expect(warning?.said).toBe('warning config/portal.yaml missing-base-messages');
  expect(warning?.words).toMatchObject({ written: 'pl', from: 'en' });
  expect(Number(warning?.words['count'])).toBeGreaterThan(500);
});

it('has a page with its own words, the default language for those of the engine, and its own plurals', async () => {
  const served = await serveDemonstration('library');
  const portal = portalOf(withPolish());
  const site = await buildSite({
    portal,
    current: served.current,
    built: await readBuilt(await ensureBuilt(TEST_DATA, () => {})),
    parts: SERVER_PARTS,
    log: false,
  });
  try {
    const show = async (url: string) =>
      (await site.inject({ url, headers: { accept: 'text/html' } })).payload;
    const loans = await show('/pl/loans');
    expect(loans).toContain('<html lang="pl"');
    expect(loans).toContain('Biblioteka Miejska – Wypożyczenia w mieście');
    expect(loans).toContain('Skip to content');
    expect(await show('/pl')).toContain('każda filia');
    expect(await show('/pl/books')).toContain('Elementy, Euklides');
  } finally {
    await site.close();
    await served.stop();
  }
  const polish = portal.settings.locales.find(({ code }) => code === 'pl')!;
  const warnings: string[] = [];
  const { say } = new LocaleFormatter(portal, polish, (text) => warnings.push(text));
  expect([1, 3, 5].map((count) => say('choices.suggested', { count }))).toEqual([
    '1 suggestion',
    '3 suggestions',
    '5 suggestions',
  ]);
  expect(warnings).toEqual([]);
});

const WELCOME = 'content/locales/pl/texts/welcome.md';
const TITLES = 'content/locales/pl/titles.yaml';
const LENT = 'Books lent: Wypożyczone książki\n';
const COPIED =
  'choices: {suggested_one: "{count} suggestion", suggested_other: "{count} suggestions"}';

it.each<[string, Changes, string[]]>([
  [
    'a text that has no title',
    { [TITLES]: { replace: LENT, with: '' } },
    ['warning config/pages/flow.yaml missing-language'],
  ],
  [
    'a title of words that the portal has not',
    { [TITLES]: { replace: LENT, with: `${LENT}Books lend: Książki\n` } },
    [`warning ${TITLES} unknown-title`],
  ],
  [
    'forms of a plural that were copied from a language with others',
    { [MESSAGES]: { replace: 'notes:', with: `${COPIED}\nnotes:` } },
    [`warning ${MESSAGES} missing-form`],
  ],
  [
    'English under the name of another language of the same letters',
    {
      'content/locales/en/endings.yaml': 'endings: [s]\nasides: [by, the, of]\n',
      'content/locales/pl/endings.yaml': 'endings: [ami]\nasides: [jest, nie]\n',
      [WELCOME]: 'Books are lent by every branch of the city.\n',
    },
    [`error ${WELCOME} other-language`],
  ],
])('is told of %s', (_, changes, told) => {
  const said = check(changes).map((each) => each.said);
  expect(said.filter((each) => !each.endsWith('missing-base-messages'))).toEqual(told);
});

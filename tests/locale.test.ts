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
import type { Portal } from '../engine/model/portal.ts';
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

/** A language that the engine has no words of. */
const CZECH: Changes = {
  'config/portal.yaml': {
    replace: LAST,
    with: `${DECLARED}  - {code: cs, tag: cs-CZ, name: Čeština, prefix: cs}\n`,
  },
  'content/locales/cs/messages.yaml': 'facts: {plan: z očekávaných}\n',
};

it('passes the check', () => {
  expect(check()).toEqual([]);
});

it('is told once how many words of the engine it has not, where it is no language of the engine', () => {
  const told = check(CZECH).filter(({ said }) => said.endsWith('missing-base-messages'));
  expect(told).toMatchObject([{ words: { written: 'cs', from: 'en' } }]);
  expect(Number(told[0]?.words['count'])).toBeGreaterThan(500);
});

const saidIn = (portal: Portal, code: string, key: string, counts: readonly number[]) => {
  const locale = portal.settings.locales.find((each) => each.code === code)!;
  const warnings: string[] = [];
  const { say } = new LocaleFormatter(portal, locale, (text) => warnings.push(text));
  const said = counts.map((count) => say(key, { count }));
  expect(warnings).toEqual([]);
  return said;
};

it('has the words of the default language, in plurals of its own, for those that the engine has not', () => {
  expect(saidIn(portalOf(withPolish(CZECH)), 'cs', 'table.count', [1, 3, 5])).toEqual([
    '1 row',
    '3 rows',
    '5 rows',
  ]);
});

it('has a page with its own words, those of the engine in its language, and its own plurals', async () => {
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
    expect(loans).toContain('Przejdź do treści');
    expect(await show('/pl')).toContain('każda filia');
    expect(await show('/pl/books')).toContain('Elementy, Euklides');
  } finally {
    await site.close();
    await served.stop();
  }
  expect(saidIn(portal, 'pl', 'table.count', [1, 3, 5])).toEqual([
    '1 wiersz',
    '3 wiersze',
    '5 wierszy',
  ]);
});

const WELCOME = 'content/locales/pl/texts/welcome.md';
const TITLES = 'content/locales/pl/titles.yaml';
const LENT = 'Books lent: Wypożyczone książki\n';
const COPIED = 'loans: {made_one: "{count} loan", made_other: "{count} loans"}\n';
const UKRAINIAN =
  'loans: {made_one: "{count} видача", made_few: "{count} видачі", made_many: "{count} видач", made_other: "{count} видачі"}\n';
const before = (words: string) => ({ replace: 'notes:', with: `${words}notes:` });

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
    {
      'content/locales/en/messages.yaml': before(COPIED),
      'content/locales/uk/messages.yaml': before(UKRAINIAN),
      [MESSAGES]: before(COPIED),
    },
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
  expect(check(changes).map(({ said }) => said)).toEqual(told);
});

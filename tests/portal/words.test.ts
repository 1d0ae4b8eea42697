// Pages of words: lists, articles, marked terms, search, sections that come by files alone. No ledger is needed for any of them.

import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';

import { AnswerCache } from '../../engine/api/answerCache.ts';
import { readEntries, listPlaces } from '../../engine/answers/document/collections.ts';
import { searchPortal } from '../../engine/answers/search/search.shape.ts';
import { LedgerUnavailable } from '../../engine/ledger/stores/store.ts';
import type { Messages, Portal, View, WrittenView } from '../../engine/model/portal.ts';
import { checkWords, PROBLEM_LANGUAGES } from '../../engine/config/checkWords.ts';
import { PLURAL_FORM, pluralForms } from '../../engine/config/words.ts';
import { checkPortal } from '../../engine/server/check.ts';
import { headFor } from '../../engine/server/structured.ts';
import { buildView, parametersExist, prepareView } from '../../engine/page/page.server.ts';
import { findSpelling, isSameWord, joinSpelling } from '../../engine/language/folding.ts';
import { findScript } from '../../engine/language/letters.ts';
import { LocaleFormatter } from '../../engine/language/localeFormatter.ts';
import { createI18n, speaker } from '../../engine/language/messages.ts';
import { matchAddress } from '../../engine/addresses/routes.ts';
import { buildCodesContent } from '../../site/blocks/codes/codes.server.ts';
import type { CodesBlock } from '../../site/blocks/codes/codes.kind.ts';
import { renderWritten } from '../../site/entry-server.tsx';
import { changed, foldersOf, withOver } from '../overlay.ts';
import { KINDS } from '../../site/kinds.ts';
import { SERVER_PARTS } from '../../site/parts.server.ts';
import type { FormView } from '../../engine/blocks/form/form.kind.ts';

const product = checkPortal(foldersOf('product'), KINDS).portal!;

const deskOf = (portal: Portal) =>
  new AnswerCache(portal, {
    get: () => {
      throw new LedgerUnavailable('none');
    },
  } as never);

async function prepare(address: string, portal = product) {
  const [path, query] = address.split('?');
  const matched = matchAddress(portal, path!);
  return await prepareView(
    {
      answerCache: deskOf(portal),
      formatter: new LocaleFormatter(portal, matched.locale, () => {}),
      parts: SERVER_PARTS,
    },
    { ...matched, page: matched.page! },
    new URLSearchParams(query),
  );
}

const viewOf = async (address: string, portal = product): Promise<View> =>
  await buildView(await prepare(address, portal), renderWritten);
const writtenOf = (view: View, kind: string): string =>
  view.blocks
    .filter((block): block is WrittenView => block.kind === kind)
    .map((block) => block.html)
    .join('');

describe('the glossary', () => {
  const total = readEntries(product, 'glossary').length;
  const countOf = async (address: string) =>
    (writtenOf(await viewOf(address), 'list').match(/<li><a [^>]*>[^<]+<\/a><p>/g) ?? []).length;

  it('has every term, under its letter, in both languages', async () => {
    expect(total).toBeGreaterThanOrEqual(150);
    expect(await countOf('/budget-literacy/glossary')).toBe(total);
    expect(await countOf('/en/budget-literacy/glossary')).toBe(total);
  });

  it('shows only the terms of a letter, and no link at letters without one', async () => {
    const html = writtenOf(
      await viewOf(`/budget-literacy/glossary?letter=${encodeURIComponent('Б')}`),
      'list',
    );
    expect(html).toContain('aria-current="true"');
    expect(html).toMatch(/<span aria-disabled="true">Ь<\/span>/);
    expect(
      await countOf(`/budget-literacy/glossary?letter=${encodeURIComponent('Б')}`),
    ).toBeLessThan(total / 3);
  });

  it.each(['податки', 'ПОДАТКУ', 'зобов’язання', "зобов'язання", 'зобовязання', 'taxes'])(
    'finds words in any form: %s',
    async (word) => {
      const count = await countOf(`/budget-literacy/glossary?search=${encodeURIComponent(word)}`);
      expect(count).toBeGreaterThan(0);
      expect(count).toBeLessThan(total / 2);
    },
  );

  it('is called by its names as the routes are', () => {
    expect([
      product.pages['budget-literacy/glossary/index']!.name,
      product.pages['budget-literacy/glossary/[word]']!.name,
    ]).toEqual(['budget-literacy-glossary', 'budget-literacy-glossary-word']);
  });

  it('has no page for a word that nobody wrote', () => {
    const page = product.pages['budget-literacy/glossary/[word]']!;
    expect(parametersExist(deskOf(product), page, { word: 'biudzhet' })).toBe(true);
    expect(parametersExist(deskOf(product), page, { word: 'byudzhet' })).toBe(false);
  });
});

describe('a marked term', () => {
  it('opens in place, the first time only, and never on its own page', async () => {
    const view = await viewOf('/budget-literacy/glossary/biudzhetnyi-protses');
    const marks = writtenOf(view, 'article').match(/data-term="[^"]+"/g)!;
    expect(new Set(marks).size).toBe(marks.length);
    expect(view.terms.map((term) => term.key)).not.toContain('biudzhetnyi-protses');
    expect(view.terms.map((term) => `data-term="${term.key}"`)).toEqual(marks);
  });

  it('leaves headings and links as they are', async () => {
    const html = writtenOf(await viewOf('/budget-literacy/budget-system/structure'), 'article');
    expect(html).not.toMatch(/<(a|h2|h3|summary)\b[^>]*>[^<]*<a [^>]*class="term"/);
  });

  it('gives every stop a number above the one before', async () => {
    const numbers = [
      ...writtenOf(await viewOf('/budget-literacy/budget-system/principles'), 'article').matchAll(
        /data-tab-order="([\d.]+)"/g,
      ),
    ].map((match) => Number(match[1]));
    expect(numbers.length).toBeGreaterThan(20);
    expect(numbers.every((one, i) => i === 0 || one > numbers[i - 1]!)).toBe(true);
  });
});

describe('the words of a form', () => {
  it('keep every place for a value, and come from the default language where the other has none', async () => {
    const portal = {
      ...product,
      messages: {
        uk: { form: { own: { wait: 'Ще {seconds} с' }, plain: 'Так' } },
        en: { form: { own: { wait: '{seconds} s more' } } },
      },
    };
    const wordsAt = async (address: string) =>
      (
        (await viewOf(address, portal)).blocks.find((block) => block.kind === 'form') as
          FormView | undefined
      )?.words;
    expect(await wordsAt('/contact-us')).toEqual({
      'form.own.wait': 'Ще {seconds} с',
      'form.plain': 'Так',
    });
    expect(await wordsAt('/en/contact-us')).toEqual({
      'form.own.wait': '{seconds} s more',
      'form.plain': 'Так',
    });
  });
});

describe('the search over everything', () => {
  const first = async (text: string, locale = 'uk') =>
    (await searchPortal(product, null, text, locale))[0];

  it.each([
    ['податки', 'podatkovi-nadkhodzhennia'],
    ['субвенція', 'subventsiia'],
    ['subvention', 'subventsiia'],
    ['трансфертів', 'transfert'],
  ])('puts what was meant first: %s', async (text, key) => {
    expect((await first(text))?.to).toBe(`/budget-literacy/glossary/${key}`);
  });

  it('finds pages', async () => {
    const found = await searchPortal(product, null, 'мапа порталу', 'uk');
    expect(found.map(({ to }) => to)).toContain('/services/site-map');
    expect(await searchPortal(product, null, '', 'uk')).toEqual([]);
    for (const hidden of product.settings.publication.without ?? []) {
      const { title, path } = product.pages[hidden]!;
      const all = await searchPortal(product, null, title['uk'] ?? '', 'uk');
      expect(all.map(({ to }) => to)).not.toContain(path);
    }
  });
});

describe('endings of words', () => {
  it.each([
    ['читачі', 'читач'],
    ['читачами', 'читачів'],
    ['книжка', 'книжки'],
    ['видатки', 'видаток'],
    ['reading', 'reader'],
    ['books', 'book'],
    ['libraries', 'library'],
  ])('come from the content, for both languages: %s in %s', (typed, word) => {
    expect(isSameWord(typed, word, findSpelling(product))).toBe(true);
    expect(isSameWord(typed, word, joinSpelling([]))).toBe(word.startsWith(typed));
  });
});

describe('the map of the portal', () => {
  it('has every page that stands by itself and is to be found, once', () => {
    const { without = [] } = product.settings.publication;
    expect(without.length).toBeGreaterThan(0);
    const addresses = listPlaces(product).map((place) => place.address);
    expect(new Set(addresses).size).toBe(addresses.length);
    for (const page of Object.values(product.pages))
      if (!page.path.includes(':') && page.redirect === null && page.status === 200)
        expect(addresses.includes(page.path), page.path).toBe(!without?.includes(page.id));
    expect(addresses).toContain('/budget-literacy/budget-system/classification/incomes');
  });
});

describe('what machines read', () => {
  it('of a term is a defined term of its set', async () => {
    const prepared = await prepare('/en/budget-literacy/glossary/biudzhet');
    const head = headFor(
      prepared.context,
      await buildView(prepared, renderWritten),
      'https://portal.example',
    );
    const data = JSON.parse(
      /<script type="application\/ld\+json">(.*)<\/script>/.exec(head)![1]!,
    ) as Record<string, unknown>;
    expect(data).toMatchObject({
      '@type': 'DefinedTerm',
      name: 'Budget',
      inDefinedTermSet: 'https://portal.example/en/budget-literacy/glossary',
    });
  });
});

/** What is written alike in English and in another language. */
const ALIKE = new Set(
  `Code, Demo, E mail, Error, Licence, Menu, Model Context Protocol, Name, Page, Pages, Plan, Second document,
  Signature, Source, Source Version, Sources, Total, UUID, Version, Versions, Website, kB, million, minus, normal,
  optional, plan, plus, ABCDEFGHIJKLMNOPQRSTUVWXYZ`.split(/,\s+/),
);
const QUOTES: Readonly<Record<string, string>> = {
  de: '„“',
  en: '“”',
  es: '«»',
  fr: '«»',
  pl: '„”',
  uk: '«»',
};
/** Of 0, 1, 2, 5, 21 and a million rows. */
const ROWS: Readonly<Record<string, readonly string[]>> = {
  de: ['0 Zeilen', '1 Zeile', '2 Zeilen', '5 Zeilen', '21 Zeilen', '1000000 Zeilen'],
  en: ['0 rows', '1 row', '2 rows', '5 rows', '21 rows', '1000000 rows'],
  es: ['0 filas', '1 fila', '2 filas', '5 filas', '21 filas', '1000000 filas'],
  fr: ['0 ligne', '1 ligne', '2 lignes', '5 lignes', '21 lignes', '1000000 lignes'],
  pl: ['0 wierszy', '1 wiersz', '2 wiersze', '5 wierszy', '21 wierszy', '1000000 wierszy'],
  uk: ['0 рядків', '1 рядок', '2 рядки', '5 рядків', '21 рядок', '1000000 рядків'],
};

describe('the words of the engine', () => {
  const base = join(import.meta.dirname, '../../engine/base/locales');
  const wordsOf = (name: string) =>
    new Map(
      leavesOf(parse(readFileSync(join(base, `${name}.yaml`), 'utf8'), { schema: 'failsafe' })),
    );
  const places = (text: string) => [...new Set(text.match(/\{[\w-]+\}/g))].sort();
  const withoutPlural = (keys: Iterable<string>) => [
    ...new Set([...keys].map((key) => key.replace(/_(zero|one|two|few|many|other)$/, ''))),
  ];

  it.each(['check', 'import', 'patterns'])(
    'are complete in both languages of the check, with the same places: %s',
    (name) => {
      const uk = wordsOf(`uk/${name}`);
      const en = wordsOf(`en/${name}`);
      expect(withoutPlural(uk.keys())).toEqual(withoutPlural(en.keys()));
      for (const [key, text] of uk) {
        const other = en.get(key) ?? en.get(key.replace(/_\w+$/, '_other'));
        expect(places(other!), key).toEqual(places(text));
      }
    },
  );

  const languages = readdirSync(base);

  describe.each(languages)('in every language: %s', (language) => {
    const own = wordsOf(`${language}/messages`);
    const en = wordsOf('en/messages');
    const forms = pluralForms(language);

    it('are those of English, with the same places', () => {
      expect(withoutPlural(own.keys())).toEqual(withoutPlural(en.keys()));
      for (const [key, text] of own) {
        const other = en.get(key) ?? en.get(key.replace(PLURAL_FORM, '_other'));
        expect(places(text), key).toEqual(places(other ?? ''));
      }
    });

    it('are not left in English', () => {
      const letters = (text: string) =>
        text
          .replaceAll(/\{[\w-]+\}|[^\p{L}\s]/gu, ' ')
          .trim()
          .replaceAll(/\s+/g, ' ');
      const left = [...own].filter(
        ([key, text]) => letters(text) !== '' && letters(text) === letters(en.get(key) ?? ''),
      );
      const strange = left.filter(([, text]) => !ALIKE.has(letters(text)));
      expect(language === 'en' ? [] : strange).toEqual([]);
    });

    it('quote as the language does', () => {
      const [opening, closing] = QUOTES[language] ?? [];
      for (const [key, text] of own) {
        const marks = (text.match(/[«»„“”‟"]/g) ?? []).join('');
        expect(marks, key).toBe(`${opening}${closing}`.repeat(marks.length / 2));
      }
    });

    it('have the plural forms of the language, which i18n finds for any count', () => {
      const warnings: string[] = [];
      const messages = parse(
        readFileSync(join(base, language, 'messages.yaml'), 'utf8'),
      ) as Messages;
      const say = speaker(createI18n(language, messages, (text) => warnings.push(text)));
      const stems = Map.groupBy(
        [...own.keys()].filter(
          (key) => PLURAL_FORM.test(key) && en.has(key.replace(PLURAL_FORM, '_other')),
        ),
        (key) => key.replace(PLURAL_FORM, ''),
      );
      expect(stems.size).toBeGreaterThan(20);
      for (const [stem, keys] of stems) {
        expect(keys, stem).toEqual(forms.map((form) => `${stem}_${form}`));
        for (const count of [0, 1, 2, 5, 21, 1_000_000, 1.5]) {
          const values = { count, number: count, parts: 'I', year: 2025, amount: count };
          const form = new Intl.PluralRules(language).select(count);
          const said = (own.get(`${stem}_${form}`) ?? '').replaceAll(
            /\{([a-z]+)\}/g,
            (_, name: keyof typeof values) => String(values[name]),
          );
          expect(say(stem, values)).toBe(said);
        }
      }
      expect(warnings).toEqual([]);
      expect([0, 1, 2, 5, 21, 1_000_000].map((count) => say('table.count', { count }))).toEqual(
        ROWS[language],
      );
    });
  });

  it.each(
    languages.flatMap((language) =>
      readdirSync(join(base, language)).map((file) => `${language}/${file.replace('.yaml', '')}`),
    ),
  )('stand in the letters of their language: %s', (name) => {
    for (const [key, text] of wordsOf(name)) {
      const words = text.replaceAll(/\{[\w-]+\}/g, '').match(/\p{L}+/gu) ?? [];
      const mixed = words.filter(
        (word) => /\p{Script=Cyrillic}/u.test(word) && /\p{Script=Latin}/u.test(word),
      );
      expect(mixed, key).toEqual([]);
      expect(text, key).not.toMatch(/^\s*$/);
      if (findScript(name.slice(0, 2)) === 'Latn')
        expect(text, key).not.toMatch(/\p{Script=Cyrillic}/u);
      // a letter by itself that looks alike in both alphabets; patterns name commands of a drawing
      else if (!name.endsWith('patterns'))
        expect(
          words.filter((word) => /^[aceiopxyA-Z]$/.test(word)),
          key,
        ).toEqual([]);
    }
  });

  it('name every choice that an address can hold', () => {
    const named = [...wordsOf('en/messages').keys()].filter((key) =>
      key.startsWith('notices.names.'),
    );
    const queries = Object.keys(product.settings.queries);
    expect(named.map((key) => key.replace('notices.names.', '')).toSorted()).toEqual(
      queries.toSorted(),
    );
  });

  it.each(PROBLEM_LANGUAGES)(
    'name every mistake that the check can find, and no other: %s',
    (language) => {
      expect(Object.keys(checkWords(language).mistakes).sort()).toEqual(
        Object.keys(checkWords('en').mistakes).sort(),
      );
    },
  );

  it('say what each pattern of the schemas wants, and no other', () => {
    const shared = parse(readFileSync(join(base, '../../../schemas/shared.yaml'), 'utf8')) as {
      formats: object;
    };
    expect([...wordsOf('en/patterns').keys()].sort()).toEqual(Object.keys(shared.formats).sort());
  });

  it('name every reason to refuse a file that an import can find, and no other', () => {
    const room = join(base, '../../ledger/import');
    const said = readdirSync(room)
      .filter((name) => !name.endsWith('.test.ts'))
      .map((name) => readFileSync(join(room, name), 'utf8'))
      .join('\n');
    const codes = [...wordsOf('en/import').keys()];
    expect(codes.filter((code) => !said.includes(`'${code}'`))).toEqual([]);
    const used = [...said.matchAll(/(?:code: |refuse\(|wrong\(|placed\(row, )'([a-z\d-]+)'/g)];
    expect(used.length).toBeGreaterThan(40);
    expect(used.filter(([, code]) => !codes.includes(code!))).toEqual([]);
  });

  it('are there for every message that the engine says by its name', () => {
    const said = readdirSync(join(base, '../..'), { recursive: true, encoding: 'utf8' })
      .filter((name) => /\.tsx?$/.test(name) && !/\.test\.tsx?$/.test(name))
      .flatMap((name) => [
        ...readFileSync(join(base, '../..', name), 'utf8').matchAll(
          /\b(?:say|t)\(\s*'([a-z]+(?:\.[\w-]+)+)'/g,
        ),
      ])
      .map((match) => match[1]!);
    const keys = withoutPlural(wordsOf('en/messages').keys());
    expect(said.length).toBeGreaterThan(80);
    expect(said.filter((key) => !keys.includes(key))).toEqual([]);
  });
});

/** Every text of a tree by its path. */
function leavesOf(tree: unknown, path = ''): [string, string][] {
  return typeof tree === 'string'
    ? [[path, tree]]
    : Object.entries(tree as object).flatMap(([key, value]) =>
        leavesOf(value, path === '' ? key : `${path}.${key}`),
      );
}

describe('a section of the declaration', () => {
  it('is added by files alone', async () => {
    const list = JSON.parse(
      readFileSync('content/data/budgetDeclaration/sections.json', 'utf8'),
    ) as { sections: object[] };
    list.sections.push({
      slug: 'climate',
      title: { uk: 'Готовність до змін клімату', en: 'Readiness for climate change' },
      short: { uk: 'Скільки коштує готовність.', en: 'What readiness costs.' },
      status: 'removed',
      tables: ['costs'],
    });
    const folders = changed(
      withOver(foldersOf('product'), join(import.meta.dirname, '../section')),
      { 'content/data/budgetDeclaration/sections.json': JSON.stringify(list) },
    );
    const { portal, problems } = checkPortal(folders, KINDS);
    expect(problems).toEqual([]);
    const view = await viewOf('/en/budget-declaration/climate', portal!);
    expect(view.title).toBe('Readiness for climate change');
    expect(writtenOf(view, 'sheet')).toContain('1,234.5'.replace(',', '\u00a0'));
    // what is invented as an example is not drawn
    expect(writtenOf(view, 'sheet')).not.toContain('<svg');
    expect(writtenOf(await viewOf('/budget-declaration', portal!), 'list')).toContain(
      'Знято з розгляду',
    );
  });
});

describe('a page of codes', () => {
  const PAGE = '/en/budget-literacy/budget-system/classification';
  const codesAt = async (name: string) => writtenOf(await viewOf(`${PAGE}/${name}`), 'codes');

  it.each(['incomes', 'program-national', 'program-local', 'debt-type', 'debt-debt', 'template'])(
    'that shows a part of them says so, without a number where nothing counts them: %s',
    async (name) => {
      expect(await codesAt(name)).toContain('Only some of the codes are shown, not all of them.');
    },
  );

  it('that shows all of them says nothing', async () => {
    expect(await codesAt('economic')).not.toContain('class="note"');
  });

  it('counts them where a dictionary was imported', async () => {
    const members = {
      on: () => [
        { code: '11000000', origin: 1 },
        { code: '11029999', origin: 1 },
        { code: '12000000', origin: 0 },
      ],
    };
    const { context } = await prepare(`${PAGE}/incomes`);
    const block = context.page.blocks.find(({ kind }) => kind === 'codes') as CodesBlock;
    const told = (ledger: unknown) =>
      buildCodesContent({ ...context, ledger: ledger as never }, block);
    expect(told({ members }).selected).toBe('Shown: 1 of 2 codes in force.');
    expect(told(null).selected).toBe('Only some of the codes are shown, not all of them.');
  });
});

// What a form says in both languages of the studio.

import type { Bilingual } from '../../contract.ts';

const WORDS = {
  add: { uk: 'Додати', en: 'Add' },
  addField: { uk: 'Додати поле', en: 'Add a field' },
  addColumn: { uk: 'Додати стовпець', en: 'Add a column' },
  addRow: { uk: 'Додати рядок', en: 'Add a row' },
  cards: { uk: 'Картками', en: 'As cards' },
  copy: { uk: 'Копіювати', en: 'Copy' },
  down: { uk: 'Нижче', en: 'Move down' },
  empty: { uk: 'порожньо', en: 'empty' },
  help: { uk: 'Пояснення', en: 'Help' },
  insert: { uk: 'Вставити місце', en: 'Insert a place' },
  key: { uk: 'Назва', en: 'Name' },
  look: { uk: 'Знайти', en: 'Find' },
  missing: { uk: 'бракує перекладу', en: 'translation is missing' },
  more: { uk: 'Показати ще рядки', en: 'Show more rows' },
  next: { uk: 'До наступного', en: 'Go to the next' },
  no: { uk: 'Ні', en: 'No' },
  onPage: { uk: 'На сторінці:', en: 'On the page:' },
  paste: {
    uk: 'Сюди можна вставити клітинки з електронної таблиці; стрілки вгору й вниз ведуть рядками.',
    en: 'Cells of a spreadsheet can be pasted here; the up and down arrows walk the rows.',
  },
  raw: { uk: 'Записано як JSON', en: 'Written as JSON' },
  remove: { uk: 'Вилучити', en: 'Remove' },
  row: { uk: 'рядок', en: 'row' },
  same: { uk: 'схоже, не перекладено', en: 'looks untranslated' },
  shared: { uk: 'Спільна частина', en: 'A shared part' },
  table: { uk: 'Таблицею', en: 'As a table' },
  taken: { uk: 'Така назва вже є.', en: 'There is such a name already.' },
  translation: { uk: 'Переклад', en: 'Translation' },
  unreadable: {
    uk: 'Це не JSON: значення лишилося, яким було.',
    en: 'This is no JSON: the value stays as it was.',
  },
  up: { uk: 'Вище', en: 'Move up' },
  what: { uk: 'Що тут стоїть', en: 'What stands here' },
  yes: { uk: 'Так', en: 'Yes' },
  array: { uk: 'перелік', en: 'a list' },
  boolean: { uk: 'так чи ні', en: 'yes or no' },
  integer: { uk: 'число', en: 'a number' },
  number: { uk: 'число', en: 'a number' },
  null: { uk: 'невідомо', en: 'unknown' },
  object: { uk: 'кілька полів', en: 'several fields' },
  string: { uk: 'слово чи назва', en: 'a word or a name' },
  text: { uk: 'текст кожною мовою', en: 'a text in each language' },
} as const satisfies Record<string, Bilingual>;

export type FormWord = keyof typeof WORDS;
export type FormLanguage = keyof Bilingual;

export function say(language: FormLanguage, word: FormWord): string {
  return WORDS[word][language];
}

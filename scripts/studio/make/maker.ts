// What a maker is: a few questions, and the files that come of their answers.

import { PLACEHOLDER, type Folders, type Kinds } from '../../../engine/check.ts';
import { ChoreRefused } from '../../refused.ts';
import type { CheckedPortal } from '../../new/config.ts';
import type { MakerAnswers, Drafts, Bilingual } from '../contract.ts';
import { textOf } from '../drafts.ts';

export interface MakerQuestion {
  /** Of `words`: what its keys begin with, one for each language: `title_uk`. */
  readonly key: string;
  readonly title: Bilingual;
  readonly about?: Bilingual;
  /** `words`: in every language of the portal, `long`: the same in lines; `table`: rows of cells, as they come from a spreadsheet. */
  readonly sort: 'words' | 'long' | 'name' | 'choice' | 'table';
  readonly optional?: boolean;
  /** Of a `name`. */
  readonly pattern?: RegExp;
  /** Of a `choice`. */
  readonly choices?: readonly MakerChoice[];
  /** What stands there first, marked as a placeholder. */
  readonly start?: Bilingual;
}

export interface MakerChoice {
  readonly name: string;
  readonly title: Bilingual;
}

export interface MakerPlace {
  readonly portal: CheckedPortal;
  readonly folders: Folders;
  readonly kinds: Kinds;
}

export interface MakerFiles {
  readonly drafts: Drafts;
  /** Path of the file to go on with. */
  readonly open: string;
}

export interface StudioMaker {
  readonly name: string;
  readonly title: Bilingual;
  readonly about: Bilingual;
  /** Null where the portal has nothing to make it of. */
  questions(portal: CheckedPortal): readonly MakerQuestion[] | null;
  /** Throws ChoreRefused. */
  make(answers: MakerAnswers, place: MakerPlace): MakerFiles;
}

/** The form of some questions in one language: flat, what is required first. */
export function formOf(
  questions: readonly MakerQuestion[],
  portal: CheckedPortal,
  language: keyof Bilingual,
): object {
  const sorted = questions.toSorted(
    (a, b) => Number(a.optional ?? false) - Number(b.optional ?? false),
  );
  const keys = (question: MakerQuestion) => keysOf(question, portal).map(({ key }) => key);
  return {
    type: 'object',
    required: sorted.filter(({ optional }) => !optional).flatMap(keys),
    additionalProperties: false,
    properties: Object.fromEntries(
      sorted.flatMap((question) =>
        keysOf(question, portal).map(({ key, locale }) => [
          key,
          {
            title: question.title[language] + (locale ? ` · ${locale.name}` : ''),
            ...(question.about ? { description: question.about[language] } : {}),
            'x-question': true,
            ...typeOf(question, language),
          },
        ]),
      ),
    ),
  };
}

/** A table to paste into. */
const BLANK = [['', '', '']];

/** What stands in the form first. */
export function startOf(questions: readonly MakerQuestion[], portal: CheckedPortal): MakerAnswers {
  return Object.fromEntries(
    questions.flatMap((question) =>
      keysOf(question, portal).flatMap(({ key, locale }) => {
        const { start, sort } = question;
        if (!start) return [[key, sort === 'table' ? BLANK : '']];
        const said: Readonly<Record<string, string>> = start;
        return [[key, `${PLACEHOLDER} ${said[locale?.code ?? ''] ?? start.en}`]];
      }),
    ),
  );
}

type Locale = CheckedPortal['settings']['locales'][number];

function keysOf(
  { key, sort }: MakerQuestion,
  { settings }: CheckedPortal,
): readonly { readonly key: string; readonly locale?: Locale }[] {
  if (sort !== 'words' && sort !== 'long') return [{ key }];
  return settings.locales.map((locale) => ({ key: `${key}_${locale.code}`, locale }));
}

function typeOf({ sort, pattern, choices = [] }: MakerQuestion, language: keyof Bilingual): object {
  if (sort === 'table')
    return { type: 'array', items: { type: 'array', items: { type: 'string' } }, 'x-table': true };
  if (sort === 'choice')
    return {
      type: 'string',
      enum: choices.map(({ name }) => name),
      'x-titles': Object.fromEntries(choices.map(({ name, title }) => [name, title[language]])),
    };
  return {
    type: 'string',
    minLength: 1,
    ...(sort === 'long' ? { 'x-lines': true } : {}),
    ...(pattern ? { pattern: pattern.source } : {}),
  };
}

/** The answer to a question of one text; empty where there is none. */
export function answer(answers: MakerAnswers, key: string): string {
  const { [key]: value } = answers;
  return typeof value === 'string' ? value.trim() : '';
}

/** The rows of a table that say something. */
export function answerTable(answers: MakerAnswers, key: string): readonly (readonly string[])[] {
  const { [key]: rows } = answers;
  if (!Array.isArray(rows)) return [];
  return (rows as string[][]).filter((row) => row.some((cell) => cell.trim() !== ''));
}

/** Words in the languages in which they are answered; undefined where they are in none. */
export function answerWords(
  answers: MakerAnswers,
  key: string,
  { settings }: CheckedPortal,
): Readonly<Record<string, string>> | undefined {
  const texts = settings.locales.flatMap(({ code }) => {
    const text = answer(answers, `${key}_${code}`);
    return text === '' ? [] : [[code, text] as const];
  });
  return texts.length === 0 ? undefined : Object.fromEntries(texts);
}

/** The answer, or what the English title makes of itself. Throws ChoreRefused where it is no name. */
export function answerName(
  answers: MakerAnswers,
  key: string,
  title: string,
  pattern: RegExp,
): string {
  const name = answer(answers, key) || slugOf(answer(answers, `${title}_en`));
  if (pattern.test(name)) return name;
  throw new ChoreRefused({
    uk: `«${name}» не може бути назвою: потрібні латинські літери, цифри й дефіси`,
    en: `“${name}” cannot be a name: it takes Latin letters, digits and hyphens`,
  });
}

/** Words as a name: small Latin letters and digits with hyphens between; empty where there are none. */
export function slugOf(words: string): string {
  return words
    .toLowerCase()
    .replaceAll(/[’']/g, '')
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-+|-+$/g, '')
    .slice(0, 60)
    .replace(/-$/, '');
}

/** The drafts of starting files. Throws ChoreRefused where one is there already. */
export function draftsOf(
  { created, changed = {} }: { readonly created: Drafts; readonly changed?: Drafts },
  folders: Folders,
): Drafts {
  const [there] = Object.keys(created).filter((path) => textOf(folders, path) !== null);
  if (there !== undefined)
    throw new ChoreRefused({
      uk: `${there} уже є: виберіть іншу назву`,
      en: `${there} is there already: choose another name`,
    });
  return { ...created, ...changed };
}

/** A text of the portal in the languages of the studio; the name where it has none. */
export function saidOf(text: Readonly<Record<string, string>>, name: string): Bilingual {
  const [any = name] = Object.values(text);
  return { uk: text['uk'] ?? any, en: text['en'] ?? any };
}

/** Things by their titles with the names behind. */
export function choicesOf(
  things: Readonly<Record<string, { readonly title: Readonly<Record<string, string>> }>>,
): MakerChoice[] {
  return Object.entries(things).map(([name, { title }]) => ({ name, title: saidOf(title, name) }));
}

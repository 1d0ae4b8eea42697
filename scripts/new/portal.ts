// A whole small portal in an empty folder, in the languages that it is to have: one file of figures, two pages, a theme, a mark and a test.

import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, dirname, join, relative, resolve, sep } from 'node:path';
import { parse } from 'yaml';

import { writeInLine } from '../../engine/check.ts';
import { ENGINE_ROOT } from '../own.ts';
import { ChoreRefused } from '../refused.ts';

/** Whether the engine runs from its sources, and not from where npm has put it. */
const IN_CHECKOUT = !ENGINE_ROOT.split(sep).includes('node_modules');
const TEMPLATE = join(import.meta.dirname, 'portal');
const WORDS = join(import.meta.dirname, 'words.yaml');
/** What all portals begin with, until they have their own. */
const THEME = 'site/theme.css';
/** Two colours beside each other are those of a flag. */
const FLAG = /(--field: )[^;]+/;
/** In the path of a file that each language has. */
const EACH = 'LANGUAGE';
/** Where words stand in a file. */
const PLACE = /\$([a-z]+(?:[.-][a-z]+)*)/g;
/** What npm itself puts into a folder. */
const OF_NPM = ['package.json', 'package-lock.json', 'node_modules'];

/** What stands in a place, by language. */
type Words = Readonly<Record<string, Readonly<Record<string, string>>>>;

interface Manifest {
  readonly name?: string;
  readonly version?: string;
  readonly dependencies?: Readonly<Record<string, string>>;
}

/**
 * Writes a portal that speaks these languages (codes of two or three letters), the first by default, and returns what a person is told: its files, and what to do next.
 * Throws ChoreRefused where the folder holds anything, or a language is none; then nothing is written.
 */
export function writePortal(folder: string, languages: readonly string[]): string[] {
  const root = resolve(folder);
  refuseFull(root, folder);
  refuseUnknown(languages);
  const own = parse(readFileSync(WORDS, 'utf8')) as Words;
  const files = {
    ...fillTemplate(listWords(own, languages), { root, languages }),
    [THEME]: readFileSync(join(ENGINE_ROOT, THEME), 'utf8').replace(FLAG, '$1var(--sky)'),
  };
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(dirname(join(root, name)), { recursive: true });
    writeFileSync(join(root, name), text);
  }
  const strange = languages.filter((code) => !own['portal.name']?.[code]);
  return [
    ...Object.keys(files).map((name) => `created   ${join(folder, name)}`),
    ...strange.map(
      (code) =>
        `english   ${code}: the texts stand in English, translate them (npm run check tells which words of the engine are missing too)`,
    ),
    ...(IN_CHECKOUT ? [`next      npm pack --pack-destination ${folder}`] : []),
    `next      ${root === resolve() ? '' : `cd ${folder} && `}npm install && npm start`,
  ];
}

function refuseFull(root: string, folder: string): void {
  const there = existsSync(root) ? readdirSync(root) : [];
  const [first] = there.filter((name) => !name.startsWith('.') && !OF_NPM.includes(name));
  if (first !== undefined)
    throw new ChoreRefused({
      uk: `у теці ${folder} вже є ${first}: назвіть порожню теку або таку, якої ще немає`,
      en: `${folder} already has ${first} in it: name an empty folder, or one that is not there yet`,
    });
}

function refuseUnknown(languages: readonly string[]): void {
  const twice = languages.find((code, i) => languages.indexOf(code) < i);
  const unknown = languages.find((code) => !isLanguage(code)) ?? twice;
  if (unknown === undefined) return;
  throw new ChoreRefused({
    uk: `«${unknown}» – не код мови або вказаний двічі: напишіть коди з двох або трьох літер через кому, наприклад en,pl`,
    en: `“${unknown}” is no code of a language, or stands twice: write codes of two or three letters, parted by commas, such as en,pl`,
  });
}

function isLanguage(code: string): boolean {
  if (!/^[a-z]{2,3}$/.test(code)) return false;
  return new Intl.DisplayNames('en', { type: 'language', fallback: 'none' }).of(code) !== undefined;
}

/** The words of each place in these languages, those of English where there are no others; `code` is what a language is called. */
function listWords(own: Words, languages: readonly string[]): Words {
  const codes = Object.fromEntries(languages.map((code) => [code, code]));
  const places = Object.entries(own).map(([place, words]) => [
    place,
    Object.fromEntries(languages.map((code) => [code, words[code] ?? words['en'] ?? ''])),
  ]);
  return { code: codes, ...Object.fromEntries(places) };
}

/** Every file of the template by its path, with what stands in its places; of one that each language has there are as many. */
function fillTemplate(
  words: Words,
  { root, languages }: { readonly root: string; readonly languages: readonly string[] },
): Record<string, string> {
  const plain: Readonly<Record<string, string>> = {
    name:
      basename(root)
        .toLowerCase()
        .replaceAll(/[^a-z0-9-]+/g, '-')
        .replace(/^-+/, '') || 'portal',
    title: words['portal.name']?.[languages[0] ?? ''] ?? '',
    languages: writeInLine(languages.map((code) => ({ code }))),
    engine: findEngine(root),
  };
  const write = (name: string, language: string | null) =>
    readFileSync(join(TEMPLATE, name), 'utf8').replaceAll(PLACE, (place, key: string) => {
      const said = words[key];
      if (!said) return plain[key] ?? place;
      if (language !== null) return said[language] ?? '';
      return name.endsWith('.csv') ? Object.values(said).join(';') : writeInLine(said);
    });
  return Object.fromEntries(
    listTemplate().flatMap((name) => {
      const path = name.replace(/(?:^|(?<=\/))gitignore/, '.gitignore').replace(/\.txt$/, '');
      return name.includes(EACH)
        ? languages.map((code) => [path.replace(EACH, code), write(name, code)])
        : [[path, write(name, null)]];
    }),
  );
}

function listTemplate(): string[] {
  return readdirSync(TEMPLATE, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => relative(TEMPLATE, join(parentPath, name)).replaceAll(sep, '/'))
    .sort();
}

/** Where npm finds the engine: as whoever runs it has it; of a checkout the package that is made of it, in the folder of the portal. */
function findEngine(root: string): string {
  const { name = '', version = '' } = readManifest(ENGINE_ROOT);
  if (IN_CHECKOUT) return `file:${name}-${version}.tgz`;
  const asked = readManifest(resolve()).dependencies?.[name] ?? version;
  const [, file] = /^file:(.+)$/.exec(asked) ?? [];
  return file === undefined ? asked : `file:${relative(root, resolve(file)).replaceAll(sep, '/')}`;
}

function readManifest(folder: string): Manifest {
  const file = join(folder, 'package.json');
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Manifest) : {};
}

// What a file of figures or names is, by the forms that are known and the codes of dimensions; and the text of a form that says so.

import { PLACEHOLDER, writeInLine } from '../../engine/check.ts';
import type { CheckedPortal } from '../new/config.ts';
import { DimensionCodes, guessColumn, type ColumnMeaning, type FileColumn } from './guess.ts';

export interface DescribedFile {
  /** The form with these columns that there is already; empty: none. */
  readonly known: string;
  readonly kind: 'figures' | 'members';
  /** The fact of figures, the dimension of names; empty where it is unknown. */
  readonly about: string;
  readonly headerLines: number;
  readonly columns: readonly (ColumnMeaning & { readonly name: string })[];
  /** Those below the header that are as long as it. */
  readonly rows: readonly (readonly string[])[];
  /** Whether a code and one above it have rows of their own. */
  readonly tree: boolean;
  /** Column → texts by which a line is left aside. */
  readonly skip: Readonly<Record<string, readonly string[]>>;
  /** Whether some lines go on in the next one. */
  readonly broken: boolean;
}

type KnownFormat = CheckedPortal['formats'][number];

/** `records`: the first of them with the header; `codes`: those that the portal knows. */
export function describeFile(
  records: readonly (readonly string[])[],
  portal: CheckedPortal,
  codes: DimensionCodes,
): DescribedFile {
  const headerLines = countHeaderLines(records);
  const names = records[headerLines - 1] ?? [];
  const body = records.slice(headerLines);
  const rows = body.filter(({ length }) => length === names.length);
  const columns = names.map((name, i): FileColumn => {
    const caption = records.slice(0, headerLines).map((line) => line[i] ?? '');
    const values = rows.map((row) => row[i] ?? '').filter((value) => value !== '');
    return { name, caption: caption.join(' '), values };
  });
  const { format: known, share } = nearestFormat(names, rows[0] ?? [], portal);
  const guessed: ColumnMeaning[] = [];
  for (const column of columns)
    guessed.push(guessColumn(column, { known, codes, portal, before: guessed.at(-1) ?? null }));
  const kind = known?.kind === 'members' || !guessed.some(isOfFigures) ? 'members' : 'figures';
  const about =
    (kind === 'figures' ? known?.fact : known?.dimension) ?? guessAbout(kind, guessed, portal);
  const fit = kind === 'figures' ? fitFigures : fitMembers;
  const fitted = fit(guessed, about, portal);
  const isTree = fitted.some(
    ({ means, of }, i) => means === 'dimension' && codes.hasAncestors(of, columns[i]?.values ?? []),
  );
  return {
    known: known && share === 1 ? known.name : '',
    kind,
    about,
    headerLines,
    columns: fitted.map((meaning, i) => ({ name: names[i] ?? '', ...meaning })),
    rows,
    tree: known ? known.rows === 'tree' : isTree,
    skip: known?.skip ?? {},
    broken: body.some(({ length }) => length < names.length),
  };
}

/** Two where captions for people stand above names for programs. */
function countHeaderLines([above = [], below = []]: readonly (readonly string[])[]): number {
  const isName = (text: string) => /^[A-Za-z_]\w*$/.test(text);
  return below.length > 1 && below.every(isName) && !above.every(isName) ? 2 : 1;
}

/** The form that has at least half of its columns in common with a header, and codes like those of the first row. */
function nearestFormat(
  names: readonly string[],
  row: readonly string[],
  { formats }: CheckedPortal,
): { readonly format: KnownFormat | null; readonly share: number } {
  const shares = formats.flatMap((format) => {
    if (format.kind === 'ignored' || format.syntax !== 'delimited') return [];
    const { columns } = format;
    const shared = columns.filter(({ name }) => names.includes(name));
    const isOther = shared.some(
      ({ name, means, pattern }) =>
        means === 'dimension' &&
        pattern !== '' &&
        !new RegExp(pattern, 'u').test(row[names.indexOf(name)] ?? ''),
    );
    const needed = columns.filter(({ name, optional }) => !optional || names.includes(name)).length;
    const share = shared.length / Math.max(names.length, needed);
    return share < 0.5 || isOther ? [] : [{ format, share }];
  });
  return shares.toSorted((a, b) => b.share - a.share)[0] ?? { format: null, share: 0 };
}

function isOfFigures({ means, amount }: ColumnMeaning): boolean {
  return means === 'measure' || means === 'period' || amount;
}

/** The fact with most of what was found, or the first dimension that was. */
function guessAbout(
  kind: DescribedFile['kind'],
  guessed: readonly ColumnMeaning[],
  { model }: CheckedPortal,
): string {
  const codes = guessed.filter(({ means }) => means === 'dimension');
  if (kind === 'members') return codes[0]?.of ?? '';
  const counts = Object.values(model.facts).map(({ name, dimensions, measures }) => {
    const found = guessed.filter(
      ({ means, of }) =>
        (means === 'dimension' && dimensions.includes(of)) ||
        (means === 'measure' && Object.hasOwn(measures, of)),
    ).length;
    const missing = dimensions.filter(
      (dimension) => !codes.some(({ of }) => of === dimension),
    ).length;
    return { name, score: found - missing / 2 };
  });
  return counts.toSorted((a, b) => b.score - a.score)[0]?.name ?? '';
}

const NOTHING: ColumnMeaning = { means: 'ignore', of: '', amount: false, more: {} };

/** What the fact does not have, or has already, is left out. */
function fitFigures(
  guessed: readonly ColumnMeaning[],
  about: string,
  { model }: CheckedPortal,
): ColumnMeaning[] {
  const { dimensions = [], measures = {} } = model.facts[about] ?? {};
  const seen = new Set<string>();
  return guessed.map((meaning) => {
    const { means, of, more } = meaning;
    const isKnown = means === 'measure' ? Object.hasOwn(measures, of) : dimensions.includes(of);
    const key = `${means} ${of} ${String(more['year'])}`;
    if (means !== 'period' && (!isKnown || seen.has(key))) return NOTHING;
    seen.add(key);
    return meaning;
  });
}

/** The code of a member, and then its names by language. */
function fitMembers(
  guessed: readonly ColumnMeaning[],
  about: string,
  { settings }: CheckedPortal,
): ColumnMeaning[] {
  const code = guessed.findIndex(({ means, of }) => means === 'dimension' && of === about);
  const locales = settings.locales.map(({ code: locale }) => locale);
  return guessed.map((meaning, i) => {
    if (meaning.means === 'member') return meaning;
    if (i === code) return { ...NOTHING, means: 'member', of: 'code' };
    const locale = meaning.means === 'name' && meaning.of === about ? locales.shift() : undefined;
    if (locale === undefined) return NOTHING;
    const more = locale === settings.locales[0]?.code ? {} : { locale };
    return { means: 'member', of: 'title', amount: false, more };
  });
}

const NEW: Readonly<Record<string, string>> = {
  uk: 'Новий файл показників',
  en: 'New file of figures',
};

/** The text of a form of delimited files; `written`: how the file is written. */
export function writeFormat(
  { kind, about, headerLines, columns, tree, skip, broken }: DescribedFile,
  portal: CheckedPortal,
  written: { readonly name: string; readonly encoding: string; readonly separator: string },
): string {
  const { encoding, separator } = written;
  const name = written.name.replace(/\.gz$/, '');
  const title = portal.settings.locales.map(({ code }) => [
    code,
    `${PLACEHOLDER} ${NEW[code] ?? 'New file of figures'}`,
  ]);
  const saysPeriod = columns.some(({ means, more }) => means === 'period' || 'year' in more);
  const pattern = kind === 'figures' && !saysPeriod ? namePattern(name, portal) : null;
  const keys: readonly (readonly [string, unknown, boolean])[] = [
    ['title', Object.fromEntries(title), true],
    ['kind', kind, true],
    ['syntax', 'delimited', true],
    ['encoding', encoding, encoding !== 'utf-8'],
    ['separator', separator, separator !== ';'],
    ['headerLines', headerLines, headerLines > 1],
    [kind === 'figures' ? 'fact' : 'dimension', about, true],
    ['rows', 'tree', kind === 'figures' && tree],
    ['rejoin', true, broken],
    ['skip', skip, Object.keys(skip).length > 0],
    ['fileName', { pattern }, pattern !== null],
  ];
  return [
    '# yaml-language-server: $schema=../../schemas/editor/import.schema.json',
    ...keys.flatMap(([key, value, stands]) => (stands ? [`${key}: ${writeInLine(value)}`] : [])),
    'columns:',
    ...columns.map(({ name: column, means, of, more }) => {
      const own = of === '' ? {} : { of };
      return `  - ${writeInLine({ name: column, means, ...own, ...more })}`;
    }),
    '',
  ].join('\n');
}

/** A year and months in the name of a file: `INC-2024-1-12.csv`; null where it says no year. */
function namePattern(name: string, { formats }: CheckedPortal): string | null {
  const known = formats.find(
    ({ fileName }) => fileName && new RegExp(fileName.pattern, 'u').test(name),
  );
  if (known?.fileName) return known.fileName.pattern;
  const [, before, , months = '', after = ''] =
    /^(.*?)(20\d{2})((?:[-_.]\d{1,2}){0,2})(?!\d)(.*)$/.exec(name) ?? [];
  if (before === undefined) return null;
  const signs = months.match(/[-_.]/g) ?? [];
  const groups = ['from', 'to'].slice(-signs.length);
  const said = signs.map((sign, i) => `${escape(sign)}(?<${groups[i]}>[0-9]{1,2})`);
  return `^${escape(before)}(?<year>[0-9]{4})${said.join('')}${escape(after)}$`;
}

function escape(text: string): string {
  return text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);
}

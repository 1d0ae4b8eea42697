// What programs may say under a name, as TypeScript: the type of each value, its title, and names that mean the same in many places said once.

import type { JsonSchema } from '../answers/jsonSchema.ts';
import { plainWords, wordsIn } from '../language/text.ts';
import { first, lookup } from '../model/lookup.ts';
import type { Filter, FilterKind, Portal, Text } from '../model/portal.ts';
import { LAST_YEAR } from '../state/filterValue.ts';
import { exported } from './contractTexts.ts';
import { codePattern } from './paramSchema.ts';

/** A name with the type of its value and its title; optional where it may be left out. */
export interface SaidName {
  readonly name: string;
  readonly type: string;
  readonly title: string;
  readonly isOptional: boolean;
}

/** Longer ranges of whole numbers are any number. */
const LONGEST_RANGE = 40;

/** The one place that says of which type the values of a filter are. */
const TYPES: Readonly<Record<FilterKind, (filter: Filter, portal: Portal) => string>> = {
  year: () => 'Year',
  quarter: () => 'Quarter',
  month: () => 'Month',
  day: () => 'DayOfYear',
  date: ({ months }) => (months ? 'Day | YearMonth' : 'Day'),
  integer: ({ min, max }) => rangeType(min, max),
  text: () => 'string',
  choice: ({ options }) => choiceType(options.map(({ value }) => value)),
  member: ({ dimension, or, joined }, portal) =>
    joined === '' ? codeType(portal, [dimension, ...or]) : 'string',
};

/** Of one value; `options` narrows a choice, as the schema of the values says. */
export function filterType(portal: Portal, filter: Filter, { enum: options }: JsonSchema): string {
  if (filter.kind === 'choice' && Array.isArray(options)) return choiceType(options);
  return TYPES[filter.kind](filter, portal);
}

/** The title of a filter, and of what can be chosen there. */
export function filterTitle(portal: Portal, filter: Filter, { enum: known }: JsonSchema): string {
  const options = filter.options
    .filter(({ value }) => !Array.isArray(known) || known.includes(value))
    .map(({ value, title }) => `\n- ${value}: ${bothTitles(portal, title)}`);
  return bothTitles(portal, filter.title) + options.join('');
}

/** A title in the portal's first language, with the English one behind it. */
export function bothTitles({ settings }: Portal, title: Text): string {
  const standard = first(settings.locales).code;
  const say = (locale: string) => plainWords(wordsIn(title, locale, standard));
  return say('en') === say(standard) ? say(standard) : `${say(standard)} (${say('en')})`;
}

/** A code of one of some dimensions, or a word that stands for one. */
export function codeType({ model }: Portal, names: readonly string[]): string {
  const words = names.flatMap((name) => {
    const { members, words: own } = lookup(model.dimensions, name);
    return [...members.map(({ value }) => value), ...Object.keys(own)];
  });
  const code = `Code<${choiceType(names)}>`;
  return words.length === 0 ? code : `${code} | ${choiceType(words)}`;
}

/** A short range of whole numbers as each of them. */
export function rangeType(min: number, max: number): string {
  return max - min < LONGEST_RANGE
    ? choiceType(Array.from({ length: max - min + 1 }, (_, nth) => min + nth))
    : 'number';
}

/** One of some values. */
export function choiceType(values: readonly unknown[]): string {
  const literals = values.map((value) =>
    typeof value === 'string' ? quoted(value) : String(value),
  );
  return literals.length === 0 ? 'never' : [...new Set(literals)].join(' | ');
}

function quoted(text: string): string {
  return /['\\\n]/.test(text) ? JSON.stringify(text) : `'${text}'`;
}

/** The name of a property, as TypeScript writes it. */
export function keyOf(name: string): string {
  return /^[A-Za-z_]\w*$/.test(name) ? name : quoted(name);
}

/** What is told of a property, in the lines before it. */
export function comment(title: string): string {
  if (title === '') return '';
  const text = title.replaceAll('*/', '* /');
  return text.includes('\n')
    ? `/**\n * ${text.replaceAll('\n', '\n * ')}\n */\n`
    : `/** ${text} */\n`;
}

/** Names that have the same type and title in several places, each as it has them most often. */
export function shareNames(all: readonly SaidName[]): ReadonlyMap<string, SaidName> {
  const shared = [...Map.groupBy(all, ({ name }) => name)].flatMap(([name, some]) => {
    const same = [...Map.groupBy(some, says).values()].sort((a, b) => b.length - a.length);
    const [[most] = [], ...others] = same;
    const isShared = most !== undefined && some.length - others.flat().length > 1;
    return isShared ? [[name, most] as const] : [];
  });
  return new Map(shared);
}

function says({ type, title }: SaidName): string {
  return `${type}\n${title}`;
}

/** An object of these names: those that `shared` has as the interface of that name says them, the others in full. */
export function takenType(
  of: string,
  shared: ReadonlyMap<string, SaidName>,
  names: readonly SaidName[],
): string {
  if (names.length === 0) return '{}';
  const isShared = (said: SaidName) => {
    const known = shared.get(said.name);
    return known !== undefined && says(known) === says(said);
  };
  const [common, own] = [names.filter(isShared), names.filter((said) => !isShared(said))];
  const keys = (isOptional: boolean) =>
    choiceType(common.filter((said) => said.isOptional === isOptional).map(({ name }) => name));
  if (common.length === 0) return ownType(own);
  const parts = own.length === 0 ? [] : [ownType(own)];
  return `Taken<${[of, keys(false), keys(true), ...parts].join(', ')}>`;
}

/** An object of these names, each with its title before it. */
export function ownType(names: readonly SaidName[]): string {
  const lines = names.map(
    ({ name, type, title, isOptional }) =>
      `${comment(title)}${keyOf(name)}${isOptional ? '?' : ''}: ${type};\n`,
  );
  return `{\n${lines.join('')}}`;
}

/** What `checked` makes of texts and numbers: the type, and what holds of its values: a pattern, or the least and the largest. */
export function listKinds(
  portal: Portal,
): readonly (readonly [kind: string, type: string, test: string | readonly [number, number]])[] {
  const { dimensions, earliest } = portal.model;
  const filters = Object.values(portal.filters).filter(({ kind }) => kind === 'member');
  const inPaths = Object.values(portal.pages).flatMap((page) => Object.values(page.parameters));
  const named = [
    ...filters.flatMap(({ dimension, or }) => [dimension, ...or]),
    ...inPaths.map(({ dimension }) => dimension),
  ];
  const codes = [...new Set(named)].filter((name) => name !== '').sort();
  return [
    ['year', 'Year', [earliest.year, LAST_YEAR]],
    ['quarter', 'Quarter', [1, 4]],
    ['month', 'Month', [1, 12]],
    ['day', 'Day', '^\\d{4}-\\d{2}-\\d{2}$'],
    ...codes.map(
      (name) => [name, `Code<'${name}'>`, codePattern([lookup(dimensions, name)])] as const,
    ),
  ];
}

/** The types that `filterType` names. */
export function writeKinds(portal: Portal): string {
  const kinds = listKinds(portal);
  const range = (kind: string) => {
    const test = kinds.find(([name]) => name === kind)?.[2] ?? [];
    const [min = 0, max = 0] = test as readonly number[];
    return choiceType(Array.from({ length: max - min + 1 }, (_, nth) => min + nth));
  };
  const rows = kinds.map(([kind, type]) => `${keyOf(kind)}: ${type};\n`);
  return exported(`
type Year = ${range('year')};
type Quarter = ${range('quarter')};
type Month = ${range('month')};
/** As \`YYYY-MM-DD\`. */
type Day = \`\${number}-\${number}-\${number}\`;
/** As \`YYYY-MM\`. */
type YearMonth = \`\${number}-\${number}\`;
/** As \`MM-DD\`. */
type DayOfYear = \`\${number}-\${number}\`;

/** What a text or a number becomes once \`checked\` has looked at it. */
interface Kinds {
${rows.join('')}}
`);
}

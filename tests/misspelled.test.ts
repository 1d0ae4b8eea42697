// Every name of the model of figures and of every call, misspelled or taken away: one message says so, or nothing is wrong.

import { describe, expect, it } from 'vitest';
import { isMap, isScalar, isSeq, parseDocument, type Document, type Node } from 'yaml';

import { checkPortal } from '../engine/server/check.ts';
import { checkDemonstration } from '../scripts/demonstration/check.ts';
import { KINDS } from '../site/kinds.ts';
import { THEMES, wholeOf, type Theme } from './mistaken.ts';
import { changed } from './overlay.ts';
import { inTurn } from './sample.ts';

/** The library with calls, imports and forms of every sort. */
const WHOLE = wholeOf(THEMES.find(([name]) => name === 'ledger')?.[1] as Theme);
/** But for a collection the entries of which lead to each other: they are tried with the content. */
const FILES = ['ledger.yaml', ...listOf('calls').filter((name) => !name.endsWith('/all.yaml'))];

/** Where a text is free, or may be left out, by the end of its place: no mistake can be known. */
const FREE: readonly RegExp[] = [
  // words for readers
  /^ledger\.yaml\/files\/total$/,
  // names that nothing else has to know
  /\/path$/,
  /\/flat(\/rows)?(\/\d+)?\/(file|as)$/,
  /\/field$/,
  /\/row\/code$/,
  /\/total(\/code)?$/,
  /\/columns\/\d+\/name$/,
  /\/rules\/\d+\/name$/,
  /\/tables\/\d+\/sides\/\w+ \(key\)$/,
  /\/search$/,
  // keys that answers are written under, and attributes of members
  /\/fields\/\w+( \(key\))?$/,
  /\/document\/fields(\/\d+)?$/,
  // columns that files share: their names are words that a column can show by itself
  /^ledger\.yaml\/files\/columns\/\w+ \(key\)$/,
];
/** What may be left out: shorter lists, and keys without which something is done in the usual way. */
const OPTIONAL =
  /\/(levels\/\d+|of|where|without|only|when|weights|aliases|parsed|leads|rollups|optional|separator|encoding|captions|pattern|codes|skip|flat|file|row|autocomplete|m\w+Length|format|members|rules|measureSets|rowTitles|files|columns|field|rows|derive|period|search|total|center|missing|together|schema|required|ask|params|terms|locale|years|steps|types|tables|facts|dimensions|periods|fields|example|note)(\/[^/]+)*$/;

interface Try {
  readonly place: string;
  readonly how: 'misspelled' | 'taken away';
  readonly text: string;
}

describe.each(FILES)('%s', (file) => {
  const text = Buffer.from(WHOLE.files.read(`${WHOLE.config}/${file}`) ?? []).toString('utf8');

  it.each(
    inTurn(triesOf(text), 3).map((each) => [`${file}${each.place}`, each.how, each.text] as const),
  )('%s %s', (place, how, written) => {
    const { problems } = checkPortal(
      changed(WHOLE, { [`config/${file}`]: written }),
      KINDS,
      checkDemonstration,
    );
    const free =
      how === 'misspelled' ? FREE.some((each) => each.test(place)) : OPTIONAL.test(place);
    expect(problems.length, JSON.stringify(problems)).toBeLessThanOrEqual(1);
    if (!free) expect(problems).toHaveLength(1);
  });
});

function listOf(folder: string): string[] {
  return WHOLE.files.list(`${WHOLE.config}/${folder}`).map((name) => `${folder}/${name}`);
}

/** Every name and word of a file without a letter, and every entry left out. */
function triesOf(text: string): Try[] {
  const document = parseDocument(text);
  return [...walk(document.contents, [], { text, document })];
}

interface Written {
  readonly text: string;
  readonly document: Document.Parsed;
}

function* walk(
  node: Node | null | undefined,
  path: readonly (string | number)[],
  written: Written,
): Generator<Try> {
  const place = path.map((step) => `/${step}`).join('');
  if (isScalar(node)) yield* misspelled(node, place, written);
  // texts are tried elsewhere
  if (isMap(node) && !node.has('en'))
    for (const { key, value } of node.items) {
      const own = [...path, String((key as { value: unknown }).value)];
      yield* misspelled(key as Node, `${place}/${own.at(-1)} (key)`, written);
      yield without(own, written);
      yield* walk(value as Node, own, written);
    }
  if (isSeq(node))
    for (const [i, item] of node.items.entries()) {
      yield without([...path, i], written);
      yield* walk(item as Node, [...path, i], written);
    }
}

function* misspelled(node: Node, place: string, { text }: Written): Generator<Try> {
  const [from = 0, to = 0] = node.range ?? [];
  const letter = /[\p{L}\p{N}](?=[\p{L}\p{N}])/u.exec(text.slice(from + 1, to));
  if (!letter) return;
  const at = from + 1 + letter.index;
  yield { place, how: 'misspelled', text: text.slice(0, at) + text.slice(at + 1) };
}

function without(path: readonly (string | number)[], { document }: Written): Try {
  const left = document.clone() as Document.Parsed;
  left.deleteIn(path);
  const place = path.map((step) => `/${step}`).join('');
  return { place, how: 'taken away', text: left.toString({ lineWidth: 0 }) };
}

// Documents, and cards, which are documents of facts alone: what is said of a record is written as records write it.

import { isMap, isScalar, isSeq, type YAMLMap } from 'yaml';

import { addPair, pairOf, removePair, replaceValue, type Edit } from './edits.ts';
import type { OlderBlock } from './kinds.ts';
import { writeFlow } from './records.ts';
import { sourceOf } from './sources.ts';

/** A card's codes stood there without themselves, by their names. */
export function cardAsDocument(block: OlderBlock): Edit[] {
  const { text, map } = block;
  const items = pairOf(map, 'items');
  return [
    replaceValue(pairOf(map, 'kind')?.value, 'document'),
    ...(items ? [replaceValue(items.key, 'facts')] : []),
    ...listFacts(map, 'items').flatMap((fact) => {
      const [dimension, as] = [pairOf(fact, 'dimension'), pairOf(fact, 'as')];
      if (!dimension) return [];
      return [as ? replaceValue(as.value, 'name') : addPair(text, fact, dimension, 'as: name')];
    }),
    ...withLead(block),
    ...listFacts(map, 'items').flatMap((fact) => withWords(text, fact)),
  ];
}

/** What is said of the record stands as it does of records. */
export function documentAsWritten(block: OlderBlock): Edit[] {
  const { text, map } = block;
  return [...withLead(block), ...listFacts(map, 'facts').flatMap((fact) => withWords(text, fact))];
}

function listFacts(map: YAMLMap, key: string): YAMLMap[] {
  const value = pairOf(map, key)?.value;
  return isSeq(value) ? value.items.filter((item) => isMap(item)) : [];
}

/** A sentence is not said where one of its places would stay empty: fields that it names need not be wanted besides. One that wants more stays as it is, and the check says so. */
function withLead({ text, map }: OlderBlock): Edit[] {
  const [said, wants] = [pairOf(map, 'text'), pairOf(map, 'wants')];
  if (!said) return [];
  const source = sourceOf(text, said.value);
  const fields = isSeq(wants?.value) ? wants.value.items.map(String) : [];
  const isSaid = fields.every((field) => source.includes(`{${field}}`));
  return [
    ...(wants && isSaid ? [removePair(text, map, wants)] : []),
    replaceValue(said.key, 'lead'),
    replaceValue(said.value, `[{text: ${flowOf(text, said.value)}}]`),
  ];
}

/** Words for each value, or for any, are a list of both. */
function withWords(text: string, fact: YAMLMap): Edit[] {
  const [values, words] = [pairOf(fact, 'values'), pairOf(fact, 'words')];
  const said = isMap(values?.value) ? values.value.items : [];
  const items = said.map(({ key, value }) => {
    const named = JSON.stringify(isScalar(key) ? String(key.value) : '');
    return `{value: ${named}, text: ${flowOf(text, value)}}`;
  });
  return [
    ...(values
      ? [replaceValue(values.key, 'words'), replaceValue(values.value, `[${items.join(', ')}]`)]
      : []),
    ...(isMap(words?.value)
      ? [replaceValue(words.value, `[{text: ${flowOf(text, words.value)}}]`)]
      : []),
  ];
}

/** A value on one line. */
function flowOf(text: string, value: unknown): string {
  return isMap(value) && !value.flow ? writeFlow(value.toJSON()) : sourceOf(text, value);
}

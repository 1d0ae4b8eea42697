// Rules about entries of collections: each is called as its file, none stands twice, what they point to is there.

import type { PageSpec } from '../../../schemas/types.ts';
import { partAt } from '../../addresses/parts.ts';
import { isObject, assertDefined } from '../../model/lookup.ts';
import { fillNames } from '../../language/fillNames.ts';
import type { OpenedCall } from '../opened/spec.ts';
import { makeProblem, START, type Report } from '../problems.ts';
import type { ConfigEntry } from '../entry.ts';
import { suggest } from '../suggest.ts';
import { listDocuments, documentsWithSchema, problemIn } from './documents.ts';
import {
  listCollections,
  entriesIn,
  listEntryFields,
  findEntryKeys,
  partsWith,
  placesIn,
  listEntryPlaces,
  readFileStem,
  type CollectionAt,
} from './keys.ts';
import { listBlocks, type RuleContext, type Rules } from './rule.ts';
import { here, problemAt, problemAtKey, unknownName } from '../valuePlace.ts';
import { toldIn } from './schemaValues.ts';

export const ENTRY_RULES: Rules = {
  'Every part of a document that a collection names is there': (context, report) => {
    for (const { name, spec, documents } of listCollections(context)) {
      const portal = assertDefined(context.config.portal);
      const place = (key: string) => here(portal, `/collections/${name}/${key}`);
      const whole = documents.filter(({ data }) => data !== null);
      if (whole.length === 0) continue;
      const { at = '' } = spec;
      if (at !== '' && whole.every(({ data }) => partAt(data, at) === undefined)) {
        const parts = whole.flatMap(({ data }) => (isObject(data) ? Object.keys(data) : []));
        report(unknownName(place('at'), 'unknown-part', { written: at, allowed: parts }));
        continue;
      }
      const entries = whole.flatMap((document) => entriesIn(document, spec));
      const fields = listEntryFields(context, spec, entries);
      if (entries.length === 0) continue;
      const parts = whole.flatMap((document) => partsWith(document, spec));
      if (at === '' && !fields.includes(spec.key) && parts.length > 0) {
        const place = here(portal, `/collections/${name}`);
        report(problemAtKey(place, 'missing-part', { written: name }, { allowed: parts }));
        continue;
      }
      for (const key of ['key', 'name', 'about', 'url', 'status', 'forms', 'unless'] as const) {
        const written = spec[key];
        if (written !== undefined && !fields.includes(written))
          report(unknownName(place(key), 'unknown-entry-field', { written, allowed: fields }));
      }
      const texts = entries.map((entry) => entry[spec.name]);
      if (fields.includes(spec.name) && !texts.some((text) => isObject(text)))
        report(problemAt(place('name'), 'field-of-no-text', { written: spec.name }));
    }
  },

  'Every entry of a folder is called as its file': (context, report) => {
    for (const { spec, documents, folder } of listCollections(context)) {
      if (!folder) continue;
      for (const document of documents) {
        const written = isObject(document.data) ? document.data[spec.key] : undefined;
        const name = readFileStem(document);
        const place = `/${spec.key}`;
        if (
          typeof written === 'string' &&
          written !== name &&
          !context.isBroken(document.file, place)
        )
          report(problemIn(document, place, 'wrong-name', { words: { written, name } }));
      }
    }
  },

  'No entry stands in a collection twice': (context, report) => {
    for (const { name, spec, documents, folder } of listCollections(context)) {
      const seen = new Set<string>();
      for (const document of folder ? [] : documents)
        placesIn(document, spec).forEach(({ entry, pointer }) => {
          const key = entry[spec.key];
          if (typeof key !== 'string' && typeof key !== 'number') return;
          const written = String(key);
          if (seen.has(written))
            report(
              problemIn(document, `${pointer}/${spec.key}`, 'same-entry', {
                words: { written, collection: name },
              }),
            );
          seen.add(written);
        });
    }
  },

  'No word is explained twice': (context, report) => {
    const terms = listCollections(context).find(({ name }) => name === context.portal.terms);
    for (const locale of context.locales) {
      const seen = new Map<string, string>();
      for (const document of terms?.documents ?? [])
        for (const { entry, pointer } of terms ? placesIn(document, terms.spec) : []) {
          const field = terms?.spec.name ?? '';
          const word = isObject(entry[field]) ? entry[field][locale] : undefined;
          if (typeof word !== 'string') continue;
          const other = seen.get(word.toLowerCase());
          if (other !== undefined)
            report(
              problemIn(document, `${pointer}/${field}/${locale}`, 'same-word', {
                words: { written: word, other },
              }),
            );
          else seen.set(word.toLowerCase(), document.file);
        }
    }
  },

  'Every phrase in which a word means something else holds that word': (context, report) => {
    for (const { spec, documents } of listCollections(context)) {
      if (spec.unless === undefined) continue;
      for (const document of documents)
        for (const { entry, pointer } of placesIn(document, spec))
          for (const locale of context.locales) {
            const forms = [
              wordIn(entry[spec.name], locale),
              wordIn(entry[spec.forms ?? ''], locale),
            ].flat();
            for (const [i, written] of wordIn(entry[spec.unless], locale).entries())
              if (!forms.some((form) => written.toLowerCase().includes(form.toLowerCase())))
                report(
                  problemIn(document, `${pointer}/${spec.unless}/${locale}/${i}`, 'idle-phrase', {
                    words: { written },
                  }),
                );
          }
    }
  },

  'Every entry has the documents that its page shows': (context, report) => {
    const said = new Set<string>();
    for (const shown of shownOf(context)) {
      const keys = findEntryKeys(context, shown.collection.spec);
      if (!keys) continue;
      for (const { document, entry, pointer } of listEntryPlaces(shown.collection)) {
        const key = String(entry[shown.collection.spec.key]);
        const place = `${pointer}/${shown.collection.spec.key}`;
        const id = fillNames(shown.path, { ...shown.fixed, [shown.parameter]: key });
        if (context.config.documents.has(id) || said.has(document.file + place)) continue;
        if (context.isBroken(document.file, place)) continue;
        said.add(document.file + place);
        const words = { written: key, missing: `content/${id}.json` };
        const others = [...collectStrangers(context, shown, keys).keys()];
        const more = { suggestion: suggest(key, others) };
        report(problemIn(document, place, 'missing-document', { words, more }));
      }
      reportUnlisted(context, shown, keys, report);
    }
  },

  'Every key in a document is that of an entry': (context, report) => {
    for (const { document, schema } of documentsWithSchema(context))
      for (const { schema: told, value, pointer } of toldIn(
        context.schemas,
        schema,
        document.data,
      )) {
        const collection = told['x-entry'];
        const spec = context.portal.collections?.[collection ?? ''];
        const keys = spec && findEntryKeys(context, spec);
        const written = typeof value === 'number' ? String(value) : value;
        if (!keys || collection === undefined || typeof written !== 'string') continue;
        if (keys.includes(written) || context.isBroken(document.file, pointer)) continue;
        const words = { written, collection };
        const more = { suggestion: suggest(written, keys) };
        report(problemIn(document, pointer, 'unknown-entry', { words, more }));
      }
  },
};

/** What is written in a language: one word, or a list of them. */
function wordIn(text: unknown, locale: string): string[] {
  const written = isObject(text) ? [text[locale]].flat() : [];
  return written.filter((word) => typeof word === 'string');
}

/** Documents that a page shows for each entry of a collection. */
interface Shown {
  readonly collection: CollectionAt;
  /** The parameter that takes the key of the entry. */
  readonly parameter: string;
  /** The file, with places for parameters, and those that are always the same. */
  readonly path: string;
  readonly fixed: Readonly<Record<string, string>>;
  readonly call: ConfigEntry<OpenedCall>;
}

function shownOf(context: RuleContext): Shown[] {
  const collections = listCollections(context);
  return listBlocks(context).flatMap(({ entry, block }): Shown[] => {
    const call = context.config.calls.entries.get(String(block['call']));
    const file = call?.spec.document?.file;
    if (!call || file === undefined) return [];
    const given = { ...entry.spec.with, ...(block['with'] as PageSpec['with']) };
    const names = [...file.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name);
    const fixed = Object.fromEntries(
      names.flatMap((name) => (typeof given[name] === 'string' ? [[name, given[name]]] : [])),
    );
    const [parameter, ...others] = names.filter((name) => !(name in fixed));
    const from = given[parameter ?? ''] ?? { from: parameter };
    const source = isObject(from) ? entry.spec.parameters?.[String(from['from'])] : undefined;
    const collection = collections.find(({ name }) => name === source?.collection);
    if (parameter === undefined || others.length > 0 || !collection) return [];
    return [{ collection, parameter, path: file.replace(/\.json$/, ''), fixed, call }];
  });
}

/** Documents that would be shown for an entry that is not in the collection, by its key. */
function collectStrangers(
  context: RuleContext,
  shown: Shown,
  keys: readonly string[],
): Map<string, string> {
  const before = fillNames(shown.path.split(`{${shown.parameter}}`)[0] ?? '', shown.fixed);
  const fixed = listBlocks(context).map(({ block }) =>
    String((block['with'] as PageSpec['with'])?.[shown.parameter]),
  );
  return new Map(
    listDocuments(context, shown.call).flatMap(({ id, file }) => {
      const [key = ''] = id.slice(before.length).split('/');
      const known = !id.startsWith(before) || keys.includes(key) || fixed.includes(key);
      return known ? [] : [[key, file] as const];
    }),
  );
}

function reportUnlisted(
  context: RuleContext,
  shown: Shown,
  keys: readonly string[],
  report: Report,
): void {
  const list = shown.collection.documents[0]?.file ?? '';
  // a key with a mistake may be the one that is wanted
  if (shown.collection.documents.some(({ file }) => context.isBroken(file, ''))) return;
  for (const [written, file] of collectStrangers(context, shown, keys))
    report(
      makeProblem({ file, at: START }, 'unlisted', { written, list }, { severity: 'warning' }),
    );
}

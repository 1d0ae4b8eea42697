// Truths about collections of the content: calls find them, they fit their schemas, their texts have every language.

import type { CallSpec } from '../../../schemas/types.ts';
import { checkDocument, type DocumentEntry } from '../documents.ts';
import { makeProblem, START } from '../problems.ts';
import type { ConfigEntry } from '../read.ts';
import { here, problemAt, unknownName, type Facts, type Truths } from './truth.ts';

const CYRILLIC = /\p{Script=Cyrillic}/u;
/** Names that stay as they are stand in these quotation marks. */
const MARKED = /«[^»]*»/g;

export const DOCUMENT_TRUTHS: Truths = {
  'Every schema of a collection exists': (facts, say) => {
    const known = facts.schemas.ids.flatMap(
      (id) => /^content\/(.+)\.schema\.json$/.exec(id)?.[1] ?? [],
    );
    for (const { entry, document } of answering(facts)) {
      const { schema = '' } = document;
      if (!known.includes(schema))
        say(
          unknownName(here(entry, '/document/schema'), 'unknown-schema', {
            written: schema,
            allowed: known,
          }),
        );
    }
  },

  'Every collection that a call answers is in the content': (facts, say) => {
    for (const { entry, document } of answering(facts)) {
      const { file, folder } = document;
      const key = file === undefined ? 'folder' : 'file';
      if (documentsOf(facts, entry).length === 0)
        say(
          problemAt(here(entry, `/document/${key}`), 'missing-file', {
            written: `content/${file ?? folder ?? ''}`,
          }),
        );
    }
  },

  'Every document fits the schema of its collection': (facts, say) => {
    for (const { entry, document } of answering(facts)) {
      const id = `content/${document.schema}.schema.json`;
      if (!facts.schemas.ids.includes(id)) continue;
      for (const found of documentsOf(facts, entry))
        for (const problem of checkDocument(found, facts.schemas, id)) say(problem);
    }
  },

  'Every document is answered by a call': (facts, say) => {
    const answered = new Set(
      answering(facts).flatMap(({ entry }) => documentsOf(facts, entry).map(({ id }) => id)),
    );
    for (const document of facts.config.documents.values())
      if (!answered.has(document.id))
        say(
          makeProblem(
            { file: document.file, at: START },
            'stray-file',
            { written: document.file },
            { severity: 'warning' },
          ),
        );
  },

  'Every text of a document has every language, each in its own letters': (facts, say) => {
    const [first = '', ...others] = facts.locales;
    const uncyrillic = facts.locales.filter(
      (locale) => new Intl.Locale(locale).maximize().script !== 'Cyrl',
    );
    for (const document of facts.config.documents.values()) {
      for (const { at, text } of textsOf(document.data, '', first)) {
        for (const locale of uncyrillic)
          if (CYRILLIC.test(wordsIn(text[locale]).replaceAll(MARKED, '')))
            say(
              makeProblem({ file: document.file, at: START }, 'foreign-letters', {
                written: at,
                locale,
              }),
            );
        for (const locale of others) {
          if (text[locale] === undefined && !at.endsWith('/name'))
            say(
              makeProblem(
                { file: document.file, at: START },
                'missing-language',
                { written: `${locale} (${at})` },
                { severity: 'warning' },
              ),
            );
        }
      }
    }
  },
};

/** Calls that answer documents of the content. */
function answering(facts: Facts): { entry: ConfigEntry<CallSpec>; document: DocumentAskSpec }[] {
  return [...facts.config.calls.entries.values()].flatMap((entry) => {
    const { document } = entry.spec;
    return document !== undefined && document.text === undefined ? [{ entry, document }] : [];
  });
}

type DocumentAskSpec = NonNullable<CallSpec['document']>;

export function documentsOf(facts: Facts, entry: ConfigEntry<CallSpec>): DocumentEntry[] {
  const { file, folder } = entry.spec.document ?? {};
  const pattern =
    file === undefined
      ? new RegExp(`^${escape(folder ?? '')}/[^/]+$`)
      : new RegExp(
          `^${file
            .replace(/\.json$/, '')
            .split(/\{\w+\}/)
            .map(escape)
            .join('[^/]+')}$`,
        );
  return [...facts.config.documents.values()].filter((document) => pattern.test(document.id));
}

function escape(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
}

/** A text, or a list of paragraphs, as one string. */
function wordsIn(value: unknown): string {
  if (Array.isArray(value)) return value.map(wordsIn).join('\n');
  return typeof value === 'string' ? value : '';
}

/** Objects that are a text: their keys are languages, the first one among them. */
function* textsOf(
  value: unknown,
  at: string,
  first: string,
): Generator<{ at: string; text: Readonly<Record<string, unknown>> }> {
  if (value === null || typeof value !== 'object') return;
  const keys = Object.keys(value);
  if (
    !Array.isArray(value) &&
    keys.includes(first) &&
    keys.every((key) => /^[a-z]{2,3}$/.test(key))
  ) {
    yield { at, text: value as Record<string, unknown> };
    return;
  }
  for (const key of keys)
    yield* textsOf((value as Record<string, unknown>)[key], `${at}/${key}`, first);
}

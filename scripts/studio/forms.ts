// The schema of a file as its form is drawn from: whole, in one language, with short labels and the sorts of names that can stand there.

import { posix } from 'node:path';

import {
  findThing,
  isObject,
  loadSchemas,
  OWNERS,
  schemaFinder,
  type Folders,
} from '../../engine/check.ts';
import type { StudioCalls } from './contract.ts';
import { withDrafts } from './drafts.ts';
import { StudioRefusal } from './refusal.ts';

type Json = Readonly<Record<string, unknown>>;
type Language = StudioCalls['form']['takes']['language'];
type Written = ReturnType<typeof loadSchemas>;

const FLAT = '.schema.json';
const OF_KIND = /^blocks\/(.+)\.schema\.json$/;
/** A longer label is cut after a clause or a word. */
const LONGEST = 72;
/** Keys of a schema that say nothing to a form, or that it says otherwise. */
const LEFT_OUT = [
  '$schema',
  '$id',
  'title',
  'description',
  'markdownDescription',
  'definitions',
  'allOf',
  'x-names',
  'x-suggests',
  'x-of',
  'x-entry',
  'x-braces',
  'x-pattern-words',
];
const WRITTEN_AS: Readonly<Record<Language, string>> = {
  uk: 'Як записати',
  en: 'How it is written',
};
/** What the keys of an object mean where it has a function that tells a finding. */
const TOLD: Readonly<Record<string, string>> = { fields: 'toldFields', codes: 'toldCodes' };
/** Where the owner of a name stands, of sorts that schemas need not say it of. */
const MORE_OWNERS = { ...OWNERS, calls: 'kind', toldFields: 'tell', toldCodes: 'tell' };

/**
 * The schema that a form of the file is drawn from: every `$ref` is one to its own `$defs`, `title` is a short label and
 * `description` the help in the language, `x-pick` says which names stand there, `x-kinds` which schema a block of each kind has.
 * Throws a StudioRefusal (422) where the file follows no schema.
 */
export async function formOf(
  { folders }: { readonly folders: Folders },
  { drafts, path, language }: StudioCalls['form']['takes'],
): Promise<StudioCalls['form']['gives']> {
  const now = withDrafts(folders, drafts);
  const name = schemaFinder(now)(path);
  if (name === null)
    throw new StudioRefusal(422, {
      uk: 'У цього файлу немає схеми, тож немає й форми: редагуйте його як текст.',
      en: 'This file follows no schema, so it has no form: edit it as text.',
    });
  return { schema: buildForm(loadSchemas(now), `${name}${FLAT}`, language) };
}

/** The form of one schema by its id. */
export function buildForm(schemas: Written, id: string, language: Language): Json {
  const builder = new FormBuilder(schemas, language);
  const $ref = builder.refer('', id);
  return { $ref, $defs: builder.collect() };
}

class FormBuilder {
  private readonly schemas: Written;
  private readonly language: Language;
  private readonly defs: Record<string, Json> = {};
  private readonly waiting: (() => void)[] = [];

  constructor(schemas: Written, language: Language) {
    this.schemas = schemas;
    this.language = language;
  }

  /** What is referred to, and what that refers to. */
  collect(): Readonly<Record<string, Json>> {
    for (let next = this.waiting.pop(); next; next = this.waiting.pop()) next();
    return this.defs;
  }

  /** Where the target of a reference stands among the definitions. */
  refer(home: string, ref: string): string {
    const [file = '', pointer = ''] = ref.split('#');
    const id = file === '' ? home : posix.join(posix.dirname(home), file);
    const steps = pointer.split('/').slice(1);
    const name = [id.slice(0, -FLAT.length).replaceAll('/', '.'), ...steps.slice(1)].join('.');
    if (!(name in this.defs)) {
      const target = steps.reduce<unknown>(
        (found, step) => (isObject(found) ? found[step] : undefined),
        this.schemas.get(id),
      );
      this.defs[name] = {};
      this.waiting.push(() => {
        this.defs[name] = this.node(target as Json, id);
      });
    }
    return `#/$defs/${name}`;
  }

  private node(written: Json, home: string): Json {
    const [{ $ref: inner } = {}] = (written['allOf'] ?? []) as Json[];
    const ref = written['$ref'] ?? inner;
    const kept = Object.entries(written).filter(
      ([key]) => !LEFT_OUT.includes(key) && key !== '$ref',
    );
    const properties = written['properties'] as Readonly<Record<string, Json>> | undefined;
    return {
      ...(typeof ref === 'string' ? { $ref: this.refer(home, ref) } : {}),
      ...Object.fromEntries(kept.map(([key, value]) => [key, this.inside(key, value, home)])),
      ...(properties?.['tell'] ? { properties: this.told(properties, home) } : {}),
      ...this.words(written),
      ...names(written),
      ...this.kinds(written),
    };
  }

  private inside(key: string, value: unknown, home: string): unknown {
    if (['items', 'additionalProperties', 'propertyNames'].includes(key))
      return isObject(value) ? this.node(value, home) : value;
    if (key === 'anyOf' && Array.isArray(value))
      return value.map((branch) => this.node(branch as Json, home));
    if (key !== 'properties' || !isObject(value)) return value;
    return this.each(value as Readonly<Record<string, Json>>, home);
  }

  private each(schemas: Readonly<Record<string, Json>>, home: string): Json {
    return Object.fromEntries(
      Object.entries(schemas).map(([name, schema]) => [name, this.node(schema, home)]),
    );
  }

  /** The keys of a finding, whose slots its function names. */
  private told(properties: Readonly<Record<string, Json>>, home: string): Json {
    const marked = Object.entries(properties).map(([key, schema]) => {
      const sort = TOLD[key];
      return [key, sort ? { ...schema, propertyNames: { 'x-names': sort } } : schema];
    });
    return this.each(Object.fromEntries(marked), home);
  }

  private words(written: Json): Json {
    const help = helpOf(written, this.language);
    if (help === '') return {};
    const pattern = written['x-pattern-words'];
    const wanted = isObject(pattern)
      ? ` ${WRITTEN_AS[this.language]}: ${String(pattern[this.language])}.`
      : '';
    const values = Array.isArray(written['enum']) ? titlesOf(written['enum'], help) : {};
    return {
      title: labelOf(help),
      description: help + wanted,
      ...(Object.keys(values).length === 0 ? {} : { 'x-titles': values }),
    };
  }

  /** A block has the schema of its kind; what pages share is a block or a list. */
  private kinds(written: Json): Json {
    const { properties, additionalProperties, propertyNames } = written;
    if (isObject(propertyNames) && propertyNames['x-declares'] === 'fragments') {
      const items = { type: 'object', ...this.byKind() };
      return { additionalProperties: { anyOf: [items, { type: 'array', items }] } };
    }
    const isBlock = isObject(properties) && additionalProperties === true;
    return isBlock && Object.keys(properties).join() === 'kind' ? this.byKind() : {};
  }

  private byKind(): Json {
    const found = this.schemas.ids.flatMap((id) => {
      const [, kind] = OF_KIND.exec(id) ?? [];
      if (kind === undefined) return [];
      const title = labelOf(helpOf(this.schemas.get(id), this.language));
      return [[kind, { $ref: this.refer('', id), title }] as const];
    });
    return { 'x-kinds': Object.fromEntries(found) };
  }
}

/** Which names stand there, the first sort that there are names of; whose they are; whether others may stand there too. */
function names(written: Json): Json {
  const { 'x-names': only, 'x-suggests': also, 'x-entry': entry, 'x-braces': braces } = written;
  const sort = only ?? also;
  const pick = (of: string, open: boolean) => ({
    sorts: [...new Set([of, findThing(of)])],
    of: [written['x-of'] ?? (MORE_OWNERS as Json)[of] ?? []].flat(),
    open,
  });
  return {
    ...(typeof sort === 'string' ? { 'x-pick': pick(sort, only === undefined) } : {}),
    ...(typeof entry === 'string' && sort === undefined
      ? { 'x-pick': { sorts: [`entries:${entry}`], of: [], open: true } }
      : {}),
    ...(typeof braces === 'string' ? { 'x-places': pick(braces, true) } : {}),
  };
}

/** What a schema says of itself in the language; empty where it says nothing. */
function helpOf(schema: object, language: Language): string {
  const { description, markdownDescription } = schema as Json;
  const english = String(description ?? '');
  if (language === 'en' || typeof markdownDescription !== 'string') return english;
  return markdownDescription.slice(0, -`\n\n${english}`.length);
}

/** The first words of a sentence, as a label. */
export function labelOf(help: string): string {
  const [sentence = ''] = help.replaceAll('`', '').split(/[.:;](?:\s|$)/);
  if (sentence.length <= LONGEST) return sentence;
  const [clause = ''] = sentence.split(/, | – | \(/);
  if (clause.length <= LONGEST && clause.includes(' ')) return clause;
  return `${sentence.slice(0, LONGEST).replace(/[\s,]+\S*$/, '')}…`;
}

/** What the help says of each value: `value (what it is)`, or `value – what it is`. */
function titlesOf(values: readonly unknown[], help: string): Readonly<Record<string, string>> {
  const found = values.flatMap((value) => {
    const word = String(value).replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);
    const [, inner, after] =
      new RegExp(`(?:^|[\\s\`])${word}\`?(?: \\(([^()]+)\\)| (?:–|for|:) ([^,;.\`()]+))`).exec(
        help,
      ) ?? [];
    const title = inner ?? after;
    return title === undefined ? [] : [[String(value), title.trim()]];
  });
  return Object.fromEntries(found) as Readonly<Record<string, string>>;
}

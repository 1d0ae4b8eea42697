// Truths about words: every text in every language, messages complete, prose without HTML and dead links.

import { first } from '../../model/lookup.ts';
import type { Messages } from '../../model/portal.ts';
import { checkMarkdown } from '../markdown.ts';
import { compileRoutes } from '../../addresses/routes.ts';
import { pathOf } from '../normalize/pages.ts';
import { normalizeLocale } from '../normalize/site.ts';
import { makeProblem, START } from '../problems.ts';
import type { ConfigEntry } from '../read.ts';
import { BASE_MESSAGES } from '../readWords.ts';
import type { Schema } from '../schemas.ts';
import { suggest } from '../suggest.ts';
import { escape } from '../yaml.ts';
import {
  blocksOf,
  here,
  problemAt,
  problemAtKey,
  type Facts,
  type Say,
  type Truths,
} from './truth.ts';

export const TEXT_TRUTHS: Truths = {
  'Every text has every language': (facts, say) => {
    for (const [entry, schema] of entriesWithTexts(facts))
      walkTexts({ facts, entry, say }, entry.spec, schemaOf(facts, schema), '');
    for (const { entry, pointer, block } of blocksOf(facts))
      walkTexts({ facts, entry, say }, block, schemaOf(facts, `blocks/${block.kind}`), pointer);
  },

  'No language has one sign for decimals and for groups of digits': (facts, say) => {
    const { portal } = facts.config;
    portal?.spec.locales.forEach((locale, i) => {
      const { point, group } = normalizeLocale(locale).numbers;
      if (point === group)
        say(
          problemAt(here(portal, `/locales/${i}/numbers`), 'same-sign', { written: locale.code }),
        );
    });
  },

  'Every message has every language': (facts, say) => {
    const keys = new Map(
      [...facts.config.messages].map(([locale, entries]) => [
        locale,
        entries.flatMap((entry) => keysOf(entry)),
      ]),
    );
    const all = new Map([...keys.values()].flat().map((message) => [message.key, message]));
    for (const locale of facts.locales) {
      const there = new Set(keys.get(locale)?.map((message) => message.key));
      for (const { key, entry, pointer } of all.values())
        if (!there.has(key))
          say(missing({ facts, entry }, pointer, 'missing-message', [key, locale]));
    }
    const { messages, endings } = facts.config;
    for (const entry of [...[...messages.values()].flat(), ...endings]) {
      // the engine speaks languages that a portal need not have
      if (facts.locales.includes(entry.id) || entry.source.file.startsWith(BASE_MESSAGES)) continue;
      say(problemAt(here(entry, ''), 'unknown-language', { written: entry.id }));
    }
  },

  'Every prose text has every language': (facts, say) => {
    for (const text of facts.config.texts)
      if (!facts.locales.includes(text.locale))
        say(
          makeProblem(
            { file: text.file, at: START },
            'unknown-language',
            { written: text.locale },
            { allowed: facts.locales },
          ),
        );
    const byId = Map.groupBy(
      facts.config.texts.filter((text) => facts.locales.includes(text.locale)),
      (text) => text.id,
    );
    for (const texts of byId.values()) {
      const { file } = first(texts);
      for (const locale of facts.locales) {
        if (texts.some((text) => text.locale === locale)) continue;
        const severity = locale === facts.locales[0] ? 'error' : 'warning';
        say(
          makeProblem({ file, at: START }, 'missing-language', { written: locale }, { severity }),
        );
      }
    }
  },

  'No prose holds HTML or a link to nowhere': (facts, say) => {
    const paths = [...facts.config.pages.known].map((id) => pathOf(id, facts.portal.home));
    const calls = [...facts.config.calls.entries.values()].map((entry) =>
      entry.spec.path.replace(/\{(\w+)\}/g, ':$1'),
    );
    const [atPage, atCall] = [paths, calls].map((all) =>
      compileRoutes(all.map((path) => ({ path }))),
    );
    for (const text of facts.config.texts) {
      const { problems, links } = checkMarkdown(text.markdown);
      for (const { line, code, written } of problems)
        say(makeProblem({ file: text.file, at: { line, col: 1 } }, code, { written }));
      for (const { line, to } of links) {
        const path = to.replace(/[?#].*$/, '');
        const [known, match] = path.startsWith('/api/') ? [calls, atCall] : [paths, atPage];
        if (!match?.(path.replace(/\/(JSON|CSV|XLSX)$/, '')))
          say(
            makeProblem(
              { file: text.file, at: { line, col: 1 } },
              'unknown-page',
              { written: to },
              { allowed: known, suggestion: suggest(path, known) },
            ),
          );
      }
    }
  },
};

/** What a walk over the texts of one file needs on its way. */
interface Walk {
  readonly facts: Facts;
  readonly entry: ConfigEntry<unknown>;
  readonly say: Say;
}

/** A schema, and the id of the file it was found in. */
interface Found {
  readonly schema: Schema;
  readonly home: string;
}

function schemaOf({ schemas }: Facts, name: string): Found {
  const home = `${name}.schema.json`;
  return { schema: schemas.get(home), home };
}

/** Every file of configuration that can hold texts, with the name of its schema. */
function* entriesWithTexts({ config }: Facts): Generator<[ConfigEntry<unknown>, string]> {
  const single = {
    portal: config.portal,
    menus: config.menus,
    filters: config.filters,
    ledger: config.ledger,
    'prohibited-domains': config.prohibited,
  };
  for (const [schema, entry] of Object.entries(single)) if (entry) yield [entry, schema];
  const collections = {
    page: config.pages,
    call: config.calls,
    decision: config.decisions,
    chart: config.charts,
    import: config.imports,
    form: config.forms,
  };
  for (const [schema, { entries }] of Object.entries(collections))
    for (const entry of entries.values()) yield [entry, schema];
}

function walkTexts(walk: Walk, value: unknown, { schema, home }: Found, pointer: string): void {
  const { schemas } = walk.facts;
  const found = schemas.resolve(schema, home);
  if (found.schema.title === 'TextSpec')
    return checkText(walk, value as Record<string, string>, pointer);
  const options = found.schema.anyOf?.map((option) => schemas.resolve(option, found.home)) ?? [
    found,
  ];
  if (Array.isArray(value)) {
    const list = options.find((option) => option.schema.items);
    const items = list?.schema.items;
    if (list && items)
      value.forEach((item, i) =>
        walkTexts(walk, item, { schema: items, home: list.home }, `${pointer}/${i}`),
      );
  } else if (value !== null && typeof value === 'object') {
    for (const [key, inner] of Object.entries(value)) {
      const option = options.find(
        (each) =>
          each.schema.properties?.[key] ?? typeof each.schema.additionalProperties === 'object',
      );
      const next = option?.schema.properties?.[key] ?? option?.schema.additionalProperties;
      if (option && typeof next === 'object')
        walkTexts(walk, inner, { schema: next, home: option.home }, `${pointer}/${escape(key)}`);
    }
  }
}

function checkText(walk: Walk, text: Record<string, string>, pointer: string): void {
  const { facts, entry, say } = walk;
  const strangers = Object.keys(text).filter((locale) => !facts.locales.includes(locale));
  for (const locale of strangers)
    say(
      problemAtKey(
        here(entry, `${pointer}/${locale}`),
        'unknown-language',
        { written: locale },
        { allowed: facts.locales, suggestion: suggest(locale, facts.locales) },
      ),
    );
  // a language that is mistyped has been named already
  if (strangers.length > 0) return;
  for (const locale of facts.locales)
    if (!(locale in text)) say(missing(walk, pointer, 'missing-language', [locale, locale]));
}

/** An error in the default language, a warning in the others: the page then shows the default one. */
function missing(
  { facts, entry }: Pick<Walk, 'facts' | 'entry'>,
  pointer: string,
  code: 'missing-language' | 'missing-message',
  [written, language]: readonly [written: string, language: string],
) {
  const severity = language === facts.locales[0] ? 'error' : 'warning';
  return problemAtKey(here(entry, pointer), code, { written, language }, { severity });
}

interface MessageAt {
  readonly key: string;
  readonly pointer: string;
  readonly entry: ConfigEntry<Messages>;
}

function keysOf(entry: ConfigEntry<Messages>): MessageAt[] {
  const inside = (tree: Messages, key: string, pointer: string): MessageAt[] =>
    Object.entries(tree).flatMap(([name, value]) =>
      typeof value === 'string'
        ? [{ key: pluralBase(key + name), pointer: `${pointer}/${name}`, entry }]
        : inside(value, `${key}${name}.`, `${pointer}/${name}`),
    );
  return inside(entry.spec, '', '');
}

/** Languages have different plural forms: `rows_few` and `rows_one` are one message. */
function pluralBase(key: string): string {
  return key.replace(/_(zero|one|two|few|many|other)$/, '_plural');
}

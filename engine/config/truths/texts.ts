// Truths about words: every text in every language, messages complete, prose without HTML and dead links.

import type { Messages } from '../../model/portal.ts';
import { checkMarkdown } from '../markdown.ts';
import { compileRoutes } from '../../addresses/routes.ts';
import { pathOf } from '../normalize/pages.ts';
import { makeProblem } from '../problems.ts';
import type { Entry } from '../read.ts';
import type { Schema } from '../schemas.ts';
import { suggest } from '../suggest.ts';
import { escape } from '../yaml.ts';
import { problemAt, problemAtKey, type Facts, type Say, type Truths } from './truth.ts';

export const TEXT_TRUTHS: Truths = {
  'Every text has every language': (facts, say) => {
    const { config, schemas } = facts;
    const single = {
      portal: 'portal',
      menus: 'menus',
      filters: 'filters',
      ledger: 'ledger',
      prohibited: 'prohibited-domains',
    } as const;
    for (const [name, schema] of Object.entries(single)) {
      const entry = config[name as keyof typeof single];
      if (entry)
        walkTexts(
          facts,
          entry,
          entry.spec,
          schemas.get(`${schema}.schema.json`),
          `${schema}.schema.json`,
          '',
          say,
        );
    }
    const shelves = {
      pages: 'page',
      calls: 'call',
      decisions: 'decision',
      charts: 'chart',
      imports: 'import',
      forms: 'form',
    } as const;
    for (const [name, schema] of Object.entries(shelves)) {
      for (const entry of config[name as keyof typeof shelves].entries.values())
        walkTexts(
          facts,
          entry,
          entry.spec,
          schemas.get(`${schema}.schema.json`),
          `${schema}.schema.json`,
          '',
          say,
        );
    }
    for (const entry of config.pages.entries.values()) {
      (entry.spec.blocks ?? []).forEach((block, i) => {
        const id = `blocks/${block.kind}.schema.json`;
        walkTexts(facts, entry, block, schemas.get(id), id, `/blocks/${i}`, say);
      });
    }
  },

  'Every message has every language': (facts, say) => {
    const keys = new Map(
      [...facts.config.messages].map(([locale, entries]) => [
        locale,
        entries.flatMap((entry) => keysOf(entry)),
      ]),
    );
    const all = new Map([...keys.values()].flat().map((one) => [one.key, one]));
    for (const locale of facts.locales) {
      const there = new Set(keys.get(locale)?.map((one) => one.key));
      for (const { key, entry, pointer } of all.values())
        if (!there.has(key)) say(missing(facts, entry, pointer, locale, 'missing-message', key));
    }
    for (const [locale, entries] of facts.config.messages) {
      if (!facts.locales.includes(locale))
        for (const entry of entries)
          say(problemAt(entry, '', 'unknown-language', { written: locale }));
    }
  },

  'Every prose text has every language': (facts, say) => {
    for (const text of facts.config.texts)
      if (!facts.locales.includes(text.locale))
        say(
          makeProblem(
            text.file,
            { line: 1, col: 1 },
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
      for (const locale of facts.locales) {
        if (texts.some((text) => text.locale === locale)) continue;
        const severity = locale === facts.locales[0] ? 'error' : 'warning';
        say(
          makeProblem(
            texts[0]!.file,
            { line: 1, col: 1 },
            'missing-language',
            { written: locale },
            { severity },
          ),
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
        say(makeProblem(text.file, { line, col: 1 }, code, { written }));
      for (const { line, to } of links) {
        const path = to.replace(/[?#].*$/, '');
        const [known, match] = path.startsWith('/api/') ? [calls, atCall] : [paths, atPage];
        if (!match?.(path.replace(/\/(JSON|CSV|XLSX)$/, '')))
          say(
            makeProblem(
              text.file,
              { line, col: 1 },
              'unknown-page',
              { written: to },
              { allowed: known, suggestion: suggest(path, known) },
            ),
          );
      }
    }
  },

  'No chart template loads anything from outside': (facts, say) => {
    for (const entry of facts.config.charts.entries.values()) {
      for (const { pointer, value } of outside(entry.spec.spec, '/spec'))
        say(problemAt(entry, pointer, 'loads-from-outside', { written: value }));
    }
  },
};

function walkTexts(
  facts: Facts,
  entry: Entry<unknown>,
  value: unknown,
  schema: Schema,
  home: string,
  pointer: string,
  say: Say,
): void {
  const found = facts.schemas.resolve(schema, home);
  if (found.schema.title === 'TextSpec')
    return checkText(facts, entry, value as Record<string, string>, pointer, say);
  const options = found.schema.anyOf?.map((one) => facts.schemas.resolve(one, found.home)) ?? [
    found,
  ];
  if (Array.isArray(value)) {
    const items = options.find((one) => one.schema.items);
    value.forEach(
      (item, i) =>
        items &&
        walkTexts(facts, entry, item, items.schema.items!, items.home, `${pointer}/${i}`, say),
    );
  } else if (value !== null && typeof value === 'object') {
    for (const [key, inner] of Object.entries(value)) {
      const option = options.find(
        (one) =>
          one.schema.properties?.[key] ?? typeof one.schema.additionalProperties === 'object',
      );
      const next = option?.schema.properties?.[key] ?? option?.schema.additionalProperties;
      if (option && typeof next === 'object')
        walkTexts(facts, entry, inner, next, option.home, `${pointer}/${escape(key)}`, say);
    }
  }
}

function checkText(
  facts: Facts,
  entry: Entry<unknown>,
  text: Record<string, string>,
  pointer: string,
  say: Say,
): void {
  const strangers = Object.keys(text).filter((locale) => !facts.locales.includes(locale));
  for (const locale of strangers)
    say(
      problemAtKey(
        entry,
        `${pointer}/${locale}`,
        'unknown-language',
        { written: locale },
        { allowed: facts.locales, suggestion: suggest(locale, facts.locales) },
      ),
    );
  // a language that is mistyped has been named already
  if (strangers.length === 0)
    for (const locale of facts.locales)
      if (!(locale in text))
        say(missing(facts, entry, pointer, locale, 'missing-language', locale));
}

/** An error in the default language, a warning in the others: the page then shows the default one. */
function missing(
  facts: Facts,
  entry: Entry<unknown>,
  pointer: string,
  locale: string,
  code: 'missing-language' | 'missing-message',
  written: string,
) {
  const severity = locale === facts.locales[0] ? 'error' : 'warning';
  return problemAtKey(entry, pointer, code, { written, language: locale }, { severity });
}

function keysOf(
  entry: Entry<Messages>,
): { key: string; pointer: string; entry: Entry<Messages> }[] {
  const inside = (
    tree: Messages,
    key: string,
    pointer: string,
  ): { key: string; pointer: string; entry: Entry<Messages> }[] =>
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

function* outside(value: unknown, pointer: string): Generator<{ pointer: string; value: string }> {
  if (value === null || typeof value !== 'object') return;
  for (const [key, inner] of Object.entries(value)) {
    const at = `${pointer}/${escape(key)}`;
    if (['url', 'href', 'loader'].includes(key) && !Array.isArray(value))
      yield {
        pointer: at,
        value: typeof inner === 'string' ? `"${inner}"` : JSON.stringify(inner),
      };
    else yield* outside(inner, at);
  }
}

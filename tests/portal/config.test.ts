// The product's own configuration, and what configuration alone can do.

import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

import { loadSchemas } from '../../engine/config/kept.ts';
import type { Schema } from '../../engine/config/schemas.ts';
import { collectRules } from '../../engine/config/link.ts';
import { formatProblem } from '../../engine/config/problems.ts';
import { LocaleFormatter } from '../../engine/language/localeFormatter.ts';
import { checkPortal } from '../../engine/server/check.ts';
import { checkDemonstration } from '../../scripts/demonstration/check.ts';
import { changed, foldersOf, withOver } from '../overlay.ts';
import { SHAPES } from '../../engine/answers/shapes.ts';
import { KINDS } from '../../site/kinds.ts';

describe('the product', () => {
  it('has no mistake and no missing word', () => {
    const { portal, problems } = checkPortal(foldersOf('product'), KINDS, checkDemonstration);
    expect(problems.map((problem) => formatProblem(problem, 'en'))).toEqual([]);
    expect(Object.keys(portal!.pages)).toContain('national-budget/incomes');
  });

  it('names the calls of whose answers only some are kept, and how many', () => {
    const { portal } = checkPortal(foldersOf('product'), KINDS);
    const kept = Object.values(portal!.calls).filter((call) => call.kept !== undefined);
    expect(Object.fromEntries(kept.map((call) => [call.id, call.kept]))).toEqual({
      'agency/list': 3,
      'agency/table': 3,
      'local-budgets/about-budgets': 2,
      'local-budgets/about-tree': 2,
      'pivot/check': 20,
      'pivot/cube': 20,
    });
  });

  it('is frozen once it is loaded', () => {
    const { portal } = checkPortal(foldersOf('product'), KINDS);
    expect(() => {
      (portal!.settings.loadingBar as { duration: number }).duration = 11;
    }).toThrow(TypeError);
  });

  it('writes a third language as that language does, and its own as it has settled', () => {
    const more =
      '  - {code: pl, tag: pl-PL, name: Polski, prefix: pl}\n  - {code: hi, tag: en-IN, name: English of India, prefix: hi}\n';
    const folders = changed(
      withOver(foldersOf('product'), join(import.meta.dirname, '../section')),
      { 'config/portal.yaml': { replace: '\nunits:\n', with: `\n${more}units:\n` } },
    );
    const { portal } = checkPortal(folders, KINDS);
    const written = portal!.settings.locales.map((locale) => {
      const formatter = new LocaleFormatter(portal!, locale, () => {});
      return [formatter.exact('-1234567.8'), formatter.exact('1234'), formatter.date('2025-03-05')];
    });
    expect(written).toEqual([
      ['\u22121\u00a0234\u00a0567,80', '1\u00a0234,00', '05.03.2025'],
      ['\u22121\u00a0234\u00a0567.80', '1\u00a0234.00', '05.03.2025'],
      ['-1\u00a0234\u00a0567,80', '1234,00', '05.03.2025'],
      ['-12,34,567.80', '1,234.00', '05/03/2025'],
    ]);
  });

  it('has the same version from the same files, and another from others', () => {
    const first = checkPortal(foldersOf('library'), KINDS).portal!;
    const folders = withOver(foldersOf('library'), join(import.meta.dirname, '../extended'));
    expect(checkPortal(foldersOf('library'), KINDS).portal!.version).toBe(first.version);
    expect(checkPortal(folders, KINDS).portal!.version).not.toBe(first.version);
  });
});

describe('what is true across files', () => {
  it.each(Object.keys(collectRules({ kinds: KINDS, shapes: SHAPES })))(
    'is said as a sentence: %s',
    (sentence) => {
      expect(sentence).toMatch(/^(Every|No|Tabs|A|Tab|What|The) .+[^.]$/);
    },
  );
});

describe('a schema', () => {
  const schemas = loadSchemas(foldersOf('product'));

  it.each(schemas.ids)('is described in both languages: %s', (id) => {
    const poor: string[] = [];
    walk(schemas.get(id), '', (schema, pointer) => {
      const { description, markdownDescription } = schema as Schema & {
        markdownDescription?: string;
      };
      if (typeof description !== 'string') return;
      const [uk = '', en] = (markdownDescription ?? '').split('\n\n');
      if (!/[а-яіїєґ]/i.test(uk) || en !== description) poor.push(pointer);
    });
    expect(poor).toEqual([]);
  });

  it.each(schemas.ids)('says its patterns in words of both languages: %s', (id) => {
    const silent: string[] = [];
    walk(schemas.get(id), '', (schema, pointer) => {
      if (typeof schema.pattern !== 'string') return;
      const words = schema['x-pattern-words'];
      if (!/[а-яіїєґ]/.test(words?.uk ?? '') || !/[a-z]/.test(words?.en ?? ''))
        silent.push(pointer);
    });
    expect(silent).toEqual([]);
  });

  it.each(schemas.ids)('is closed: %s', (id) => {
    const open: string[] = [];
    walk(schemas.get(id), '', (schema, pointer) => {
      const object = schema.type === 'object' && schema.properties !== undefined;
      // a block is held against the schema of its kind
      if (
        object &&
        schema.additionalProperties !== false &&
        // other keys are languages
        schema.propertyNames?.['x-names'] !== 'languages' &&
        !['/properties/blocks/items', '/properties/easy/items'].includes(pointer) &&
        !(id === 'chart.schema.json' && pointer === '/properties/spec')
      )
        open.push(pointer);
    });
    expect(open).toEqual([]);
  });
});

function walk(
  value: unknown,
  pointer: string,
  visit: (schema: Schema, pointer: string) => void,
): void {
  if (value === null || typeof value !== 'object') return;
  if (!Array.isArray(value)) visit(value, pointer);
  for (const [key, inner] of Object.entries(value)) walk(inner, `${pointer}/${key}`, visit);
}

// The declaration: what is invented cannot be taken for real, what the press reported says so, statuses go by the day.

import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

import { statusOn } from '../../engine/answers/document/status.ts';
import type { DeclarationSectionsSpec, DeclarationTableSpec } from '../../schemas/types.ts';

const ROOT = 'content/data/budgetDeclaration';
const tables = readdirSync(ROOT, { recursive: true, encoding: 'utf8' })
  .filter((file) => /table-.*\.json$/.test(file))
  .map((file) => JSON.parse(readFileSync(join(ROOT, file), 'utf8')) as DeclarationTableSpec);
const { declarations, statuses } = JSON.parse(
  readFileSync(join(ROOT, 'sections.json'), 'utf8'),
) as DeclarationSectionsSpec;

describe('a table of the declaration', () => {
  it.each(tables.filter((table) => table.demonstration).map((table) => [table.id, table] as const))(
    'that is invented says so in its title and holds figures nobody takes for real: %s',
    (_, { title, years, rows }) => {
      expect(title['uk']).toMatch(/^ПРИКЛАД: /);
      expect(title['en']).toMatch(/^EXAMPLE: /);
      const steps = years.map((_year, i) => String(100 + 10 * i));
      for (const row of rows) expect(row.values).toEqual(steps);
    },
  );

  it('that the press reported is called a draft, with the day of the report', () => {
    const reported = tables
      .flatMap(({ id, title, source }) =>
        [source].flat().map((said) => ({ id, title, source: said })),
      )
      .filter(({ source }) => source.en.includes('censor.net'));
    expect(reported.map(({ id }) => id).sort()).toEqual(['draft', 'forecast']);
    for (const { title, source } of reported) {
      for (const words of [title['en'], source.en])
        expect(words).toMatch(/draft of May 2025, as reported by censor\.net on 20\.05\.2025/i);
      for (const words of [title['uk'], source.uk])
        expect(words).toMatch(
          /проєкт від травня 2025 року, за повідомленням censor\.net від 20\.05\.2025/i,
        );
    }
  });
});

describe('the status of a declaration', () => {
  const on = (id: string, day: string) =>
    statusOn(declarations.find((declaration) => declaration.id === id)?.status, day);

  it('is that of the day', () => {
    expect(on('2026-2028', '2026-06-01')).toBe('current');
    expect(on('2026-2028', '2026-06-02')).toBe('due');
    expect(on('2026-2028', '2029-01-01')).toBe('ended');
    expect(on('2025-2027', '2025-06-26')).toBe('current');
    expect(on('2025-2027', '2026-01-01')).toBe('newer');
    expect(on('2022-2024', '2024-12-31')).toBe('current');
    expect(on('2022-2024', '2025-01-01')).toBe('ended');
  });

  it('may still be that it was removed from review', () => {
    expect(statuses.find(({ id }) => id === 'removed')?.title['uk']).toBe('Знято з розгляду');
  });
});

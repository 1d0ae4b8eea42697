// The declaration: what is invented cannot be taken for real, statuses go by the day.

import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

import { statusOn } from '../../engine/answers/document/collections.ts';
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
    (_, { title, rows }) => {
      expect(title['uk']).toMatch(/^ПРИКЛАД: /);
      expect(title['en']).toMatch(/^EXAMPLE: /);
      // every row by as much each year, a share by nothing
      for (const { values } of rows) {
        const steps = values.slice(1).map((value, i) => Number(value) - Number(values[i]));
        expect(new Set(steps).size).toBe(1);
      }
    },
  );
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

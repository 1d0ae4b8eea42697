// Every address that the server answers itself is reserved, or cannot be that of a page.

import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const ENGINE = join(import.meta.dirname, '..');
/** A route with a written first step: those that are reserved are named by their constants. */
const ROUTE = /\b(?:app\s*\.(?:get|all|post)\(|mountSourced\(\s*app,)\s*['"`]\/([^'"`$/*:]+)/g;

it('no route of the server begins as a page could, but for those that are reserved', () => {
  const steps = ['api', 'mcp', 'server'].flatMap((room) =>
    readdirSync(join(ENGINE, room), { recursive: true, encoding: 'utf8' })
      .filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'))
      .flatMap((name) => [...readFileSync(join(ENGINE, room, name), 'utf8').matchAll(ROUTE)])
      .map(([, step = '']) => step),
  );
  expect(steps.length).toBeGreaterThan(4);
  expect(steps.filter((step) => !step.startsWith('_') && !step.includes('.'))).toEqual([]);
});

// Writes the typed contracts: every schema as TypeScript, and every page with its filters, calls and rows.

import { writeFile } from 'node:fs/promises';

import { writeSchemaTypes } from '../engine/config/schema-types.ts';

await writeFile('schemas/types.ts', await writeSchemaTypes('schemas'));

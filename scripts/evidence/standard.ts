// What is checked and what the standard asks, named in both languages: read from `standard.yaml`.

import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { parse } from 'yaml';

/** By code of language. */
export type Translated = Readonly<Record<string, string>>;

/** `supports`, in part, not, not applicable, not evaluated. */
export type Status = 'supports' | 'part' | 'not' | 'none' | 'unknown';

export interface Check {
  readonly id: string;
  /** The title of its steps in tests of pages. */
  readonly step?: string;
  /** Its file in `tests/browser`, without ending. */
  readonly journeys?: string;
  /** Whether it says of each criterion by itself whether it holds. */
  readonly sorted?: boolean;
  readonly name: Translated;
  readonly how: Translated;
}

export interface Clause {
  readonly clause: string;
  /** Of a success criterion of WCAG. */
  readonly level?: 'A' | 'AA';
  /** Whether WCAG 2.2 has it and EN 301 549 V3.2.1 not. */
  readonly new?: boolean;
  readonly name: Translated;
  /** Ids of the checks by which it is known. */
  readonly by?: readonly string[];
  /** What people found; left out: full support. */
  readonly is?: Status;
  /** Name of a remark. */
  readonly remark?: string;
}

export interface Standard {
  readonly checks: readonly Check[];
  readonly words: Readonly<Record<string, Translated>>;
  readonly remarks: Readonly<Record<string, Translated>>;
  readonly clauses: readonly Clause[];
}

export function readStandard(): Standard {
  return parse(readFileSync(join(import.meta.dirname, 'standard.yaml'), 'utf8')) as Standard;
}

// Why a file is refused: a code with values, said in Ukrainian and English; sentences stand in engine/base/locales/*/import.yaml.

import { ownWords } from '../../config/checkWords.ts';
import { fillNames } from '../../language/fillNames.ts';
import { lookup } from '../../model/lookup.ts';

/** A sentence by its code; a value that is a list of reasons is said within it. */
export interface ImportReason {
  readonly code: string;
  readonly values?: Readonly<Record<string, string | number | readonly ImportReason[]>>;
}

/** Where a record stands; `record`: which of them it is, where lines do not tell. */
export interface RecordPlace {
  readonly file: string;
  readonly line: number;
  readonly record?: number | undefined;
}

/** Throws, with the place. */
export type Refuse = (code: string, values?: ImportReason['values']) => never;

/** Thrown where a file cannot be taken; its message is the English sentence. */
export class ImportProblem extends Error {
  readonly file: string;
  readonly line: number;
  readonly reason: ImportReason;

  constructor(
    file: string,
    line: number,
    code: string,
    values: NonNullable<ImportReason['values']> = {},
  ) {
    const reason = { code, values };
    super(formatReason(reason));
    this.name = 'ImportProblem';
    this.file = file;
    this.line = line;
    this.reason = reason;
  }
}

/** A problem as it is told: file, line, what is wrong, in both languages. Any other error is thrown on. */
export function formatImportProblem(error: unknown): string {
  if (!(error instanceof ImportProblem)) throw error;
  return formatReasonAt(`${error.file}:${error.line}`, error.reason);
}

/** Of a record of JSON that lines do not tell: which it is stands before the sentence. */
export function problemAt(
  { file, line, record }: RecordPlace,
  code: string,
  values: ImportReason['values'] = {},
): ImportProblem {
  return record === undefined
    ? new ImportProblem(file, line, code, values)
    : new ImportProblem(file, line, 'in-record', { record, reason: [{ code, values }] });
}

/** A line in English and one in Ukrainian, which is indented. */
export function formatReasonAt(place: string, reason: ImportReason): string {
  return `${place}: ${formatReason(reason)}\n  ${formatReason(reason, 'uk')}`;
}

/** The sentence of a problem; reasons among its values are put into words too. Throws where a code has no sentence. */
export function formatReason({ code, values = {} }: ImportReason, language: string = 'en'): string {
  const said = Object.entries(values).map(([name, value]) => [
    name,
    typeof value === 'object'
      ? value.map((part) => formatReason(part, language)).join(', ')
      : value,
  ]);
  const sentences = ownWords('import', language) as Readonly<Record<string, string>>;
  return fillNames(lookup(sentences, code), Object.fromEntries(said));
}

// What a reader has sent, held against the form it belongs to, and written out as a letter.

import type { CompiledForm } from '../../config/forms.ts';
import type { MailMessage } from '../../mail/mailbox.ts';
import { textIn } from '../../language/text.ts';
import { at as place, lookup } from '../../model/lookup.ts';
import type { Form, Text } from '../../model/portal.ts';
import { tidy, type Filled } from '../../model/readerForms.ts';
import { ApiProblem } from '../../answers/problem.ts';
import { readEnding, isOfKind, MEDIA_TYPES } from './fileKinds.ts';
import { troubleIn } from './officeFiles.ts';
import type { Upload } from './upload.ts';

/** Fields that every form has beside its own. */
export const OWN_FIELDS = ['key', 'challenge', 'lang'] as const;

const CONTROL = /(?![\t\n])\p{Cc}/gu;
const NOT_IN_A_LINE = /[\p{Cc}\u2028\u2029]+/gu;

/** The form's own fields as they were meant. Throws ApiProblem with every field that is wrong. */
export function readFields(form: Form, { complain }: CompiledForm, upload: Upload): Filled {
  const filesField = form.fields.find((field) => field.kind === 'files')?.name;
  const known = form.fields.filter((field) => field.kind !== 'files').map((field) => field.name);
  for (const name of upload.fields.keys())
    if (!known.includes(name) && !(OWN_FIELDS as readonly string[]).includes(name))
      throw new ApiProblem('unknown-parameter', {
        parameter: name.slice(0, 100),
        allowed: [...OWN_FIELDS, ...known],
      });
  for (const file of upload.files)
    if (file.field !== filesField)
      throw new ApiProblem('unknown-parameter', {
        parameter: String(file.field).slice(0, 100),
        allowed: filesField === undefined ? [] : [filesField],
      });
  const filled = Object.fromEntries(
    form.fields.flatMap((field): [string, Filled[string]][] => {
      if (field.kind === 'files')
        return [
          [field.name, upload.files.map(({ name, bytes }) => ({ name, size: bytes.length }))],
        ];
      const text = upload.fields.get(field.name);
      if (text === undefined) return [];
      const kept = tidy(field.kind, text);
      if (form.validation === 'full') return [[field.name, kept]];
      return [[field.name, kept.replaceAll(field.kind === 'lines' ? CONTROL : NOT_IN_A_LINE, ' ')]];
    }),
  );
  const complaints = complain(filled);
  if (complaints.length > 0)
    throw new ApiProblem('invalid-field', {
      fields: complaints.map(({ field, reason }) => ({ name: field, reason })),
    });
  return filled;
}

/** Whether every file is what its name says, and holds nothing that a reader of it should fear. Throws ApiProblem with the first that is not. */
export async function checkFiles(form: Form, { files }: Upload): Promise<void> {
  for (const { field, name, bytes } of files) {
    const ending = readEnding(name);
    const reason =
      form.types.includes(ending) && isOfKind(ending, bytes)
        ? await troubleIn(ending, bytes)
        : 'file-type';
    if (reason !== null)
      throw new ApiProblem('wrong-file-type', {
        parameter: field,
        allowed: form.types,
        fields: [{ name: field, reason }],
      });
  }
}

/** What a reader wrote, and in which language. */
export interface ReadLetter {
  readonly language: string;
  readonly filled: Filled;
  readonly upload: Upload;
}

/** The letter: its headers are ours, what the reader wrote is its body, files have names of our own. */
export function writeLetter(
  form: Form,
  { language, filled, upload }: ReadLetter,
  id: string,
  at: string,
): MailMessage {
  const words = (text: Text) => textIn(text, language);
  const fields = form.fields
    .filter((field) => field.kind !== 'files')
    .map((field) => {
      const value = String(filled[field.name] ?? '');
      return `${words(field.title)}:${field.kind === 'lines' ? '\n' : ' '}${value}`;
    });
  const files = upload.files.map(({ name, bytes }, i) => {
    const ending = readEnding(name);
    return {
      name: `file-${i + 1}.${ending}`,
      type: lookup(MEDIA_TYPES, ending),
      content: bytes.toString('base64'),
    };
  });
  const list = files.map(
    (file, i) =>
      `${file.name}: ${place(upload.files, i).name.replaceAll(NOT_IN_A_LINE, ' ').slice(0, 120)}`,
  );
  return {
    id,
    at,
    form: form.name,
    subject: `${words(form.letter)} ${id}`,
    text: [...fields, ...(list.length > 0 ? [list.join('\n')] : []), `${id} ${at}`, ''].join(
      '\n\n',
    ),
    files,
  };
}

// What a reader has sent, held against the form it belongs to, and written out as a letter.

import { ApiProblem } from '../../answers/problem.ts';
import { findComplaints, readEnding, tidy, type Filled } from '../../model/readerForms.ts';
import { textIn } from '../../language/text.ts';
import type { MailMessage } from '../../mail/mailbox.ts';
import { at as entryAt, first } from '../../model/lookup.ts';
import type { Form, Portal, Text } from '../../model/portal.ts';
import { findMediaType, isOfKind } from './fileKinds.ts';
import { troubleIn } from './officeFiles.ts';
import type { UploadedFile } from './upload.ts';

/** Fields that every form has beside its own. */
export const OWN_FIELDS = ['key', 'challenge', 'lang'] as const;

const KEY = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;
const CONTROL = /(?![\t\n])\p{Cc}/gu;
const NOT_IN_A_LINE = /[\p{Cc}\u2028\u2029]+/gu;

type Fields = ReadonlyMap<string, string>;

/** The key of a message, the language it is written in; the solved puzzle is asked for where it is needed. Throws ApiProblem. */
export function readOwnFields(
  portal: Portal,
  fields: Fields,
): { key: string; lang: string; challenge: () => string } {
  const require = (parameter: string) => {
    const value = fields.get(parameter) ?? '';
    if (!fields.has(parameter)) throw new ApiProblem('missing-parameter', { parameter });
    return value;
  };
  const key = require('key');
  if (!KEY.test(key))
    throw new ApiProblem('invalid-parameter', { parameter: 'key', allowed: [{ say: 'uuid' }] });
  const languages = portal.settings.locales.map(({ code }) => code);
  const lang = fields.get('lang') ?? first(languages);
  if (!languages.includes(lang))
    throw new ApiProblem('invalid-parameter', { parameter: 'lang', allowed: languages });
  return { key: key.toLowerCase(), lang, challenge: () => require('challenge') };
}

/** The form's own fields as they were meant. Throws ApiProblem with every field that is wrong. */
export function readFields(form: Form, fields: Fields, files: readonly UploadedFile[]): Filled {
  const filesField = form.fields.find(({ kind }) => kind === 'files')?.name;
  const typed = form.fields.filter(({ kind }) => kind !== 'files');
  refuseUnknown(fields.keys(), [...OWN_FIELDS, ...typed.map(({ name }) => name)]);
  refuseUnknown(
    files.map(({ field }) => field),
    filesField === undefined ? [] : [filesField],
  );
  const filled: Filled = {
    ...Object.fromEntries(
      typed.map(({ name, kind }) => {
        const kept = tidy(kind, fields.get(name) ?? '');
        // what is not refused for its signs is kept without them
        const lost = kind === 'lines' ? CONTROL : NOT_IN_A_LINE;
        return [name, form.validation === 'full' ? kept : kept.replaceAll(lost, ' ')];
      }),
    ),
    ...(filesField !== undefined && {
      [filesField]: files.map(({ name, bytes }) => ({ name, size: bytes.length })),
    }),
  };
  const complaints = findComplaints(form, form.fields, filled);
  if (complaints.size > 0)
    throw new ApiProblem('invalid-field', {
      fields: [...complaints].map(([name, reason]) => ({ name, reason })),
    });
  return filled;
}

function refuseUnknown(names: Iterable<string>, allowed: readonly string[]): void {
  for (const name of names)
    if (!allowed.includes(name))
      throw new ApiProblem('unknown-parameter', { parameter: name.slice(0, 100), allowed });
}

/** Whether every file is what its name says, and holds nothing that a reader of it should fear. Throws ApiProblem with the first that is not. */
export async function checkFiles(form: Form, files: readonly UploadedFile[]): Promise<void> {
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
interface Written {
  readonly lang: string;
  readonly filled: Filled;
  readonly files: readonly UploadedFile[];
}

/** The letter: its headers are ours, what the reader wrote is its body, files have names of our own. */
export function writeLetter(
  form: Form,
  { lang, filled, files }: Written,
  { id, at }: Pick<MailMessage, 'id' | 'at'>,
): MailMessage {
  const words = (text: Text) => textIn(text, lang);
  const typed = form.fields
    .filter(({ kind }) => kind !== 'files')
    .map(({ name, title, kind }) => {
      const space = kind === 'lines' ? '\n' : ' ';
      return `${words(title)}:${space}${String(filled[name] ?? '')}`;
    });
  const attached = files.map(({ name, bytes }, i) => {
    const ending = readEnding(name);
    return {
      name: `file-${i + 1}.${ending}`,
      type: findMediaType(ending),
      content: bytes.toString('base64'),
    };
  });
  const list = files
    .map(({ name }, i) => {
      const was = name.replaceAll(NOT_IN_A_LINE, ' ').slice(0, 120);
      return `${entryAt(attached, i).name}: ${was}`;
    })
    .join('\n');
  return {
    id,
    at,
    form: form.name,
    subject: `${words(form.letter)} ${id}`,
    text: [...typed, ...(list === '' ? [] : [list]), `${id} ${at}`, ''].join('\n\n'),
    files: attached,
  };
}

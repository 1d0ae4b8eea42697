// A form → its fields and steps in the reader's language.

import { challengePath } from '../../api/submissions/mount.ts';
import type { LocaleFormatter } from '../../language/localeFormatter.ts';
import { lookup } from '../../model/lookup.ts';
import type { Form, FormField, Messages, Portal } from '../../model/portal.ts';
import type { PageContext, ServerPart } from '../contract/context.server.ts';
import { buildViewStart } from '../written/written.server.ts';
import type { FieldView, FormBlock, FormView } from './form.kind.ts';

/** Trees of messages that only forms need. */
const FORM_MESSAGES = ['form', 'message'] as const;

export const form: ServerPart<FormBlock, FormView> = {
  build: buildForm,
  messages: FORM_MESSAGES,
};

function buildForm(context: PageContext, block: FormBlock): FormView {
  const { portal, formatter } = context;
  const form = lookup(portal.forms, block.form);
  const { path, mail, validation, types, mostFiles, mostBytes } = form;
  return {
    ...buildViewStart(context, block),
    kind: 'form',
    path,
    mail,
    validation,
    types,
    mostFiles,
    mostBytes,
    challenge: challengePath(form),
    words: wordsFor(portal, formatter),
    fields: form.fields.map((field) => fieldView(form, field, formatter)),
    steps: form.steps.map(({ title, about, fields }) => ({
      title: formatter.words(title),
      about: about && formatter.words(about),
      fields,
    })),
    prohibited: form.prohibited.map(({ domains, date, company }) => ({
      domains,
      company,
      year: date.slice(0, 4),
    })),
  };
}

function fieldView(form: Form, field: FormField, formatter: LocaleFormatter): FieldView {
  const own = field.hint ? [formatter.plain(field.hint)] : [];
  const taken = formatter.say('form.files', {
    count: form.mostFiles,
    size: form.mostBytes / 1024 / 1024,
    types: form.types.join(', '),
  });
  return {
    ...field,
    title: formatter.plain(field.title),
    hint: (field.kind === 'files' ? [...own, taken] : own).join(' '),
  };
}

/** Not said yet: places for values are filled in by the form. */
function wordsFor(
  { messages }: Portal,
  { fallback, locale }: LocaleFormatter,
): Record<string, string> {
  const entries = [fallback, locale.code].flatMap((code) =>
    FORM_MESSAGES.flatMap((name) => flatten(messages[code]?.[name] ?? {}, name)),
  );
  return Object.fromEntries(entries);
}

/** Every message of a tree under its whole key. */
function flatten(tree: Messages | string, key: string): [string, string][] {
  if (typeof tree === 'string') return [[key, tree]];
  return Object.entries(tree).flatMap(([name, value]) => flatten(value, `${key}.${name}`));
}

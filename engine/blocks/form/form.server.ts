// A form → its steps as JSON Schemas in the reader's language, and the address of the module that validates them.

import { createHash } from 'node:crypto';

import { challengePath } from '../../api/submissions/mount.ts';
import { compileForm } from '../../config/forms.ts';
import type { Form, Messages, Portal } from '../../model/portal.ts';
import type { FormBlock, FormStepView, FormView } from './form.kind.ts';
import { fieldsSchema } from '../../model/readerForms.ts';
import { lookup, assertDefined } from '../../model/lookup.ts';
import type { PageContext } from '../context.server.ts';
import type { ServerPart } from '../part.server.ts';
import { buildViewStart } from '../written.server.ts';
import type { LocaleFormatter } from '../../language/localeFormatter.ts';

/** Trees of messages that only forms need. */
const FORM_MESSAGES = ['form', 'message'] as const;

export const form: ServerPart<FormBlock, FormView> = {
  build: buildForm,
  messages: FORM_MESSAGES,
  files: { folder: '/_form/', find: findValidator },
};

function buildForm(context: PageContext, block: FormBlock): FormView {
  const { portal, formatter } = context;
  const form = lookup(portal.forms, block.form);
  return {
    ...buildViewStart(context, block),
    kind: 'form',
    path: form.path,
    challenge: challengePath(form),
    validator: buildValidator(form).address,
    mail: form.mail,
    full: form.validation === 'full',
    words: wordsFor(portal, formatter),
    steps: form.steps.map((step) => stepView(form, step, formatter)),
    types: form.types,
    mostFiles: form.mostFiles,
    mostBytes: form.mostBytes,
    prohibited: form.prohibited.map(({ domains, date, company }) => ({
      domains,
      company,
      year: date.slice(0, 4),
    })),
  };
}

/** Not said yet: places for values are filled in by the form. */
function wordsFor(
  { messages }: Portal,
  { fallback, locale }: LocaleFormatter,
): Record<string, string> {
  const own = (code: string) =>
    flatten(messages[code] ?? {}, '').filter(([key]) =>
      FORM_MESSAGES.some((name) => key.startsWith(`${name}.`)),
    );
  return Object.fromEntries([...own(fallback), ...own(locale.code)]);
}

/** Every message of a tree under its whole key. */
function flatten(tree: Messages, before: string): [string, string][] {
  return Object.entries(tree).flatMap(([name, value]): [string, string][] =>
    typeof value === 'string' ? [[before + name, value]] : flatten(value, `${before}${name}.`),
  );
}

function stepView(
  form: Form,
  { title, about, fields }: Form['steps'][number],
  formatter: LocaleFormatter,
): FormStepView {
  const own = fields.map((name) => assertDefined(form.fields.find((field) => field.name === name)));
  const head = {
    title: formatter.words(title),
    about: about && formatter.words(about),
    fields: own.map(({ name, kind, autocomplete, max }) => ({ name, kind, autocomplete, max })),
  };
  if (own.length === 0) return { ...head, schema: null };
  const { properties, ...schema } = fieldsSchema(form, fields) as {
    properties: Record<string, object>;
  };
  const worded = Object.fromEntries(
    own.map((field) => [
      field.name,
      {
        ...properties[field.name],
        title: formatter.plain(field.title),
        ...(field.hint ? { description: formatter.plain(field.hint) } : {}),
      },
    ]),
  );
  return { ...head, schema: { ...schema, properties: worded } };
}

function findValidator({ forms }: Portal, address: string): { type: string; text: string } | null {
  const found = Object.values(forms)
    .map(buildValidator)
    .find((validator) => validator.address === address);
  return found ? { type: 'text/javascript', text: found.module } : null;
}

const validators = new WeakMap<Form, { address: string; module: string }>();

/** The module, made once for a form; its address changes with what it says. */
function buildValidator(form: Form): { address: string; module: string } {
  const known = validators.get(form);
  if (known) return known;
  const { module } = compileForm(form);
  const made = {
    module,
    address: `/_form/${form.name}.${createHash('sha256').update(module).digest('hex').slice(0, 12)}.js`,
  };
  validators.set(form, made);
  return made;
}

// Forms that readers send, as written → complete.

import type { ProhibitedDomainsSpec, ReaderFormSpec } from '../../../schemas/types.ts';
import type { Form, FormField } from '../../model/portal.ts';

const KINDS = { email: 'email', textarea: 'lines', files: 'files' } as const;
const MEGABYTE = 1024 * 1024;

export function normalizeForm(
  name: string,
  spec: ReaderFormSpec,
  prohibited: ProhibitedDomainsSpec | null,
): Form {
  const fields = Object.entries(spec.schema.properties).map(([key, field]): FormField => ({
    name: key,
    kind: field.format ? KINDS[field.format] : 'line',
    title: field.title,
    hint: field.description ?? null,
    required: spec.schema.required.includes(key),
    min: field.minLength ?? 0,
    max: field.maxLength ?? 1000,
    autocomplete: field.autocomplete ?? '',
  }));
  return {
    name,
    validation: spec.validation ?? 'full',
    path: spec.path,
    mail: spec.mail,
    letter: spec.letter,
    fields,
    steps: spec.steps.map((step) => ({
      title: step.title,
      about: step.about ?? null,
      fields: step.fields ?? [],
    })),
    types: spec.files?.types ?? [],
    mostFiles: Number(spec.files?.most ?? 5),
    mostBytes: Number(spec.files?.megabytes ?? 1) * MEGABYTE,
    mostSenders: Number(spec.senders ?? 8),
    prohibited: (prohibited?.groups ?? []).map(({ date, domains, company = false }) => ({
      date,
      domains,
      company,
    })),
  };
}

// Rules about forms: steps ask every field once, files are taken where they are declared, limits can be met.

import type { ReaderFormSpec } from '../../../schemas/types.ts';
import type { Problem } from '../problems.ts';
import type { ConfigEntry } from '../entry.ts';
import { suggest } from '../suggest.ts';
import type { RuleContext, Rules } from './rule.ts';
import { MARKS_IN } from './marked.ts';
import { here, problemAt, problemAtKey, unknownName } from '../valuePlace.ts';

type Form = ConfigEntry<ReaderFormSpec>;

export const FORM_RULES: Rules = {
  ...MARKS_IN.forms,

  'Every field of a form is asked at one step': (context, report) => {
    for (const entry of forms(context)) {
      const { schema, steps } = entry.spec;
      const names = Object.keys(schema.properties);
      const named = [
        ...schema.required.map((name, i): [string, string] => [name, `/schema/required/${i}`]),
        ...steps.flatMap(({ fields = [] }, i) =>
          fields.map((name, k): [string, string] => [name, `/steps/${i}/fields/${k}`]),
        ),
      ];
      const strange = named.filter(([name]) => !names.includes(name));
      const asked = steps.flatMap(({ fields = [] }) => fields);
      const misspelled = names.flatMap((name) => misspelledAs(name, asked, strange));
      const at = (name: string) => here(entry, `/schema/properties/${name}`);
      for (const [written, other] of misspelled)
        report(problemAtKey(at(written), 'field-otherwise-named', { written, other }));
      const lost = names.filter(
        (name) =>
          asked.filter((field) => field === name).length !== 1 &&
          !misspelled.some(([written]) => written === name),
      );
      if (lost[0] !== undefined)
        report(problemAtKey(at(lost[0]), 'field-not-asked', { written: lost.join(', ') }));
      for (const [written, pointer] of strange)
        if (!misspelled.some(([, other]) => other === written))
          report(
            unknownName(here(entry, pointer), 'unknown-form-field', { written, allowed: names }),
          );
    }
  },

  'The last step of a form, and no other, asks nothing': (context, report) => {
    for (const entry of forms(context)) {
      const { steps } = entry.spec;
      const wrong = steps.findIndex(
        ({ fields }, i) => (fields === undefined) !== (i === steps.length - 1),
      );
      if (wrong !== -1 && !context.hasProblem(entry.source.file, ['field-not-asked']))
        report(problemAt(here(entry, `/steps/${wrong}`), 'last-step'));
    }
  },

  'Every field of files says so by its type and its format': (context, report) => {
    for (const entry of forms(context)) {
      const fields = Object.entries(entry.spec.schema.properties);
      const taking = fields.filter(
        ([, { type, format }]) => type === 'array' || format === 'files',
      );
      const misspelled = context.hasProblem(entry.source.file, ['unknown-form-field']);
      if (entry.spec.files !== undefined && taking.length === 0 && !misspelled)
        report(problemAtKey(here(entry, '/files'), 'files-without-field'));
      for (const [name, field] of fields) {
        const files = field.format === 'files';
        if ((field.type === 'array') !== files || (files && entry.spec.files === undefined))
          report(
            problemAtKey(here(entry, `/schema/properties/${name}`), 'field-of-files', {
              written: name,
            }),
          );
        else for (const problem of limitProblems(entry, name, field)) report(problem);
      }
    }
  },
};

function forms(context: RuleContext): Form[] {
  return [...context.config.forms.entries.values()];
}

/** A field that no step asks, while a name near to it is named and not described. */
function misspelledAs(
  name: string,
  asked: readonly string[],
  strange: readonly (readonly [string, string])[],
): [written: string, other: string][] {
  const others = strange.map(([other]) => other).filter((other) => asked.includes(other));
  const other = asked.includes(name) ? null : suggest(name, others);
  return other === null ? [] : [[name, other]];
}

function* limitProblems(
  entry: Form,
  name: string,
  field: ReaderFormSpec['schema']['properties'][string],
): Generator<Problem> {
  const { minLength = 0, maxLength = Infinity } = field;
  const pointer = `/schema/properties/${name}`;
  if (minLength > maxLength)
    yield problemAt(here(entry, `${pointer}/minLength`), 'out-of-range', {
      written: String(minLength),
      wanted: `≤ ${maxLength} (maxLength)`,
    });
}

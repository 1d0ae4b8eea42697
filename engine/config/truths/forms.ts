// Truths about forms: steps ask every field once, files are taken where they are declared.

import { problemAt, problemAtKey, unknownName, type Truths } from './truth.ts';

export const FORM_TRUTHS: Truths = {
  'No form is sent to an address that is taken': ({ config }, say) => {
    const taken = new Map(
      [...config.calls.entries.values()].map((entry) => [entry.spec.path, entry.source.file]),
    );
    for (const entry of config.forms.entries.values()) {
      const other = taken.get(entry.spec.path);
      if (other)
        say(problemAt(entry, '/path', 'same-address', { written: entry.spec.path, other }));
      else taken.set(entry.spec.path, entry.source.file);
    }
  },

  'Every field of a form is asked at one step': ({ config }, say) => {
    for (const entry of config.forms.entries.values()) {
      const names = Object.keys(entry.spec.schema.properties);
      const asked = entry.spec.steps.flatMap((step) => step.fields ?? []);
      for (const name of names)
        if (asked.filter((field) => field === name).length !== 1)
          say(
            problemAtKey(entry, `/schema/properties/${name}`, 'field-not-asked', { written: name }),
          );
      entry.spec.schema.required.forEach((name, i) => {
        if (!names.includes(name))
          say(unknownName(entry, `/schema/required/${i}`, 'unknown-form-field', name, names));
      });
      entry.spec.steps.forEach((step, i) => {
        if ((step.fields === undefined) !== (i === entry.spec.steps.length - 1))
          say(problemAt(entry, `/steps/${i}`, 'last-step'));
        (step.fields ?? []).forEach((name, k) => {
          if (!names.includes(name))
            say(unknownName(entry, `/steps/${i}/fields/${k}`, 'unknown-form-field', name, names));
        });
      });
    }
  },

  'Every field of files says so by its type and its format': ({ config }, say) => {
    for (const entry of config.forms.entries.values()) {
      for (const [name, field] of Object.entries(entry.spec.schema.properties)) {
        const files = field.format === 'files';
        if ((field.type === 'array') !== files || (files && entry.spec.files === undefined))
          say(
            problemAtKey(entry, `/schema/properties/${name}`, 'field-of-files', { written: name }),
          );
      }
    }
  },
};

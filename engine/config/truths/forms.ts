// Truths about forms: steps ask every field once, files are taken where they are declared.

import { here, problemAt, problemAtKey, unknownName, type Truths } from './truth.ts';

export const FORM_TRUTHS: Truths = {
  'No form is sent to an address that is taken': ({ config }, say) => {
    const taken = new Map(
      [...config.calls.entries.values()].map((entry) => [entry.spec.path, entry.source.file]),
    );
    for (const entry of config.forms.entries.values()) {
      const other = taken.get(entry.spec.path);
      if (other)
        say(problemAt(here(entry, '/path'), 'same-address', { written: entry.spec.path, other }));
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
            problemAtKey(here(entry, `/schema/properties/${name}`), 'field-not-asked', {
              written: name,
            }),
          );
      entry.spec.schema.required.forEach((name, i) => {
        if (!names.includes(name))
          say(
            unknownName(here(entry, `/schema/required/${i}`), 'unknown-form-field', {
              written: name,
              allowed: names,
            }),
          );
      });
      entry.spec.steps.forEach((step, i) => {
        if ((step.fields === undefined) !== (i === entry.spec.steps.length - 1))
          say(problemAt(here(entry, `/steps/${i}`), 'last-step'));
        (step.fields ?? []).forEach((name, k) => {
          if (!names.includes(name))
            say(
              unknownName(here(entry, `/steps/${i}/fields/${k}`), 'unknown-form-field', {
                written: name,
                allowed: names,
              }),
            );
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
            problemAtKey(here(entry, `/schema/properties/${name}`), 'field-of-files', {
              written: name,
            }),
          );
      }
    }
  },
};

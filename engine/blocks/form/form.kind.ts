// What a form is: one of the portal's forms, asked in steps.

import type { FormBlockComplete } from '../../../schemas/complete.ts';
import type { FormBlockSpec } from '../../../schemas/types.ts';
import type { Kind } from '../../config/kind.ts';
import type { CheckedField, FormRules } from '../../model/readerForms.ts';
import type { BlockViewBase, CompleteBlock, FormField, Words } from '../../model/portal.ts';

export type FormBlock = CompleteBlock<FormBlockComplete>;

/** A field with its words in the language of the page. */
export interface FieldView extends CheckedField, Pick<FormField, 'autocomplete'> {
  readonly title: string;
  /** Empty: none. */
  readonly hint: string;
}

export interface FormView extends BlockViewBase, FormRules {
  readonly kind: 'form';
  readonly path: string;
  readonly challenge: string;
  readonly mail: string;
  /** What the form says, by key: no other page needs these words. */
  readonly words: Readonly<Record<string, string>>;
  readonly fields: readonly FieldView[];
  /** The last one has no fields: it shows what was written. */
  readonly steps: readonly {
    readonly title: Words;
    readonly about: Words | null;
    readonly fields: readonly string[];
  }[];
  /** Domains with the year of the decision that prohibits them. */
  readonly prohibited: readonly {
    readonly domains: readonly string[];
    readonly year: string;
    readonly company: boolean;
  }[];
}

export const form: Kind<FormBlock, FormBlockSpec> = {
  name: 'form',
};

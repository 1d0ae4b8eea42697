// What a form is: one of the portal's forms, asked in steps.

import type { FormBlockComplete } from '../../../schemas/complete.ts';
import type { FormBlockSpec } from '../../../schemas/types.ts';
import type { Kind } from '../../config/kind.ts';
import type { BlockViewBase, CompleteBlock, FormField, Words } from '../../model/portal.ts';

export type FormBlock = CompleteBlock<FormBlockComplete>;

/** One step of a form, as a JSON Schema with words of the page's language; the last one has no fields. */
export interface FormStepView {
  readonly title: Words;
  readonly about: Words | null;
  readonly schema: Readonly<Record<string, unknown>> | null;
  readonly fields: readonly {
    readonly name: string;
    readonly kind: FormField['kind'];
    readonly autocomplete: string;
    readonly max: number;
  }[];
}

export interface FormView extends BlockViewBase {
  readonly kind: 'form';
  readonly path: string;
  readonly challenge: string;
  /** Address of the module that validates its steps. */
  readonly validator: string;
  readonly mail: string;
  readonly full: boolean;
  /** What the form says, by key: no other page needs these words. */
  readonly words: Readonly<Record<string, string>>;
  readonly steps: readonly FormStepView[];
  readonly types: readonly string[];
  readonly mostFiles: number;
  readonly mostBytes: number;
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

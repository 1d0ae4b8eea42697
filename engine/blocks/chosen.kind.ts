// A record that the query of an address names.

import type { ChosenComplete, ExpectedComplete } from '../../schemas/complete.ts';

/** What a record must be to stand at an address, and what is said where there is none such. */
export type ExpectedRecord = ExpectedComplete;

/** A record that the query of an address names. */
export type ChosenRecord = ChosenComplete;

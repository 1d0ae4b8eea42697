// What the studio refuses, with the reason in both of its languages.

import type { Bilingual } from './contract.ts';

/** Becomes a response of this status with `{said, more}`. */
export class StudioRefusal extends Error {
  readonly status: 400 | 404 | 409 | 422 | 500;
  readonly said: Bilingual;
  readonly more: object;

  constructor(status: StudioRefusal['status'], said: Bilingual, more: object = {}) {
    super(said.en);
    this.status = status;
    this.said = said;
    this.more = more;
  }
}

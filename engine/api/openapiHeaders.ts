// Headers of answers, as the OpenAPI document tells them.

import type { JsonSchema } from '../answers/jsonSchema.ts';
import { MARKED_HEADER } from '../ledger/marked.ts';
import { ABOUT, LINK } from './aboutHeaders.ts';
import { SHARED_SECONDS } from './cachedResponse.ts';

export const HEADERS: JsonSchema = {
  ETag: { description: 'Tag of this answer, for If-None-Match.', schema: { type: 'string' } },
  'Cache-Control': {
    description: `Shared caches hold an answer ${SHARED_SECONDS} seconds at most; readers ask again with its tag.`,
    schema: { type: 'string' },
  },
  'X-Coverage': {
    description:
      'Where figures are sums over the members of a dimension: how many are in the sum, of how many there are in that year. Of several sums the one that has least.',
    schema: { type: 'string', pattern: '^\\d+/\\d+$' },
  },
  [ABOUT]: {
    description:
      'What the answer is: title, period (first and last month), unit, source, version (the ledger), loaded (the day of loading), as name=value with semicolons between them; each value with percent signs as in an address, by UTF-8.',
    schema: { type: 'string' },
  },
  [LINK]: {
    description: 'The licence of the figures, as rel="license" (RFC 8288).',
    schema: { type: 'string' },
  },
  [MARKED_HEADER]: {
    description:
      'Stands while the figures that serve are demonstration ones: invented amounts, not to be quoted.',
    schema: { const: 'true' },
  },
};

// The JSON Schemas of what calls of the studio take: what is anything else is refused before a call sees it.

import type { StudioCalls } from './contract.ts';

type BodySchema = Readonly<Record<string, unknown>>;

const PATH = { type: 'string', pattern: '^(config|content)/[^\\0]+$', maxLength: 300 };
const DRAFTS = {
  type: 'object',
  propertyNames: { ...PATH, not: { pattern: '(^|/)\\.' } },
  additionalProperties: { type: ['string', 'null'] },
};
const TEXT = { type: 'string' };
const LANGUAGE = { enum: ['uk', 'en'] };
const FIGURES = { enum: ['serving', 'demonstration'] };
const SAMPLE = body({ name: { type: 'string', maxLength: 300 }, base64: TEXT });

export const BODIES: Readonly<Record<keyof StudioCalls, BodySchema>> = {
  open: body({ drafts: DRAFTS }),
  file: body({ drafts: DRAFTS, path: PATH }),
  pages: body({ drafts: DRAFTS, path: PATH }),
  form: body({ drafts: DRAFTS, path: PATH, language: LANGUAGE }),
  write: body({ path: PATH, text: TEXT, data: {} }),
  parse: body({ path: PATH, text: TEXT }),
  glance: body({ drafts: DRAFTS }),
  check: body({ drafts: DRAFTS }),
  save: body({ drafts: DRAFTS, bases: { type: 'object', additionalProperties: TEXT } }),
  patch: body({ drafts: DRAFTS }),
  changes: body({ drafts: DRAFTS, language: TEXT, figures: FIGURES }),
  uses: body({ drafts: DRAFTS, path: PATH }),
  unused: body({ drafts: DRAFTS }),
  makers: body({ drafts: DRAFTS, language: LANGUAGE }),
  make: body({ drafts: DRAFTS, maker: TEXT, answers: { type: 'object' } }),
  rename: body({ drafts: DRAFTS, path: PATH, to: TEXT, redirect: { type: 'boolean' } }),
  recognise: body({ drafts: DRAFTS, sample: SAMPLE }),
  tryImport: body({ drafts: DRAFTS, sample: SAMPLE, format: TEXT }),
  gallery: body({ drafts: DRAFTS, language: LANGUAGE }),
};

function body(properties: Readonly<Record<string, BodySchema>>): BodySchema {
  const required = Object.keys(properties);
  return { type: 'object', additionalProperties: false, required, properties };
}

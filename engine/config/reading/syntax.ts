// Finds why a text is not YAML. The parser's own message is the last resort.

import type { ErrorCode, YAMLError } from 'yaml';

import type { YamlReason } from '../checkWords.ts';
import { findAfterBracket, findInBrackets, findNumberSign } from './brackets.ts';
import { findDashInLine, findDashSpace, findIndent } from './indents.ts';
import {
  findBullet,
  findColon,
  findConflict,
  findFirstSign,
  findForeignSpace,
  findSecondColon,
  findSwallowed,
} from './marks.ts';
import { findOpenQuote, findTextAfterQuote } from './traps.ts';
import { readScene, type Clue, type Look } from './scene.ts';

/** In order: certain causes before those guessed from indentation. */
const LOOKS: readonly Look[] = [
  findForeignSpace,
  findBullet,
  findOpenQuote,
  findTextAfterQuote,
  findSwallowed,
  findInBrackets,
  findAfterBracket,
  findNumberSign,
  findFirstSign,
  findDashSpace,
  findDashInLine,
  findColon,
  findIndent,
  findSecondColon,
];

/** What is said where the text around shows no cause, by the code of the reader. */
export const REASON_OF: Readonly<Record<ErrorCode, YamlReason>> = {
  ALIAS_PROPS: 'sign-of-reference',
  BAD_ALIAS: 'sign-of-reference',
  BAD_COLLECTION_TYPE: 'sign-of-type',
  BAD_DIRECTIVE: 'first-sign-of-line',
  BAD_DQ_ESCAPE: 'backslash',
  BAD_INDENT: 'indent',
  BAD_PROP_ORDER: 'sign-of-reference',
  BAD_SCALAR_START: 'first-sign-of-line',
  BLOCK_AS_IMPLICIT_KEY: 'two-colons',
  BLOCK_IN_FLOW: 'in-brackets',
  DUPLICATE_KEY: 'key-twice',
  IMPOSSIBLE: 'other',
  KEY_OVER_1024_CHARS: 'long-key',
  MISSING_CHAR: 'sign-missing',
  MULTILINE_IMPLICIT_KEY: 'key-of-lines',
  MULTIPLE_ANCHORS: 'sign-of-reference',
  MULTIPLE_DOCS: 'other',
  MULTIPLE_TAGS: 'sign-of-type',
  NON_STRING_KEY: 'key-no-word',
  RESOURCE_EXHAUSTION: 'other',
  TAB_AS_INDENT: 'indent',
  TAG_RESOLVE_FAILED: 'sign-of-type',
  UNEXPECTED_TOKEN: 'sign-too-many',
};

/** These say all there is to say. */
const PLAIN: readonly ErrorCode[] = ['BAD_DQ_ESCAPE', 'KEY_OVER_1024_CHARS'];

export function findReason(text: string, { code, pos }: Pick<YAMLError, 'code' | 'pos'>): Clue {
  const scene = readScene(text, code, pos[0]);
  const looks = PLAIN.includes(code) ? [] : LOOKS;
  for (const look of [findConflict, ...looks]) {
    const found = look(scene);
    if (found) return found;
  }
  const [written = ''] = /^\S{1,2}/.exec(text.slice(pos[0])) ?? [];
  return { reason: REASON_OF[code], offset: pos[0], words: { written } };
}

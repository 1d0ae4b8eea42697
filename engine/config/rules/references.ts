// The rules that what files name is there: every name that a schema marks, held against those of its sort.

import { remember } from '../../model/remember.ts';
import { decisionOfFields } from '../decidedFields.ts';
import {
  findReferences,
  findThing,
  moveReference,
  type Reference,
} from '../../schema/references.ts';
import type { Problem } from '../problems.ts';
import type { ConfigEntry } from '../entry.ts';
import type { Schemas } from '../schemas.ts';
import { NAMES } from './names.ts';
import { asKnown, type NamePlace } from './naming.ts';
import { listEntries, SCHEMAS, type ConfigPart } from '../opened/spec.ts';
import {
  asDecided,
  listBlocks,
  isOwnBlock,
  type RuleContext,
  type Rule,
  type Rules,
} from './rule.ts';
import { here, problemAt, unknownName, unknownNameAtKey } from '../valuePlace.ts';

/** What a file names, part by part: each can be told once the parts are in order that it builds on. */
export const NAMES_IN = {
  ledger: { 'What the ledger names is there': judge('ledger') },
  filters: { 'What a filter names is there': judge('filters') },
  imports: { 'What an import names is there': judge('imports') },
  calls: { 'What a call names is there': judge('calls') },
  decisions: { 'What a decision names is there': judge('decisions') },
  portal: { 'What the portal names is there': judge('portal') },
  embeds: { 'What is promised to others is on a page that is there': judge('embeds') },
  redirects: { 'What an old address means is there': judge('redirects') },
  pages: { 'What a page names is there': judge('pages', (reference) => !isLate(reference)) },
} satisfies Partial<Record<ConfigPart, Rules>>;

/** What follows from the calls of a page: it is told once they are known to be those that its blocks can show. */
export const LATE_NAMES: Rules = {
  'What a page names of a call, a filter or a template is there': judge('pages', isLate),
};

/** What a page lacks is rather said by the calls that want it. */
function isLate({ of, owners }: Reference): boolean {
  return owners.length > 0 || ['inputs', 'sources', 'pageFilters', 'lists'].includes(of);
}

function judge(part: ConfigPart, which: (reference: Reference) => boolean = () => true): Rule {
  return (context, report) => {
    for (const entry of listEntries(context.config, part)) {
      const references = [
        ...readNames(context.schemas, part, entry),
        ...(part === 'pages' ? decidedFields(context, entry) : []),
      ].filter(which);
      for (const reference of references.toSorted((a, b) => orderOf(a) - orderOf(b))) {
        const problem = findProblem({ context, part, entry, reference });
        if (problem) report(problem);
      }
    }
  };
}

/** Names that others build on come first: those of a call's own parameters can be told once it is known that these are filters. */
const ORDER = ['ownParameters', 'sources', 'conditions', 'fileParameters'];

function orderOf({ of, owners }: Reference): number {
  return owners.length > 0 ? ORDER.length : ORDER.indexOf(of);
}

/** Every place in a part of configuration that gives a name of one of these sorts. */
export function findNames(
  { config, schemas }: Pick<RuleContext, 'config' | 'schemas'>,
  part: ConfigPart,
  sorts: readonly string[],
): { readonly entry: ConfigEntry<unknown>; readonly reference: Reference }[] {
  return listEntries(config, part).flatMap((entry) =>
    readNames(schemas, part, entry)
      .filter(({ of }) => sorts.includes(of))
      .map((reference) => ({ entry, reference })),
  );
}

const kept = new WeakMap<object, readonly Reference[]>();

/** Every name that a file gives of something else. */
export function readNames(
  schemas: Schemas,
  part: ConfigPart,
  { spec }: ConfigEntry<unknown>,
): readonly Reference[] {
  const id = `${SCHEMAS[part]}.schema.json`;
  return remember(kept, spec as object, () =>
    findReferences(schemas, id, spec).filter(({ declares }) => !declares),
  );
}

/** Fields that decisions give to the blocks of a page, as they would stand there. */
function decidedFields(context: RuleContext, entry: ConfigEntry<unknown>): Reference[] {
  const blocks = listBlocks(context).filter(
    (at) => at.entry === entry && isOwnBlock(at) && decisionOfFields(at.block) !== '',
  );
  return blocks.flatMap((at) =>
    asDecided(context, at).flatMap((block) =>
      findReferences(context.schemas, `blocks/${block.kind}.schema.json`, block).flatMap((each) =>
        findThing(each.of) === 'fields' ? moveReference(each, at.pointer) : [],
      ),
    ),
  );
}

/** That there is nothing of this name; null where there is, or where it cannot be known. */
function findProblem(naming: NamePlace): Problem | null {
  const { context, entry, reference } = naming;
  const { name, pointer, place, owners } = reference;
  const sort = reference.open ? undefined : NAMES[reference.of];
  if (!sort) return null;
  const isWrong = (at: string) =>
    context.isBroken(entry.source.file, entry.source.at(at).pointer ?? at);
  // what is not there itself has nothing of its own, and a key that is wrong says nothing of its value
  if (owners.some((owner) => !pointer.startsWith(owner.pointer) && isWrong(owner.pointer)))
    return null;
  const found = sort[1](naming);
  if (!found) return null;
  const { allowed, also = [], unfit, code = sort[0], words = {} } = asKnown(found);
  const all = new Set(allowed);
  if (all.has(name) || [...also].includes(name)) return null;
  if (place === 'value' && isWrong(pointer)) return null;
  const at = here(entry, pointer);
  const isUnfit = unfit && [...unfit.names].includes(name);
  if (isUnfit && unfit.alone)
    return problemAt(at, unfit.code, { written: name }, { allowed: [...all] });
  const about = { written: name, allowed: all, words: isUnfit ? {} : words };
  return (place === 'key' ? unknownNameAtKey : unknownName)(at, isUnfit ? unfit.code : code, about);
}

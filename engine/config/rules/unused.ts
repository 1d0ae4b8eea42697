// Rules about what nothing reads: folders of the content, texts, templates, decisions, forms, schemas.

import { remember } from '../../model/remember.ts';
import { inEachLanguage, type ThingName } from '../checkWords.ts';
import { makeProblem, START, type Problem } from '../problems.ts';
import type { ConfigCollection } from '../entry.ts';
import { BASE } from '../files.ts';
import type { Schemas } from '../schemas.ts';
import { suggest } from '../suggest.ts';
import { findNames } from './references.ts';
import { type RuleContext, type Rules, FILTERS } from './rule.ts';
import { here, problemAtKey } from '../valuePlace.ts';

/** What the content may hold: folders and files that have readers. */
const PLACES: readonly (readonly [RegExp, string])[] = [
  [/^locales\/[a-z]{2,3}\/(?:messages|titles|endings|vocabulary)(?:\.\w+)?$/, 'content/locales'],
  [/^locales\/[a-z]{2,3}\/texts\/.+\.\w+$/, 'content/locales'],
  [/^phrases\/[^/]+$/, 'content/phrases'],
  [/^series\/[^/]+$/, 'content/series'],
  [/^outlines\/[^/]+$/, 'content/outlines'],
  [/^source\//, 'content/source'],
  [/^data\//, 'content/data'],
  [/^schemas\/.+\.schema\.json$/, 'content/schemas'],
  [/^ledger\/dimensions\//, 'content/ledger/dimensions'],
  [/^ledger\/figures\//, 'content/ledger/figures'],
  [/^ledger\/templates\//, 'content/ledger/templates'],
  [/^ledger\/demonstration\/members\//, 'content/ledger/demonstration/members'],
  [/^ledger\/demonstration\/keys\.csv$/, 'content/ledger/demonstration/keys.csv'],
  [/^ledger\/demonstration\.yaml$/, 'content/ledger/demonstration.yaml'],
];

export const UNUSED_RULES: Rules = {
  'Every file of the content lies where something reads it': (context, report) => {
    const strays = context.config.contents.filter(
      (name) => !PLACES.some(([pattern]) => pattern.test(name)),
    );
    const allowed = [...new Set(PLACES.map(([, place]) => place))];
    for (const [top, names] of Map.groupBy(strays, folderOf)) {
      const [written = top] = names;
      report(
        makeProblem(
          { file: `content/${written}`, at: START },
          'stray-content',
          { written: `content/${names.length === 1 ? written : top}` },
          {
            severity: 'warning',
            allowed,
            suggestion: nearestOf(written, allowed) ?? nearestOf(top, allowed),
          },
        ),
      );
    }
  },

  'Every text, template, decision, form and schema is used': (context, report) => {
    if (!isWhole(context)) return;
    const { charts, decisions, forms, texts } = context.config;
    const drawn = Object.values(context.kinds).flatMap(({ draws = [] }) => draws);
    const shelf = ({ entries }: ConfigCollection<unknown>) =>
      [...entries]
        .map(([id, { source }]) => [id, source.file] as const)
        .filter(([, file]) => !file.startsWith(BASE));
    const unused = {
      text: buildUnused(
        context,
        texts.map(({ id, file }) => [id, file]),
        findNamed(context, 'texts'),
      ),
      chart: buildUnused(context, shelf(charts), [...findNamed(context, 'charts'), ...drawn]),
      decision: buildUnused(context, shelf(decisions), findNamed(context, 'decisions')),
      form: buildUnused(context, shelf(forms), findNamed(context, 'forms')),
      schema: buildUnused(
        context,
        [...ownSchemas(context)],
        [...findNamed(context, 'shapes'), ...findReferencedSchemas(context)],
      ),
    };
    for (const [what, files] of Object.entries(unused))
      for (const file of files) report(unusedProblem(what as ThingName, file));
  },

  'Every limit of the portal is read': (context, report) => {
    const { portal, limits: read, problems } = context.config;
    // a file that cannot be read may read a limit
    if (!portal || problems.some(({ file }) => file !== portal.source.file)) return;
    const known = Object.keys(portal.spec.limits ?? {});
    const strange = read.map(({ name }) => name).filter((name) => !known.includes(name));
    for (const name of known) {
      if (read.some((each) => each.name === name)) continue;
      // whoever reads it under a name like this one has been told so
      if (strange.some((other) => suggest(other, [name]) !== null)) continue;
      if (isTakenForText(context)) continue;
      const place = here(portal, `/limits/${name}`);
      report(problemAtKey(place, 'unread-limit', { written: name }, { severity: 'warning' }));
    }
  },
};

/** The folder of the content that is called nearly so. */
function nearestOf(top: string, places: readonly string[]): string | null {
  const names = places.map((place) => place.slice('content/'.length));
  const found = suggest(top, names);
  return found === null ? null : `content/${found}`;
}

/** The folder below the content, or the file that lies in it. */
function folderOf(name: string): string {
  const [top = '', below] = name.split('/');
  return top === 'ledger' && below !== undefined ? `${top}/${below}` : top;
}

/** Whether every file that may use something has been read and found in order: otherwise it may be used there. */
function isWhole(context: RuleContext): boolean {
  const { pages, calls, portal, filters } = context.config;
  const files = [...pages.entries.values(), ...calls.entries.values(), portal, filters];
  return (
    pages.entries.size === pages.known.size &&
    calls.entries.size === calls.known.size &&
    files.every((entry) => entry && !entry.damaged && !context.isBroken(entry.source.file, ''))
  );
}

/** What pages and calls name of a sort. */
function findNamed(context: RuleContext, sort: string): string[] {
  const found = (['pages', 'calls'] as const).flatMap((part) => findNames(context, part, [sort]));
  return found.map(({ reference }) => reference.name);
}

/** Where one of these files has a mistake, what it is for may not be written yet: nothing is said. */
function buildUnused(
  context: RuleContext,
  files: readonly (readonly [name: string, file: string])[],
  named: Iterable<string>,
): [name: string, file: string][] {
  if (files.some(([, file]) => context.isBroken(file, ''))) return [];
  const used = new Set(named);
  // of what has a file for each language, the first one
  return [...new Map([...files].reverse())].filter(([name]) => !used.has(name)).reverse();
}

function unusedProblem(what: ThingName, [written, file]: readonly [string, string]): Problem {
  return makeProblem(
    { file, at: START },
    'unused',
    { written, ...inEachLanguage('what', ({ things }) => things[what]) },
    { severity: 'warning' },
  );
}

/** Schemas that lie beside the content of the portal. */
function ownSchemas({ config: { contents } }: RuleContext): Map<string, string> {
  return new Map(
    contents.flatMap((name) => {
      const [, id] = /^schemas\/(.+)\.schema\.json$/.exec(name) ?? [];
      return id === undefined ? [] : [[id, `content/${name}`] as const];
    }),
  );
}

/** Schemas that others refer to. */
function findReferencedSchemas({ schemas }: RuleContext): readonly string[] {
  return remember(inSchemas, schemas, () => namesInSchemas(schemas));
}

const inSchemas = new WeakMap<Schemas, readonly string[]>();

function namesInSchemas(schemas: Schemas): readonly string[] {
  return schemas.ids.flatMap((id) =>
    [
      ...JSON.stringify(schemas.get(id)).matchAll(
        /"(?:\.\.\/content\/)?([\w-]+)\.schema\.json#?[^"]*"/g,
      ),
    ].flatMap(([, name = '']) => (id === `content/${name}.schema.json` ? [] : [name])),
  );
}

/** The name of a limit stands somewhere without braces: that is the mistake then. */
function isTakenForText({ config, hasProblem }: RuleContext): boolean {
  const files = [...config.pages.entries.values()].map(({ source }) => source.file);
  return [FILTERS, ...files].some((file) => hasProblem(file, ['limit-as-text']));
}

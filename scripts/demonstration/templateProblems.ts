// What is wrong with the templates of members beside the model: names that are not there, braces that name nothing.

import type { LedgerSpec, TemplateSpec } from '../../schemas/types.ts';
import { here, storedIn, unknownName, type Problem } from '../../engine/publish.ts';
import type { RecipeFiles } from './recipeProblems.ts';

/** A name as written, and where. */
type Named = readonly [written: string | undefined, pointer: string];

/** Every mistake that shows when templates and shares are held against the model and against what is shared. */
export function* templateProblems(read: RecipeFiles, ledger: LedgerSpec): Generator<Problem> {
  const { members = [], shared = {}, shares = [] } = read.spec;
  const dimensions = Object.keys(ledger.dimensions);
  const facts = Object.keys(ledger.facts);
  const strange = function* (
    code: 'unknown-dimension' | 'unknown-fact' | 'unknown-shared',
    allowed: readonly string[],
    named: readonly Named[],
  ): Generator<Problem> {
    for (const [written, pointer] of named)
      if (written !== undefined && !allowed.includes(written))
        yield unknownName(here(read, pointer), code, { written, allowed });
  };
  for (const [i, template] of members.entries()) {
    const at = `/members/${i}`;
    const each = template.each.map((loop, k) => [loop, `${at}/each/${k}`] as const);
    yield* strange('unknown-dimension', dimensions, [
      [template.dimension, `${at}/dimension`],
      ...each.map(([{ of }, place]): Named => [of, `${place}/of`]),
    ]);
    yield* strange('unknown-fact', facts, [
      ...each.map(([{ filled }, place]): Named => [filled, `${place}/filled`]),
      ...each.map(([{ largest }, place]): Named => [largest?.fact, `${place}/largest/fact`]),
    ]);
    yield* strange(
      'unknown-shared',
      Object.keys(shared),
      (template.with ?? []).map((name, k): Named => [name, `${at}/with/${k}`]),
    );
    yield* figuresIn(read, ledger, template.figures, `${at}/figures`);
    yield* derivedIn(read, template, at);
    yield* bracesIn(read, template, at);
  }
  for (const [name, { figures }] of Object.entries(shared))
    yield* figuresIn(read, ledger, figures, `/shared/${name}/figures`);
  yield* strange(
    'unknown-fact',
    facts,
    shares.flatMap(({ fact, of }, i): Named[] => [
      [fact, `/shares/${i}/fact`],
      [of, `/shares/${i}/of`],
    ]),
  );
}

/** Figures of facts, measures and dimensions that are not there. */
function* figuresIn(
  read: RecipeFiles,
  { facts }: LedgerSpec,
  figures: TemplateSpec['figures'],
  base: string,
): Generator<Problem> {
  for (const [name, figure] of Object.entries(figures ?? {})) {
    const at = `${base}/${name}`;
    const fact = facts[figure.fact];
    if (!fact) {
      const allowed = Object.keys(facts);
      const written = figure.fact;
      yield unknownName(here(read, `${at}/fact`), 'unknown-fact', { written, allowed });
      continue;
    }
    const stored = storedIn(fact);
    if (!stored.includes(figure.measure))
      yield unknownName(here(read, `${at}/measure`), 'unknown-measure', {
        written: figure.measure,
        allowed: stored,
      });
    const by = fact.by ?? [];
    if (!by.includes(figure.by))
      yield unknownName(here(read, `${at}/by`), 'unknown-dimension', {
        written: figure.by,
        allowed: by,
      });
  }
}

/** Figures of a template that are made of some that do not stand before them. */
function* derivedIn(read: RecipeFiles, template: TemplateSpec, base: string): Generator<Problem> {
  const { shared = {} } = read.spec;
  const sets = [
    ...(template.with ?? []).map((name) => [shared[name] ?? {}, `/shared/${name}`] as const),
    [template, base] as const,
  ];
  const known = sets.flatMap(([{ figures }]) => Object.keys(figures ?? {}));
  for (const [{ derived }, at] of sets)
    for (const [name, { sum = [], of }] of Object.entries(derived ?? {})) {
      const named: Named[] = [
        [of, `${at}/derived/${name}/of`],
        ...sum.map((part, i): Named => [part.replace(/^-/, ''), `${at}/derived/${name}/sum/${i}`]),
      ];
      for (const [written, pointer] of named)
        if (written !== undefined && !known.includes(written))
          yield unknownName(here(read, pointer), 'unknown-measure', { written, allowed: known });
      known.push(name);
    }
}

/** Braces of a template that name neither what it is repeated over nor anything else that is known. */
function* bracesIn(read: RecipeFiles, template: TemplateSpec, base: string): Generator<Problem> {
  const { code, parent, title, attributes = {} } = template;
  const texts = [
    [code, `${base}/code`],
    [parent, `${base}/parent`],
    ...Object.entries(title).map(([locale, text]) => [text, `${base}/title/${locale}`]),
    ...Object.entries(attributes).map(([name, text]) => [text, `${base}/attributes/${name}`]),
  ] as Named[];
  const loops = [...template.each.map((loop) => loop.as), 'this', 'n'];
  const checks = Object.keys(read.spec.checks ?? {});
  for (const [text = '', pointer] of texts)
    for (const [, check, name] of text.matchAll(/\{(?:wrong:([\w-]+)|(\w+)(?=[.:+}-]))/g)) {
      const written = check ?? name;
      const allowed = check === undefined ? loops : checks;
      if (written !== undefined && written !== 'pick' && !allowed.includes(written))
        yield unknownName(here(read, pointer), 'unknown-in-braces', { written, allowed });
    }
}

// Members made by template: each combination of its loops gives one, its words and attributes filled in.

import type { TemplateSpec } from '../../schemas/types.ts';
import { lookup, type Building, type DimensionMember, type Text } from '../../engine/publish.ts';
import { withDerived } from './derived.ts';
import { fill, fillAttribute, type Item, type TemplatePlace } from './fill.ts';
import { combine } from './loops.ts';
import type { Demonstration } from './recipes.ts';
import { buildSumKey, readSums } from './templateSums.ts';

/** What `{this.name}` is in a template. */
const SELF = 'this';

/** A template with what is shared by several. */
type Whole = TemplateSpec & Required<Pick<TemplateSpec, 'attributes' | 'figures' | 'derived'>>;

/** Members in the order of the loops; figures are as of the end of a year. */
export async function makeMembers(
  building: Building,
  demonstration: Demonstration,
  spec: TemplateSpec,
  locale: string,
): Promise<DimensionMember[]> {
  const template = wholeOf(demonstration, spec);
  const specs = Object.entries(template.figures);
  const sums = await readSums(building, template.figures);
  const checks = demonstration.spec.checks ?? {};
  const nothing = { n: 0, figures: {}, locale, checks };
  const made: DimensionMember[] = [];
  for (const items of await combine({ building, demonstration }, template.each, nothing)) {
    const plain: TemplatePlace = { ...nothing, items, n: made.length + 1 };
    const figures = specs.map(([name, { code, year, at = {} }]) => {
      const codes = [code, year, ...Object.values(at)].map((text) => fill(text, plain));
      return [name, lookup(sums, name).get(buildSumKey(codes)) ?? null] as const;
    });
    const known = withDerived(Object.fromEntries(figures), template.derived);
    const place: TemplatePlace = { ...plain, figures: known };
    made.push(memberAt(demonstration, template, place));
  }
  return made;
}

/** What a template says itself goes before what it shares. */
function wholeOf({ spec }: Demonstration, template: TemplateSpec): Whole {
  const shared = (template.with ?? []).map((name) => lookup(spec.shared ?? {}, name));
  return {
    ...template,
    attributes: Object.assign(
      {},
      ...shared.map(({ attributes }) => attributes),
      template.attributes,
    ) as Whole['attributes'],
    figures: Object.assign(
      {},
      ...shared.map(({ figures }) => figures),
      template.figures,
    ) as Whole['figures'],
    derived: Object.assign(
      {},
      ...shared.map(({ derived }) => derived),
      template.derived,
    ) as Whole['derived'],
  };
}

/** The member of one combination. */
function memberAt(
  demonstration: Demonstration,
  template: Whole,
  place: TemplatePlace,
): DimensionMember {
  const title = Object.entries(template.title as Text).map(([locale, text]) => [
    locale,
    fill(text, { ...place, locale }),
  ]);
  const orNone = (text: string | undefined) => (text === undefined ? null : fill(text, place));
  const code = fill(template.code, place);
  return {
    dimension: template.dimension,
    code,
    parent: orNone(template.parent),
    from: orNone(template.from),
    to: orNone(template.to),
    origin: 0,
    title: Object.fromEntries(title) as Record<string, string>,
    attributes: collectAttributes(demonstration, template, place, code),
  };
}

/** Attributes may name each other in whatever order: what holds a name in braces is filled where it is named. */
function collectAttributes(
  demonstration: Demonstration,
  { attributes }: Whole,
  place: TemplatePlace,
  code: string,
): Record<string, string> {
  const self: Item = { title: {}, fields: { ...attributes, code } };
  const own: TemplatePlace = { ...place, items: { ...place.items, [SELF]: self } };
  const filled = Object.entries(attributes).map(
    ([name, text]) => [name, fillAttribute(demonstration, text, own)] as const,
  );
  return Object.fromEntries(filled.filter(([, value]) => value !== ''));
}

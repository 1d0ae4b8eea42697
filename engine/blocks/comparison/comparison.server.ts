// A comparison and its answers → members by number, rows with dots on common scales, and the same as a table.

import type { TreeItem } from '../../answers/answer.ts';
import { wordsOfMembers } from '../../findings/members.server.ts';
import type { PageContext } from '../contract/context.server.ts';
import { addressWith } from '../contract/listed.server.ts';
import { plainWords } from '../../language/text.ts';
import { findMeaning } from '../figure/meaning.server.ts';
import { findMeasure } from '../contract/measures.server.ts';
import { emptyOutcome, notesIn } from '../contract/outcome.server.ts';
import { figurePart } from '../figure/figurePart.server.ts';
import { formatSubtitle } from '../figure/subtitle.server.ts';
import { areParts, formatFigure, buildComparedRows, type Common } from './common.server.ts';
import { askEach, collectNotes, type ComparedOne, type ComparedSet } from './compared.server.ts';
import { comparisonKeeps, type ComparisonBlock } from './comparison.kind.ts';
import type { ComparedMember, ComparisonContent } from './content.server.ts';
import { drawn } from './dotted.server.ts';
import { buildComparisonTable } from './tabled.server.ts';
import { formatComparisonFinding, formatComparisonLead } from './told.server.ts';

export const comparison = figurePart(buildComparison, {
  valued: () => 'parts',
  keeps: comparisonKeeps,
});

async function buildComparison(
  context: PageContext,
  block: ComparisonBlock,
): Promise<ComparisonContent | null> {
  const set = await askEach(context, block);
  if (set.compared.length === 0 && set.left.length === 0) return null;
  const content = buildContent(context, block, set);
  if (block.lead) {
    const lead = formatComparisonLead(context, block, set);
    return lead === null ? null : { ...content, lead };
  }
  const title = formatComparisonFinding(context, block, set);
  return title === null ? content : { ...content, title };
}

function buildContent(
  context: PageContext,
  block: ComparisonBlock,
  set: ComparedSet,
): ComparisonContent {
  const { call, params, compared, left } = set;
  const rows = buildComparedRows(block, compared);
  const words = params && wordsOfMembers(context, call, params);
  const nameOf = (item: TreeItem) => words?.short(item) ?? item.code;
  const common: Common = {
    context,
    block,
    set,
    rows,
    shares: areParts(context, set, rows),
    nameOf,
  };
  const period = compared[0]?.answer ?? { period: context.read.period };
  return {
    lead: null,
    subtitle: formatSubtitle(
      context,
      block.subtitle,
      period,
      findMeasure(context, call, block.fields.value),
    ),
    state: 'ready',
    message: '',
    ...(compared.length === 0 ? emptyOutcome(context.formatter) : {}),
    notes: [
      ...(set.company > 0 ? [context.formatter.say('comparison.company')] : []),
      ...left.map(({ name, why }) =>
        context.formatter.say('comparison.left-out', { name: plainWords(name), why }),
      ),
      ...notesIn(context, collectNotes(compared)),
    ],
    meaning: findMeaning(context, call, { field: block.fields.value }),
    members: compared.map((member) => buildMember(common, member)),
    shares: common.shares,
    ...drawn(common),
    table: buildComparisonTable(common),
  };
}

function buildMember({ context, set }: Common, member: ComparedOne): ComparedMember {
  const codes = [...set.compared, ...set.left].sort((a, b) => a.number - b.number);
  const others = codes.filter(({ code }) => code !== member.code).map(({ code }) => code);
  const { code, number, name, to, total } = member;
  return {
    code,
    number,
    name,
    to,
    total: formatFigure(context, total),
    remove: addressWith(context, others),
    emphasise: number === 1 ? '' : addressWith(context, [code, ...others]),
  };
}

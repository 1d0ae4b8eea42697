// A comparison and its answers → members by number, rows with dots on common scales, and the same as a table.

import type { TreeItem } from '../../answers/answer.ts';
import { wordsOfMembers } from '../../findings/members.server.ts';
import type { PageContext, WrittenDraft } from '../contract/context.server.ts';
import { addressWith } from '../contract/listed.server.ts';
import { findMeaning } from '../figure/meaning.server.ts';
import { findMeasure } from '../contract/measures.server.ts';
import { notesIn } from '../contract/outcome.server.ts';
import { formatSubtitle } from '../figure/subtitle.server.ts';
import { buildViewStart, type WrittenPart } from '../written/written.server.ts';
import { areParts, formatFigure, buildComparedRows, type Common } from './common.server.ts';
import { askEach, collectNotes, type ComparedOne, type ComparedSet } from './compared.server.ts';
import { comparisonKeeps, type ComparisonBlock } from './comparison.kind.ts';
import type { ComparedMember, ComparisonContent } from './content.server.ts';
import { drawn } from './dotted.server.ts';
import { buildComparisonTable } from './tabled.server.ts';
import { formatComparisonFinding, formatComparisonLead } from './told.server.ts';

export const comparison: WrittenPart<ComparisonBlock, ComparisonContent> = {
  buildContent: async (context, block) =>
    buildContent(context, block, await askEach(context, block)),
  valued: () => 'parts',
  keeps: comparisonKeeps,
  build: buildComparison,
  withoutShown: (view) => ({ ...view, html: '' }),
};

async function buildComparison(
  context: PageContext,
  block: ComparisonBlock,
): Promise<WrittenDraft | null> {
  const set = await askEach(context, block);
  if (set.compared.length === 0 && set.left.length === 0) return null;
  const start = buildViewStart(context, block);
  if (block.lead) {
    const lead = formatComparisonLead(context, block, set);
    if (lead === null) return null;
    return { ...start, lang: '', content: { ...buildContent(context, block, set), lead } };
  }
  const title = formatComparisonFinding(context, block, set);
  return {
    ...start,
    title: title ?? start.title,
    lang: '',
    content: buildContent(context, block, set),
  };
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
    notes: notesIn(context, collectNotes(compared)),
    left,
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

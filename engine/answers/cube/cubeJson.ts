// A composed answer as JSON: amounts are exact numbers, unknown ones null; names in the language that is asked.

import { exactNumber } from '../../language/decimals.ts';
import { wordsIn } from '../../language/text.ts';
import type { Text } from '../../model/portal.ts';
import { nameFields } from '../jsonSchema.ts';
import { sayBeside } from '../coverageWords.ts';
import { ApiProblem } from '../problem.ts';
import type { Writing } from '../shape.ts';
import type { CubeAxis, CubeBody, CubeData, CubeMember } from '../answer.ts';

/** Throws ApiProblem where a part of a hierarchy is asked: there is none. */
export function writeCube(body: CubeBody, writing: Writing): string {
  for (const name of ['node', 'depth'] as const)
    if (writing[name] !== '' && writing[name] !== 0)
      throw new ApiProblem('unknown-parameter', {
        parameter: name,
        detail: { say: 'no-tree' },
      });
  const say = (text: Text) => wordsIn(text, writing.lang || writing.locale, writing.locale);
  const axis = ({ name, level, title }: CubeAxis) => ({
    name,
    ...(level === null ? {} : { level }),
    ...(title === null ? {} : { title: say(title) }),
  });
  const { total, notes, coverage } = body;
  return JSON.stringify({
    rows: body.rows.map(axis),
    columns: body.columns.map(axis),
    measures: body.measures.map((measure) => ({ ...measure, title: say(measure.title) })),
    columnItems: body.columnItems.map(({ id, members }) => ({
      id,
      members: members.map((member) => memberJson(member, writing)),
    })),
    items: body.items.map(({ id, members, data }) => ({
      id,
      members: members.map((member) => memberJson(member, writing)),
      data: dataJson(data),
    })),
    ...(total === null ? {} : { total: dataJson(total) }),
    size: body.size,
    most: body.most,
    periods: body.periods.map(({ coverage: least, ...months }) => ({
      ...months,
      ...sayBeside({ coverage: least }),
    })),
    ...sayBeside({ notes, coverage }),
  });
}

function memberJson({ names, ...member }: CubeMember, writing: Writing): object {
  return {
    axis: member.axis,
    code: member.code,
    ...nameFields({ [writing.locale]: member.code, ...names }, writing),
    level: member.level,
    ...(member.rest ? { rest: true } : {}),
  };
}

function dataJson(data: CubeData): object[] {
  return data.map((amounts) =>
    Object.fromEntries(
      Object.entries(amounts).map(([field, amount]) => [
        field,
        amount === null ? null : exactNumber(amount),
      ]),
    ),
  );
}

// The tools that assistants are given: one for each call that answers figures or names, with the JSON Schema of its parameters.

import type { JsonSchema } from '../answers/jsonSchema.ts';
import { listExtras, plainTable, findCallShape } from '../answers/shapes.ts';
import { extraSchema, paramSchema, buildListSchema } from '../api/paramSchema.ts';
import type { LocaleFormatter } from '../language/localeFormatter.ts';
import type { Call, Param, Portal } from '../model/portal.ts';

/** A tool as the Model Context Protocol lists it. */
export interface Tool {
  readonly name: string;
  readonly title: string;
  readonly description: string;
  readonly inputSchema: JsonSchema & { readonly type: 'object' };
  readonly annotations: typeof READS_ONLY;
}

/** Nothing is changed by asking, and the same question is answered alike. */
export const READS_ONLY = {
  readOnlyHint: true,
  destructiveHint: false,
  idempotentHint: true,
  openWorldHint: false,
} as const;

/** Names of tools have neither slashes nor points. */
export function toolName(id: string): string {
  return id.replaceAll(/[^A-Za-z0-9_-]/g, '_');
}

/** Calls that are tools, by the names of these. */
export function toolCalls({ calls, settings }: Portal): ReadonlyMap<string, Call> {
  const { without } = settings.assistants;
  return new Map(
    Object.values(calls)
      .filter(
        (call) =>
          call.method === 'get' &&
          !call.exchanged &&
          findCallShape(call).ofContent === undefined &&
          plainTable(call) === null &&
          !without?.includes(call.id),
      )
      .map((call) => [toolName(call.id), call]),
  );
}

/** A call as a tool, in the words of one language. */
export function callTool(formatter: LocaleFormatter, call: Call): Tool {
  const { portal, say } = formatter;
  const extras = listExtras(call, '').filter((name) =>
    call.params.every((own) => own.name !== name),
  );
  const own = call.params.map((param): [string, JsonSchema] => [
    param.name,
    paramOfTool(formatter, call, param),
  ]);
  const further = extras.map((name): [string, JsonSchema] => {
    const { schema } = extraSchema(portal, name);
    return [name, { ...schema, description: say(`assistants.extra.${name}`) }];
  });
  const required = call.params.filter((param) => param.required).map(({ name }) => name);
  const sentences = [
    formatter.plain(call.title),
    ...(call.note ? [formatter.plain(call.note)] : []),
    ...(extras.includes('depth') ? [say('assistants.deep')] : []),
  ];
  return {
    name: toolName(call.id),
    title: formatter.plain(call.title),
    description: sentences.map((text) => text.replace(/(?<![.!?])$/, '.')).join(' '),
    inputSchema: {
      type: 'object',
      additionalProperties: false,
      properties: Object.fromEntries([...own, ...further]),
      ...(required.length > 0 ? { required } : {}),
    },
    annotations: READS_ONLY,
  };
}

/** A code says little by its pattern: an example stands beside it. */
function paramOfTool(formatter: LocaleFormatter, call: Call, param: Param): JsonSchema {
  const { schema, description } = paramSchema(formatter.portal, call, param, (text) =>
    formatter.plain(text),
  );
  const example = call.example[param.name];
  const shown = typeof example === 'string' && !('enum' in schema) ? { examples: [example] } : {};
  const described = { ...schema, ...shown };
  return { ...(param.list ? buildListSchema(param, described) : described), description };
}

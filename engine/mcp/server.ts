// Answers one question in the Model Context Protocol, by a server that lives as long as its answer.

import { randomUUID } from 'node:crypto';

import type { CallToolResult, Server } from '@modelcontextprotocol/server';

import type { ToolOutcome } from './answer.ts';
import type { Tool } from './tools.ts';

/** Longer questions are not read. */
export const QUESTION_BYTES = 64 * 1024;

/** What is told to every assistant in one language. */
export interface Offer {
  readonly name: string;
  readonly title: string;
  readonly version: string;
  readonly home: string;
  readonly instructions: string;
  readonly tools: readonly Tool[];
}

/** Answers a tool by its name; null where there is no such tool. */
export type Answering = (
  name: string,
  given: Readonly<Record<string, unknown>>,
) => Promise<ToolOutcome | null>;

/** What is sent back. */
export interface Reply {
  readonly status: number;
  readonly type: string;
  readonly text: string;
}

type Sdk = typeof import('@modelcontextprotocol/server');

let loading: Promise<Sdk> | null = null;

/** Answers one posted message. The library takes 30 MB, so it is loaded with the first one. */
export async function answerMessage(
  body: string,
  headers: Readonly<Record<string, string>>,
  offer: Offer,
  answering: Answering,
): Promise<Reply> {
  const sdk = await (loading ??= import('@modelcontextprotocol/server'));
  const written = new Map<string, string>();
  const make = () => makeServer(sdk, offer, answering, written);
  const request = new Request('http://portal/', {
    method: 'POST',
    headers: { ...headers, accept: 'application/json, text/event-stream' },
    body,
  });
  const answered = (await sdk.isLegacyRequest(request, undefined, LIMIT))
    ? await answerEarlier(sdk, request, make())
    : await answerNow(sdk, request, make);
  return {
    status: answered.status,
    type: answered.headers.get('content-type') ?? '',
    text: exact(await answered.text(), written),
  };
}

const LIMIT = { maxRequestBodySize: QUESTION_BYTES };

/** Revisions of 2025: without sessions, each answer a JSON document. */
async function answerEarlier(sdk: Sdk, request: Request, server: Server): Promise<Response> {
  const transport = new sdk.WebStandardStreamableHTTPServerTransport({
    enableJsonResponse: true,
    ...LIMIT,
  });
  await server.connect(transport);
  try {
    return await transport.handleRequest(request);
  } finally {
    await server.close();
  }
}

/** Nothing that is offered changes while it is offered: nobody waits for changes. */
async function answerNow(sdk: Sdk, request: Request, make: () => Server): Promise<Response> {
  const handler = sdk.createMcpHandler(make, {
    legacy: 'reject',
    maxSubscriptions: 0,
    ...LIMIT,
  });
  try {
    return await handler.fetch(request);
  } finally {
    await handler.close();
  }
}

function makeServer(
  { Server, ProtocolError, ProtocolErrorCode }: Sdk,
  offer: Offer,
  answering: Answering,
  written: Map<string, string>,
): Server {
  const { name, title, version, home, instructions, tools } = offer;
  const server = new Server(
    { name, title, version, websiteUrl: home },
    { capabilities: { tools: {} }, instructions },
  );
  server.setRequestHandler('tools/list', () => ({ tools: tools.map((tool) => ({ ...tool })) }));
  server.setRequestHandler('tools/call', async ({ params }) => {
    const outcome = await answering(params.name, params.arguments ?? {});
    if (!outcome)
      throw new ProtocolError(ProtocolErrorCode.InvalidParams, `Unknown tool: ${params.name}`);
    return buildResult(outcome, written);
  });
  return server;
}

function buildResult(
  { json, failed, file }: ToolOutcome,
  written: Map<string, string>,
): CallToolResult {
  const mark = randomUUID();
  written.set(mark, json);
  return {
    content: [
      { type: 'text', text: json },
      ...(file
        ? [
            {
              type: 'resource_link' as const,
              uri: file.address,
              name: file.title,
              mimeType: file.type,
            },
          ]
        : []),
    ],
    structuredContent: { [mark]: true },
    ...(failed ? { isError: true } : {}),
  };
}

/** Puts what was written exactly in the place of its mark: numbers that were parsed and written anew might lose digits. */
function exact(text: string, written: ReadonlyMap<string, string>): string {
  return [...written].reduce(
    (whole, [mark, json]) => whole.replace(`{"${mark}":true}`, () => json),
    text,
  );
}

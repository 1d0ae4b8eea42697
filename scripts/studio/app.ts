// The studio's server: its document, its calls and the previews of drafts, for this machine alone.

import Fastify, { type FastifyInstance, type FastifyRequest } from 'fastify';

import { securityHeaders } from '../../engine/serve.ts';
import { BODIES } from './bodies.ts';
import { callsOf } from './calls.ts';
import type { StudioCalls } from './contract.ts';
import { buildClient, mountDocument } from './document.ts';
import { findStranger } from './guard.ts';
import { mountPreview, mountSheets } from './preview.ts';
import { StudioRefusal } from './refusal.ts';
import { recoverSave } from './save.ts';
import { Workshop, type WorkshopOptions } from './workshop.ts';

/** All drafts of a portal come with every call. */
const BODY_BYTES = 64 * 1024 * 1024;

export interface StudioOptions extends WorkshopOptions {
  /** PORTAL_DATA: the client's build and the journal of a save lie below it. */
  readonly data: string;
}

export interface Studio {
  readonly app: FastifyInstance;
  /** Files have changed on the disk. */
  readonly forget: () => void;
}

/** Not yet listening; a save that was broken off is completed or undone first. */
export async function openStudio({ data, ...options }: StudioOptions): Promise<Studio> {
  const recovered = recoverSave(data);
  const workshop = new Workshop(options);
  const app = Fastify({ logger: false, bodyLimit: BODY_BYTES });
  app.removeContentTypeParser('text/plain');
  app.addHook('onRequest', (request, reply, done) => {
    reply.headers({ ...securityHeaders(), 'cache-control': 'no-store' });
    const stranger = findStranger(request.raw);
    if (!stranger) return done();
    void reply.code(403).send({ said: stranger });
  });
  app.setErrorHandler((error, _, reply) => {
    const refusal = error instanceof StudioRefusal ? error : refusalOf(error);
    return reply.code(refusal.status).send({ said: refusal.said, more: refusal.more });
  });
  let client: Promise<string> | undefined;
  mountDocument(app, async () => {
    workshop.warmUp();
    return await (client ??= buildClient(data));
  });
  mountPreview(app, workshop);
  mountSheets(app, workshop);
  const calls = callsOf({ workshop, data, recovered });
  for (const [name, call] of Object.entries(calls)) {
    const body = BODIES[name as keyof StudioCalls];
    app.post(
      `/_studio/api/${name}`,
      { schema: { body } },
      async ({ body: takes }: FastifyRequest, reply) => {
        const left = new AbortController();
        reply.raw.on('close', () => left.abort());
        return await call(takes as never, left.signal);
      },
    );
  }
  app.addHook('onClose', async () => await workshop.close());
  await app.ready();
  return { app, forget: () => workshop.forget() };
}

/** A body that is not as its schema says, or a failure of the studio itself. */
function refusalOf(error: unknown): StudioRefusal {
  const { message, statusCode = 500 } = error as Error & { statusCode?: number };
  if (statusCode < 500)
    return new StudioRefusal(400, {
      uk: `Запит не такий, якого чекає студія: ${message}`,
      en: `The request is not what the studio expects: ${message}`,
    });
  console.error(error);
  return new StudioRefusal(500, {
    uk: `У студії стався збій: ${message}`,
    en: `Something failed in the studio: ${message}`,
  });
}

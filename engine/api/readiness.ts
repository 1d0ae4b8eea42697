// What `/readyz` says: which ledger serves, how far it is held against its manifest, which ones are damaged.

import type { FastifyReply } from 'fastify';

import { ApiProblem } from '../answers/problem.ts';
import { buildProblemSpeaker } from '../answers/problemWords.ts';
import { first } from '../model/lookup.ts';
import type { LedgerHealth } from '../ledger/current.ts';
import { findKind } from '../ledger/publish/manifest.ts';
import type { AnswerCache } from './answerCache.ts';

/** Status 200 while a ledger serves, whichever; 503 with the problem otherwise. */
export function sendReadiness(reply: FastifyReply, answerCache: AnswerCache): FastifyReply {
  const { status, body } = readiness(answerCache);
  if (status !== 200) reply.header('retry-after', '2').type('application/problem+json');
  return reply.code(status).header('cache-control', 'no-store').send(JSON.stringify(body));
}

function readiness(answerCache: AnswerCache): { readonly status: number; readonly body: object } {
  const ledger = answerCache.ledger();
  const health = answerCache.current.health();
  const marks = health.damaged.length > 0 ? { damaged: health.damaged } : {};
  if (!ledger) {
    const { portal } = answerCache;
    const problem = new ApiProblem('no-ledger');
    return {
      status: problem.status,
      body: {
        ...problem.body(buildProblemSpeaker(portal, first(portal.settings.locales))),
        ...marks,
      },
    };
  }
  const { id, manifest } = ledger;
  const body = { ledger: id, kind: findKind(manifest), portal: answerCache.portal.version };
  return { status: 200, body: { ...body, ...buildCheck(health), ...marks, ...insteadOf(health) } };
}

/** Nothing where a server keeps the figures. */
function buildCheck({ checked }: LedgerHealth): object {
  if (checked === null) return {};
  const check = checked === 1 ? 'done' : 'going on';
  return { check, checked: Math.floor(checked * 100) / 100 };
}

/** Null: nobody knows which ledger should serve. */
function insteadOf({ insteadOf: other }: LedgerHealth): object {
  return other === null ? {} : { insteadOf: other === '' ? null : other };
}

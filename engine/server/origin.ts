// Where the portal is reached from outside: as the operator says, or as the request was addressed.

import type { FastifyRequest } from 'fastify';

export function originOf(request: FastifyRequest, configured: string): string {
  return (
    configured ||
    `${request.protocol}://${/^[\w.:[\]-]+$/.exec(request.headers.host ?? '')?.[0] ?? 'localhost'}`
  );
}

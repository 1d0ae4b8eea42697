// Logs of a server: JSON lines, written by the logger that the app brings along.

import Fastify, { type FastifyBaseLogger } from 'fastify';

/** For what is logged before there is an app, and for the app itself; to standard output where no file is named. */
export function openLog(file?: string): FastifyBaseLogger {
  const to = file === undefined ? {} : { file };
  return Fastify({ logger: { level: 'info', ...to } }).log;
}

const LONGEST = 300;

/** An address with its query as logs have it. */
export function shortened(url = ''): string {
  return url.slice(0, LONGEST);
}

/** Whence somebody asks, without what would name them: the first two parts of the address, the first three of a long one. */
export function whence(ip: string): string {
  return ip.includes(':')
    ? ip.split(':').slice(0, 3).join(':')
    : ip.split('.').slice(0, 2).join('.');
}

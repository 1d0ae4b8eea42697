// Loaded before a portal: sets its clock wrong, then makes it jump by up to a year every half second.

import { STARTING_MS } from './starting.ts';

const JUMP_MS = 500;
const FURTHEST_MS = 365 * 24 * 3600 * 1000;

const RealDate = Date;
const jump = () => (Math.random() * 2 - 1) * FURTHEST_MS;
let away = jump();
setTimeout(() => setInterval(() => (away = jump()), JUMP_MS).unref(), STARTING_MS).unref();

const now = () => Math.round(RealDate.now() + away);

globalThis.Date = new Proxy(RealDate, {
  construct: (target, args, caller) =>
    Reflect.construct(target, args.length === 0 ? [now()] : args, caller) as object,
  apply: () => new RealDate(now()).toString(),
  get: (target, name) => (name === 'now' ? now : (Reflect.get(target, name) as unknown)),
});

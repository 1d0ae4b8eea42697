// Mounts a portal's forms: the puzzle, and the address that takes messages. An answer of 202 means that it is on disk.

import multipart from '@fastify/multipart';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

import { ApiProblem, type ProblemName } from '../../answers/problem.ts';
import type { MessageBox } from '../../mail/mailService.ts';
import { first } from '../../model/lookup.ts';
import type { Form, Portal } from '../../model/portal.ts';
import { computeShare, SenderPlaces, Quota, readNetwork, TooMany } from './allowance.ts';
import { singlePeer, askPeers, type Peers } from './peers.ts';
import { ProofOfWork, type Puzzle } from './proofOfWork.ts';
import { checkFiles, OWN_FIELDS, readFields, readOwnFields, writeLetter } from './read.ts';
import { computeMaxBytes, Upload, type BodyPace, type UploadLimits } from './upload.ts';

export interface MessageOptions {
  readonly portal: Portal;
  readonly box: MessageBox;
  /** The site's own origin where it is known; empty: the request's own host. */
  readonly origin: string;
  /** Left out: no other portal takes messages of the same readers. */
  readonly peers?: Peers;
  readonly puzzle?: Partial<Puzzle>;
  readonly pace?: Partial<BodyPace>;
}

const FIELD_BYTES = 48 * 1024;
/** Senders whose puzzle has not been looked at; each goes on within seconds. */
const MOST_ARRIVING = 64;
/** What holds a seat for longer counts against its address, whatever comes of it; in milliseconds. */
const LONG_MS = 10_000;
/** So does what did not come to its end. */
const BROKEN: readonly ProblemName[] = ['broken-upload', 'late-body'];

/** Routes of each form and each puzzle; multipart bodies are accepted by the forms alone. */
export async function mountMessages(app: FastifyInstance, options: MessageOptions): Promise<void> {
  const { portal, puzzle, peers = singlePeer() } = options;
  const forms = Object.values(portal.forms);
  const paths = [...new Set(forms.map(challengePath))];
  const proofOfWork = new ProofOfWork(
    peers,
    async (asked) => await askPeers(peers, first(paths), asked),
    puzzle,
  );
  const largest = Math.max(...forms.map((form) => computeMaxBytes(uploadLimits(form))));
  const quota = new Quota(computeShare(portal.settings.bounds, { count: peers.count, largest }));
  await app.register(async (scope) => {
    await scope.register(multipart);
    for (const path of paths) mountPuzzle(scope, path, proofOfWork);
    for (const form of forms)
      mountForm(scope, { ...options, form, proofOfWork, quota, log: app.log });
  });
}

/** Gives puzzles out; other portals bring back solved ones that came to them. Whoever else does so only uses up its own. */
function mountPuzzle(scope: FastifyInstance, path: string, proofOfWork: ProofOfWork): void {
  const unkept = (reply: FastifyReply) => reply.header('cache-control', 'no-store');
  scope.get(path, async (_, reply) => unkept(reply).send(await proofOfWork.make()));
  scope.post(path, async ({ body }, reply) => {
    await proofOfWork.takeFor(body);
    return unkept(reply).code(204).send();
  });
}

/** The address of a form's puzzle: `challenge` in place of the last segment of the form's own path. */
export function challengePath({ path }: Form): string {
  return path.replace(/[^/]+$/, 'challenge');
}

function uploadLimits({ fields, mostFiles, mostBytes }: Form): UploadLimits {
  return {
    fields: fields.length + OWN_FIELDS.length,
    fieldBytes: FIELD_BYTES,
    files: mostFiles,
    fileBytes: mostBytes,
  };
}

/** What takes the messages of one form. */
interface Desk extends MessageOptions {
  readonly form: Form;
  readonly proofOfWork: ProofOfWork;
  readonly quota: Quota;
  readonly log: FastifyInstance['log'];
}

/** A sender has a place at the door until its puzzle is taken, then a seat. */
interface Room {
  readonly door: SenderPlaces;
  readonly seats: SenderPlaces;
}

function mountForm(scope: FastifyInstance, desk: Desk): void {
  const { form, origin, portal } = desk;
  const { sendersOfAddress } = portal.settings.bounds;
  const room: Room = {
    door: new SenderPlaces(MOST_ARRIVING, sendersOfAddress),
    seats: new SenderPlaces(form.mostSenders, sendersOfAddress),
  };
  scope.post(form.path, { config: { slow: true } }, async (request, reply) => {
    refuseStrangers(request, origin);
    if (!request.isMultipart())
      throw new ApiProblem('unsupported-type', { allowed: ['multipart/form-data'] });
    try {
      const id = await receive(request, desk, room);
      return await reply.code(202).header('cache-control', 'no-store').send({ id });
    } catch (error) {
      if (error instanceof TooMany) reply.header('retry-after', String(error.again));
      throw error;
    }
  });
}

/** Takes one message in; resolves to its number once it is on disk. Throws ApiProblem. */
async function receive(request: FastifyRequest, desk: Desk, room: Room): Promise<string> {
  const address = readNetwork(request.ip ?? '');
  let leave = room.door.take(address);
  const upload = new Upload(request, uploadLimits(desk.form), desk.pace);
  try {
    const fields = await upload.readFields();
    const { key, challenge, lang } = readOwnFields(desk.portal, fields);
    // what has been acknowledged once is acknowledged again, whatever came along with it
    const known = desk.box.known(key);
    if (known !== null) return known;
    await desk.proofOfWork.take(challenge(), key);
    const standUp = room.seats.take(address);
    leave();
    leave = standUp;
    const giveBack = desk.quota.take(address, upload.announced);
    const begun = performance.now();
    const { id, isNew } = await keep(desk, { key, lang, fields, upload }).catch(
      (error: unknown) => {
        const isBroken = error instanceof ApiProblem && BROKEN.includes(error.code);
        if (!isBroken && performance.now() - begun <= LONG_MS) giveBack();
        throw error;
      },
    );
    if (!isNew) giveBack();
    return id;
  } finally {
    upload.end();
    leave();
  }
}

/** What one sender brings: its own fields have been looked at, the rest has not. */
interface Brought {
  readonly key: string;
  readonly lang: string;
  readonly fields: ReadonlyMap<string, string>;
  readonly upload: Upload;
}

/** Checks what comes and puts it on disk; `isNew` is false where another request with the same key was first. Throws ApiProblem. */
async function keep(
  { form, box, log }: Desk,
  { key, lang, fields, upload }: Brought,
): Promise<{ id: string; isNew: boolean }> {
  const files = await upload.readFiles();
  const filled = readFields(form, fields, files);
  await checkFiles(form, files);
  let isNew = false;
  try {
    const id = await box.add(key, (own, at) => {
      isNew = true;
      return writeLetter(form, { lang, filled, files }, { id: own, at });
    });
    return { id, isNew };
  } catch (error) {
    const { code = 'EUNKNOWN' } = error as NodeJS.ErrnoException;
    log.error({ code }, 'a message could not be kept');
    throw new ApiProblem('not-kept');
  }
}

/** A form of another site cannot send in a reader's name. */
function refuseStrangers({ headers }: FastifyRequest, own: string): void {
  const site = headers['sec-fetch-site'];
  if (site !== undefined && site !== 'same-origin') throw new ApiProblem('wrong-origin');
  const { origin } = headers;
  if (origin === undefined) return;
  const wanted = own === '' ? (headers.host ?? '') : hostOf(own);
  if (hostOf(origin) !== wanted) throw new ApiProblem('wrong-origin');
}

function hostOf(origin: string): string {
  return URL.canParse(origin) ? new URL(origin).host : '';
}

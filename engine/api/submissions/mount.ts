// Mounts a portal's forms: the puzzle, and the address that takes messages. An answer of 202 means that it is on disk.

import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

import { compileForm } from '../../config/forms.ts';
import type { MessageBox } from '../../mail/mailService.ts';
import { first, assertDefined } from '../../model/lookup.ts';
import type { Form, Portal } from '../../model/portal.ts';
import { ApiProblem } from '../../answers/problem.ts';
import { PACE, type BodyPace } from './bodyWatch.ts';
import { singlePeer, askPeers, keyFor, type Peers } from './peers.ts';
import { ProofOfWork, type AskMaker, type Puzzle } from './proofOfWork.ts';
import { Quotas, computeShare, Tally } from './quotas.ts';
import { checkFiles, OWN_FIELDS, readFields, writeLetter } from './read.ts';
import { AddressNames, Senders, TooMany, type SenderVisit } from './senders.ts';
import { computeMaxBytes, readUpload, type Upload, type UploadLimits } from './upload.ts';

export interface MessageOptions {
  readonly portal: Portal;
  readonly box: MessageBox;
  /** The site's own origin where it is known; empty: the request's own host. */
  readonly origin: string;
  /** Told when a message has come. */
  readonly arrived: () => void;
  /** Left out: no other portal takes messages of the same readers. */
  readonly peers?: Peers;
  readonly puzzle?: Partial<Puzzle>;
  readonly pace?: BodyPace;
}

/** A sender with what its address may still send. */
interface Guest {
  readonly address: string;
  readonly visit: SenderVisit;
}

/** The message is on disk already: nothing more of it is read. */
class AlreadyKept extends Error {
  readonly id: string;

  constructor(id: string) {
    super('a message is on disk already');
    this.id = id;
  }
}

const FIELD_BYTES = 48 * 1024;
const KEY = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;

/** Routes of each form and each puzzle; multipart bodies are accepted by the forms alone. */
export async function mountMessages(app: FastifyInstance, options: MessageOptions): Promise<void> {
  const { portal, puzzle, peers = singlePeer() } = options;
  const forms = Object.values(portal.forms);
  const paths = [...new Set(forms.map(challengePath))];
  const askMaker: AskMaker = async (asked) => await askPeers(peers, first(paths), asked);
  const proofOfWork = new ProofOfWork(peers, askMaker, puzzle);
  const largest = Math.max(...forms.map((form) => computeMaxBytes(uploadLimits(form))));
  const common = {
    ...options,
    proofOfWork,
    names: new AddressNames(keyFor(peers, 'addresses')),
    quotas: new Quotas(computeShare(portal.settings.bounds, { count: peers.count, largest })),
  };
  // multipart is taken here and nowhere else
  await app.register(async (scope) => {
    scope.addContentTypeParser('multipart/form-data', (_, __, done) => done(null));
    for (const path of paths) mountPuzzle(scope, path, proofOfWork);
    for (const form of forms) mountForm(scope, form, common);
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

/** What all forms of a portal have in common. */
interface Common extends MessageOptions {
  readonly proofOfWork: ProofOfWork;
  readonly names: AddressNames;
  readonly quotas: Quotas;
}

function mountForm(scope: FastifyInstance, form: Form, common: Common): void {
  const receive = receiver(form, common);
  const { sendersOfAddress: ofAddress } = common.portal.settings.bounds;
  const senders = new Senders({ seats: form.mostSenders, ofAddress });
  scope.post(form.path, { config: { slow: true } }, async (request, reply) => {
    refuseStrangers(request, common.origin);
    if (!/^multipart\/form-data\b/i.test(request.headers['content-type'] ?? ''))
      throw new ApiProblem('unsupported-type', { allowed: ['multipart/form-data'] });
    try {
      const address = common.names.of(request.ip ?? '');
      const visit = senders.arrive(address);
      try {
        const id = await receive(request, { address, visit });
        return await reply.code(202).header('cache-control', 'no-store').send({ id });
      } finally {
        visit.leave();
      }
    } catch (error) {
      if (error instanceof TooMany) reply.header('retry-after', String(error.again));
      throw error;
    }
  });
}

function uploadLimits({ fields, mostFiles, mostBytes }: Form): UploadLimits {
  return {
    fields: fields.length + OWN_FIELDS.length,
    fieldBytes: FIELD_BYTES,
    files: mostFiles,
    fileBytes: mostBytes,
  };
}

/** Takes a message in and puts it on disk; answers its number. */
function receiver(
  form: Form,
  common: Common,
): (request: FastifyRequest, guest: Guest) => Promise<string> {
  const { quotas, arrived, pace = PACE } = common;
  const admit = admission(common);
  const keep = keeper(form, common);
  const limits = uploadLimits(form);
  const most = computeMaxBytes(limits);
  return async (request, { address, visit }) => {
    const tally = new Tally(quotas, address);
    const ready = async (fields: Fields, came: () => number) => {
      await admit(fields);
      visit.sit();
      tally.begin(Number(request.headers['content-length'] ?? most), came);
    };
    try {
      const { id, isNew } = await keep(request, await readUpload(request, limits, ready, pace));
      tally.end(isNew);
      if (isNew) arrived();
      return id;
    } catch (error) {
      tally.end(error instanceof ApiProblem && error.code === 'broken-upload');
      if (error instanceof AlreadyKept) return error.id;
      throw error;
    }
  };
}

/** Whether a message may be read at all, by the fields that every form has. Throws ApiProblem, or AlreadyKept. */
function admission({ portal, box, proofOfWork }: Common): (fields: Fields) => Promise<void> {
  const languages = listLanguages(portal);
  return async (fields) => {
    const key = fields.get('key') ?? '';
    if (!KEY.test(key))
      throw new ApiProblem(key === '' ? 'missing-parameter' : 'invalid-parameter', {
        parameter: 'key',
        allowed: [{ say: 'uuid' }],
      });
    if (!languages.includes(fields.get('lang') ?? first(languages)))
      throw new ApiProblem('invalid-parameter', { parameter: 'lang', allowed: languages });
    // what has been acknowledged once is acknowledged again, whatever came along with it
    const known = box.known(key);
    if (known !== null) throw new AlreadyKept(known);
    const challenge = fields.get('challenge');
    if (challenge === undefined)
      throw new ApiProblem('missing-parameter', { parameter: 'challenge' });
    await proofOfWork.take(challenge, key.toLowerCase());
  };
}

type Fields = Upload['fields'];

/** Checks what has come and puts it on disk; `isNew` is false where another request with the same key was first. */
function keeper(
  form: Form,
  { portal, box }: Common,
): (request: FastifyRequest, upload: Upload) => Promise<{ id: string; isNew: boolean }> {
  const compiled = compileForm(form);
  const [language = ''] = listLanguages(portal);
  return async ({ log }, upload) => {
    const filled = readFields(form, compiled, upload);
    await checkFiles(form, upload);
    const letter = { language: upload.fields.get('lang') ?? language, filled, upload };
    let isNew = false;
    const id = await box
      .add(assertDefined(upload.fields.get('key')), (own, at) => {
        isNew = true;
        return writeLetter(form, letter, own, at);
      })
      .catch((error: unknown) => {
        log.error(
          { code: (error as { code?: string }).code ?? 'EUNKNOWN' },
          'a message could not be kept',
        );
        throw new ApiProblem('not-kept');
      });
    return { id, isNew };
  };
}

function listLanguages(portal: Portal): string[] {
  return portal.settings.locales.map((locale) => locale.code);
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

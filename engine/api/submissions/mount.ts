// Mounts a portal's forms: the puzzle, and the address that takes messages. An answer of 202 means that it is on disk.

import type { FastifyInstance, FastifyRequest } from 'fastify';

import { compileForm } from '../../config/forms.ts';
import type { MessageBox } from '../../mail/mailService.ts';
import { first, there } from '../../model/lookup.ts';
import type { Form, Portal } from '../../model/portal.ts';
import { ApiProblem } from '../../answers/problem.ts';
import { ProofOfWork } from './proofOfWork.ts';
import { OWN_FIELDS, readFields, writeLetter } from './read.ts';
import { readUpload, type Upload } from './upload.ts';

export interface MessageOptions {
  readonly portal: Portal;
  readonly box: MessageBox;
  /** The site's own origin where it is known; empty: the request's own host. */
  readonly origin: string;
  /** Told when a message has come. */
  readonly arrived: () => void;
  readonly proofOfWork?: ProofOfWork;
}

const FIELD_BYTES = 48 * 1024;
const KEY = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;

export async function mountMessages(app: FastifyInstance, options: MessageOptions): Promise<void> {
  const { portal, proofOfWork = new ProofOfWork() } = options;
  // multipart is taken here and nowhere else
  await app.register(async (scope) => {
    scope.addContentTypeParser('multipart/form-data', (_, __, done) => done(null));
    const forms = Object.values(portal.forms);
    for (const path of new Set(forms.map((form) => challengePath(form))))
      scope.get(path, async (_, reply) =>
        reply.header('cache-control', 'no-store').send(await proofOfWork.make()),
      );
    for (const form of forms) mountForm(scope, form, proofOfWork, options);
  });
}

export function challengePath({ path }: Form): string {
  return path.replace(/[^/]+$/, 'challenge');
}

function mountForm(
  scope: FastifyInstance,
  form: Form,
  proofOfWork: ProofOfWork,
  options: MessageOptions,
): void {
  const receive = receiver(form, proofOfWork, options);
  let sending = 0;
  scope.post(form.path, { config: { slow: true } }, async (request, reply) => {
    refuseStrangers(request, options.origin);
    if (!/^multipart\/form-data\b/i.test(request.headers['content-type'] ?? ''))
      throw new ApiProblem('unsupported-type', { allowed: ['multipart/form-data'] });
    if (sending >= form.mostSenders) throw new ApiProblem('too-many-senders');
    sending++;
    try {
      const id = await receive(request);
      options.arrived();
      return await reply.code(202).header('cache-control', 'no-store').send({ id });
    } finally {
      sending--;
    }
  });
}

/** Takes a message in and puts it on disk; answers its number. */
function receiver(
  form: Form,
  proofOfWork: ProofOfWork,
  { portal, box }: MessageOptions,
): (request: FastifyRequest) => Promise<string> {
  const compiled = compileForm(form);
  const languages = portal.settings.locales.map((locale) => locale.code);
  const languageOf = (fields: Upload['fields']) => fields.get('lang') ?? first(languages);
  const limits = {
    fields: form.fields.length + OWN_FIELDS.length,
    fieldBytes: FIELD_BYTES,
    files: form.mostFiles,
    fileBytes: form.mostBytes,
  };
  const checkOwnFields = async (fields: Upload['fields']) => {
    const key = fields.get('key') ?? '';
    if (!KEY.test(key))
      throw new ApiProblem(key === '' ? 'missing-parameter' : 'invalid-parameter', {
        parameter: 'key',
        allowed: ['UUID'],
      });
    if (!languages.includes(languageOf(fields)))
      throw new ApiProblem('invalid-parameter', { parameter: 'lang', allowed: languages });
    if (box.known(key) !== null) return;
    const challenge = fields.get('challenge');
    if (challenge === undefined)
      throw new ApiProblem('missing-parameter', { parameter: 'challenge' });
    await proofOfWork.take(challenge, key.toLowerCase());
  };
  return async (request) => {
    const upload = await readUpload(request, limits, checkOwnFields);
    const key = there(upload.fields.get('key'));
    // what has been acknowledged once is acknowledged again, whatever came along with it
    const known = box.known(key);
    if (known !== null) return known;
    const filled = readFields(form, compiled, upload);
    const letter = { language: languageOf(upload.fields), filled, upload };
    return await box
      .add(key, (id, at) => writeLetter(form, letter, id, at))
      .catch((error: unknown) => {
        request.log.error(
          { code: (error as { code?: string }).code ?? 'EUNKNOWN' },
          'a message could not be kept',
        );
        throw new ApiProblem('not-kept');
      });
  };
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

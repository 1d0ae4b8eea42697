// The whole site on one Fastify app: API, files, pages, errors.

import type { FastifyBaseLogger, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

import { buildApp } from '../api/app.ts';
import { AnswerCache } from '../api/answerCache.ts';
import { mountMessages } from '../api/submissions/mount.ts';
import type { Peers } from '../api/submissions/peers.ts';
import type { ServerParts } from '../blocks/contract/context.server.ts';
import { EPOCH } from '../api/trace.ts';
import type { CurrentLedger } from '../ledger/current.ts';
import type { MailService } from '../mail/mailService.ts';
import { mountAssistants } from '../mcp/mount.ts';
import type { Portal } from '../model/portal.ts';
import type { Built } from './built.ts';
import { readPath } from '../api/routes.ts';
import { isBesidePages } from './besidePages.ts';
import { mountEmbeds } from './embeds.ts';
import { mountFeeds } from './feeds.ts';
import { mountExplain } from './explain.ts';
import { mountAssets, mountFiles } from './files.ts';
import { securityHeaders } from './headers.ts';
import { mountOnward, mountOtherMethods } from './otherMethods.ts';
import { mountPictures } from './pictures.ts';
import { mountShares } from './shares.ts';
import { mountSuggestions } from './members.ts';
import { mountSuggest } from './suggest.ts';
import { mountOffline } from './offline.ts';
import { mountExamples, mountPages, sendErrorPage } from './pages.ts';
import { Shells } from './shells.ts';
import { mountSecurityTxt } from './securityTxt.ts';
import { mountSitemap } from './sitemap.ts';

export interface SiteOptions {
  readonly portal: Portal;
  readonly current: CurrentLedger;
  readonly built: Built;
  /** False: nothing is logged. */
  readonly log: FastifyBaseLogger | false;
  /** The server part of every kind of block that the portal has. */
  readonly parts: ServerParts;
  /** `https://name`, where readers reach the portal; left out: it is not known. */
  readonly origin?: string;
  /** Where it listens, for addresses that must be absolute while the origin is not known. */
  readonly listens?: string;
  /** Addresses and CIDR blocks of proxies: what these say of a reader's address is taken; by default nobody's word is. */
  readonly proxies?: readonly string[] | 'front';
  /** Takes what readers send by forms; without it forms cannot be sent. */
  readonly post?: MailService;
  /** Other portals that take what the same readers send; left out: there are none. */
  readonly peers?: Peers;
  /** Behind a front: while what an answer is good. */
  readonly epoch?: () => string;
  /** Is given what drops all that is kept of answers, for when nobody asks. */
  readonly whenQuiet?: (drop: () => void) => void;
  /** Leaves the security policy to the bundler's scripts, and out what readers alone need: the map of addresses, what works offline. */
  readonly development?: boolean;
  /** Serves `/_blocks`: the examples of the engine's kinds, and of the portal's own in rooms below this folder. */
  readonly examples?: string;
}

/** Ready to listen, or to be asked without a socket. */
export async function buildSite({
  portal,
  current,
  built,
  parts,
  log,
  origin = '',
  listens = 'http://localhost',
  proxies = [],
  post,
  peers,
  epoch,
  whenQuiet = () => {},
  development = false,
  examples,
}: SiteOptions): Promise<FastifyInstance> {
  const answerCache = new AnswerCache(portal, current);
  whenQuiet(() => answerCache.forgetKept());
  const shells: Shells = new Shells(answerCache, { parts, says: built.says }, (text) =>
    app.log.warn(text),
  );
  const absoluteOrigin = origin || listens;
  const options = { answerCache, shells, parts, built, origin, absoluteOrigin };
  const errorPage = (error: unknown, request: FastifyRequest, reply: FastifyReply) =>
    wantsPage(portal, request) ? sendErrorPage(options, request, reply, error) : null;
  const app = buildApp(answerCache, {
    log,
    headers: development ? {} : securityHeaders(),
    proxies,
    errorPage,
  });
  if (epoch)
    app.addHook('onRequest', (_, reply, done) => {
      reply.header(EPOCH, epoch());
      done();
    });
  mountFiles(app, options);
  mountExplain(app, options);
  mountOnward(app, answerCache, parts);
  mountFeeds(app, options);
  if (!development) mountSitemap(app, options);
  mountSecurityTxt(app, portal, origin);
  mountSuggestions(app, options);
  mountSuggest(app, options);
  mountEmbeds(app, options);
  mountPictures(app, options);
  mountShares(app, options);
  if (!development) mountOffline(app, answerCache, shells);
  if (post) await mountMessages(app, { box: post, portal, origin, ...(peers && { peers }) });
  await mountAssets(app, built.client);
  await mountAssistants(app, {
    answerCache,
    formatter: (locale) => shells.formatter(locale),
    origin: options.absoluteOrigin,
  });
  if (examples !== undefined) mountExamples(app, options, examples);
  mountPages(app, options);
  mountOtherMethods(app, options);
  return app;
}

/** A reader's navigation: neither the API nor one of the files beside pages. */
function wantsPage(portal: Portal, request: FastifyRequest): boolean {
  const isRead = (request.headers.accept ?? '').includes('text/html');
  return isRead && !isBesidePages(portal, readPath(request));
}

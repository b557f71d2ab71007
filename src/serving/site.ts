import type { IncomingMessage, ServerResponse } from 'node:http';
import { getRequestListener } from '@hono/node-server';
import { barePolicy } from '#src/server/door/answers/bare-html.ts';
import { refusalHtml } from '#src/server/door/answers/refusal-html.ts';
import { isOwnHost } from '#src/server/door/guard-door.ts';
import { nextRequestId } from '#src/server/platform/request-id.ts';
import type { Services } from '#src/server/services.ts';
import { localeOfPath } from '#src/shared/platform/locale.ts';
import { clientAddressOf, markClientAddress } from './client-address.ts';
import { doorFirst, type Site } from './door-first.ts';
import { finishFresh, responseOf } from './finish-page.ts';
import { type Finished, send } from './finished.ts';
import { createFinishedPages, type Render } from './finished-pages.ts';
import { pageKeyOf } from './page-key.ts';
import { createSearchIndex } from './search-index.ts';
import { securityHeaders } from './security-headers.ts';
import type { StaticFiles } from './static-files.ts';

/** Asks for pages that the server reads itself. */
const ownAddress = '127.0.0.1';

/** Answers from finished bytes first (kept pages, files of the build), then from the app. */
export function createSite(services: Services, files: StaticFiles, render: Render): Site {
  const { config } = services;
  const shared = securityHeaders(config.publicOrigin.startsWith('https:'));
  const pages = createFinishedPages(services, { render, shared });
  const { store, findKept, findPage, findMissing } = pages;
  const fresh = { shared, storeOrigin: services.media.incoming?.origin };
  const readPage = async (path: string) => findPage(path, ownAddress);
  const search = createSearchIndex({ readPage, shared, now: services.now });

  const findFile = (path: string) =>
    path.startsWith('/pagefind/') ? search.find(path) : files.find(path);

  const findFinished = (req: IncomingMessage): Finished | Promise<Finished> | undefined => {
    if (req.method !== 'GET' && req.method !== 'HEAD') return undefined;
    if (!isOwnHost(req.headers.host ?? '', config)) return undefined;
    const url = req.url ?? '/';
    const key = pageKeyOf(url);
    if (key === undefined) return findFile(url.split('?', 1)[0] as string);
    return findKept(key) ?? findPage(key, clientAddressOf(req, config.trustProxy));
  };

  const answerFresh = getRequestListener(async (request) => {
    const response = await render(request);
    const { pathname } = new URL(request.url);
    const asker = request.headers.get('x-client-address') ?? '';
    const page = isMissing(response) ? await findMissing(pathname, asker) : undefined;
    return page ? responseOf(page, response) : finishFresh(response, request, fresh);
  });

  return doorFirst({ services, store, shared }, (req, res) => {
    const finished = findFinished(req);
    if (finished === undefined) {
      markClientAddress(req, config.trustProxy);
      return void answerFresh(req, res);
    }
    if (!(finished instanceof Promise)) return send(finished, req, res);
    const fail = (error: unknown) => answerFailure(services, { error, req, shared }, res);
    finished.then((ready) => send(ready, req, res), fail);
  });
}

type Failure = { error: unknown; req: IncomingMessage; shared: readonly [string, string][] };

/** Answers what not even the door could turn into an answer. */
function answerFailure(
  { config, log }: Services,
  { error, req: { url = '/' }, shared }: Failure,
  res: ServerResponse,
): void {
  const requestId = nextRequestId();
  log.error({ err: error, url, requestId }, 'page failed');
  const { pathname: here } = new URL(url, config.publicOrigin);
  const { hotline } = config.operator;
  const locale = localeOfPath(here);
  const html = refusalHtml({ reason: 'bug', locale, here, requestId, hotline });
  const headers = {
    ...Object.fromEntries(shared),
    'content-type': 'text/html; charset=utf-8',
    'cache-control': 'no-store',
    'content-security-policy': barePolicy,
  };
  res.writeHead(500, headers).end(html);
}

function isMissing(response: Response): boolean {
  return response.status === 404 && !response.headers.has('content-type');
}

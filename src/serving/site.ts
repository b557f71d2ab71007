import type { IncomingMessage, ServerResponse } from 'node:http';
import { getRequestListener } from '@hono/node-server';
import { isOwnHost } from '#src/server/door/guard-door.ts';
import { refusalHtml, refusalPolicy } from '#src/server/door/refusal-html.ts';
import { nextRequestId } from '#src/server/platform/request-id.ts';
import type { Services } from '#src/server/services.ts';
import {
  defaultLocale,
  localeOfPath,
  withLocale,
  withoutLocale,
} from '#src/shared/platform/locale.ts';
import { linkTo } from '#src/shared/routes.ts';
import { clientAddressOf, markClientAddress } from './client-address.ts';
import { finishFresh, finishPage, responseOf, tagsOf } from './finish-page.ts';
import { type Finished, send } from './finished.ts';
import { pageKeyOf } from './page-key.ts';
import { createPageStore, type Rendered } from './page-store.ts';
import { createSearchIndex } from './search-index.ts';
import { securityHeaders } from './security-headers.ts';
import type { StaticFiles } from './static-files.ts';

/** Asks for pages that the server reads itself. */
const ownAddress = '127.0.0.1';

type Render = (request: Request) => Promise<Response>;
type Site = (req: IncomingMessage, res: ServerResponse) => void;

/** Answers from finished bytes first (kept pages, files of the build), then from the app. */
export function createSite(services: Services, files: StaticFiles, render: Render): Site {
  const { config, metrics } = services;
  const shared = securityHeaders(config.publicOrigin.startsWith('https:'));
  const store = createPageStore(config.pageStoreBytes, services.pageTags);
  services.pageTags.listen((tags) => store.purge(tags));
  const kept = metrics.pages.labels('kept');
  const rendered = metrics.pages.labels('rendered');

  const renderKept = (key: string, asker: string) => async (): Promise<Rendered> => {
    rendered.inc();
    // Who makes a render needed spends the budget: without a name, all visitors would share one.
    const headers = { 'x-client-address': asker };
    const response = await render(new Request(new URL(key, config.publicOrigin), { headers }));
    const body = new Uint8Array(await response.arrayBuffer());
    const isThere = response.status !== 404 || body.byteLength > 0 || isMissingPage(key);
    const finished = !isThere
      ? await missingPage(key, asker)
      : await finishPage(response, body, shared);
    const keep = response.status === 200 || isMissingPage(key);
    return { finished, tags: tagsOf(response), keep };
  };
  const findPage = (key: string, asker: string) =>
    store.find(key) ?? store.fill(key, renderKept(key, asker));
  const missingPage = async (path: string, asker: string): Promise<Finished> => {
    const page = await findPage(withLocale(missingPath, localeOfPath(path)), asker);
    return { ...page, status: 404 };
  };
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
    const page = store.find(key);
    if (page) kept.inc();
    return page ?? findPage(key, clientAddressOf(req, config.trustProxy));
  };

  const answerFresh = getRequestListener(async (request) => {
    const response = await render(request);
    const { pathname } = new URL(request.url);
    const asker = request.headers.get('x-client-address') ?? '';
    const page = isMissing(response, pathname) ? await missingPage(pathname, asker) : undefined;
    const made = { shared, storeOrigin: services.media.incoming?.origin };
    return page ? responseOf(page, response) : finishFresh(response, request, made);
  });

  return (req, res) => {
    const finished = findFinished(req);
    if (finished === undefined) {
      markClientAddress(req, config.trustProxy);
      return void answerFresh(req, res);
    }
    if (!(finished instanceof Promise)) return send(finished, req, res);
    finished.then(
      (ready) => send(ready, req, res),
      (error) => answerFailure(services, { error, url: req.url ?? '/', shared }, res),
    );
  };
}

type Failure = { error: unknown; url: string; shared: readonly [string, string][] };

/** What not even the door could turn into an answer. */
function answerFailure(
  { config, log }: Services,
  { error, url, shared }: Failure,
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
    'content-security-policy': refusalPolicy,
  };
  res.writeHead(500, headers).end(html);
}

const missingPath = linkTo('notFound', { locale: defaultLocale });

function isMissingPage(key: string): boolean {
  return withoutLocale(key) === missingPath;
}

function isMissing(response: Response, path: string): boolean {
  return (
    response.status === 404 && !response.headers.has('content-type') && !path.startsWith('/api/')
  );
}

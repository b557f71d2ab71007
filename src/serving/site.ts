import type { IncomingMessage, ServerResponse } from 'node:http';
import { getRequestListener } from '@hono/node-server';
import { isOwnHost } from '#src/server/door/guard-door.ts';
import { refusalHtml, refusalPolicy } from '#src/server/door/refusal-html.ts';
import { nextRequestId } from '#src/server/platform/request-id.ts';
import type { Services } from '#src/server/services.ts';
import { localeOfPath, withLocale } from '#src/shared/platform/locale.ts';
import { clientAddressOf, markClientAddress } from './client-address.ts';
import { type Finished, finish, packFresh, send } from './finished.ts';
import { pageKeyOf } from './page-key.ts';
import { createPageStore, type Rendered } from './page-store.ts';
import { policyForUploads, policyOf, securityHeaders } from './security-headers.ts';
import type { StaticFiles } from './static-files.ts';

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
    const missing = response.status === 404 && body.byteLength === 0;
    const page = missing ? await missingPage(files, key) : undefined;
    const finished = page ?? (await finishPage(response, body, shared));
    return { finished, tags: tagsOf(response), keep: response.status === 200 };
  };

  const findFinished = (req: IncomingMessage): Finished | Promise<Finished> | undefined => {
    if (req.method !== 'GET' && req.method !== 'HEAD') return undefined;
    if (!isOwnHost(req.headers.host ?? '', config)) return undefined;
    const url = req.url ?? '/';
    const key = pageKeyOf(url);
    if (key === undefined) return files.find(url.split('?', 1)[0] as string);
    const page = store.find(key);
    if (page) kept.inc();
    return page ?? store.fill(key, renderKept(key, clientAddressOf(req, config.trustProxy)));
  };

  const answerFresh = getRequestListener(async (request) => {
    const response = await render(request);
    const { pathname } = new URL(request.url);
    const page = isMissingPage(response, pathname) ? await missingPage(files, pathname) : undefined;
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

function tagsOf(response: Response): string[] {
  return (response.headers.get('x-page-tags') ?? '').split(' ').filter(Boolean);
}

/** Browsers keep a page but ask each time whether it is still the same. */
function finishPage(
  response: Response,
  plain: Uint8Array,
  shared: readonly [string, string][],
): Promise<Finished> {
  const passedOn = ['location', 'retry-after'].flatMap((name): [string, string][] => {
    const value = response.headers.get(name);
    return value ? [[name, value]] : [];
  });
  const headers: [string, string][] = [
    ...shared,
    ...passedOn,
    ['content-type', response.headers.get('content-type') ?? 'text/html; charset=utf-8'],
    ['cache-control', response.status === 200 ? 'no-cache' : 'no-store'],
    [
      'content-security-policy',
      policyOf(response.headers.get('content-security-policy'), Buffer.from(plain).toString()),
    ],
  ];
  return finish({ status: response.status, headers, plain, compressible: true });
}

async function missingPage(files: StaticFiles, path: string): Promise<Finished | undefined> {
  const page = await files.find(withLocale('/404', localeOfPath(path)));
  return page && { ...page, status: 404 };
}

function isMissingPage(response: Response, path: string): boolean {
  return (
    response.status === 404 && !response.headers.has('content-type') && !path.startsWith('/api/')
  );
}

function responseOf(page: Finished, instead: Response): Response {
  const id = instead.headers.get('x-request-id') ?? '';
  return new Response(Buffer.from(page.plain), {
    status: page.status,
    headers: { ...Object.fromEntries(page.headers), 'x-request-id': id },
  });
}

type Made = { shared: readonly [string, string][]; storeOrigin: string | undefined };

/**
 * An answer made for one request. Headers are set in place: a copy would turn a body that is at
 * hand into a stream, sent in several pieces.
 */
async function finishFresh(
  response: Response,
  request: Request,
  { shared, storeOrigin }: Made,
): Promise<Response> {
  const { headers } = response;
  headers.delete('x-page-tags');
  for (const [name, value] of shared) headers.set(name, value);
  const policy = headers.get('content-security-policy');
  if (!headers.get('content-type')?.startsWith('text/html')) {
    headers.set('content-security-policy', policyOf(policy));
    return response;
  }
  const html = await response.text();
  headers.set(
    'content-security-policy',
    policyForUploads(policyOf(policy, html), { html, storeOrigin }),
  );
  const body = await packFresh(html, headers, request.headers.get('accept-encoding'));
  return new Response(body, response);
}

import { Hono } from 'hono';
import * as v from 'valibot';
import { calls } from '#src/shared/calls.ts';
import { apiDocument } from '#src/shared/contract/api-document.ts';
import { fileOutput } from '#src/shared/contract/bytes-output.ts';
import { Problem } from '#src/shared/contract/problem.ts';
import { originalCashier } from '#src/shared/experiments/cashier-test.ts';
import { commonMessage } from '#src/shared/platform/common-message.ts';
import { withoutLocale } from '#src/shared/platform/locale.ts';
import { routes } from '#src/shared/routes.ts';
import { authoriseHop } from './accounts/session/authorise-hop.ts';
import { findVisitor } from './accounts/session/find-visitor.ts';
import { findOwners } from './cases/find-case-owner.ts';
import { takeNotification } from './donations/settle/take-notification.ts';
import { answerBytes, answerProblem, answerSuccess } from './door/answer.ts';
import { guardCrowd, guardDoor, guardPictures } from './door/guard-door.ts';
import { guardPage } from './door/guard-page.ts';
import type { HandledCall } from './door/handle.ts';
import { health } from './door/health.ts';
import { submitPageForm } from './door/page-form.ts';
import { markPerson } from './door/person-header.ts';
import { problemPage } from './door/problem-page.ts';
import { fieldsOf, readForm, readJson } from './door/read-body.ts';
import { readCommonMessage } from './door/read-common-message.ts';
import { readUpload } from './door/read-upload.ts';
import { followRedirect } from './door/redirects.ts';
import type { RequestContext, RequestEnv } from './door/request-env.ts';
import { runCall } from './door/run-call.ts';
import { serveMedia } from './door/serve-media.ts';
import { sitemap } from './door/sitemap.ts';
import { guest } from './door/viewer.ts';
import { enterCashier } from './experiments/enter-cashier.ts';
import { handledCalls } from './handled-calls.ts';
import { takeAgreementNotice } from './monthly/take-agreement-notice.ts';
import { formCalls, pageForms } from './page-forms.ts';
import { addressPrefix } from './platform/address-prefix.ts';
import { nextRequestId } from './platform/request-id.ts';
import { findFundraiserVersion } from './raiser/find-fundraiser-version.ts';
import { isAide } from './raising/aides/find-help.ts';
import type { Services } from './services.ts';
import { followShareLink } from './sharing/follow-share-link.ts';

/** What gateways tell us; they prove themselves by their signatures. */
function toldByGateways(): Hono<RequestEnv> {
  const app = new Hono<RequestEnv>();
  app.post('/api/pay/notify/:gateway', takeNotification);
  app.post('/api/pay/agreement/:gateway', takeAgreementNotice);
  return app;
}

/**
 * The door and the API as one Hono app, without the page renderer: tests talk to it in process,
 * `src/fetch.ts` puts Astro behind it.
 */
export function createServer(getServices: () => Promise<Services>): Hono<RequestEnv> {
  const app = new Hono<RequestEnv>();
  app.use(async (c, next) => {
    begin(c, await getServices());
    await next();
    // Not c.header: it would copy the finished answer, and turn its body into a stream.
    c.res.headers.set('x-request-id', c.var.requestId);
    markPerson(c);
  });
  app.onError((error, c) =>
    c.req.path.startsWith('/api/')
      ? answerProblem(c, error, c.var.common.language)
      : problemPage(c, error),
  );
  app.route('/', health());
  app.route('/', toldByGateways());
  app.get('/media/*', guardPictures, serveMedia);
  app.use(guardDoor);
  app.route('/', sitemap());
  app.all('/sandbox/*', (c) => c.var.services.sandbox?.fetch(c.req.raw) ?? c.notFound());
  app.use(async (c, next) => {
    c.set('common', readCommonMessage(c.req.raw, c.var.services));
    c.set('visitor', isStatusPage(c.req.path) ? guest : await findVisitor(c));
    await guardCrowd(c);
    await next();
  });
  for (const handled of handledCalls) mount(app, handled);
  app.get('/api/openapi.json', (c) =>
    c.json(apiDocument(calls, c.var.services.config.publicOrigin)),
  );
  app.all('/api/*', () => {
    throw new Problem('notFound');
  });
  app.use(followRedirect);
  app.use(guardPage, authoriseHop);
  app.use(enterCashier(findFundraiserVersion));
  app.use(followShareLink);
  app.use(submitPageForm(pageForms, formCalls));
  return app;
}

/** What says that something is out of reach asks nothing of it. */
function isStatusPage(path: string): boolean {
  return withoutLocale(path) === routes.serviceStatus.path;
}

/** What is known of a request before anybody looked at it. */
function begin(c: RequestContext, services: Services): void {
  c.set('services', services);
  c.set('requestId', nextRequestId());
  c.set('address', addressPrefix(c.req.header('x-client-address') ?? '127.0.0.1'));
  c.set('proved', false);
  c.set('crowded', false);
  c.set('common', v.parse(commonMessage, {}));
  c.set('visitor', guest);
  c.set('findOwners', findOwners);
  c.set('isAide', isAide);
  c.set('form', undefined);
  c.set('route', undefined);
  c.set('cashier', originalCashier);
}

function mount(app: Hono<RequestEnv>, handled: HandledCall): void {
  const { path, method } = handled.call;
  app.all(path, async (c) => {
    if (c.req.method !== method) throw new Problem('methodNotAllowed');
    const output = await runCall(c, handled, () => readFields(c, handled));
    return handled.call.answer === 'bytes'
      ? answerBytes(c, v.parse(fileOutput, output))
      : answerSuccess(c, output);
  });
}

function readFields(
  c: RequestContext,
  { call }: HandledCall,
): Promise<Record<string, unknown>> | Record<string, unknown> {
  if (call.body === 'query') return fieldsOf(new URL(c.req.url).searchParams);
  if (call.body === 'multipart') return readUpload(c.req.raw, c.var.services.config.maxUploadBytes);
  return call.body === 'json' ? readJson(c.req.raw, call) : readForm(c.req.raw, call);
}

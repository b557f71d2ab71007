import { Hono, type Next } from 'hono';
import { calls } from '#src/shared/calls.ts';
import { apiDocument } from '#src/shared/contract/api-document.ts';
import { Problem } from '#src/shared/contract/problem.ts';
import { originalCashier } from '#src/shared/experiments/cashier-test.ts';
import { withoutLocale } from '#src/shared/platform/locale.ts';
import { routes } from '#src/shared/routes.ts';
import { authoriseHop } from './accounts/session/authorise-hop.ts';
import { answerCall, findHandled, meet } from './call-door.ts';
import { findOwners } from './cases/find-case-owner.ts';
import { takeNotification } from './donations/settle/take-notification.ts';
import { problemReply } from './door/answers/answer.ts';
import { problemPage } from './door/answers/problem-page.ts';
import { followRedirect } from './door/answers/redirects.ts';
import { responseOf } from './door/answers/reply.ts';
import type { Variables } from './door/door-request.ts';
import { serveMedia } from './door/files/serve-media.ts';
import { sitemap } from './door/files/sitemap.ts';
import { guardDoor, guardPictures } from './door/guard-door.ts';
import { guardPage } from './door/guard-page.ts';
import { health } from './door/health.ts';
import { submitPageForm } from './door/page-form.ts';
import { unknownCaller } from './door/read/read-common-message.ts';
import type { RequestContext, RequestEnv } from './door/request-env.ts';
import { personHeader, personOf } from './door/session/person-header.ts';
import { guest } from './door/viewer.ts';
import { enterCashier } from './experiments/enter-cashier.ts';
import { takeAgreementNotice } from './monthly/take-agreement-notice.ts';
import { formCalls, pageForms } from './page-forms.ts';
import { addressPrefix } from './platform/config/address-prefix.ts';
import { nextRequestId } from './platform/request-id.ts';
import { findFundraiserVersion } from './raiser/find-fundraiser-version.ts';
import { isAide } from './raising/aides/find-help.ts';
import type { Services } from './services.ts';
import { followShareLink } from './sharing/follow-share-link.ts';

/** Gateways tell us this; they prove themselves by their signatures. */
function toldByGateways(): Hono<RequestEnv> {
  const app = new Hono<RequestEnv>();
  app.post('/api/pay/notify/:gateway', takeNotification);
  app.post('/api/pay/agreement/:gateway', takeAgreementNotice);
  return app;
}

/**
 * This is the door and the API as one Hono app, without the page renderer: tests talk to it in
 * process, `src/fetch.ts` puts Astro behind it. Calls of the built server come without it, by the
 * same door.
 */
export function createServer(getServices: () => Promise<Services>): Hono<RequestEnv> {
  const app = new Hono<RequestEnv>();
  app.use(async (c, next) => {
    const asker = c.req.header('x-client-address') ?? '127.0.0.1';
    const variables = begin(await getServices(), asker);
    for (const [name, value] of Object.entries(variables)) c.set(name as never, value as never);
    await next();
    // It is not c.header, which would copy the finished answer, and turn its body into a stream.
    c.res.headers.set('x-request-id', c.var.requestId);
    const person = personOf(c);
    if (person) c.res.headers.set(personHeader, person);
  });
  app.onError((error, c) =>
    c.req.path.startsWith('/api/') ? responseOf(c, problemReply(c, error)) : problemPage(c, error),
  );
  app.route('/', health());
  app.route('/', toldByGateways());
  app.get('/media/*', after(guardPictures), serveMedia);
  app.all('/api/*', async (c, next) => {
    const handled = findHandled(c.req.path);
    return handled ? responseOf(c, await answerCall(c, handled)) : void (await next());
  });
  app.use(after(guardDoor));
  app.route('/', sitemap());
  app.all('/sandbox/*', (c) => c.var.services.sandbox?.fetch(c.req.raw) ?? c.notFound());
  app.use(after((c) => (isStatusPage(c.req.path) ? meet(c, async () => guest) : meet(c))));
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

const after =
  (guard: (c: RequestContext) => Promise<void>) => async (c: RequestContext, next: Next) => {
    await guard(c);
    await next();
  };

/** What says that something is out of reach asks nothing of it. */
function isStatusPage(path: string): boolean {
  return withoutLocale(path) === routes.serviceStatus.path;
}

/** Notes what is known of a request before anybody looked at it. */
export function begin(services: Services, asker: string): Variables {
  return {
    services,
    requestId: nextRequestId(),
    address: addressPrefix(asker),
    proved: false,
    crowded: false,
    common: unknownCaller,
    visitor: guest,
    findOwners,
    isAide,
    form: undefined,
    route: undefined,
    cashier: originalCashier,
  };
}

import { readBody } from '#src/server/door/read/read-body.ts';
import type { RequestContext } from '#src/server/door/request-env.ts';
import { Problem } from '#src/shared/contract/problem.ts';
import { bookAgreementNotice } from './book-agreement-notice.ts';

const maxBytes = 64 * 1024;

/** Takes what a gateway says of an agreement; acknowledged only after the commit. */
export async function takeAgreementNotice(c: RequestContext): Promise<Response> {
  const { services } = c.var;
  const gateway = services.gateways.all.find(({ name }) => name === c.req.param('gateway'));
  if (!gateway?.agreements) throw new Problem('notFound');
  const body = await readBody(c.req.raw, maxBytes);
  const now = services.now();
  const notice = gateway.agreements.verify({ body, headers: c.req.raw.headers, now });
  const outcome = notice ? await bookAgreementNotice(services, notice, now) : 'unverified';
  services.metrics.notifications.inc({ gateway: gateway.name, outcome: `agreement-${outcome}` });
  if (!notice) return c.body(null, 401);
  const { acknowledgement: said } = gateway;
  return new Response(said.body, {
    status: said.status,
    headers: { 'content-type': said.contentType, 'cache-control': 'no-store' },
  });
}

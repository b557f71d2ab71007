import { readBody } from '#src/server/door/read/read-body.ts';
import type { RequestContext } from '#src/server/door/request-env.ts';
import { sha256 } from '#src/server/platform/keys.ts';
import { Problem } from '#src/shared/contract/problem.ts';
import { settleOrder } from './settle-order.ts';

const maxBytes = 64 * 1024;

/**
 * Takes a gateway's notification. It is acknowledged only after the commit; anything unexpected is
 * a 500, so that the gateway sends it again. What can't be verified leaves no trace but a count.
 */
export async function takeNotification(c: RequestContext): Promise<Response> {
  const { services } = c.var;
  const gateway = services.gateways.all.find(({ name }) => name === c.req.param('gateway'));
  const count = (outcome: string) =>
    services.metrics.notifications.inc({ gateway: gateway?.name ?? 'unknown', outcome });
  if (!gateway) {
    count('unknownGateway');
    throw new Problem('notFound');
  }
  try {
    const body = await readBody(c.req.raw, maxBytes);
    const now = services.now();
    const notification = gateway.verify({ body, headers: c.req.raw.headers, now });
    if (!notification) {
      count('unverified');
      return c.body(null, 401);
    }
    count(await settleOrder(services, { notification, bodyHash: sha256(body) }, now));
  } catch (error) {
    count(error instanceof Problem ? 'refused' : 'failed');
    throw error;
  }
  const { acknowledgement: said } = gateway;
  return new Response(said.body, {
    status: said.status,
    headers: { 'content-type': said.contentType, 'cache-control': 'no-store' },
  });
}

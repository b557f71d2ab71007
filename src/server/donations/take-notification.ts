import { Problem } from '#src/shared/contract/problem.ts';
import { sha256 } from '../platform/keys.ts';
import { readBody } from '../platform/read-body.ts';
import type { RequestContext } from '../platform/request-env.ts';
import { settleOrder } from './settle-order.ts';

const maxBytes = 64 * 1024;

/**
 * Takes a gateway's notification. Acknowledged only after the commit; anything unexpected is a
 * 500, so that the gateway sends it again. What can't be verified leaves no trace but a count.
 */
export async function takeNotification(c: RequestContext): Promise<Response> {
  const { house } = c.var;
  const { gateway } = house;
  const count = (outcome: string, name = gateway.name) =>
    house.metrics.notifications.inc({ gateway: name, outcome });
  if (c.req.param('gateway') !== gateway.name) {
    count('unknownGateway', 'unknown');
    throw new Problem('notFound');
  }
  try {
    const body = await readBody(c.req.raw, maxBytes);
    const now = house.now();
    const word = gateway.verify({ body, headers: c.req.raw.headers, now });
    if (!word) {
      count('unverified');
      return c.body(null, 401);
    }
    count(await settleOrder(house, { word, bodyHash: sha256(body) }, now));
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

import { randomUUID } from 'node:crypto';
import { Agent, type OutgoingHttpHeaders, request } from 'node:http';
import { signNotification } from '#src/server/payments/sandbox/sign-notification.ts';
import { writeNotification } from '#src/server/payments/sandbox/word-body.ts';
import { orderContributeAdd } from '#src/shared/donations/calls.ts';
import { payChannels } from '#src/shared/donations/pay-channels.ts';
import { encodeCall } from '../support/encode-call.ts';
import { addressOf } from './compare-answers.ts';

export type SandboxKey = { secret: string; merchant: string };
export type Posted = { path: string; headers: Record<string, string>; body: string };
/** Posts and answers the body of a 200; anything else throws. */
export type Post = (posted: Posted) => Promise<string>;

const amountInFen = 2000;
let gifts = 0;

/** A guest's donation as it comes over the wire: the order, then the bank's signed word of it. */
export async function giveOnce(post: Post, infoUuid: string, key: SandboxKey): Promise<void> {
  gifts += 1;
  const address = { 'x-forwarded-for': addressOf(gifts) };
  const wish = { infoUuid, amountInFen, payChannel: payChannels.wxH5, content: '早日康复' };
  const { path, init } = encodeCall(orderContributeAdd, wish);
  const answer = await post({
    path,
    headers: { ...init.headers, ...address, 'idempotency-key': randomUUID() },
    body: init.body ?? '',
  });
  const { tradeNo } = (JSON.parse(answer) as { data: { tradeNo: string } }).data;
  const now = Date.now();
  const paid = { currency: 'CNY', status: 'SUCCESS', paidAt: now } as const;
  const body = writeNotification({
    ...{ merchant: key.merchant, tradeNo, gatewayTradeNo: randomUUID(), amountInFen, ...paid },
  });
  const signed = signNotification(key, { body, now });
  const headers = { 'content-type': 'application/json', ...address, ...signed };
  const said = await post({ path: '/api/pay/notify/sandbox', headers, body });
  if (said !== 'success') throw new Error(`The notification was answered with ${said}`);
}

export function createPost(origin: string): { post: Post; close(): void } {
  const agent = new Agent({ keepAlive: true });
  const post: Post = ({ path, headers, body }) =>
    new Promise((resolve, reject) => {
      const sent: OutgoingHttpHeaders = { ...headers, 'content-length': Buffer.byteLength(body) };
      const asked = request(origin + path, { method: 'POST', agent, headers: sent }, (answer) => {
        let text = '';
        answer.setEncoding('utf8');
        answer.on('data', (part: string) => {
          text += part;
        });
        answer.once('end', () => {
          if (answer.statusCode === 200) resolve(text);
          else reject(new Error(`${path} answered ${answer.statusCode}: ${text}`));
        });
      });
      asked.once('error', reject);
      asked.end(body);
    });
  return { post, close: () => agent.destroy() };
}

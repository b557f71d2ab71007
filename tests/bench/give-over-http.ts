import { randomUUID } from 'node:crypto';
import { Agent, type OutgoingHttpHeaders, request } from 'node:http';
import type { SigningParty } from '#src/server/payments/sandbox/dialects/dialect.ts';
import { wechatDialect } from '#src/server/payments/sandbox/dialects/wechat-dialect.ts';
import { orderContributeAdd } from '#src/shared/donations/calls.ts';
import { payChannels } from '#src/shared/donations/pay-channels.ts';
import { encodeCall } from '../support/encode-call.ts';
import { addressOf } from './compare-answers.ts';

export type Posted = { path: string; headers: Record<string, string>; body: string };
/** Posts and answers the body of a 200; anything else throws. */
export type Post = (posted: Posted) => Promise<string>;

/** This is the least that may be given, so that no family's goal is reached within a run. */
const amountInFen = 100;
let gifts = 0;

/**
 * Gives a guest's donation as it comes over the wire: the order, then the bank's signed word of it.
 */
export async function giveOnce(post: Post, infoUuid: string, party: SigningParty): Promise<void> {
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
  const told = {
    ...{ merchant: party.merchant, appId: wechatDialect.appIdFor(payChannels.wxH5), tradeNo },
    ...{ gatewayTradeNo: randomUUID(), amountInFen, currency: 'CNY', paidAt: now },
    status: 'SUCCESS',
  } as const;
  const notice = wechatDialect.writeNotice(party, told, now);
  const said = await post({
    path: `/api/pay/notify/${wechatDialect.name}`,
    headers: { ...address, ...notice.headers },
    body: notice.body,
  });
  if (said !== wechatDialect.acknowledgement.body) {
    throw new Error(`The notification was answered with ${said}`);
  }
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

import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { newId } from '#src/server/platform/keys.ts';
import { orderAdd } from '#src/shared/donations/calls.ts';
import { payChannels } from '#src/shared/donations/pay-channels.ts';
import { encodeCall } from '../support/encode-call.ts';
import type { Fault } from './fault.ts';
import { findOpenCase, serve } from './seeded.ts';

/** Gifts go by the wallet whose gateway has to be asked before there is a cashier. */
function giversBy(origin: string) {
  const orders = new Map<string, string>();
  const order = async (key: string) => {
    const wish = { infoUuid: findOpenCase(), amountInFen: 1000, payChannel: payChannels.wxH5 };
    const { path, init } = encodeCall(orderAdd, wish);
    const address = `10.9.${[0, 0].map(() => Math.floor(Math.random() * 250)).join('.')}`;
    const headers = { ...init.headers, 'idempotency-key': key, 'x-forwarded-for': address };
    const answer = await fetch(origin + path, { ...init, headers });
    const { data } = (await answer.json()) as { data?: { orderId?: string } };
    return { status: answer.status, orderId: data?.orderId };
  };
  return {
    act: async () => {
      const key = newId();
      const { status, orderId } = await order(key);
      if (orderId) orders.set(key, orderId);
      return status;
    },
    findLost: async () => {
      const lost: string[] = [];
      for (const [key, orderId] of orders)
        if ((await order(key)).orderId !== orderId) lost.push(orderId);
      return lost;
    },
  };
}

/** Somebody holds its books, so that it takes a question and does not answer. */
export const gatewayFault: Fault = {
  name: 'the gateway never answers',
  open: async () => {
    const server = await serve();
    let holder: DatabaseSync | undefined;
    return {
      server,
      also: { what: 'order at that gateway', ...giversBy(server.origin) },
      break: () => {
        holder = new DatabaseSync(join(server.folder, 'sandbox-wechat.sqlite'), { timeout: 5000 });
        holder.exec('begin immediate');
      },
      mend: () => {
        holder?.exec('rollback');
        holder?.close();
      },
      readyMeanwhile: 'ready',
      close: server.stop,
    };
  },
};

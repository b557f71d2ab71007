import { AsyncLocalStorage } from 'node:async_hooks';
import { once } from 'node:events';
import { request } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { inTransaction } from '#src/server/db/in-transaction.ts';
import { newId } from '#src/server/platform/keys.ts';
import { orderAdd } from '#src/shared/donations/calls.ts';
import { encodeCall } from '../../support/encode-call.ts';
import { openSocketDoor, type SocketDoor } from '../../support/open-socket-door.ts';
import { testEngine } from '../../support/test-db.ts';
import { type GivingServer, openGivingServer, orderOf } from '../../support/test-giving.ts';

const outsideOfTransaction = AsyncLocalStorage.snapshot();
let t: GivingServer;
let http: SocketDoor;
let infoUuid: string;
beforeAll(async () => {
  t = await openGivingServer();
  http = await openSocketDoor(t.services);
});
beforeEach(async () => {
  infoUuid = await t.addCase();
});
afterAll(async () => {
  http.close();
  await t.expectMoneyRight();
  await t.close();
});

/** Answers asks for an order over a socket of its own, to be hung up at will. */
function ask(key: string) {
  const { path, init } = encodeCall(orderAdd, orderOf({ infoUuid }));
  const { port } = http;
  const headers = { ...init.headers, host: 'localhost:4321', 'idempotency-key': key };
  const asked = request({ host: '127.0.0.1', port, path, method: 'POST', headers });
  asked.on('error', () => {});
  asked.end(init.body);
  return asked;
}

const countOrders = async () =>
  (
    await t.services.db
      .selectFrom('donations')
      .select('id')
      .where('case_id', '=', infoUuid)
      .execute()
  ).length;

test('an order whose asker hung up while the door was slow is never created', async () => {
  const atDoor = Promise.withResolvers<void>();
  const open = Promise.withResolvers<void>();
  const counting = vi.spyOn(t.services, 'counter').mockImplementation(async () => {
    atDoor.resolve();
    await open.promise;
    return 1;
  });
  const asked = ask(newId());
  await atDoor.promise;
  asked.destroy();
  await sleep(100);
  open.resolve();
  await sleep(300);
  counting.mockRestore();
  expect(await countOrders()).toBe(0);
});

test('one that hung up while others held the books leaves nothing, and may be asked again', async () => {
  const key = newId();
  await inTransaction(t.services.db, async (trx) => {
    // SQLite has one writer, so the transaction is the lock.
    if (testEngine === 'postgres') {
      await sql`lock table idempotency_keys in access exclusive mode`.execute(trx);
    }
    const asked = outsideOfTransaction(ask, key);
    await sleep(200);
    asked.destroy();
    await sleep(100);
  });
  await sleep(300);
  expect(await countOrders()).toBe(0);
  const [answer] = await once(ask(key), 'response');
  expect(answer.statusCode).toBe(200);
  expect(await countOrders()).toBe(1);
});

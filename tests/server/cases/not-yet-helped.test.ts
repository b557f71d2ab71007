import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { pickUnhelped } from '#src/server/cases/lists/pick-unhelped.ts';
import { changeFund } from '#src/server/cases/transitions/change-fund.ts';
import { inTransaction } from '#src/server/db/in-transaction.ts';
import { quietOrder } from '#src/shared/cases/quiet-order.ts';
import { makeCase, makeGift } from '../../support/case-factory.ts';
import { openTestServer, type TestServer, testNow } from '../../support/test-server.ts';
import { orderedCases } from './ordered-cases.ts';

let t: TestServer;
beforeAll(async () => {
  t = await openTestServer();
});
afterAll(() => t.close());

let { walk, make, giveAgo, order } = {} as ReturnType<typeof orderedCases>;
beforeEach(() => {
  ({ walk, make, giveAgo, order } = orderedCases(t));
});

describe('those not yet helped', () => {
  test('leave at the first gift, and are back when it is returned or long ago', async () => {
    const { db } = t.services;
    const [never, once, long] = [await make(30), await make(30), await make(40)];
    await giveAgo(long, quietOrder.daysWithoutGift);
    await order();
    expect((await walk('notYetHelped')).toSorted()).toEqual([never, once, long].toSorted());
    await giveAgo(once, 0);
    expect((await walk('notYetHelped')).toSorted()).toEqual([never, long].toSorted());
    await order();
    expect((await walk('notYetHelped')).toSorted()).toEqual([never, long].toSorted());
    await inTransaction(db, (trx) =>
      changeFund(trx, {
        ...{ caseId: once, givenInFen: 0, raisedInFen: -100, gifts: -1, at: testNow },
      }),
    );
    expect((await walk('notYetHelped')).toSorted()).toEqual([never, once, long].toSorted());
  });

  test('one of them is drawn by chance, and nobody else while there is one', async () => {
    const own = await openTestServer();
    const { db } = own.services;
    expect(await pickUnhelped(db, { locale: 'en' }, testNow)).toBeUndefined();
    const helped = await makeCase(db);
    await makeGift(db, helped.id);
    expect(await pickUnhelped(db, { locale: 'en' }, testNow)).toMatchObject({
      ...{ card: { infoUuid: helped.id }, tab: 'recommended', outOf: 1 },
    });
    const waiting = [(await makeCase(db)).id, (await makeCase(db)).id];
    const drawn = new Set<string | undefined>();
    for (let at = 0; at < 40; at += 1) {
      const one = await pickUnhelped(db, { locale: 'en' }, testNow);
      expect(one).toMatchObject({ tab: 'notYetHelped', outOf: 2 });
      drawn.add(one?.card.infoUuid);
    }
    expect([...drawn].toSorted()).toEqual(waiting.toSorted());
    await own.close();
  });
});

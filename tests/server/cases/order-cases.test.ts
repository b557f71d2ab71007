import fc from 'fast-check';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { makePublic } from '#src/server/cases/transitions/review-case.ts';
import { inTransaction } from '#src/server/db/in-transaction.ts';
import { quietOrder } from '#src/shared/cases/quiet-order.ts';
import { dayMs } from '#src/shared/platform/china-days.ts';
import { makeCase } from '../../support/case-factory.ts';
import { openTestServer, type TestServer, testNow } from '../../support/test-server.ts';
import { orderedCases } from './ordered-cases.ts';

let t: TestServer;
beforeAll(async () => {
  t = await openTestServer();
});
afterAll(() => t.close());

let { city, walk, make, visit, giveAgo, order } = {} as ReturnType<typeof orderedCases>;
beforeEach(() => {
  ({ city, walk, make, visit, giveAgo, order } = orderedCases(t));
});

const many = quietOrder.visitorsOfALoudDay;

describe('the order of the front list', () => {
  test('begins with a need seen on paper, then with who was quiet for longest', async () => {
    const given = await make(20);
    await giveAgo(given, 2);
    const visited = await make(20);
    await visit(visited, 3, many);
    const quiet = await make(20);
    await visit(quiet, 1, many - 1);
    const seen = await make(1, { billsSeen: true });
    await order();
    expect(await walk('recommended')).toEqual([seen, quiet, visited, given]);
    expect(await walk('notYetHelped')).toEqual([seen, quiet, visited]);
  });

  test('a picked case and a large gift have no better place', async () => {
    const [picked, given, quiet] = [await make(9), await make(10), await make(9)];
    await t.services.db.updateTable('cases').set({ picked: 1 }).where('id', '=', picked).execute();
    await giveAgo(given, 4, 90_000);
    await order();
    expect((await walk('recommended')).slice(0, 2).toSorted()).toEqual([picked, quiet].toSorted());
    expect((await walk('recommended'))[2]).toBe(given);
  });

  test('a gift that went back whole moved nobody', async () => {
    const [taken, quiet] = [await make(20), await make(10)];
    const orderId = await giveAgo(taken, 2);
    await order();
    expect(await walk('recommended')).toEqual([quiet, taken]);
    await t.services.db
      .updateTable('donations')
      .set({ status: 'REFUNDED', returned_in_fen: 100 })
      .where('id', '=', orderId)
      .execute();
    await order();
    expect(await walk('recommended')).toEqual([taken, quiet]);
    expect((await walk('notYetHelped')).toSorted()).toEqual([taken, quiet].toSorted());
  });

  test('what staff saw and no longer holds counts no more', async () => {
    const [expired, quiet] = [await make(5, { billsSeen: true }), await make(9)];
    await t.services.db
      .updateTable('case_facts')
      .set({ expires_at: testNow })
      .where('case_id', '=', expired)
      .where('kind', '=', 'costs')
      .execute();
    await order();
    expect(await walk('recommended')).toEqual([quiet, expired]);
  });

  test('no gift and no visit ever moves a case forward, whatever comes together', async () => {
    const others = [await make(3), await make(8), await make(15)];
    const own = await make(8);
    const placeOf = async () => {
      await order();
      return (await walk('recommended')).indexOf(own);
    };
    let before = await placeOf();
    const happening = fc.record({
      kind: fc.constantFrom('gift' as const, 'visits' as const),
      daysAgo: fc.integer({ min: 0, max: 12 }),
      size: fc.integer({ min: 1, max: 90_000 }),
    });
    await fc.assert(
      fc.asyncProperty(happening, async ({ kind, daysAgo, size }) => {
        if (kind === 'gift') await giveAgo(own, daysAgo, size);
        else await visit(own, daysAgo, size);
        const after = await placeOf();
        expect(after).toBeGreaterThanOrEqual(before);
        before = after;
      }),
      { numRuns: 25 },
    );
    expect(before).toBe(others.length);
  });

  test('is the same twice, and a new case comes last of its part', async () => {
    const made = [await make(9), await make(9), await make(9)].toSorted();
    await order();
    expect(await walk('recommended')).toEqual(made);
    await order(testNow + 60_000);
    expect(await walk('recommended')).toEqual(made);
    const { id } = await makeCase(t.services.db, {
      ...{ city, status: 'SUBMITTED', published_at: null },
    });
    await inTransaction(t.services.db, (trx) =>
      makePublic(trx, { caseId: id, endsAt: testNow + dayMs }, testNow),
    );
    expect(await walk('recommended')).toEqual([...made, id]);
  });

  test('by day nothing moves a case: a walk through it is whole while gifts and visits come', async () => {
    const made: string[] = [];
    for (let at = 0; at < 11; at += 1) made.push(await make(at % 4, { billsSeen: at % 3 === 0 }));
    await order();
    const between = async () => {
      for (const id of made) await giveAgo(id, 0);
      await visit(made[0] ?? '', 0, many + 5);
    };
    const ids = await walk('recommended', { size: 3, between });
    expect(ids.toSorted()).toEqual(made.toSorted());
    expect(new Set(ids).size).toBe(made.length);
  });
});

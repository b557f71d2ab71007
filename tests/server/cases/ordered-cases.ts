import type { CasesAsked } from '#src/server/cases/lists/cases-asked.ts';
import { findCases } from '#src/server/cases/lists/find-cases.ts';
import { orderCases } from '#src/server/cases/lists/order-cases.ts';
import type { Database } from '#src/server/db/database.ts';
import { newId } from '#src/server/platform/keys.ts';
import { dayMs, dayOf } from '#src/shared/platform/china-days.ts';
import { makeCase, makeGift } from '../../support/case-factory.ts';
import { type TestServer, testNow } from '../../support/test-server.ts';

const asked = { illness: '', keyword: '', locale: 'zh-CN' } as const;

/** Names the cases of a city of their own, in the order of lists. */
export function orderedCases({ services }: TestServer) {
  const { db } = services;
  const city = `城${newId()}`;

  async function walk(tab: CasesAsked['tab'], { size = 50, between = async () => {} } = {}) {
    const ids: string[] = [];
    let anchorId = '';
    do {
      const page = await findCases(db, { ...asked, tab, city, size, anchorId }, testNow);
      ids.push(...page.list.map(({ infoUuid }) => infoUuid));
      anchorId = page.anchorId;
      await between();
    } while (anchorId);
    return ids;
  }

  async function visit(caseId: string, daysAgo: number, count: number) {
    const day = dayOf(testNow - daysAgo * dayMs);
    await db
      .insertInto('case_visit_days')
      .values({ case_id: caseId, day, visit_count: count })
      .onConflict((conflict) =>
        conflict.columns(['case_id', 'day']).doUpdateSet({ visit_count: count }),
      )
      .execute();
  }

  const giveAgo = (caseId: string, daysAgo: number, amount_in_fen = 100) =>
    makeGift(db, caseId, { amount_in_fen, paid_at: testNow - daysAgo * dayMs });

  const make = (daysAgo: number, { billsSeen = false } = {}) =>
    makeIn(db, { city, billsSeen, published_at: testNow - daysAgo * dayMs });
  const order = (at = testNow) => orderCases(services, {}, at);

  return { city, walk, make, visit, giveAgo, order };
}

type Made = { city: string; published_at: number; billsSeen: boolean };

async function makeIn(db: Database, { billsSeen, ...columns }: Made): Promise<string> {
  const { id, ownerUserId } = await makeCase(db, columns);
  if (!billsSeen) return id;
  await db
    .insertInto('case_facts')
    .values({
      ...{ id: newId(), case_id: id, kind: 'costs', state: 'documentSeen' },
      ...{ method: 'billsSeen', compared: '["bills"]' },
      ...{ compared_by: ownerUserId, stated_at: testNow - dayMs, expires_at: null },
    })
    .execute();
  return id;
}

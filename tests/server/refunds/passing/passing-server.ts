import type { IfUnused } from '#src/shared/refunds/if-unused.ts';
import { openReturningServer } from '../returning-server.ts';

/** Opens a server that gives back, with what is known of gifts that went on to other families. */
export async function openPassingServer() {
  const t = await openReturningServer();
  const { db } = t.services;
  return {
    ...t,
    choose: (infoUuid: string, amountInFen: number, ifUnused: IfUnused) =>
      t.give({ infoUuid, amountInFen, ifUnused }),
    changeCase: async (caseId: string, change: Record<string, string | number>) => {
      await db.updateTable('cases').set(change).where('id', '=', caseId).execute();
    },
    /** This is what a case shows as raised, and of how many gifts. */
    raisedOf: async (caseId: string) => {
      const fund = await db
        .selectFrom('case_funds')
        .select(['raised_in_fen as raised', 'donation_count as gifts'])
        .where('case_id', '=', caseId)
        .executeTakeFirstOrThrow();
      return [fund.raised, fund.gifts];
    },
    /** Something that a case had was passed on to these. */
    passedOfCase: async (caseId: string) => {
      const passed = await db
        .selectFrom('passed_gifts')
        .select('to_case_id as toCaseId')
        .where('case_id', '=', caseId)
        .executeTakeFirst();
      return passed?.toCaseId;
    },
    passedOf: (orderId: string) =>
      db.selectFrom('passed_gifts').selectAll().where('order_id', '=', orderId).executeTakeFirst(),
  };
}

export type PassingServer = Awaited<ReturnType<typeof openPassingServer>>;

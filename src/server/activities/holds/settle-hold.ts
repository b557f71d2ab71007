import { lockCaseFund } from '#src/server/cases/money/lock-case-fund.ts';
import { requireNoOpenCaseRefund } from '#src/server/cases/state/require-no-open-case-refund.ts';
import type { Trx } from '#src/server/db/database.ts';
import { inTransaction } from '#src/server/db/in-transaction.ts';
import { tagOfCase, tagOfLists } from '#src/server/platform/page-tags.ts';
import { recordAct } from '#src/server/review/record-act.ts';
import type { Services } from '#src/server/services.ts';
import type { HoldDecision } from '#src/shared/activities/holds/grant-holds.ts';
import { Problem } from '#src/shared/contract/problem.ts';
import { selectHolds } from './find-hold.ts';
import { giveHeldBack } from './give-back.ts';

type Asked = { holdId: string; decision: HoldDecision; reason: string; staffUserId: string };

/**
 * Answers another than who held it lets a sponsor's money go, or sends it back to its pool. What
 * only the machine holds one person may let go; nobody sends it back alone.
 */
export async function settleHold(
  { db, pageTags }: Pick<Services, 'db' | 'pageTags'>,
  { holdId, decision, reason, staffUserId }: Asked,
  now: number,
): Promise<void> {
  const caseId = await inTransaction(db, async (trx) => {
    const { caseId: ofCase } = await getHold(trx, holdId);
    await lockCaseFund(trx, ofCase);
    const hold = await getHold(trx, holdId);
    if (hold.status !== 'HELD') throw new Problem('holdOver');
    const isAlone = hold.heldBy === null && decision === 'revoke';
    if (isAlone || hold.heldBy === staffUserId) throw new Problem('secondPersonNeeded');
    if (decision === 'revoke') {
      // A refund that runs has shared out what is there, and takes what is held with it.
      await requireNoOpenCaseRefund(trx, ofCase);
      await giveHeldBack(trx, [hold], now);
    }
    const status = decision === 'revoke' ? 'REVOKED' : 'RELEASED';
    await trx
      .updateTable('grant_holds')
      .set({ status, decided_by: staffUserId, decided_at: now })
      .where('id', '=', holdId)
      .execute();
    const act = decision === 'revoke' ? 'revokeGrant' : 'releaseGrant';
    const { cause: subjectId, amountInFen } = hold;
    const said = { act, staffUserId, reason, subjectId, caseId: ofCase } as const;
    await recordAct(trx, { ...said, detail: { amountInFen }, now });
    return ofCase;
  });
  pageTags.purge([tagOfCase(caseId), tagOfLists]);
}

async function getHold(trx: Trx, holdId: string) {
  const hold = await selectHolds(trx).where('holds.id', '=', holdId).executeTakeFirst();
  if (!hold) throw new Problem('notFound');
  return hold;
}

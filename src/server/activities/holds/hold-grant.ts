import { grantLeftInFen } from '#src/server/activities/match/match-left.ts';
import { lockCaseFund } from '#src/server/cases/money/lock-case-fund.ts';
import { requireNoOpenCaseRefund } from '#src/server/cases/state/require-no-open-case-refund.ts';
import type { Database, Trx } from '#src/server/db/database.ts';
import { inTransaction } from '#src/server/db/in-transaction.ts';
import { findFreeMoney } from '#src/server/kinds/goods/find-free-money.ts';
import { recordAct } from '#src/server/review/record-act.ts';
import { Problem } from '#src/shared/contract/problem.ts';
import { addHold } from './add-hold.ts';
import { findOpenHold } from './find-hold.ts';

type Asked = { grantNo: string; reason: string; staffUserId: string };

/**
 * One of the staff keeps a sponsor's money where it is, as far as it is still there: nobody
 * withdraws it until another decides. What the machine held is held by them from here on.
 */
export async function holdGrant(
  db: Database,
  { grantNo, reason, staffUserId }: Asked,
  now: number,
): Promise<void> {
  await inTransaction(db, async (trx) => {
    const cause = await getCause(trx, grantNo);
    const { caseId } = await getGrant(trx, cause);
    await lockCaseFund(trx, caseId);
    // What was revoked in part is settled: the rest was paid out before.
    if ((await getGrant(trx, cause)).returned !== null) throw new Problem('grantGone');
    await requireNoOpenCaseRefund(trx, caseId);
    const open = await findOpenHold(trx, cause);
    // Whoever held it first is the one whom another answers.
    if (open && open.heldBy !== null) return;
    const amountInFen = open?.amountInFen ?? (await findLeft(trx, { cause, caseId }));
    if (amountInFen <= 0) throw new Problem('grantGone');
    const by = { reason, held_by: staffUserId };
    if (open) {
      await trx.updateTable('grant_holds').set(by).where('id', '=', open.holdId).execute();
    } else await addHold(trx, { cause, amountInFen, ...by }, now);
    const act = { act: 'holdGrant', staffUserId, reason, subjectId: cause, caseId } as const;
    await recordAct(trx, { ...act, detail: { amountInFen }, now });
  });
}

/**
 * Finds what of a grant did not go back, as far as its case still has it: what was withdrawn was of
 * gifts and sponsors' money alike, so that a hold never stands on what others gave.
 */
async function findLeft(trx: Trx, { cause, caseId }: { cause: string; caseId: string }) {
  const { leftInFen } = await getGrant(trx, cause);
  const { freeInFen, unconfirmedInFen, heldInFen } = await findFreeMoney(trx, caseId);
  const { matchedInFen } = await trx
    .selectFrom('case_funds')
    .select('matched_in_fen as matchedInFen')
    .where('case_id', '=', caseId)
    .executeTakeFirstOrThrow();
  const { giftsInFen } = await trx
    .selectFrom('donations')
    .select((eb) => eb.cast<number | null>(eb.fn.sum('amount_in_fen'), 'bigint').as('giftsInFen'))
    .where('case_id', '=', caseId)
    .where('status', '=', 'PAID')
    .executeTakeFirstOrThrow();
  const stands = (giftsInFen ?? 0) + matchedInFen - unconfirmedInFen - heldInFen;
  if (freeInFen >= stands) return leftInFen;
  return Number((BigInt(leftInFen) * BigInt(freeInFen)) / BigInt(stands));
}

/** Finds it by the number of the gift that it stands on, or its own where it stands on none. */
async function getCause(trx: Trx, grantNo: string): Promise<string> {
  const gift = await trx
    .selectFrom('donations')
    .select('id')
    .where('trade_no', '=', grantNo)
    .executeTakeFirst();
  return gift?.id ?? grantNo;
}

async function getGrant(trx: Trx, cause: string) {
  const grant = await trx
    .selectFrom('activity_grants')
    .leftJoin('refunds', 'refunds.order_id', 'activity_grants.order_id')
    .leftJoin('grant_returns', 'grant_returns.cause', 'activity_grants.cause')
    .select('activity_grants.case_id as caseId')
    .select(grantLeftInFen.as('leftInFen'))
    .select('grant_returns.cause as returned')
    .where('activity_grants.cause', '=', cause)
    .executeTakeFirst();
  if (!grant) throw new Problem('notFound');
  return grant;
}

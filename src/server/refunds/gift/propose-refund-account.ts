import { requireOthersCase } from '#src/server/cases/require-others-case.ts';
import type { Trx } from '#src/server/db/database.ts';
import { isUniqueViolation } from '#src/server/db/db-errors.ts';
import { inTransaction } from '#src/server/db/in-transaction.ts';
import { type Keys, newId } from '#src/server/platform/keys.ts';
import { openStuckTask } from '#src/server/refunds/stuck/watch-stuck.ts';
import { addProposal } from '#src/server/review/add-proposal.ts';
import { recordAct } from '#src/server/review/record-act.ts';
import type { Services } from '#src/server/services.ts';
import { Problem } from '#src/shared/contract/problem.ts';
import { donorGives } from './donor-gives.ts';
import { maskAccount, putAccount, type RefundAccount } from './give-refund-account.ts';

const place = 'staff_proposals.account_sealed';

type Asked = { refundNo: string; account: RefundAccount; reason: string; staffUserId: string };

/**
 * Answers where a gift goes that its gateway can't return and whose donor has no account here to
 * say it by, as they proved to staff: the first of two who say so.
 */
export async function proposeRefundAccount(
  { db, keys }: Pick<Services, 'db' | 'keys'>,
  { refundNo, account, reason, staffUserId }: Asked,
  now: number,
): Promise<void> {
  const proposalId = newId();
  const value = { mask: maskAccount(account) };
  const proposal = {
    kind: 'refundAccount',
    ...{ proposalId, accountSealed: keys.seal(place, proposalId, JSON.stringify(account)) },
    ...{ subject: refundNo, value },
    reason,
    staffUserId,
  } as const;
  try {
    await inTransaction(db, async (trx) => {
      const caseId = await requireNobodyGives(trx, refundNo);
      await requireOthersCase(trx, caseId, staffUserId);
      await addProposal(trx, proposal, now);
      await openStuckTask(trx, caseId, now);
      const act = { act: 'proposeRefundAccount', staffUserId, reason, caseId } as const;
      const detail = { account: value.mask };
      await recordAct(trx, { ...act, subjectId: refundNo, detail, now });
    });
  } catch (error) {
    if (isUniqueViolation(error)) throw new Problem('proposalNotOpen');
    throw error;
  }
}

/** Answers the gift's case. A donor with an account here gives it by themselves. */
async function requireNobodyGives(trx: Trx, refundNo: string): Promise<string> {
  const gift = await trx
    .selectFrom('refunds')
    .innerJoin('donations', 'donations.id', 'refunds.order_id')
    .select(['refunds.case_id as caseId', 'refunds.needs_account as needsAccount'])
    .select(donorGives.as('donorGives'))
    .where('refunds.refund_no', '=', refundNo)
    .executeTakeFirst();
  if (!gift) throw new Problem('notFound');
  if (gift.needsAccount === 0) throw new Problem('accountNotNeeded');
  if (gift.donorGives === 1) throw new Problem('donorGivesAccount');
  return gift.caseId;
}

type Confirmed = { keys: Keys; proposalId: string; refundNo: string; accountSealed: string };

/** The second said so too. Who has given an account since, or has one here, is not overruled. */
export async function confirmRefundAccount(
  trx: Trx,
  { keys, proposalId, refundNo, accountSealed }: Confirmed,
  now: number,
): Promise<void> {
  await requireNobodyGives(trx, refundNo);
  const account = JSON.parse(keys.open(place, proposalId, accountSealed)) as RefundAccount;
  await putAccount(trx, { keys, refundNo, account }, now);
}

export async function findCaseOfRefund(trx: Trx, refundNo: string): Promise<string> {
  const { caseId } = await trx
    .selectFrom('refunds')
    .select('case_id as caseId')
    .where('refund_no', '=', refundNo)
    .executeTakeFirstOrThrow();
  return caseId;
}

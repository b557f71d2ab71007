import { requireOthersCase } from '#src/server/cases/require-others-case.ts';
import { engineOf, type Trx } from '#src/server/db/database.ts';
import { isUniqueViolation } from '#src/server/db/db-errors.ts';
import { inTransaction } from '#src/server/db/in-transaction.ts';
import { fromJson } from '#src/server/db/json.ts';
import { setFeeOption } from '#src/server/desk/cases/set-fee-option.ts';
import { clawBack } from '#src/server/desk/money/claw-back.ts';
import { fundPool } from '#src/server/desk/money/fund-pool.ts';
import { liftMoneyOutFreeze } from '#src/server/ledger/freeze-money-out.ts';
import { tagOfCase, tagOfLists } from '#src/server/platform/page-tags.ts';
import { tagOfSettings } from '#src/server/platform/settings.ts';
import {
  confirmRefundAccount,
  findCaseOfRefund,
} from '#src/server/refunds/gift/propose-refund-account.ts';
import type { Clawback, PoolFunding, ProposedAccount } from '#src/server/review/find-proposals.ts';
import { recordAct } from '#src/server/review/record-act.ts';
import type { Services } from '#src/server/services.ts';
import { Problem } from '#src/shared/contract/problem.ts';
import type { SettingKey } from '#src/shared/platform/settings.ts';
import type { ChargeOption } from '#src/shared/withdrawals/fee.ts';
import { writeSetting } from './change-setting.ts';

type Settled = { proposalId: string; decision: 'confirm' | 'withdraw'; staffUserId: string };

/** Confirms what a colleague proposed, which then holds, or takes back or refuses a proposal. */
export async function settleProposal(
  { db, pageTags, wakeJobs }: Pick<Services, 'db' | 'pageTags' | 'wakeJobs'>,
  settled: Settled,
  now: number,
): Promise<void> {
  const ofCase = await inTransaction(db, async (trx) => {
    const proposal = await lockProposal(trx, settled.proposalId);
    const confirms = settled.decision === 'confirm';
    const isOwn = proposal.proposed_by === settled.staffUserId;
    if (confirms && isOwn) throw new Problem('secondPersonNeeded');
    const caseId = await findCaseOf(trx, proposal);
    if (caseId !== null) await requireOthersCase(trx, caseId, settled.staffUserId);
    const act = confirms
      ? await carryOut(trx, { proposal, settled }, now)
      : isOwn
        ? 'withdrawProposal'
        : 'refuseProposal';
    await close(trx, settled, now);
    await recordAct(trx, {
      act,
      staffUserId: settled.staffUserId,
      subjectId: proposal.subject,
      caseId,
      reason: proposal.reason,
      detail: { value: shownOf(proposal), proposedBy: proposal.proposed_by },
      now,
    });
    return caseId === null ? [] : [tagOfCase(caseId)];
  });
  // Settings stand on many pages, and what the pools hold on the page of all money.
  pageTags.purge([tagOfSettings, tagOfLists, ...ofCase]);
  wakeJobs();
}

type Proposal = Awaited<ReturnType<typeof lockProposal>>;

async function findCaseOf(trx: Trx, proposal: Proposal): Promise<string | null> {
  const { kind, subject, value } = proposal;
  if (kind === 'feeOption') return subject;
  if (kind === 'clawback') return fromJson<Clawback>(value).infoUuid;
  return kind === 'refundAccount' ? findCaseOfRefund(trx, subject) : null;
}

/** What may stand on the trail for good. */
function shownOf({ kind, value }: Proposal): unknown {
  if (kind !== 'refundAccount') return fromJson(value);
  return fromJson<ProposedAccount>(value).mask;
}

async function lockProposal(trx: Trx, proposalId: string) {
  const query = trx
    .selectFrom('staff_proposals')
    .select(['kind', 'subject', 'value', 'reason', 'proposed_by', 'state'])
    .where('id', '=', proposalId);
  const locked = engineOf(trx) === 'postgres' ? query.forUpdate() : query;
  const proposal = await locked.executeTakeFirst();
  if (!proposal) throw new Problem('notFound');
  if (proposal.state !== 'open') throw new Problem('proposalNotOpen');
  return proposal;
}

async function close(
  trx: Trx,
  { proposalId, decision, staffUserId }: Settled,
  now: number,
): Promise<void> {
  const state = decision === 'confirm' ? 'confirmed' : 'withdrawn';
  try {
    await trx
      .updateTable('staff_proposals')
      .set({ state, decided_by: staffUserId, decided_at: now })
      .where('id', '=', proposalId)
      .where('state', '=', 'open')
      .execute();
  } catch (error) {
    // Confirmed at this moment as money of another kind; nobody saw the other's booking.
    if (isUniqueViolation(error, 'staff_proposals.subject')) throw new Problem('statementUsed');
    throw error;
  }
}

type Confirmed = { proposal: Proposal; settled: Settled };

async function carryOut(trx: Trx, { proposal, settled }: Confirmed, now: number) {
  if (proposal.kind === 'liftFreeze') {
    await liftMoneyOutFreeze(trx, { reason: proposal.reason, now });
    return 'confirmLift' as const;
  }
  if (proposal.kind === 'poolFunding') {
    const { amountInFen } = fromJson<PoolFunding>(proposal.value);
    await fundPool(trx, { statementNo: proposal.subject, amountInFen }, now);
    return 'confirmFunding' as const;
  }
  if (proposal.kind === 'clawback') {
    const paidBack = fromJson<Clawback>(proposal.value);
    await clawBack(trx, { ...paidBack, statementNo: proposal.subject }, now);
    return 'confirmClawback' as const;
  }
  if (proposal.kind === 'feeOption') {
    const { subject: infoUuid, reason } = proposal;
    const option = fromJson<ChargeOption>(proposal.value);
    const { proposalId } = settled;
    await setFeeOption(trx, { proposalId, infoUuid, option, reason }, now);
    return 'confirmFeeOption' as const;
  }
  if (proposal.kind === 'refundAccount') {
    const account = fromJson<ProposedAccount>(proposal.value);
    await confirmRefundAccount(trx, { ...account, refundNo: proposal.subject }, now);
    return 'confirmRefundAccount' as const;
  }
  await writeSetting(
    trx,
    {
      key: proposal.subject as SettingKey,
      value: fromJson<number | boolean>(proposal.value),
      reason: proposal.reason,
      staffUserId: proposal.proposed_by,
      confirmedBy: settled.staffUserId,
    },
    now,
  );
  return 'confirmSetting' as const;
}

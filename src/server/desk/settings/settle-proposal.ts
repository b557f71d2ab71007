import { requireOthersCase } from '#src/server/cases/require-others-case.ts';
import { engineOf, type Trx } from '#src/server/db/database.ts';
import { isUniqueViolation } from '#src/server/db/db-errors.ts';
import { inTransaction } from '#src/server/db/in-transaction.ts';
import { fromJson } from '#src/server/db/json.ts';
import { tagOfCase, tagOfLists } from '#src/server/platform/page-tags.ts';
import { tagOfSettings } from '#src/server/platform/settings.ts';
import { findCaseOfRefund } from '#src/server/refunds/gift/propose-refund-account.ts';
import type {
  AdviserDesk,
  Clawback,
  MatchMoney,
  ProposedAccount,
  ProposedRule,
} from '#src/server/review/find-proposals.ts';
import { recordAct } from '#src/server/review/record-act.ts';
import type { Services } from '#src/server/services.ts';
import type { PromisedActivity } from '#src/shared/activities/activity-fields.ts';
import { Problem } from '#src/shared/contract/problem.ts';
import { carryOut } from './carry-out.ts';

type Settled = { proposalId: string; decision: 'confirm' | 'withdraw'; staffUserId: string };

/** Confirms what a colleague proposed, which then holds, or takes back or refuses a proposal. */
export async function settleProposal(
  { db, keys, pageTags, wakeJobs }: Pick<Services, 'db' | 'keys' | 'pageTags' | 'wakeJobs'>,
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
      ? await carryOut(trx, { ...confirmedOf(proposal, settled), keys }, now)
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

function confirmedOf(proposal: Proposal, { proposalId, staffUserId }: Settled) {
  const { kind, subject, value, reason, proposed_by: proposedBy } = proposal;
  const accountSealed = proposal.account_sealed ?? '';
  const by = { proposedBy, confirmedBy: staffUserId };
  return { proposalId, kind, subject, value, accountSealed, reason, ...by };
}

/** Answers what may stand on the trail for good. */
function shownOf({ kind, value }: Proposal): unknown {
  if (kind === 'refundAccount') return fromJson<ProposedAccount>(value).mask;
  if (kind === 'clawback') return { amountInFen: fromJson<Clawback>(value).amountInFen };
  if (kind === 'activity' || kind === 'venue' || kind === 'lottery') {
    const { name, sponsor } = fromJson<Pick<PromisedActivity, 'name' | 'sponsor'>>(value);
    return { value: name, sponsor };
  }
  if (kind === 'adviserDesk') return fromJson<AdviserDesk>(value).mobileMasked;
  if (kind === 'activityRule') return fromJson<ProposedRule>(value).name;
  if (kind === 'matchFunding' || kind === 'matchReturn') {
    const { amountInFen, sponsor } = fromJson<MatchMoney>(value);
    return { amountInFen, sponsor };
  }
  return fromJson(value);
}

async function lockProposal(trx: Trx, proposalId: string) {
  const query = trx
    .selectFrom('staff_proposals')
    .select(['kind', 'subject', 'value', 'account_sealed', 'reason', 'proposed_by', 'state'])
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
    // It was confirmed at this moment as money of another kind; nobody saw the other's booking.
    if (isUniqueViolation(error, 'staff_proposals.subject')) throw new Problem('statementUsed');
    throw error;
  }
}

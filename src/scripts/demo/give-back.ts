import { ensureDemoStaff } from '#src/server/accounts/staff/ensure-demo-staff.ts';
import { inTransaction } from '#src/server/db/in-transaction.ts';
import { launchRefund } from '#src/server/refunds/case/launch-refund.ts';
import { openCaseRefund } from '#src/server/refunds/case/open-case-refund.ts';
import { claimRefund, findDueRefunds } from '#src/server/refunds/run/find-due-refunds.ts';
import { holdRefunds } from '#src/server/refunds/run/hold-refunds.ts';
import { markNeedsAccount } from '#src/server/refunds/run/mark-refund.ts';
import { runRefund } from '#src/server/refunds/run/run-refund.ts';
import type { Services } from '#src/server/services.ts';
import { decideAtDesk } from './decide-at-desk.ts';
import type { SandboxHands } from './sandbox-hands.ts';

type Told = { caseId: string; ownerUserId: string; whole: boolean; hands: SandboxHands };

const hourMs = 3_600_000;
const reason = '治疗方案有变，后续费用由医保和医院救助承担，用不上的捐款退还给大家。';

/**
 * A fundraiser gives everything back: it is applied for, reviewed, confirmed and released by four
 * hands. The last gifts of a refund that is told as under way wait for an account of their donors.
 */
export async function giveBack(services: Services, told: Told, now: number): Promise<void> {
  const refundId = await releaseAll(services, told, now);
  const { caseId } = told;
  const refund = await services.db
    .selectFrom('case_refunds')
    .select(['amount_in_fen as amountInFen', 'matched_in_fen as matchedInFen'])
    .select(['directed_in_fen as directedInFen', 'passed_in_fen as passedInFen'])
    .where('id', '=', refundId)
    .executeTakeFirstOrThrow();
  const at = now + 3 * hourMs;
  await holdRefunds(services, { refundId, caseId, ...refund }, at);
  const due = await findDueRefunds(services.db, { count: 100_000 }, at);
  const returned = told.whole ? due.length : Math.ceil(due.length * 0.8);
  for (const [index, gift] of due.entries()) {
    await claimRefund(services.db, gift, at);
    if (index < returned) await runRefund(services, gift, at);
    else await markNeedsAccount(services.db, { refund: gift, failure: 'accountUnusable' }, at);
  }
  await told.hands.endRefunds();
  const laterAt = at + hourMs;
  for (const gift of await findDueRefunds(services.db, { count: 100_000 }, laterAt)) {
    await claimRefund(services.db, gift, laterAt);
    await runRefund(services, gift, laterAt);
  }
}

async function releaseAll(
  services: Services,
  { caseId, ownerUserId }: Told,
  now: number,
): Promise<string> {
  const { db } = services;
  const staff = await ensureDemoStaff(services, now);
  const applied = { caseId, kind: 'fundraiser', applicantUserId: ownerUserId, reason } as const;
  const { refundId } = await inTransaction(db, (trx) => openCaseRefund(trx, applied, now));
  const subjectId = refundId;
  const reviewed = { queue: 'refund', subjectId, staffUserId: staff.reviewer } as const;
  await decideAtDesk(services, reviewed, now + hourMs);
  await launchRefund(services, { refundId, userId: ownerUserId }, now + 2 * hourMs);
  const released = { queue: 'refundRelease', subjectId, staffUserId: staff.releaser } as const;
  await decideAtDesk(services, { ...released, role: 'releaser' }, now + 3 * hourMs);
  return refundId;
}

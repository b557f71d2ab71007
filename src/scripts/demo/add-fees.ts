import { ensureDemoStaff } from '#src/server/accounts/staff/ensure-demo-staff.ts';
import { proposeFeeOption } from '#src/server/desk/cases/set-fee-option.ts';
import { proposeFunding } from '#src/server/desk/money/fund-pool.ts';
import { settleProposal } from '#src/server/desk/settings/settle-proposal.ts';
import { findProposals } from '#src/server/review/find-proposals.ts';
import type { Services } from '#src/server/services.ts';
import { serviceChargeOptions } from '#src/shared/cases/enumerations.ts';
import { demoId } from './add-story.ts';

const hourMs = 3_600_000;
const dayMs = 24 * hourMs;

/**
 * Each is written by two persons: a sponsor's money in the pool, a fee that the pool pays, and a
 * waived one.
 */
export async function addFees(services: Services, now: number): Promise<void> {
  const { db, keys } = services;
  const { releaser, administrator } = await ensureDemoStaff({ db, keys }, now);
  const funding = {
    ...{ statementNo: 'DEMO20260001', amountInFen: 5_000_000 },
    ...{ sponsor: '云岭同心公益基金会（演示）', reason: '捐赠协议 2026-018，见当日对账单' },
  };
  const fundedAt = now - 6 * dayMs;
  await proposeFunding(db, { ...funding, staffUserId: releaser }, fundedAt);
  const funded = { kind: 'poolFunding', subject: funding.statementNo } as const;
  await confirm(services, { ...funded, staffUserId: administrator }, fundedAt + hourMs);

  const { waive, subsidise } = serviceChargeOptions;
  const changes = [
    {
      ...{ slug: 'rare-sma-nuonuo', option: subsidise, at: now - 5 * dayMs },
      reason: '罕见病儿童，云岭同心公益基金会同意支付服务费。',
    },
    {
      ...{ slug: 'rare-eb-guoguo', option: waive, at: now - dayMs },
      reason: '低保家庭，平台免收服务费。',
    },
  ];
  for (const { slug, option, reason, at } of changes) {
    const infoUuid = demoId(slug);
    await proposeFeeOption(db, { infoUuid, option, reason, staffUserId: administrator }, at);
    const proposed = { kind: 'feeOption', subject: infoUuid } as const;
    await confirm(services, { ...proposed, staffUserId: releaser }, at + hourMs);
  }
}

type Proposed = { kind: 'poolFunding' | 'feeOption'; subject: string; staffUserId: string };

async function confirm(
  services: Services,
  { kind, subject, staffUserId }: Proposed,
  now: number,
): Promise<void> {
  const [proposal] = await findProposals(services.db, { kind, subject });
  const proposalId = proposal?.proposalId ?? '';
  await settleProposal(services, { proposalId, decision: 'confirm', staffUserId }, now);
}

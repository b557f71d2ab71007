import type { Database } from '#src/server/db/database.ts';
import { fromJson } from '#src/server/db/json.ts';
import type { ProposalKind } from '#src/server/db/schema.ts';
import type { PromisedActivity } from '#src/shared/activities/activity-fields.ts';
import type { ActivityNames } from '#src/shared/activities/activity-names.ts';
import type { TypedRule } from '#src/shared/activities/activity-rule.ts';
import type { MatchType } from '#src/shared/activities/activity-types.ts';
import type { PromisedLottery } from '#src/shared/chance/lottery-fields.ts';
import type { CashierTest } from '#src/shared/experiments/cashier-test.ts';
import type { SettingKey } from '#src/shared/platform/settings.ts';
import type { PromisedVenue } from '#src/shared/venues/venue-fields.ts';
import type { ChargeOption } from '#src/shared/withdrawals/fee.ts';

export type PoolFunding = { amountInFen: number; sponsor: string };
/** It is as much of an account as may be shown; the whole is sealed beside it. */
export type ProposedAccount = { mask: string };
/** `sponsor` is whose money it is, as the activity names it. */
export type MatchMoney = { activityId: string; amountInFen: number; sponsor: string };
/** This is another rule of a matching; `name` is that of the activity whose it is. */
export type ProposedRule = { name: string; names: ActivityNames; fromAt: number } & Extract<
  TypedRule,
  { type: MatchType }
>;
export type Clawback = { infoUuid: string; amountInFen: number };

export type AdviserDesk = { userId: string; mobileMasked: string };

/** This is what a proposal of each kind is about, and what its second person makes hold. */
type Proposed = {
  setting: { subject: SettingKey; value: number | boolean };
  liftFreeze: { subject: string; value: false };
  poolFunding: { subject: string; value: PoolFunding };
  feeOption: { subject: string; value: ChargeOption };
  refundAccount: { subject: string; value: ProposedAccount };
  clawback: { subject: string; value: Clawback };
  activity: { subject: string; value: PromisedActivity };
  activityRule: { subject: string; value: ProposedRule };
  venue: { subject: string; value: PromisedVenue };
  lottery: { subject: string; value: PromisedLottery };
  matchFunding: { subject: string; value: MatchMoney };
  matchReturn: { subject: string; value: MatchMoney };
  adviserDesk: { subject: string; value: AdviserDesk };
  cashierTest: { subject: string; value: CashierTest };
};

/** Finds what waits for a second person, of one kind or also of one subject. */
export async function findProposals<K extends ProposalKind>(
  db: Database,
  { kind, subject }: { kind: K; subject?: string },
) {
  const rows = await db
    .selectFrom('staff_proposals')
    .innerJoin('users', 'users.id', 'staff_proposals.proposed_by')
    .select([
      'staff_proposals.id as proposalId',
      'staff_proposals.subject',
      'staff_proposals.value',
      'staff_proposals.reason',
      'staff_proposals.proposed_by as proposedBy',
      'staff_proposals.proposed_at as proposedAt',
      'users.nickname as proposer',
    ])
    .where('staff_proposals.kind', '=', kind)
    .where('staff_proposals.state', '=', 'open')
    .$if(subject !== undefined, (query) =>
      query.where('staff_proposals.subject', '=', subject ?? ''),
    )
    .orderBy('staff_proposals.proposed_at')
    .execute();
  return rows.map((row) => ({
    ...row,
    subject: row.subject as Proposed[K]['subject'],
    value: fromJson<Proposed[K]['value']>(row.value),
  }));
}

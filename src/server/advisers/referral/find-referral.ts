import { caseStateColumns } from '#src/server/cases/state/case-state-columns.ts';
import type { Database, Trx } from '#src/server/db/database.ts';
import { fromJson } from '#src/server/db/json.ts';
import {
  type ReferralRule,
  type StepState,
  todaysRule,
} from '#src/shared/advisers/referral/referral-rule.ts';
import { canCase } from '#src/shared/cases/case-actions.ts';

/** Finds the ladder of a person and where they stand on it. */
export async function findReferral(db: Database | Trx, userId: string, now: number) {
  const member = await db
    .selectFrom('referral_members')
    .select(['inviter_id as inviterId', 'rule'])
    .where('user_id', '=', userId)
    .executeTakeFirst();
  const rule = member ? fromJson<ReferralRule>(member.rule) : todaysRule;
  const referred = member ? await countReferred(db, userId, now) : 0;
  const claimed = await db
    .selectFrom('referral_rewards')
    .select(['step', 'claimed_at as claimedAt'])
    .where('user_id', '=', userId)
    .execute();
  const steps = rule.steps.map((one, index) => {
    const taken = claimed.find(({ step }) => step === index + 1);
    const state: StepState = taken ? 'claimed' : referred >= one.referred ? 'ready' : 'ahead';
    return { ...one, step: index + 1, state, claimedAt: taken?.claimedAt ?? null };
  });
  return { inviterId: member?.inviterId, referred, steps };
}

/**
 * Counts families that came by this person's links and whose appeal passed review and still stands.
 */
async function countReferred(db: Database | Trx, userId: string, now: number): Promise<number> {
  const rows = await db
    .selectFrom('leads')
    .innerJoin('cases', 'cases.id', 'leads.case_id')
    .select(caseStateColumns)
    .where('leads.inviter_user_id', '=', userId)
    .where('leads.referred_at', 'is not', null)
    .execute();
  return rows.filter((row) => canCase('share', row, now)).length;
}

import { requireLater } from '#src/server/activities/change-rule.ts';
import { findRule } from '#src/server/activities/find-rule.ts';
import { lockActivity } from '#src/server/activities/lock-activity.ts';
import type { Database, Trx } from '#src/server/db/database.ts';
import { inTransaction } from '#src/server/db/in-transaction.ts';
import { addProposal } from '#src/server/review/add-proposal.ts';
import type { ProposedRule } from '#src/server/review/find-proposals.ts';
import { recordAct } from '#src/server/review/record-act.ts';
import { type ShareType, shareTypes } from '#src/shared/activities/activity-types.ts';
import { Problem } from '#src/shared/contract/problem.ts';

type Asked = Pick<ProposedRule, 'rule' | 'fromAt'> & {
  activityId: string;
  reason: string;
  staffUserId: string;
};

/** Another rule of a matching that is not over, written down by the first of two. */
export async function proposeRule(
  db: Database,
  { activityId: subject, rule, fromAt, reason, staffUserId }: Asked,
  now: number,
): Promise<void> {
  await inTransaction(db, async (trx) => {
    await lockActivity(trx, subject);
    const activity = await trx
      .selectFrom('activities')
      .select(['name', 'type'])
      .where('id', '=', subject)
      .where('type', 'in', [...shareTypes])
      .$narrowType<{ type: ShareType }>()
      .executeTakeFirst();
    if (!activity) throw new Problem('notFound');
    await requireLater(trx, { activityId: subject, fromAt }, now);
    const held = await findRule(trx, { activityId: subject, ...activity }, Number.MAX_SAFE_INTEGER);
    // Whose gifts are matched is no part of what another version changes.
    const kept = held && 'wallet' in held ? { ...rule, wallet: held.wallet } : rule;
    const value = { ...activity, rule: kept, fromAt } as ProposedRule;
    await requireNoneOpen(trx, subject);
    await addProposal(trx, { kind: 'activityRule', subject, value, reason, staffUserId }, now);
    const act = { act: 'proposeRule', staffUserId, reason, subjectId: subject } as const;
    await recordAct(trx, { ...act, detail: { value: activity.name }, now });
  });
}

/** One at a time waits for its second person. */
async function requireNoneOpen(trx: Trx, subject: string): Promise<void> {
  const open = await trx
    .selectFrom('staff_proposals')
    .select('id')
    .where('kind', '=', 'activityRule')
    .where('subject', '=', subject)
    .where('state', '=', 'open')
    .executeTakeFirst();
  if (open) throw new Problem('activityStateRefuses');
}

import { lockActivity } from '#src/server/activities/lock-activity.ts';
import { requireLater } from '#src/server/activities/rules/change-rule.ts';
import { findRule } from '#src/server/activities/rules/find-rule.ts';
import type { Database, Trx } from '#src/server/db/database.ts';
import { inTransaction } from '#src/server/db/in-transaction.ts';
import { fromJson } from '#src/server/db/json.ts';
import { addProposal } from '#src/server/review/add-proposal.ts';
import type { ProposedRule } from '#src/server/review/find-proposals.ts';
import { recordAct } from '#src/server/review/record-act.ts';
import type { ActivityNames } from '#src/shared/activities/activity-names.ts';
import { type MatchType, matchTypes } from '#src/shared/activities/activity-types.ts';
import type { DropRule, MatchRule } from '#src/shared/activities/match-rule.ts';
import { Problem } from '#src/shared/contract/problem.ts';

type Asked = Pick<ProposedRule, 'fromAt'> & {
  activityId: string;
  rule: MatchRule | DropRule;
  reason: string;
  staffUserId: string;
};

/** The first of two writes down another rule of a matching that is not over. */
export async function proposeRule(
  db: Database,
  { activityId: subject, rule, fromAt, reason, staffUserId }: Asked,
  now: number,
): Promise<void> {
  await inTransaction(db, async (trx) => {
    await lockActivity(trx, subject);
    const activity = await trx
      .selectFrom('activities')
      .select(['name', 'names', 'type'])
      .where('id', '=', subject)
      .where('type', 'in', [...matchTypes])
      .$narrowType<{ type: MatchType }>()
      .executeTakeFirst();
    if (!activity) throw new Problem('notFound');
    requireOfKind(activity.type, rule);
    await requireLater(trx, { activityId: subject, fromAt }, now);
    const held = await findRule(trx, { activityId: subject, ...activity }, Number.MAX_SAFE_INTEGER);
    // Whose gifts are matched is no part of what another version changes.
    const kept = held && 'wallet' in held ? { ...rule, wallet: held.wallet } : rule;
    const names = fromJson<ActivityNames>(activity.names);
    const value = { ...activity, names, rule: kept, fromAt } as ProposedRule;
    await requireNoneOpen(trx, subject);
    await addProposal(trx, { kind: 'activityRule', subject, value, reason, staffUserId }, now);
    const act = { act: 'proposeRule', staffUserId, reason, subjectId: subject } as const;
    await recordAct(trx, { ...act, detail: { value: activity.name }, now });
  });
}

/** A drop has no share of what is given, and everything else has one. */
function requireOfKind(type: MatchType, rule: MatchRule | DropRule): void {
  const hasShare = 'ratioBasisPoints' in rule;
  if (hasShare !== (type === 'waterHelp')) return;
  const ratioPercent = hasShare ? ('malformed' as const) : ('required' as const);
  throw new Problem('inputInvalid', { fields: { ratioPercent } });
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

import type { Trx } from '#src/server/db/database.ts';
import { isUniqueViolation } from '#src/server/db/db-errors.ts';
import type { PromisedActivity } from '#src/shared/activities/activity-fields.ts';
import { feePart } from '#src/shared/activities/activity-rule.ts';
import { addsToGifts } from '#src/shared/activities/activity-types.ts';
import { publicCaseStatuses } from '#src/shared/cases/enumerations.ts';
import { Problem } from '#src/shared/contract/problem.ts';
import { addActivity } from './add-activity.ts';
import { addRule } from './rules/add-rule.ts';
import { takeCasesIn } from './take-cases-in.ts';

type Opened = {
  activityId: string;
  promised: PromisedActivity;
  proposedBy: string;
  approvedBy: string;
};

/** Two persons said what a sponsor promises: from here on nobody changes it. */
export async function openActivity(
  trx: Trx,
  { activityId, promised, proposedBy, approvedBy }: Opened,
  now: number,
): Promise<void> {
  await requireOpenTo(trx, promised, now);
  const { type, name, names, sponsor, startsAt, endsAt, rule, cases, controlPercent } = promised;
  const told = { type, name, names, sponsor, startsAt, endsAt, controlPercent };
  await addActivity(trx, { activityId, ...told, proposedBy, approvedBy }, now);
  const frozen = { ...rule, ...feePart };
  await addRule(trx, { activityId, version: 1, fromAt: startsAt, rule: frozen });
  await addCases(trx, { activityId, addsToGifts: addsToGifts(type), cases, controlPercent });
}

/** Every case is one that people may give to, and the end is still to come. */
export async function requireOpenTo(
  trx: Trx,
  { cases, startsAt, endsAt }: Pick<PromisedActivity, 'cases' | 'startsAt' | 'endsAt'>,
  now: number,
): Promise<void> {
  requireEndToCome({ startsAt, endsAt }, now);
  const known = await trx
    .selectFrom('cases')
    .select('id')
    .where('id', 'in', cases)
    .where('status', 'in', [...publicCaseStatuses])
    .execute();
  if (known.length < cases.length) {
    throw new Problem('inputInvalid', { fields: { cases: 'unknown' } });
  }
}

/** What a sponsor calls ends after it begins, and not before today. */
export function requireEndToCome(
  { startsAt, endsAt }: Pick<PromisedActivity, 'startsAt' | 'endsAt'>,
  now: number,
): void {
  const endDay = endsAt <= startsAt ? 'endBeforeStart' : endsAt <= now ? 'dayOver' : undefined;
  if (endDay) throw new Problem('inputInvalid', { fields: { endDay } });
}

async function addCases(trx: Trx, taken: Parameters<typeof takeCasesIn>[1]): Promise<void> {
  try {
    await takeCasesIn(trx, taken);
  } catch (error) {
    if (isUniqueViolation(error, 'activity_cases.case_id')) throw new Problem('caseInActivity');
    throw error;
  }
}

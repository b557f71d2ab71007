import { ensureDemoStaff } from '#src/server/accounts/staff/ensure-demo-staff.ts';
import { findActivities } from '#src/server/activities/find-activities.ts';
import type { Database } from '#src/server/db/database.ts';
import { proposeActivity } from '#src/server/desk/activities/propose-activity.ts';
import { proposeMatchMoney } from '#src/server/desk/money/record-match-money.ts';
import type { Services } from '#src/server/services.ts';
import type { PromisedActivity } from '#src/shared/activities/activity-fields.ts';
import { defaultLocale } from '#src/shared/platform/locale.ts';
import { confirmProposal } from './confirm-proposal.ts';

export type ToldPromise = PromisedActivity & {
  statementNo: string;
  amountInFen: number;
  reason: string;
};

/**
 * A sponsor's promise is written down and confirmed by two persons, and then its money comes;
 * answers its id.
 */
export async function promiseActivity(
  services: Services,
  { statementNo, amountInFen, reason, ...promised }: ToldPromise,
  filledAt: number,
): Promise<string> {
  const { db, keys } = services;
  const { releaser, administrator } = await ensureDemoStaff({ db, keys }, filledAt);
  const shared = { reason, staffUserId: releaser };
  await proposeActivity(db, { promised, ...shared }, filledAt - 3);
  await confirmProposal(services, { kind: 'activity', staffUserId: administrator }, filledAt - 2);
  const activityId = await getActivityId(db, promised.name);
  const funding = { kind: 'matchFunding', activityId, statementNo, amountInFen } as const;
  await proposeMatchMoney(db, { ...funding, ...shared }, filledAt - 1);
  await confirmProposal(services, { kind: 'matchFunding', staffUserId: administrator }, filledAt);
  return activityId;
}

/** Finds the id of the activity that was promised under this name. */
export async function getActivityId(db: Database, name: string): Promise<string> {
  const activities = await findActivities(db, { locale: defaultLocale });
  const found = activities.find((one) => one.name === name);
  if (!found) throw new Error(`No activity is called ${name}.`);
  return found.activityId;
}

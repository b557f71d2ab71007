import { fundActivity } from '#src/server/activities/move-pool.ts';
import { openActivity } from '#src/server/activities/open-activity.ts';
import { takeStep } from '#src/server/activities/take-step.ts';
import { inTransaction } from '#src/server/db/in-transaction.ts';
import { newId } from '#src/server/platform/keys.ts';
import type { Services } from '#src/server/services.ts';
import type { TypedRule } from '#src/shared/activities/activity-rule.ts';
import { dayMs } from '#src/shared/platform/china-days.ts';

/** What the first sponsors paid in, all together. */
export const firstPromisedInFen = 8000;

/** Half of every gift, from a pool that is soon empty. */
const matching: SponsorPromise = {
  type: 'matchingDonation',
  rule: {
    ...{ ratioBasisPoints: 5000, perGiftInFen: 1500, perPersonDayInFen: 4000 },
    ...{ perCaseInFen: 1_000_000, accountAgeDays: 0 },
  },
  ...{ poolInFen: 5000, statementNo: 'first-match' },
};
/** Few are enough, since a history has few people, and the pool bears two teams at a time. */
const bonfires: SponsorPromise = {
  type: 'groupHelp',
  rule: {
    ladder: [
      { members: 2, amountInFen: 400 },
      { members: 3, amountInFen: 900 },
    ],
    ...{ hours: 6, counts: 'gift', teamsPerCase: 10_000, perCaseInFen: 1_000_000 },
    accountAgeDays: 0,
  },
  ...{ poolInFen: 3000, statementNo: 'first-bonfires' },
};

type SponsorPromise = TypedRule & { poolInFen: number; statementNo: string };
export type Sponsored = {
  /** What a sponsor matches the gifts to the first case by. */
  activityId: string;
  /** By what another gives to teams of the second. */
  bonfiresId: string;
};
type Asked = { caseIds: readonly string[]; staff: readonly { userId: string }[] };

/** A sponsor matches the gifts to the first case, and another gives to teams of the second. */
export async function promiseMoney(
  services: Services,
  { caseIds, staff }: Asked,
): Promise<Sponsored> {
  const [one = '', other = ''] = caseIds;
  return {
    activityId: await promise(services, { ...matching, caseId: one, staff }),
    bonfiresId: await promise(services, { ...bonfires, caseId: other, staff }),
  };
}

type Promised = SponsorPromise & { caseId: string; staff: Asked['staff'] };

async function promise(
  { db, now }: Services,
  { caseId, staff, poolInFen, statementNo, ...typed }: Promised,
): Promise<string> {
  const activityId = newId();
  const time = { startsAt: now(), endsAt: now() + 10 * dayMs };
  const promised = { ...typed, name: '同行', sponsor: '青禾', ...time, cases: [caseId] };
  const [one, other] = staff.map(({ userId }) => userId) as [string, string];
  await inTransaction(db, async (trx) => {
    const persons = { proposedBy: one, approvedBy: other };
    await openActivity(trx, { activityId, promised, ...persons }, now());
    await takeStep(trx, { activityId, step: 'start', staffUserId: null }, now());
    await fundActivity(trx, { activityId, statementNo, amountInFen: poolInFen }, now());
  });
  return activityId;
}

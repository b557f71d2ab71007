import { ensureDemoStaff } from '#src/server/accounts/staff/ensure-demo-staff.ts';
import { applyActivity } from '#src/server/activities/apply/apply-activity.ts';
import { findActivities } from '#src/server/activities/find-activities.ts';
import { proposeActivity } from '#src/server/desk/activities/propose-activity.ts';
import { proposeMatchMoney } from '#src/server/desk/money/record-match-money.ts';
import type { Services } from '#src/server/services.ts';
import { dayMs } from '#src/shared/platform/china-days.ts';
import { defaultLocale } from '#src/shared/platform/locale.ts';
import { demoId } from './add-story.ts';
import { confirmProposal } from './confirm-proposal.ts';

const name = '春暖同行';
const reason = '捐赠协议 2026-058';
/** It is long ago, so that those which run come first. */
const promisedDaysAgo = 20;

/** A matching that was promised and has not started: its pool is filled, and its clock waits. */
export async function addUpcoming(services: Services, now: number): Promise<void> {
  const { db, keys } = services;
  const { releaser, administrator } = await ensureDemoStaff({ db, keys }, now);
  const at = now - promisedDaysAgo * dayMs;
  const promised = {
    ...{
      type: 'matchingDonation' as const,
      name,
      names: { en: 'Together into spring' },
      sponsor: '云岭同心公益基金会（演示）',
    },
    rule: {
      ...{ ratioBasisPoints: 10_000, perGiftInFen: 5000, perPersonDayInFen: 10_000 },
      ...{ perCaseInFen: 200_000, accountAgeDays: 7 },
    },
    ...{ startsAt: now + 6 * dayMs, endsAt: now + 36 * dayMs },
    cases: [demoId('burn-kitchen-ahui')],
  };
  const written = { kind: 'activity', promised, reason } as const;
  await proposeActivity(db, { ...written, staffUserId: releaser }, at);
  await confirmProposal(services, { kind: 'activity', staffUserId: administrator }, at + 1);
  const activityId = await getUpcoming(services);
  const paper = { activityId, statementNo: 'DEMO20260009', amountInFen: 500_000 };
  const funding = { ...paper, kind: 'matchFunding', reason, staffUserId: releaser } as const;
  await proposeMatchMoney(db, funding, at + 2);
  await confirmProposal(services, { kind: 'matchFunding', staffUserId: administrator }, at + 3);
}

/** A family asks to take part, and nobody answered yet. */
export async function askToTakePart(services: Services, now: number): Promise<void> {
  const { db } = services;
  const caseId = demoId('lung-miner-laoqin');
  const { userId } = await db
    .selectFrom('cases')
    .select('owner_user_id as userId')
    .where('id', '=', caseId)
    .executeTakeFirstOrThrow();
  await applyActivity(db, { caseId, activityId: await getUpcoming(services), userId }, now);
}

async function getUpcoming({ db }: Services): Promise<string> {
  const found = (await findActivities(db, { locale: defaultLocale })).find(
    (one) => one.name === name,
  );
  if (!found) throw new Error('The matching that is to come was not confirmed.');
  return found.activityId;
}

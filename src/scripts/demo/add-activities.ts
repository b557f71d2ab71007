import { ensureDemoStaff } from '#src/server/accounts/staff/ensure-demo-staff.ts';
import { findActivities } from '#src/server/activities/find-activities.ts';
import { heedClock } from '#src/server/activities/wait-for-clock.ts';
import { proposeMatchMoney } from '#src/server/desk/money/record-match-money.ts';
import type { Services } from '#src/server/services.ts';
import type { TypedRule } from '#src/shared/activities/activity-rule.ts';
import { dayMs } from '#src/shared/platform/china-days.ts';
import { defaultLocale } from '#src/shared/platform/locale.ts';
import { demoId } from './add-story.ts';
import { addUpcoming, askToTakePart } from './add-upcoming.ts';
import { confirmProposal } from './confirm-proposal.ts';
import { promiseActivity } from './promise-activity.ts';

const matching: TypedRule = {
  type: 'matchingDonation',
  rule: {
    ...{ ratioBasisPoints: 5000, perGiftInFen: 10_000, perPersonDayInFen: 20_000 },
    ...{ perCaseInFen: 300_000, accountAgeDays: 7 },
  },
};
const bonfires: TypedRule = {
  type: 'groupHelp',
  rule: {
    ladder: [
      { members: 3, amountInFen: 3000 },
      { members: 6, amountInFen: 8000 },
      { members: 10, amountInFen: 20_000 },
    ],
    ...{ hours: 168, counts: 'giftOrVisit', teamsPerCase: 10, perCaseInFen: 200_000 },
    accountAgeDays: 7,
  },
};
const drops: TypedRule = {
  type: 'waterHelp',
  rule: {
    ...{ perGiftInFen: 200, perPersonDayInFen: 1000, perCaseInFen: 50_000 },
    accountAgeDays: 7,
  },
};
const byWallet: TypedRule = {
  type: 'paymentChannelSubsidy',
  rule: {
    ...{ ratioBasisPoints: 1000, perGiftInFen: 1000, perPersonDayInFen: 2000 },
    ...{ perCaseInFen: 100_000, accountAgeDays: 7, wallet: 'wechat' },
  },
};
/** Readers of this story light bonfires. */
export const bonfireSlug = 'kidney-laozhou';
const told = [
  {
    ...matching,
    ...{ name: '难病同行', names: { en: 'Beside hard illnesses' } },
    ...{ sponsor: '云岭同心公益基金会（演示）', statementNo: 'DEMO20260002' },
    ...{ slugs: ['rare-nmosd-tester', 'lung-uncle-ma'], startsAgo: 12, endsAhead: 20 },
    ...{ amountInFen: 1_000_000, reason: '捐赠协议 2026-031' },
  },
  {
    ...matching,
    ...{ name: '秋日同行', names: { en: 'Side by side in autumn' } },
    ...{ sponsor: '青禾软件（演示）', statementNo: 'DEMO20260003' },
    ...{ slugs: ['stroke-truck-chen'], startsAgo: 13, endsAhead: -4 },
    ...{ amountInFen: 400_000, reason: '捐赠协议 2026-027' },
  },
  {
    ...bonfires,
    ...{ name: '众人拾柴', names: { en: 'Many hands bring firewood' } },
    ...{ sponsor: '青禾软件（演示）', statementNo: 'DEMO20260005' },
    ...{ slugs: [bonfireSlug], startsAgo: 12, endsAhead: 30 },
    ...{ amountInFen: 300_000, reason: '捐赠协议 2026-044' },
  },
  {
    ...drops,
    ...{ name: '滴水相助', names: { en: 'A drop from each' } },
    ...{ sponsor: '云岭同心公益基金会（演示）', statementNo: 'DEMO20260010' },
    ...{ slugs: ['dream-azhe-run', 'heart-fisher-haige'], startsAgo: 12, endsAhead: 24 },
    ...{ controlPercent: 30, amountInFen: 100_000, reason: '捐赠协议 2026-047' },
  },
  {
    ...byWallet,
    ...{ name: '支付同行', names: { en: 'With every payment' } },
    ...{ sponsor: '青禾软件（演示）', statementNo: 'DEMO20260011' },
    ...{ slugs: ['rare-sma-nuonuo'], startsAgo: 12, endsAhead: 24 },
    ...{ amountInFen: 150_000, reason: '捐赠协议 2026-052' },
  },
];

/** Writes what sponsors promised, each by two persons, in time for the gifts that it matches. */
export async function addActivities(services: Services, now: number): Promise<void> {
  await addUpcoming(services, now);
  for (const { slugs, startsAgo, endsAhead, ...promised } of told) {
    const startsAt = now - startsAgo * dayMs;
    const time = { startsAt, endsAt: now + endsAhead * dayMs };
    const whole = { ...promised, ...time, cases: slugs.map(demoId) };
    const activityId = await promiseActivity(services, whole, startsAt);
    await heedClock(services.db, { activityId }, startsAt);
  }
}

/** Those whose day is over end, and what they have left goes back to its sponsor. */
export async function endActivities(services: Services, now: number): Promise<void> {
  const { db, keys } = services;
  const { releaser, administrator } = await ensureDemoStaff({ db, keys }, now);
  const asked = { locale: defaultLocale };
  for (const { activityId, endsAt } of await findActivities(db, asked)) {
    if (endsAt > now) continue;
    await heedClock(db, { activityId }, endsAt);
    const [left] = await findActivities(db, { ...asked, activityIds: [activityId] });
    const amountInFen = left?.leftInFen ?? 0;
    const paper = { activityId, amountInFen, statementNo: 'DEMO20260004', staffUserId: releaser };
    const reason = '活动结束，余款退回，见当日对账单';
    await proposeMatchMoney(db, { ...paper, kind: 'matchReturn', reason }, endsAt + dayMs);
    const back = { kind: 'matchReturn', staffUserId: administrator } as const;
    await confirmProposal(services, back, endsAt + dayMs + 1);
  }
  await askToTakePart(services, now - dayMs / 4);
}

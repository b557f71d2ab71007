import { ensureDemoStaff } from '#src/server/accounts/staff/ensure-demo-staff.ts';
import { heedClock } from '#src/server/activities/wait-for-clock.ts';
import { proposeActivity } from '#src/server/desk/activities/propose-activity.ts';
import type { Services } from '#src/server/services.ts';
import { findVenues } from '#src/server/venues/find-venue.ts';
import { demoId } from './add-story.ts';
import { confirmProposal } from './confirm-proposal.ts';

const dayMs = 86_400_000;

const words = {
  'zh-CN': {
    name: '冬日暖阳日',
    intro: '给这个冬天还在病房里的家庭。挑一个你放心的求助，捐多捐少都一样。',
  },
  en: {
    name: 'A warm winter day',
    intro:
      'For families who spend this winter in hospital. Choose an appeal that you trust; any amount is welcome.',
  },
};
const slugs = [
  ...['kidney-xiaona', 'leukemia-xiaoyu', 'heart-leyang', 'brain-glioma-xiaohe'],
  ...['liver-abao', 'cancer-lin-teacher'],
];

/**
 * A venue that two of staff opened, in time for the gifts through it. Answers by which way the gifts
 * of a story come: not everyone who gives comes by way of the venue.
 */
export async function addVenue(services: Services, now: number) {
  const { db, keys } = services;
  const { releaser, administrator } = await ensureDemoStaff({ db, keys }, now);
  const [startsAt, endsAt] = [now - 9 * dayMs, now + 12 * dayMs];
  const promised = {
    ...{ name: words['zh-CN'].name, words, startsAt, endsAt },
    ...{ sponsor: '云岭同心公益基金会（演示）', cases: slugs.map(demoId) },
  };
  const written = { kind: 'venue', promised, reason: '活动方案 2026-012' } as const;
  await proposeActivity(db, { ...written, staffUserId: releaser }, startsAt - 2);
  await confirmProposal(services, { kind: 'venue', staffUserId: administrator }, startsAt - 1);
  const [venue] = await findVenues(db, { locale: 'zh-CN', running: false });
  const activityId = venue?.activityId ?? '';
  await heedClock(db, { activityId }, startsAt);
  return (at: number) => ({ activityId: at % 3 === 0 ? '' : activityId });
}

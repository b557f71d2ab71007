import { ensureDemoStaff } from '#src/server/accounts/staff/ensure-demo-staff.ts';
import { heedClock } from '#src/server/activities/wait-for-clock.ts';
import { proposeActivity } from '#src/server/desk/activities/propose-activity.ts';
import type { Viewer } from '#src/server/door/viewer.ts';
import type { Services } from '#src/server/services.ts';
import { addTeamPage } from '#src/server/venues/add-team-page.ts';
import { findVenues } from '#src/server/venues/find-venue.ts';
import { dayMs } from '#src/shared/platform/china-days.ts';
import { inEachLocale } from '#src/shared/platform/in-each-locale.ts';
import type { Locale } from '#src/shared/platform/locale.ts';
import { demoId } from './add-story.ts';
import { confirmProposal } from './confirm-proposal.ts';
import { decideAtDesk } from './decide-at-desk.ts';

type Said = Record<Locale, { name: string; intro: string }>;

const said = {
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
/** This is a language that was added to the product reads the English words. */
const words = inEachLocale((locale) => ({ ...said.en, ...(said as Partial<Said>)[locale] }));
const slugs = [
  ...['kidney-xiaona', 'leukemia-xiaoyu', 'heart-leyang', 'brain-glioma-xiaohe'],
  ...['liver-abao', 'cancer-lin-teacher'],
];

/**
 * Writes a venue that two of staff opened, in time for the gifts through it. Answers by which way
 * the gifts of a story come: not everyone who gives comes by way of the venue.
 */
export async function addVenue(services: Services, donors: readonly Viewer[], now: number) {
  const { db, keys } = services;
  const { reviewer, releaser, administrator } = await ensureDemoStaff({ db, keys }, now);
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
  const asked = { activityId, donors, staffUserId: reviewer };
  const pages = await addTeams(services, asked, startsAt + dayMs / 2);
  const ways = ['', activityId, activityId, ...pages];
  return (at: number) => ({ activityId: ways[at % ways.length] ?? '' });
}

type Asked = { activityId: string; donors: readonly Viewer[]; staffUserId: string };

/** Two teams opened a page; staff looked at the first one. */
async function addTeams(
  services: Services,
  { activityId, donors, staffUserId }: Asked,
  now: number,
): Promise<string[]> {
  const pages: string[] = [];
  for (const [at, name] of ['云岭一中高三（2）班', '南门志愿车队'].entries()) {
    const userId = donors[at]?.userId;
    if (!userId) throw new Error('Teams are donors of the demo, and there are none.');
    pages.push((await addTeamPage(services, { activityId, name, userId }, now)).subActivityId);
  }
  const read = { queue: 'teamPage', subjectId: pages[0] ?? '', staffUserId } as const;
  await decideAtDesk(services, read, now + dayMs / 24);
  return pages;
}

import { ensureDemoStaff } from '#src/server/accounts/staff/ensure-demo-staff.ts';
import { expireCase } from '#src/server/cases/transitions/end-raising.ts';
import { findSettings } from '#src/server/platform/settings.ts';
import { addPost } from '#src/server/progress/add-post.ts';
import type { Services } from '#src/server/services.ts';
import { applyDrawCash } from '#src/server/withdrawals/apply/apply-draw-cash.ts';
import { findCashCheck } from '#src/server/withdrawals/apply/find-cash-check.ts';
import { endNotice } from '#src/server/withdrawals/notice/end-notice.ts';
import { runPayout } from '#src/server/withdrawals/payout/run-payout.ts';
import { taskOfPayout } from '#src/server/withdrawals/task-subjects.ts';
import { raisingDays } from '#src/shared/raising/raising-days.ts';
import type { AddedStory } from './add-story.ts';
import { decideAtDesk } from './decide-at-desk.ts';
import { keepPictures } from './keep-pictures.ts';
import { onceOf } from './once-of.ts';
import type { SandboxHands } from './sandbox-hands.ts';
import { storyPapers } from './story-papers.ts';

type Told = { hands: SandboxHands; now: number };
type Paid = { withdrawalId: string; payoutNo: string };
type Wish = { share: number; stopRaise: boolean; purpose: string; at: number };

const hourMs = 3_600_000;
const dayMs = 24 * hourMs;

/**
 * A story can stand in three ways between gift and hospital; each comes by the use cases people
 * use.
 */
export async function withdrawStory(
  services: Services,
  one: AddedStory,
  told: Told,
): Promise<void> {
  const { now } = told;
  const rest = { share: 1, stopRaise: true };
  if (one.story.slug === 'cancer-lin-teacher') {
    const purpose = '放射治疗和第一次靶向输注的费用';
    const withdrawalId = await apply(services, one, { ...rest, purpose, at: now - dayMs });
    await pass(services, withdrawalId, now - 6 * hourMs);
    return;
  }
  if (one.story.slug === 'brain-xiaoma-noodle') {
    const purpose = '手术和术后重症监护的费用';
    await payOut(services, one, { ...told, wish: { ...rest, purpose, at: now - 4 * dayMs } });
    return;
  }
  const first = { share: 0.5, stopRaise: false, purpose: '前三个疗程的自付费用' };
  const paid = await payOut(services, one, { ...told, wish: { ...first, at: now - 60 * dayMs } });
  const endsAt = one.publishedAt + raisingDays * dayMs;
  await expireCase(services.db, one.caseId, endsAt);
  await showUse(services, one, { ...paid, at: now - 45 * dayMs });
  const purpose = '后续疗程的住院和药费';
  await apply(services, one, { ...rest, purpose, at: now - 5 * hourMs });
}

async function apply(
  services: Services,
  { story, caseId, ownerUserId }: AddedStory,
  { share, stopRaise, purpose, at }: Wish,
): Promise<string> {
  const { availableInFen } = await findCashCheck(services.db, caseId, at);
  const amountInFen = Math.floor(availableInFen * share);
  const { plan } = story.treatment;
  const asked = { caseId, applicantUserId: ownerUserId, amountInFen, purpose, plan, stopRaise };
  const usual = { instalments: 1, emergency: false, answer: '', attachments: [] };
  const application = { ...asked, ...usual };
  const idempotency = onceOf(application);
  return (await applyDrawCash(services, { application, idempotency }, at)).drawId;
}

async function pass(services: Services, withdrawalId: string, now: number): Promise<void> {
  const { reviewer: staffUserId } = await ensureDemoStaff(services, now);
  await decideAtDesk(services, { queue: 'drawPublic', subjectId: withdrawalId, staffUserId }, now);
}

async function payOut(
  services: Services,
  one: AddedStory,
  { wish, hands }: Told & { wish: Wish },
): Promise<Paid> {
  const withdrawalId = await apply(services, one, wish);
  const passedAt = wish.at + 5 * hourMs;
  await pass(services, withdrawalId, passedAt);
  const { noticeHours } = await findSettings(services.db, services.config);
  const now = passedAt + (noticeHours + 2) * hourMs;
  const { releaser: staffUserId } = await ensureDemoStaff(services, now);
  await endNotice(services, { withdrawalId }, now);
  const subjectId = taskOfPayout(withdrawalId, 1);
  await decideAtDesk(services, { queue: 'payout', subjectId, staffUserId, role: 'releaser' }, now);
  const { payoutNo } = await services.db
    .selectFrom('payouts')
    .select('payout_no as payoutNo')
    .where('withdrawal_id', '=', withdrawalId)
    .executeTakeFirstOrThrow();
  await hands.settleGateways();
  // The bank takes its time; the seed does not wait for it.
  await runPayout(services, { payoutNo }, now).catch(() => {});
  await hands.settlePayout(payoutNo, now);
  await runPayout(services, { payoutNo }, now);
  return { withdrawalId, payoutNo };
}

/** The family told how the payout was used, and it passed. */
async function showUse(
  services: Services,
  { caseId, ownerUserId }: AddedStory,
  { payoutNo, at }: Paid & { at: number },
): Promise<void> {
  const content =
    '第一笔款用在前三个疗程：住院费、阿扎胞苷和维奈克拉的自付部分，还有两次骨髓检查。单据都交给平台看过了，剩下不到两百元买了退烧药和口罩。';
  const { reviewer: staffUserId } = await ensureDemoStaff(services, at);
  const files = [storyPapers.costs.file];
  const mark = `${payoutNo} use`;
  const sent = { userId: ownerUserId, purpose: 'fundUse' as const, isCovered: true, files, mark };
  const [receipt] = await keepPictures(services, { ...sent, now: at });
  const imageIds = receipt ? [receipt.imageId] : [];
  const post = {
    caseId,
    userId: ownerUserId,
    type: 'fundUse',
    content,
    imageIds,
    payoutNo,
  } as const;
  const subjectId = await addPost(services, { post, idempotency: onceOf(post) }, at);
  await decideAtDesk(services, { queue: 'fundUse', subjectId, staffUserId }, at + hourMs);
}

import { ensureDemoStaff } from '#src/server/accounts/staff/ensure-demo-staff.ts';
import { inTransaction } from '#src/server/db/in-transaction.ts';
import { findSettings } from '#src/server/platform/settings.ts';
import { openTask } from '#src/server/review/open-task.ts';
import type { Services } from '#src/server/services.ts';
import { findCashCheck } from '#src/server/withdrawals/apply/find-cash-check.ts';
import { holdForWithdrawal } from '#src/server/withdrawals/apply/hold-for-withdrawal.ts';
import { markFundUseShown } from '#src/server/withdrawals/fund-use/mark-fund-use-shown.ts';
import { passWithdrawal } from '#src/server/withdrawals/notice/start-notice.ts';
import { releasePayout } from '#src/server/withdrawals/payout/release-payout.ts';
import { runPayout } from '#src/server/withdrawals/payout/run-payout.ts';
import { postStatuses } from '#src/shared/progress/post-view.ts';
import { type AddedStory, demoId } from './add-story.ts';
import type { SandboxHands } from './sandbox-hands.ts';

type Told = { hands: SandboxHands; now: number };
type Paid = { withdrawalId: string; payoutNo: string };
type Wish = { share: number; stopRaise: boolean; purpose: string; at: number };

const hourMs = 3_600_000;
const dayMs = 24 * hourMs;

/** Three ways a story can stand between gift and hospital; each by the use cases people use. */
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
  await showUse(services, one, { ...paid, at: now - 45 * dayMs });
  const purpose = '后续疗程的住院和药费';
  const waiting = await apply(services, one, { ...rest, purpose, at: now - 5 * hourMs });
  await inTransaction(services.db, (trx) => {
    const task = { queue: 'drawPublic', subjectId: waiting, caseId: one.caseId } as const;
    return openTask(trx, { ...task, submittedBy: one.ownerUserId, now: now - 5 * hourMs });
  });
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
  return (await holdForWithdrawal(services, asked, at)).withdrawalId;
}

async function pass(services: Services, withdrawalId: string, now: number): Promise<void> {
  const { reviewer: staffUserId } = await ensureDemoStaff(services, now);
  const passed = { withdrawalId, staffUserId, isSecond: false, now };
  await inTransaction(services.db, (trx) => passWithdrawal(trx, passed, services.config));
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
  const gateway = services.payouts.name;
  const released = { withdrawalId, position: 1, staffUserId, gateway, now };
  const { payoutNo } = await inTransaction(services.db, (trx) => releasePayout(trx, released));
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
  { story, caseId, ownerUserId }: AddedStory,
  { withdrawalId, payoutNo, at }: Paid & { at: number },
): Promise<void> {
  const id = demoId(`${story.slug} fund use`);
  const content =
    '第一笔款用在前三个疗程：住院费、阿扎胞苷和维奈克拉的自付部分，还有两次骨髓检查。单据都交给平台看过了，剩下不到两百元买了退烧药和口罩。';
  await inTransaction(services.db, async (trx) => {
    await trx
      .insertInto('progress_posts')
      .values({
        ...{ id, case_id: caseId, author_user_id: ownerUserId, type: 'fundUse', content },
        ...{ withdrawal_id: withdrawalId, payout_no: payoutNo },
        ...{ status: postStatuses.passed, refusals: null },
        ...{ created_at: at, submitted_at: at, passed_at: at + hourMs },
      })
      .execute();
    await markFundUseShown(trx, { caseId, payoutNo, postId: id, now: at + hourMs });
  });
}

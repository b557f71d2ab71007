import { sealMobile } from '#src/server/accounts/session/find-or-create-user.ts';
import { inTransaction } from '#src/server/db/in-transaction.ts';
import { newId } from '#src/server/platform/keys.ts';
import type { RefundAccount } from '#src/server/refunds/gift/give-refund-account.ts';
import { refundQueues } from '#src/server/refunds/review-queues.ts';
import type { Services } from '#src/server/services.ts';
import { applyRefund, getAndCheckRefund, launchRefund } from '#src/shared/refunds/calls.ts';
import type { GivingServer } from './test-giving.ts';
import { openTestSession } from './test-session.ts';

const reason = '不再需要治疗费用，退还给大家。';

type Decision = { refundId: string; staff: string; decision?: 'pass' | 'refuse'; words?: string };

/** Opens the people a refund passes through, for a test server. */
export async function openRefundDesk(t: GivingServer) {
  const { services } = t;
  const staff = { reviewer: newId(), releaser: newId(), administrator: newId() };
  for (const [role, id] of Object.entries(staff)) await addUser(t, id, role);
  const review = (refundId: string, more: Partial<Decision> = {}) =>
    decide(services, 'refund', { refundId, staff: staff.reviewer, ...more });
  const release = (refundId: string, more: Partial<Decision> = {}) =>
    decide(services, 'refundRelease', { refundId, staff: staff.releaser, ...more });
  const tokenOf = (userId: string) =>
    inTransaction(services.db, (trx) => openTestSession(trx, userId, services.now()));
  const ownerOf = async (caseId: string) => {
    await bindPhone(t, `owner-${caseId}`);
    return tokenOf(`owner-${caseId}`);
  };
  const apply = (infoUuid: string, token: string, idempotencyKey = newId()) =>
    t.call(applyRefund, { infoUuid, reason }, { token, idempotencyKey });

  return {
    staff,
    review,
    release,
    tokenOf,
    ownerOf,
    apply,
    giveThree: (caseId: string) => giveThree(t, caseId),
    /** It is as the holder of this token is told it. */
    statusOf: async (refundId: string, token: string) =>
      (await t.call(getAndCheckRefund, { refundId }, { token })).data?.status,
    /** Goes from the application to the release; answers the refund's id. */
    async startRefund(caseId: string): Promise<string> {
      const token = await ownerOf(caseId);
      const { refundId } = (await apply(caseId, token)).data;
      await review(refundId);
      await t.call(launchRefund, { refundId }, { token });
      await release(refundId);
      return refundId;
    },
  };
}

export type RefundDesk = Awaited<ReturnType<typeof openRefundDesk>>;

function decide(services: Services, name: 'refund' | 'refundRelease', asked: Decision) {
  return inTransaction(services.db, async (trx) => {
    const queue = refundQueues.find((one) => one.name === name);
    const { refundId, staff: staffUserId, decision = 'pass', words = '' } = asked;
    const decided = { subjectId: refundId, decision, refusals: {}, words, staffUserId };
    return queue?.decide(trx, { ...decided, now: services.now() }, services);
  });
}

/** Gives three gifts of 4200 fen in all; answers their numbers. */
async function giveThree(t: GivingServer, caseId: string): Promise<string[]> {
  const numbers: string[] = [];
  for (const amountInFen of [1000, 2500, 700]) {
    numbers.push((await t.give({ infoUuid: caseId, amountInFen })).tradeNo);
  }
  return numbers;
}

async function addUser({ services }: GivingServer, id: string, nickname: string): Promise<void> {
  const user = { id, nickname, head_img_url: '', locale: 'zh-CN' as const };
  await services.db
    .insertInto('users')
    .values({ ...user, created_at: services.now() })
    .execute();
}

/** Calls of owners want a bound phone. */
async function bindPhone({ services }: GivingServer, userId: string): Promise<void> {
  const mobile = `137${String(Math.random()).slice(2, 10)}`;
  await services.db
    .updateTable('users')
    .set(sealMobile(services.keys, { userId, mobile }))
    .where('id', '=', userId)
    .execute();
}

export function sealAccount({ keys }: Services, refundNo: string, account: RefundAccount): string {
  return keys.seal('refunds.account_sealed', refundNo, JSON.stringify(account));
}

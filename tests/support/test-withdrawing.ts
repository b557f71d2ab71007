import { inTransaction } from '#src/server/db/in-transaction.ts';
import { findQueue } from '#src/server/desk/tasks/queues.ts';
import { newId } from '#src/server/platform/keys.ts';
import type { AfterCommit, Decided } from '#src/server/review/review-queue.ts';
import { applyDrawCash } from '#src/server/withdrawals/apply/apply-draw-cash.ts';
import type { Application } from '#src/server/withdrawals/apply/keep-withdrawal.ts';
import type { QueueName } from '#src/shared/review/queue-names.ts';
import { addFundedCase, addUser, type FundedWishes } from './funded-case.ts';
import { balanceOf, getWithdrawal, openTasks } from './read-withdrawals.ts';
import { runDue } from './run-due-jobs.ts';
import { type GivingServer, openGivingServer } from './test-giving.ts';
import type { TestServerOptions } from './test-server.ts';
import { openTestSession } from './test-session.ts';

const hourMs = 3_600_000;

export const noticeMs = 24 * hourMs;

/** A family says this is what its withdrawal is for. */
export const drawWords = { purpose: '住院费用', plan: '交住院押金，剩余的买药。' };

/** A withdrawal passes these people; each has an account of its own. */
export const staff = {
  ...{ reviewer: 'staff-a', releaser: 'staff-b', administrator: 'staff-c' },
  ...{ second: 'staff-d', third: 'staff-e' },
} as const;

export type WithdrawingServer = GivingServer & {
  /** Adds a case with a reviewed payee, passed materials and gifts of this amount. */
  addFundedCase(amountInFen: number, wishes?: FundedWishes): Promise<string>;
  /** Adds such a case with its family signed in, a phone bound. */
  addOwnedCase(
    amountInFen: number,
    wishes?: FundedWishes,
  ): Promise<{ infoUuid: string; token: string }>;
  apply(caseId: string, wishes?: Partial<Application>): Promise<string>;
  decide(queue: QueueName, subjectId: string, decided: DecidedWish): Promise<AfterCommit>;
  /** It is applied for, reviewed, and its notice over. */
  bringToRelease(caseId: string, wishes?: Partial<Application>): Promise<string>;
  release(withdrawalId: string, position?: number): Promise<void>;
  openTasks(): Promise<string[]>;
  /** Runs the jobs of paying out that are due, once each; answers what they threw. */
  runDue(): Promise<Error[]>;
  statusOfWithdrawal(withdrawalId: string): Promise<string>;
  payoutsOf(
    withdrawalId: string,
  ): Promise<{ payoutNo: string; status: string; position: number }[]>;
  balance(account: string): Promise<number>;
};

type DecidedWish = Partial<Decided> & { by: string };

export async function openWithdrawingServer(
  options: TestServerOptions = {},
): Promise<WithdrawingServer> {
  const t = await openGivingServer(options);
  for (const id of Object.values(staff)) await addUser(t, id);
  const decide: WithdrawingServer['decide'] = (queue, subjectId, wish) =>
    decideOn(t, { queue, subjectId, wish });
  const apply: WithdrawingServer['apply'] = (caseId, wishes) => applyFor(t, caseId, wishes);
  return {
    ...t,
    decide,
    apply,
    addFundedCase: (amountInFen, wishes) => addFundedCase(t, amountInFen, wishes),
    addOwnedCase: async (amountInFen, wishes) => {
      const infoUuid = await addFundedCase(t, amountInFen, wishes);
      return { infoUuid, token: await signInOwner(t, `owner-${infoUuid}`) };
    },
    bringToRelease: async (caseId, wishes) => {
      const withdrawalId = await apply(caseId, wishes);
      await decide('drawPublic', withdrawalId, { by: staff.reviewer });
      t.setNow(t.services.now() + noticeMs);
      return withdrawalId;
    },
    release: async (withdrawalId, position = 1) => {
      await decide('payout', `${withdrawalId}:${position}`, { by: staff.releaser });
    },
    openTasks: () => openTasks(t),
    runDue: () => runDue(t),
    statusOfWithdrawal: async (withdrawalId) => (await getWithdrawal(t, withdrawalId)).status,
    payoutsOf: (withdrawalId) => payoutsOf(t, withdrawalId),
    balance: (account) => balanceOf(t, account),
  };
}

function payoutsOf({ services }: GivingServer, withdrawalId: string) {
  return services.db
    .selectFrom('payouts')
    .select(['payout_no as payoutNo', 'status', 'position'])
    .where('withdrawal_id', '=', withdrawalId)
    .orderBy('position')
    .orderBy('created_at')
    .orderBy('updated_at')
    .execute();
}

async function applyFor(
  { services }: GivingServer,
  caseId: string,
  wishes: Partial<Application> = {},
): Promise<string> {
  const { drawId } = await applyDrawCash(
    services,
    {
      application: {
        ...{ caseId, applicantUserId: `owner-${caseId}`, amountInFen: 1000, ...drawWords },
        ...{ stopRaise: true, instalments: 1, emergency: false, attachments: [] },
        ...{ answer: '', ...wishes },
      },
      idempotency: { key: newId(), call: 'test', owner: caseId, bodyHash: newId() },
    },
    services.now(),
  );
  return drawId;
}

type Deciding = { queue: QueueName; subjectId: string; wish: DecidedWish };

/**
 * Decides as the desk does, without its claims: the queue decides in a transaction, the task is
 * closed.
 */
async function decideOn({ services }: GivingServer, { queue, subjectId, wish }: Deciding) {
  const definition = findQueue(queue);
  if (!definition) throw new Error(`There is no queue ${queue}.`);
  const { by, ...words } = wish;
  const now = services.now();
  return inTransaction(services.db, async (trx) => {
    await trx
      .updateTable('review_tasks')
      .set({ state: 'closed', closed_because: 'settled', decided_at: now })
      .where('queue', '=', queue)
      .where('subject_id', '=', subjectId)
      .where('state', '=', 'open')
      .execute();
    const decided = { subjectId, decision: 'pass', refusals: {}, words: '' } as const;
    return definition.decide(trx, { ...decided, ...words, staffUserId: by, now }, services);
  });
}

async function signInOwner({ services }: GivingServer, userId: string): Promise<string> {
  const mobile = { mobile_index: userId, mobile_sealed: 'x', mobile_masked: '138****0000' };
  return inTransaction(services.db, async (trx) => {
    await trx.updateTable('users').set(mobile).where('id', '=', userId).execute();
    return openTestSession(trx, userId, services.now());
  });
}

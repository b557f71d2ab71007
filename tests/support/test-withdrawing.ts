import { inTransaction } from '#src/server/db/in-transaction.ts';
import { findQueue } from '#src/server/desk/tasks/queues.ts';
import { newId } from '#src/server/platform/keys.ts';
import type { AfterCommit, Decided } from '#src/server/review/review-queue.ts';
import { applyDrawCash } from '#src/server/withdrawals/apply/apply-draw-cash.ts';
import type { Application } from '#src/server/withdrawals/apply/keep-withdrawal.ts';
import { withdrawalJobs } from '#src/server/withdrawals/jobs.ts';
import type { QueueName } from '#src/shared/review/queue-names.ts';
import { addFundedCase, addUser, type FundedWishes } from './funded-case.ts';
import { type GivingServer, openGivingServer } from './test-giving.ts';
import type { TestServerOptions } from './test-server.ts';
import { openTestSession } from './test-session.ts';

const hourMs = 3_600_000;
export const noticeMs = 24 * hourMs;

/** What a family says its withdrawal is for. */
export const drawWords = { purpose: '住院费用', plan: '交住院押金，剩余的买药。' };

/** The people a withdrawal passes; each an account of its own. */
export const staff = {
  ...{ reviewer: 'staff-a', releaser: 'staff-b', administrator: 'staff-c' },
  ...{ second: 'staff-d', third: 'staff-e' },
} as const;

export type WithdrawingServer = GivingServer & {
  /** A case with a reviewed payee, passed materials and gifts of this amount. */
  addFundedCase(amountInFen: number, wishes?: FundedWishes): Promise<string>;
  /** Such a case with its family signed in, a phone bound. */
  addOwnedCase(
    amountInFen: number,
    wishes?: FundedWishes,
  ): Promise<{ infoUuid: string; token: string }>;
  apply(caseId: string, wishes?: Partial<Application>): Promise<string>;
  decide(queue: QueueName, subjectId: string, decided: DecidedWish): Promise<AfterCommit>;
  /** Applied for, reviewed, and its notice over. */
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
    payoutsOf: (withdrawalId) =>
      t.services.db
        .selectFrom('payouts')
        .select(['payout_no as payoutNo', 'status', 'position'])
        .where('withdrawal_id', '=', withdrawalId)
        .orderBy('position')
        .orderBy('created_at')
        .orderBy('updated_at')
        .execute(),
    balance: (account) => balanceOf(t, account),
  };
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

/** As the desk does, without its claims: the queue decides in a transaction, the task is closed. */
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

async function openTasks({ services }: GivingServer): Promise<string[]> {
  const rows = await services.db
    .selectFrom('review_tasks')
    .select(['queue', 'subject_id'])
    .where('state', '=', 'open')
    .orderBy('queue')
    .orderBy('subject_id')
    .execute();
  return rows.map(({ queue, subject_id }) => `${queue} ${subject_id}`);
}

async function runDue({ services }: GivingServer): Promise<Error[]> {
  const handlers = withdrawalJobs(services);
  const { signal } = new AbortController();
  const thrown: Error[] = [];
  const due = await services.db
    .selectFrom('jobs')
    .selectAll()
    .where('done_at', 'is', null)
    .where('run_at', '<=', services.now())
    .where('name', 'in', Object.keys(handlers))
    .orderBy('run_at')
    .orderBy('id')
    .execute();
  for (const job of due) {
    try {
      const payload: unknown = JSON.parse(job.payload);
      await handlers[job.name]?.({ id: job.id, payload, attempt: 1, now: services.now(), signal });
      await services.db.updateTable('jobs').set({ done_at: 1 }).where('id', '=', job.id).execute();
    } catch (error) {
      thrown.push(error as Error);
    }
  }
  return thrown;
}

function getWithdrawal({ services }: GivingServer, withdrawalId: string) {
  return services.db
    .selectFrom('withdrawals')
    .selectAll()
    .where('id', '=', withdrawalId)
    .executeTakeFirstOrThrow();
}

async function balanceOf({ services }: GivingServer, account: string): Promise<number> {
  const row = await services.db
    .selectFrom('ledger_accounts')
    .select('balance_in_fen')
    .where('id', '=', account)
    .executeTakeFirst();
  return row?.balance_in_fen ?? 0;
}

async function signInOwner({ services }: GivingServer, userId: string): Promise<string> {
  const mobile = { mobile_index: userId, mobile_sealed: 'x', mobile_masked: '138****0000' };
  return inTransaction(services.db, async (trx) => {
    await trx.updateTable('users').set(mobile).where('id', '=', userId).execute();
    return openTestSession(trx, userId, services.now());
  });
}

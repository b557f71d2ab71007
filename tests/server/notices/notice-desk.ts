import { accountJobs } from '#src/server/accounts/jobs.ts';
import type { OutgoingNotice } from '#src/server/channels/notice-driver.ts';
import type { Trx } from '#src/server/db/database.ts';
import { inTransaction } from '#src/server/db/in-transaction.ts';
import type { JobHandlers } from '#src/server/jobs/run-job.ts';
import { noticeJobs } from '#src/server/notices/jobs.ts';
import { newId } from '#src/server/platform/keys.ts';
import { userInfo } from '#src/shared/accounts/calls.ts';
import { messageList } from '#src/shared/notices/calls.ts';
import { openTestServer, type TestServer } from '../../support/test-server.ts';

export type Sent = OutgoingNotice & { by: 'template' | 'sms'; to: string };

/** Its notices are written down instead of sent, and its jobs run when told to. */
export type NoticeDesk = TestServer & {
  sent: Sent[];
  /** The next sendings throw as often as this says. */
  fail: { times: number };
  tell(write: (trx: Trx) => Promise<void>): Promise<void>;
  /** Runs every due job until none is left; a job that throws waits for the next call. */
  runDue(): Promise<void>;
  person(mobile: string): Promise<{ userId: string; token: string }>;
  list(token: string, anchorId?: string): Promise<Listed>;
};
type Listed = Awaited<ReturnType<typeof listAs>>;

export async function openNoticeDesk(): Promise<NoticeDesk> {
  const t = await openTestServer();
  const sent: Sent[] = [];
  const fail = { times: 0 };
  const keep = (one: Sent) => {
    if (fail.times > 0) {
      fail.times -= 1;
      throw new Error('The service does not answer.');
    }
    sent.push(one);
  };
  t.services.noticeDriver = {
    name: 'test',
    sendTemplate: async ({ openId }, notice) => keep({ ...notice, by: 'template', to: openId }),
    sendSms: async (mobile, notice) => keep({ ...notice, by: 'sms', to: mobile }),
  };
  return {
    ...t,
    sent,
    fail,
    tell: (write) => inTransaction(t.services.db, write),
    runDue: () => runDue(t, { ...noticeJobs(t.services), ...accountJobs(t.services) }),
    person: async (mobile) => {
      const token = await t.signIn(mobile);
      const { data } = await t.call(userInfo, {}, { token });
      return { userId: data.userId, token };
    },
    list: (token, anchorId = '') => listAs(t, token, anchorId),
  };
}

async function listAs(t: TestServer, token: string, anchorId: string) {
  return (await t.call(messageList, { anchorId }, { token })).data;
}

async function runDue({ services }: TestServer, handlers: JobHandlers): Promise<void> {
  const broken: string[] = [];
  for (;;) {
    const job = await services.db
      .selectFrom('jobs')
      .selectAll()
      .where('done_at', 'is', null)
      .where('run_at', '<=', services.now())
      .$if(broken.length > 0, (query) => query.where('id', 'not in', broken))
      .orderBy('run_at')
      .limit(1)
      .executeTakeFirst();
    if (!job) return;
    try {
      const { signal } = new AbortController();
      const payload: unknown = JSON.parse(job.payload);
      await handlers[job.name]?.({ id: job.id, payload, attempt: 1, now: services.now(), signal });
      await services.db
        .updateTable('jobs')
        .set({ done_at: services.now() })
        .where('id', '=', job.id)
        .execute();
    } catch {
      broken.push(job.id);
    }
  }
}

/** Gives a person an account of a messaging app. */
export async function addMessagingAccount(
  { services }: TestServer,
  userId: string,
): Promise<string> {
  const openId = `open-${newId()}`;
  await services.db
    .insertInto('messaging_accounts')
    .values({ third_type: 17, open_id: openId, user_id: userId, created_at: services.now() })
    .execute();
  return openId;
}

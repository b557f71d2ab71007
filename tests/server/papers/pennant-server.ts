import { inTransaction } from '#src/server/db/in-transaction.ts';
import { findQueue } from '#src/server/desk/tasks/queues.ts';
import { checkPaper } from '#src/server/papers/check-paper.ts';
import { newId } from '#src/server/platform/keys.ts';
import { addressOf } from '#src/shared/contract/call.ts';
import * as calls from '#src/shared/papers/pennants/calls.ts';
import type { PennantSide, ThankedFor } from '#src/shared/papers/pennants/pennant-view.ts';
import { userIdOf } from '../../support/test-sharing.ts';
import { openPaperServer, type PaperServer } from './paper-server.ts';

type Wish = { as: string; kind?: ThankedFor; words?: string };
type Decision = { decision: 'pass' | 'refuse'; words?: string };

/** Opens a server of papers, and the hands of people who thank each other. */
export async function openPennantServer() {
  const t = await openPaperServer();
  const { db } = t.services;
  let mobile = 13_600_000_700;
  return {
    ...t,
    /** This is somebody new who signed in, with the id others know them by. */
    donorNext: async () => {
      mobile += 1;
      const token = await t.signIn(String(mobile));
      return { token, userId: await userIdOf(t, String(mobile)) };
    },
    thank: (toUserId: string, { as, kind = 'gave', words = '雪中送炭' }: Wish) =>
      t.call(calls.pennantGive, { toUserId, kind, words }, t.from(as)),
    pennantsOf: async (token: string, side: PennantSide = 'received') =>
      (await t.call(calls.pennantList, { side, size: 50 }, t.from(token))).data.list,
    picture: (pennantId: string, token: string) =>
      t.request(addressOf(calls.pennantPicture, { pennantId }), {
        headers: { authorization: `Bearer ${token}`, 'x-client-address': newId() },
      }),
    check: (number: string, code: string) =>
      checkPaper(t.services, { number, code, locale: 'zh-CN' }),
    decide: (subjectId: string, { decision, words = '' }: Decision) =>
      inTransaction(db, async (trx) => {
        const decided = { subjectId, decision, words, refusals: {}, staffUserId: newId() };
        return findQueue('pennant')?.decide(trx, { ...decided, now: t.now() }, t.services);
      }),
    addPost: (caseId: string) => addPost(t, caseId),
  };
}

/** Writes an update of a case that staff passed. */
async function addPost({ services: { db, now } }: PaperServer, caseId: string): Promise<void> {
  await db
    .insertInto('progress_posts')
    .values({
      ...{ id: newId(), case_id: caseId, author_user_id: `owner-${caseId}`, type: 'progress' },
      ...{ withdrawal_id: null, content: '今天退烧了。', status: 2, refusals: null },
      ...{ created_at: now(), submitted_at: now(), passed_at: now() },
    })
    .execute();
}

export type PennantServer = Awaited<ReturnType<typeof openPennantServer>>;

import { expect } from 'vitest';
import { inTransaction } from '#src/server/db/in-transaction.ts';
import { findQueue } from '#src/server/desk/tasks/queues.ts';
import { newId } from '#src/server/platform/keys.ts';
import type { AfterCommit } from '#src/server/review/review-queue.ts';
import { userInfo } from '#src/shared/accounts/calls.ts';
import * as calls from '#src/shared/progress/calls.ts';
import { progressFollow } from '#src/shared/progress/follow/calls.ts';
import type { ProgressView } from '#src/shared/progress/post-view.ts';
import type { QueueName } from '#src/shared/review/queue-names.ts';
import { makeCase } from '../../support/case-factory.ts';
import { type CallOptions, openTestServer, type TestServer } from '../../support/test-server.ts';

export const words = '今天做完了第二次化疗，医生说指标在往好的方向走。';

/** It comes from an address of its own, so that no budget stands in the way. */
export function fresh(token?: string, idempotencyKey: string = newId()): CallOptions {
  const headers = { 'x-client-address': newId() };
  return { headers, idempotencyKey, ...(token ? { token } : {}) };
}

type Wished = Partial<Parameters<typeof makeCase>[1]>;
type Input = { content?: string; images?: string; type?: 'progress' | 'fundUse' };

/** It has a fundraiser with a case, and someone else. */
export type PostDesk = TestServer & {
  infoUuid: string;
  owner: string;
  ownerUserId: string;
  other: string;
  otherUserId: string;
  begin(wished?: Wished): Promise<void>;
  /** Somebody follows the case. */
  follow(token: string): Promise<unknown>;
  post(input?: Input): Promise<ProgressView>;
  decide(postId: string, refused?: Record<string, string>, queue?: QueueName): Promise<AfterCommit>;
};

export async function openPostDesk(): Promise<PostDesk> {
  const t = await openTestServer();
  let mobile = 13_200_000_000;
  const signIn = async () => {
    mobile += 1;
    const token = await t.signIn(String(mobile));
    const { userId } = (await t.call(userInfo, {}, fresh(token))).data;
    return { token, userId };
  };
  const desk: PostDesk = {
    ...t,
    ...{ infoUuid: '', owner: '', ownerUserId: '', other: '', otherUserId: '' },
    begin: async (wished = {}) => {
      const [owner, other] = [await signIn(), await signIn()];
      const made = await makeCase(t.services.db, { ...wished, owner_user_id: owner.userId });
      Object.assign(desk, {
        infoUuid: made.id,
        ...{ owner: owner.token, ownerUserId: owner.userId },
        ...{ other: other.token, otherUserId: other.userId },
      });
    },
    follow: (token) => t.call(progressFollow, { infoUuid: desk.infoUuid }, fresh(token)),
    post: async (input = {}) => {
      const asked = { infoUuid: desk.infoUuid, content: words, ...input };
      const { status, data, msg } = await t.call(calls.progressAdd, asked, fresh(desk.owner));
      expect([status, msg]).toEqual([200, '']);
      return data;
    },
    decide: (postId, refusals, queue = 'post') =>
      inTransaction(t.services.db, async (trx) => {
        const found = findQueue(queue);
        if (!found) throw new Error(`There is no queue ${queue}`);
        const decision = refusals ? 'refuse' : 'pass';
        const told = { refusals: refusals ?? {}, words: '', staffUserId: newId() };
        const decided = { subjectId: postId, decision, ...told, now: t.services.now() } as const;
        return found.decide(trx, decided, t.services);
      }),
  };
  return desk;
}

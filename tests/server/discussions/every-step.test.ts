import { afterAll, beforeAll, expect, test } from 'vitest';
import { inTransaction } from '#src/server/db/in-transaction.ts';
import { openDiscussion } from '#src/server/discussions/open-discussion.ts';
import { newId } from '#src/server/platform/keys.ts';
import type { DiscussionStatus, DiscussionStep } from '#src/shared/discussions/discussion-steps.ts';
import { legalDiscussionSteps, type Side } from '../../support/legal-discussion-steps.ts';
import {
  openWithdrawingServer,
  staff,
  type WithdrawingServer,
} from '../../support/test-withdrawing.ts';
import { addDonor, content, explain, judge, openOn, rowOf, vote } from './discuss.ts';

let t: WithdrawingServer;
let caseId: string;
let donor: string;
let discussionId: string;
beforeAll(async () => {
  t = await openWithdrawingServer();
  caseId = await t.addFundedCase(9000);
  donor = await addDonor(t, caseId);
  ({ discussionId } = await openOn(t, caseId));
});
afterAll(() => t.close());

/** Each step is here as people take it, on whichever discussion is named. */
const steps: Record<DiscussionStep, (id: string) => Promise<unknown>> = {
  open: () =>
    inTransaction(t.services.db, (trx) =>
      openDiscussion(
        trx,
        { caseId, reason: '请再说明一次。', staffUserId: staff.administrator },
        t.services.now(),
      ),
    ),
  explain: () => explain(t, caseId, `${content}${newId()}`),
  refuse: (id) =>
    t.decide('discussion', id, { by: staff.reviewer, decision: 'refuse', words: '请附上记录。' }),
  publish: (id) => t.decide('discussion', id, { by: staff.reviewer }),
  vote: (id) => vote(t, { discussionId: id, userId: donor, option: 'trust' }),
  end: (id) => judge(t, id, { by: staff.second, keeps: true }),
};
const names = Object.keys(steps) as DiscussionStep[];
const illegal = ([1, 2, 3, 4, 5] as const).flatMap((status) =>
  (['before', 'after'] as const).flatMap((side) =>
    names
      .filter((step) => !legalDiscussionSteps[step].includes(`${status} ${side}`))
      .map((step) => ({ step, status, side })),
  ),
);

async function bringTo(status: DiscussionStatus, side: Side): Promise<void> {
  const now = t.services.now();
  const isOver = status === 5;
  await t.services.db
    .updateTable('discussions')
    .set({ status, due_at: now + (side === 'before' ? 1000 : 0) })
    .set({ content, explained_at: now, published_at: now })
    .set({ outcome: isOver ? 'kept' : null, ended_at: isOver ? now : null })
    .execute();
}

const votes = () => t.services.db.selectFrom('discussion_votes').selectAll().execute();

test.each(illegal)(
  '$step from $status, $side the clock, is refused and changes nothing',
  async (asked) => {
    await bringTo(asked.status, asked.side);
    const before = await rowOf(t, discussionId);
    await expect(steps[asked.step](discussionId)).rejects.toMatchObject({
      reason: asked.step === 'open' ? 'discussionOpen' : 'discussionNotOpen',
    });
    expect(await rowOf(t, discussionId)).toEqual(before);
    expect(await votes()).toEqual([]);
  },
);

test('where nothing is discussed there is no step but to open', async () => {
  for (const step of ['refuse', 'publish', 'vote', 'end'] as const) {
    await expect(steps[step](newId()), step).rejects.toMatchObject({ reason: 'notFound' });
  }
  const elsewhere = await t.addFundedCase(1000);
  await expect(explain(t, elsewhere)).rejects.toMatchObject({ reason: 'discussionNotOpen' });
});

import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { startPlatformRefund } from '#src/server/refunds/case/start-platform-refund.ts';
import { endReasons } from '#src/shared/cases/enumerations.ts';
import * as calls from '#src/shared/raiser/calls.ts';
import { makeGift } from '../../support/case-factory.ts';
import { testNow } from '../../support/test-server.ts';
import { fresh, openPostDesk, type PostDesk } from '../progress/post-desk.ts';

let t: PostDesk;
beforeAll(async () => {
  t = await openPostDesk();
});
beforeEach(async () => {
  t.setNow(testNow);
  await t.begin();
});
afterAll(() => t.close());

async function taskKinds() {
  const asked = { infoUuid: t.infoUuid };
  const { data } = await t.call(calls.fundraiserTasks, asked, fresh(t.owner));
  return data.list.map(({ kind }) => kind);
}

test('a post that was refused is asked for again while its case may post, and not once it was stopped', async () => {
  const { progressId } = await t.post();
  await t.decide(progressId, { content: '请补充' });
  expect(await taskKinds()).toContain('postRefused');
  await t.services.db
    .updateTable('cases')
    .set({ status: 'FINISHED', end_reason: endReasons.platformTerminated })
    .where('id', '=', t.infoUuid)
    .execute();
  expect(await taskKinds()).not.toContain('postRefused');
});

test('while the gifts of a case that staff call false go back, its family answers first and thanks nobody', async () => {
  await makeGift(t.services.db, t.infoUuid);
  expect(await taskKinds()).toContain('giftsUnanswered');
  const asked = { caseId: t.infoUuid, kind: 'falseCase', reason: '医院说没有这个人' } as const;
  await startPlatformRefund(t.services, { ...asked, staffUserId: t.otherUserId }, testNow);
  expect(await taskKinds()).toEqual(['flagToAnswer', 'refundToFollow']);
});

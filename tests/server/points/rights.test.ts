import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { inTransaction } from '#src/server/db/in-transaction.ts';
import { addPoints } from '#src/server/points/add-points.ts';
import { findRights } from '#src/server/points/rights/find-rights.ts';
import { commentGet } from '#src/shared/comments/calls.ts';
import { pointsExchange } from '#src/shared/points/calls.ts';
import { type RightId, scoreForRights } from '#src/shared/points/rights.ts';
import { lastWishes, saveWishing } from '#src/shared/wishes/calls.ts';
import { makeCase } from '../../support/case-factory.ts';
import { makeComment } from '../../support/comment-factory.ts';
import { testNow } from '../../support/test-server.ts';
import { from, openPointsDesk, type PointsDesk } from './points-desk.ts';

let d: PointsDesk;
beforeAll(async () => {
  d = await openPointsDesk();
});
beforeEach(() => d.begin());
afterAll(() => d.close());

const earn = (amount: number, subject: string) =>
  inTransaction(d.services.db, (trx) =>
    addPoints(
      trx,
      { ...{ userId: d.me().userId, kind: 'verify', day: '2026-11-20' }, subject, amount },
      testNow,
    ),
  );
const open = (rightId: RightId, on = true) =>
  d.call(pointsExchange, { rightId, on }, from(d.me().token));

test('a right opens above the score and not at it, uses nothing up, and is put away again', async () => {
  await earn(scoreForRights, 'one');
  expect((await open('frame')).refusal?.reason).toBe('rightNotReached');
  await earn(1, 'two');
  for (let i = 0; i < 2; i += 1)
    expect((await open('frame')).data).toEqual({ rightId: 'frame', on: true });
  expect((await d.tasks()).loveScore).toBe(scoreForRights + 1);
  const opened = await findRights(d.services.db, d.me().userId);
  expect(opened.map(({ on }) => on)).toEqual([true, false]);
  expect((await open('frame', false)).data.on).toBe(false);
  expect((await open('money' as RightId)).status).toBe(400);
});

test('the frame stands around one at comments, for everyone', async () => {
  const { id } = await makeCase(d.services.db);
  await makeComment(d.services.db, { caseId: id, userId: d.me().userId });
  const framed = async () =>
    (await d.call(commentGet, { infoUuid: id }, from())).data.list.map((one) => one.framed);
  expect(await framed()).toEqual([false]);
  await earn(scoreForRights + 1, 'one');
  await open('frame');
  expect(await framed()).toEqual([true]);
});

test('wishes stand on paper, those without a name never', async () => {
  await earn(scoreForRights + 1, 'one');
  await open('wishPaper');
  const hang = (content: string, named: boolean) =>
    d.call(saveWishing, { content, named }, from(d.me().token));
  await hang('愿早日康复。', true);
  d.setNow(testNow + 3_600_000);
  await hang('愿今晚睡好。', false);
  const { list } = (await d.call(lastWishes, {}, from())).data;
  expect(list.slice(0, 2).map(({ onPaper }) => onPaper)).toEqual([false, true]);
});

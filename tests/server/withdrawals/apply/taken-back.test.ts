import { afterAll, beforeAll, expect, test } from 'vitest';
import { newId } from '#src/server/platform/keys.ts';
import * as calls from '#src/shared/withdrawals/calls.ts';
import {
  drawWords,
  openWithdrawingServer,
  staff,
  type WithdrawingServer,
} from '../../../support/test-withdrawing.ts';

let t: WithdrawingServer;
beforeAll(async () => {
  t = await openWithdrawingServer();
});
afterAll(() => t.close());

const endsOf = (caseId: string) =>
  t.services.db
    .selectFrom('review_tasks')
    .select(['queue', 'state', 'closed_because as because'])
    .where('case_id', '=', caseId)
    .orderBy('opened_at')
    .execute();

async function apply(infoUuid: string, token: string): Promise<string> {
  const form = { infoUuid, amountInFen: 4000, ...drawWords };
  const asked = { token, idempotencyKey: newId() };
  return (await t.call(calls.applyDrawCash, form, asked)).data.drawId;
}

test('staff read of a withdrawal that its family took it back', async () => {
  const { infoUuid, token } = await t.addOwnedCase(5000);
  const drawId = await apply(infoUuid, token);
  await t.call(calls.drawCancel, { drawId }, { token });
  expect(await endsOf(infoUuid)).toEqual([
    { queue: 'drawPublic', state: 'closed', because: 'byFamily' },
  ]);
});

test('what staff refused was settled, and says nothing of the family', async () => {
  const { infoUuid, token } = await t.addOwnedCase(5000);
  const drawId = await apply(infoUuid, token);
  await t.decide('drawPublic', drawId, {
    ...{ by: staff.reviewer, decision: 'refuse', words: '请补充费用清单' },
  });
  expect((await endsOf(infoUuid)).map(({ because }) => because)).not.toContain('byFamily');
});

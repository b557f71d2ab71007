import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { findDraw } from '#src/server/withdrawals/apply/find-draws.ts';
import { addObjection } from '#src/server/withdrawals/notice/add-objection.ts';
import { makeVerifier } from '../../../support/comment-factory.ts';
import {
  openWithdrawingServer,
  staff,
  type WithdrawingServer,
} from '../../../support/test-withdrawing.ts';

let t: WithdrawingServer;
let caseId: string;
let withdrawalId: string;
beforeAll(async () => {
  t = await openWithdrawingServer();
});
beforeEach(async () => {
  caseId = await t.addFundedCase(5000);
  withdrawalId = await t.apply(caseId, { amountInFen: 4000 });
  await t.decide('drawPublic', withdrawalId, { by: staff.reviewer });
});
afterAll(() => t.close());

async function object(): Promise<string> {
  const userId = await makeVerifier(t.services.db, caseId);
  const content = '据我所知，这位患者已经出院了。';
  return (await addObjection(t.services, { withdrawalId, userId, content }, t.services.now())).id;
}

test('the family is told that an objection does not hold once it is decided, and why', async () => {
  const objection = await object();
  const words = '我们致电医院核实过，患者仍在住院。';
  const told = () =>
    t.services.db
      .selectFrom('notices')
      .select('params')
      .where('user_id', '=', `owner-${caseId}`)
      .where('kind', '=', 'withdrawalCleared')
      .execute();
  await t.decide('objection', objection, { by: staff.second, words });
  expect(await told()).toEqual([]);
  await t.decide('objection', `${objection}+second`, { by: staff.administrator, words });
  expect(await told()).toEqual([{ params: JSON.stringify({ amountInFen: 4000, words }) }]);
});

test('an objection is not headed by what fewer than three are', async () => {
  await object();
  const headed = async () =>
    (await findDraw(t.services.db, withdrawalId, t.services.now()))?.objections[0]?.objector;
  expect(await headed()).toBe('someone');
  for (let more = 0; more < 2; more += 1) await makeVerifier(t.services.db, caseId);
  expect(await headed()).toBe('verifier');
});

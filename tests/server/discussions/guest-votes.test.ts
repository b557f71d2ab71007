import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { newId } from '#src/server/platform/keys.ts';
import { chatVote, getDiscussion } from '#src/shared/discussions/calls.ts';
import { addUser } from '../../support/funded-case.ts';
import { openWithdrawingServer, type WithdrawingServer } from '../../support/test-withdrawing.ts';
import { publishOn, signIn } from './discuss.ts';

let t: WithdrawingServer;
let caseId: string;
let discussionId: string;
beforeAll(async () => {
  t = await openWithdrawingServer();
});
beforeEach(async () => {
  caseId = await t.addFundedCase(9000);
  ({ discussionId } = await publishOn(t, caseId));
});
afterAll(() => t.close());

/** Gives without an account; answers what its browser keeps of the gift, and its order. */
async function giveAsGuest(infoUuid = caseId) {
  const { data, headers } = await t.order({ infoUuid });
  await t.atCashier(data.tradeNo, 'pay');
  await t.bank.deliverDue();
  const cookie = headers.getSetCookie().map((one) => one.split(';')[0]);
  return { cookie: cookie.join('; '), tradeNo: data.tradeNo };
}

/** Adds somebody new, signed in on the device with these cookies. */
async function someone(cookie?: string) {
  const userId = newId();
  await addUser(t, userId);
  const token = await signIn(t, userId);
  const origin = 'http://localhost:4321';
  const headers: Record<string, string> = cookie ? { cookie, origin } : { origin };
  return { userId, token, headers };
}

type Someone = Awaited<ReturnType<typeof someone>>;
const voteOf = async (who: Someone, option: 'trust' | 'doubt' = 'trust') => {
  const { refusal, data } = await t.call(chatVote, { bizId: discussionId, option }, who);
  return refusal?.reason ?? data.counts;
};
const mayVote = async (who: Someone) =>
  (await t.call(getDiscussion, { infoUuid: caseId }, who)).data?.mayVote;

test('who gave without an account votes once they signed in on that device, and on none else', async () => {
  const { cookie } = await giveAsGuest();
  const giver = await someone(cookie);
  expect(await mayVote(await someone())).toBe(false);
  expect(await voteOf(await someone())).toBe('onlyDonorsVote');
  expect(await mayVote(giver)).toBe(true);
  expect(await voteOf(giver)).toEqual({ trust: 1, doubt: 0 });
});

test('the gift gives one vote: to nobody who signs in there afterwards, and it is changed anywhere', async () => {
  const { cookie } = await giveAsGuest();
  const giver = await someone(cookie);
  await voteOf(giver);
  const next = await someone(cookie);
  expect(await mayVote(next)).toBe(false);
  expect(await voteOf(next, 'doubt')).toBe('onlyDonorsVote');
  const elsewhere = { ...giver, headers: { origin: 'http://localhost:4321' } };
  expect(await voteOf(elsewhere, 'doubt')).toEqual({ trust: 0, doubt: 1 });
});

test('ten who sign in at once with one gift have one vote', async () => {
  const { cookie } = await giveAsGuest();
  const people = await Promise.all(Array.from({ length: 10 }, () => someone(cookie)));
  const answers = await Promise.all(people.map((who) => voteOf(who)));
  expect(answers.filter((one) => one !== 'onlyDonorsVote')).toEqual([{ trust: 1, doubt: 0 }]);
});

test('no vote comes of a gift to another appeal, of one that went back, or for the family', async () => {
  const other = await giveAsGuest(await t.addFundedCase(0));
  expect(await voteOf(await someone(other.cookie))).toBe('onlyDonorsVote');
  const { cookie, tradeNo } = await giveAsGuest();
  const owner = { ...(await someone(cookie)), userId: `owner-${caseId}` };
  owner.token = await signIn(t, owner.userId);
  expect(await voteOf(owner)).toBe('onlyDonorsVote');
  await t.services.db
    .updateTable('donations')
    .set((eb) => ({ returned_in_fen: eb.ref('amount_in_fen') }))
    .where('trade_no', '=', tradeNo)
    .execute();
  expect(await voteOf(await someone(cookie))).toBe('onlyDonorsVote');
});

import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { newId } from '#src/server/platform/keys.ts';
import { chatVote, getDiscussion } from '#src/shared/discussions/calls.ts';
import { addUser } from '../../support/funded-case.ts';
import { openWithdrawingServer, type WithdrawingServer } from '../../support/test-withdrawing.ts';
import { addDonor, giveAs, passDue, publishOn, signIn, vote } from './discuss.ts';

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

const detailFor = async (as: { token?: string }) =>
  (await t.call(getDiscussion, { infoUuid: caseId }, as)).data;

test('a donor votes once, may change it, and reads the counts only then', async () => {
  const [one, two] = [await addDonor(t, caseId), await addDonor(t, caseId)];
  await vote(t, { discussionId, userId: two, option: 'trust' });
  const as = { token: await signIn(t, one) };
  expect(await detailFor(as)).toMatchObject({ mayVote: true, ownOption: null, counts: null });
  expect(await detailFor({})).toMatchObject({ mayVote: false, counts: null });
  const voted = await t.call(chatVote, { bizId: discussionId, option: 'doubt' }, as);
  expect(voted.data).toEqual({ counts: { trust: 1, doubt: 1 } });
  const changed = await t.call(chatVote, { bizId: discussionId, option: 'trust' }, as);
  expect(changed.data).toEqual({ counts: { trust: 2, doubt: 0 } });
  expect(await detailFor(as)).toMatchObject({ ownOption: 'trust', counts: { trust: 2, doubt: 0 } });
  expect(await detailFor({})).toMatchObject({ counts: null });
});

test('only a gift that stands gives a vote, and never the family', async () => {
  const refused = { reason: 'onlyDonorsVote' };
  const stranger = newId();
  await addUser(t, stranger);
  const returned = await addDonor(t, caseId);
  await t.services.db
    .updateTable('donations')
    .set((eb) => ({ returned_in_fen: eb.ref('amount_in_fen') }))
    .where('user_id', '=', returned)
    .execute();
  const owner = `owner-${caseId}`;
  await giveAs(t, caseId, owner);
  const other = await addDonor(t, await t.addFundedCase(0));
  for (const userId of [stranger, returned, owner, other]) {
    await expect(vote(t, { discussionId, userId, option: 'trust' })).rejects.toMatchObject(refused);
  }
});

test('the clock ends voting, though staff have not decided yet', async () => {
  const userId = await addDonor(t, caseId);
  await passDue(t, discussionId);
  await expect(vote(t, { discussionId, userId, option: 'trust' })).rejects.toMatchObject({
    reason: 'discussionNotOpen',
  });
});

test('50 votes at once of one donor are one vote, and 50 donors at once have 50', async () => {
  const donor = await addDonor(t, caseId);
  const options = ['trust', 'doubt'] as const;
  await Promise.all(
    Array.from({ length: 50 }, (_, n) =>
      vote(t, { discussionId, userId: donor, option: options[n % 2] ?? 'trust' }),
    ),
  );
  const rows = () =>
    t.services.db
      .selectFrom('discussion_votes')
      .select('user_id')
      .where('discussion_id', '=', discussionId)
      .execute();
  expect(await rows()).toEqual([{ user_id: donor }]);
  const donors = [];
  for (let n = 0; n < 50; n += 1) donors.push(await addDonor(t, caseId));
  await Promise.all(donors.map((userId) => vote(t, { discussionId, userId, option: 'trust' })));
  expect(await rows()).toHaveLength(51);
  const { trust, doubt } = await vote(t, { discussionId, userId: donor, option: 'doubt' });
  expect({ trust, doubt }).toEqual({ trust: 50, doubt: 1 });
}, 60_000);

import { afterAll, beforeAll, expect, test } from 'vitest';
import { bigDonationInFen, tellOfGift } from '#src/server/donations/settle/tell-of-gift.ts';
import { userInfo } from '#src/shared/accounts/calls.ts';
import { commentAdd, frameCommentSave } from '#src/shared/comments/calls.ts';
import { makeCase, makeGift } from '../../support/case-factory.ts';
import { type NoticeDesk, openNoticeDesk } from './notice-desk.ts';

let t: NoticeDesk;
beforeAll(async () => {
  t = await openNoticeDesk();
});
afterAll(() => t.close());

let mobile = 13_400_000_000;
async function people() {
  mobile += 3;
  const [owner, donor, reader] = [
    await t.person(String(mobile)),
    await t.person(String(mobile + 1)),
    await t.person(String(mobile + 2)),
  ];
  const { id: infoUuid } = await makeCase(t.services.db, { owner_user_id: owner.userId });
  return { owner, donor, reader, infoUuid };
}
const kindsOf = async (token: string) => (await t.list(token)).list.map(({ kind }) => kind);

test('a donor hears that a gift arrived, the fundraiser only of a large one, each once', async () => {
  const { owner, donor, infoUuid } = await people();
  const small = await makeGift(t.services.db, infoUuid, { user_id: donor.userId });
  const large = await makeGift(t.services.db, infoUuid, {
    user_id: donor.userId,
    amount_in_fen: bigDonationInFen,
  });
  for (const orderId of [small, large, large]) {
    await tellOfGift(t.services.db, { orderId }, t.services.now());
  }
  expect(await kindsOf(donor.token)).toEqual(['donationReceived', 'donationReceived']);
  expect(await kindsOf(owner.token)).toEqual(['bigDonation']);
});

test('a guest’s gift and a hidden amount tell nobody what they should not know', async () => {
  const { owner, infoUuid } = await people();
  const orderId = await makeGift(t.services.db, infoUuid, {
    amount_in_fen: bigDonationInFen,
    amount_hidden: 1,
  });
  await tellOfGift(t.services.db, { orderId }, t.services.now());
  expect(await kindsOf(owner.token)).toEqual([]);
});

test('an order that was never paid tells nobody', async () => {
  const { donor, infoUuid } = await people();
  const orderId = await makeGift(t.services.db, infoUuid, { user_id: donor.userId, paid_at: null });
  await tellOfGift(t.services.db, { orderId }, t.services.now());
  expect(await kindsOf(donor.token)).toEqual([]);
});

test('whoever is answered hears of it: under a comment and under a gift, not by oneself', async () => {
  const { donor, reader, infoUuid } = await people();
  const as = ({ token }: { token: string }) => ({ token });
  const { data } = await t.call(commentAdd, { infoUuid, content: '加油' }, as(reader));
  const answer = { infoUuid, content: '谢谢你', parentId: data.commentId };
  await t.call(commentAdd, answer, as(donor));
  await t.call(commentAdd, { ...answer, content: '我自己补充一句' }, as(reader));
  expect(await kindsOf(reader.token)).toEqual(['commentAnswered']);
  const { nickname } = (await t.call(userInfo, {}, as(donor))).data;
  expect((await t.list(reader.token)).list[0]?.words).toContain(nickname);

  const orderId = await makeGift(t.services.db, infoUuid, { user_id: donor.userId });
  const thanks = { bizType: 'order', bizId: orderId, content: '好人一生平安' } as const;
  await t.call(frameCommentSave, thanks, as(reader));
  expect(await kindsOf(donor.token)).toEqual(['commentAnswered']);
});

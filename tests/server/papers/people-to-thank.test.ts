import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { findPeople } from '#src/server/papers/pennants/find-people.ts';
import { givePennant } from '#src/server/papers/pennants/give-pennant.ts';
import { orderModifyAnonymous } from '#src/shared/donations/own/calls.ts';
import { openPennantServer, type PennantServer } from './pennant-server.ts';

let t: PennantServer;
let caseId: string;
let family: string;
let donor: { token: string; userId: string };
beforeAll(async () => {
  t = await openPennantServer();
});
beforeEach(async () => {
  caseId = await t.addCase();
  family = await t.ownerOf(caseId);
  donor = await t.donorNext();
});
afterEach(() => t.expectMoneyRight());
afterAll(() => t.close());

test('those to thank page by anchor, last met first, without those thanked', async () => {
  const given = [];
  for (let i = 0; i < 3; i += 1) {
    const one = await t.donorNext();
    t.setNow(t.now() + 60_000);
    await t.giveAs(one.token, caseId, 1000 * (3 - i));
    given.push(one.userId);
  }
  const asked = { userId: `owner-${caseId}`, kind: 'gave', size: 2, locale: 'zh-CN' } as const;
  const read = (anchorId: string) => findPeople(t.services.db, { ...asked, anchorId }, t.now());
  const first = await read('');
  expect(first.list.map(({ toUserId }) => toUserId)).toEqual(given.slice(1).reverse());
  const next = await read(first.anchorId);
  expect(next.list.map(({ toUserId }) => toUserId)).toEqual(given.slice(0, 1));
  await t.thank(given[2] ?? '', { as: family });
  expect((await read('')).list[0]?.toUserId).toBe(given[1]);
});

test('who gave thanks a family that tells, by name alone', async () => {
  const orderId = await t.giveAs(donor.token, caseId);
  const thanks = { userId: donor.userId, toUserId: `owner-${caseId}`, kind: 'told' } as const;
  const give = () =>
    givePennant(t.services, { ...thanks, words: '说得明白', locale: 'zh-CN' }, t.now());
  await expect(give()).rejects.toMatchObject({ reason: 'pennantNotMet' });
  await t.addPost(caseId);
  await t.call(orderModifyAnonymous, { orderId, anonymous: true }, { token: donor.token });
  await expect(give()).rejects.toMatchObject({ reason: 'pennantNotMet' });
  await t.call(orderModifyAnonymous, { orderId, anonymous: false }, { token: donor.token });
  expect(await give()).toMatchObject({ kind: 'told', toName: '林' });
  expect(await t.pennantsOf(family)).toHaveLength(1);
});

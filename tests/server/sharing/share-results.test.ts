import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { newId } from '#src/server/platform/keys.ts';
import { findShareResult } from '#src/server/sharing/find-share-result.ts';
import { findSharers } from '#src/server/sharing/find-sharers.ts';
import { detailGetFriendsAndStrangersOrders, detailGetShared } from '#src/shared/sharing/calls.ts';
import { makeCase, makeGift } from '../../support/case-factory.ts';
import { openTestServer, type TestServer } from '../../support/test-server.ts';
import { share, shareRowOf, userIdOf, visit } from '../../support/test-sharing.ts';

let t: TestServer;
let infoUuid: string;
beforeAll(async () => {
  t = await openTestServer();
});
beforeEach(async () => {
  infoUuid = (await makeCase(t.services.db)).id;
});
afterAll(() => t.close());

test('a visitor counts once for a share, and a sharer never for their own', async () => {
  const token = await t.signIn('13900000023');
  const shareId = await share(t, { infoId: infoUuid, token });
  await visit(t, { infoUuid, shareSourceId: shareId, address: '10.0.0.1' });
  await visit(t, { infoUuid, shareSourceId: shareId, address: '10.0.0.1' });
  await Promise.all([
    visit(t, { infoUuid, shareSourceId: shareId, address: '10.0.0.2' }),
    visit(t, { infoUuid, shareSourceId: shareId, address: '10.0.0.2' }),
  ]);
  await visit(t, { infoUuid, shareSourceId: shareId, address: '10.0.0.3', token });
  await visit(t, { infoUuid, shareSourceId: newId(), address: '10.0.0.4' });
  expect((await shareRowOf(t, shareId)).visit_count).toBe(2);
  const kept = await t.services.db.selectFrom('share_visits').selectAll().execute();
  expect(JSON.stringify(kept)).not.toContain('10.0.0');
});

test('a sharer sees how far a share went, and nobody else does', async () => {
  const token = await t.signIn('13900000024');
  const userId = await userIdOf(t, '13900000024');
  const first = await share(t, { infoId: infoUuid, token });
  const second = await share(t, { infoId: infoUuid, shareSourceId: first });
  await visit(t, { infoUuid, shareSourceId: first, address: '10.0.1.1' });
  await visit(t, { infoUuid, shareSourceId: second, address: '10.0.1.2' });
  await makeGift(t.services.db, infoUuid, { share_source_id: second, sharedv: 2 });
  await makeGift(t.services.db, infoUuid, { share_source_id: second, paid_at: null });
  const asked = { caseId: infoUuid, shareId: first };
  const result = { visitCount: 2, shareCount: 1, giftCount: 1 };
  expect(await findShareResult(t.services.db, { ...asked, userId })).toEqual(result);
  expect(await findShareResult(t.services.db, { ...asked, userId: undefined })).toBeUndefined();
  expect(await findShareResult(t.services.db, { ...asked, userId: 'other' })).toBeUndefined();
  const sharers = await findSharers(t.services.db, {
    caseId: infoUuid,
    size: 10,
    locale: 'zh-CN',
  });
  expect(sharers).toEqual([{ name: expect.any(String), visitCount: 1 }]);
});

test('gifts are parted by whether the viewer stands anywhere above them', async () => {
  const token = await t.signIn('13900000025');
  const mine = await share(t, { infoId: infoUuid, token });
  const below = await share(t, {
    infoId: infoUuid,
    shareSourceId: await share(t, { infoId: infoUuid, shareSourceId: mine }),
  });
  const foreign = await share(t, { infoId: infoUuid });
  const gifts = [];
  for (const source of [mine, below, foreign, null]) {
    gifts.push(await makeGift(t.services.db, infoUuid, { share_source_id: source }));
  }
  const asked = { infoUuid, size: 10 };
  const { data } = await t.call(detailGetFriendsAndStrangersOrders, asked, { token });
  const idsOf = (list: { orderId: string }[]) => list.map(({ orderId }) => orderId).sort();
  expect(idsOf(data.friends)).toEqual(gifts.slice(0, 2).sort());
  expect(idsOf(data.strangers)).toEqual(gifts.slice(2).sort());
  const guest = await t.call(detailGetFriendsAndStrangersOrders, { infoUuid, size: 3 });
  expect([guest.data.friends.length, guest.data.strangers.length]).toEqual([0, 3]);
  const { anchorId } = guest.data;
  const rest = await t.call(detailGetFriendsAndStrangersOrders, { infoUuid, size: 3, anchorId });
  expect([rest.data.strangers.length, rest.data.hasNext]).toEqual([1, false]);
});

test("one sees the sharer's gifts under their name, never their anonymous ones", async () => {
  const token = await t.signIn('13900000026');
  const userId = await userIdOf(t, '13900000026');
  const shareSourceId = await share(t, { infoId: infoUuid, token });
  const open = await makeGift(t.services.db, infoUuid, { user_id: userId });
  await makeGift(t.services.db, infoUuid, { user_id: userId, anonymous: 1 });
  await makeGift(t.services.db, infoUuid);
  const { data } = await t.call(detailGetShared, { infoUuid, sharedv: 1, shareSourceId });
  expect(data.list.map(({ orderId }) => orderId)).toEqual([open]);
  expect((await t.call(detailGetShared, { infoUuid, sharedv: 1 })).data.list).toEqual([]);
  const guests = await share(t, { infoId: infoUuid });
  const none = await t.call(detailGetShared, { infoUuid, shareSourceId: guests });
  expect(none.data.list).toEqual([]);
});

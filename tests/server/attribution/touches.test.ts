import { afterAll, beforeAll, expect, test } from 'vitest';
import { erasePerson } from '#src/server/accounts/erase-person.ts';
import { cameByChannel } from '#src/server/attribution/came-by-channel.ts';
import { userSourceOf } from '#src/server/attribution/user-source.ts';
import { inTransaction } from '#src/server/db/in-transaction.ts';
import { newId } from '#src/server/platform/keys.ts';
import { serviceMessage } from '#src/shared/advisers/calls.ts';
import { dayMs } from '#src/shared/platform/china-days.ts';
import type { Touch, Touches } from '#src/shared/platform/touches.ts';
import { launchCase } from '#src/shared/raising/launch/calls.ts';
import { shareSuccess } from '#src/shared/sharing/calls.ts';
import { checkCode, codeFor } from '../../support/code-sign-in.ts';
import { type GivingServer, openGivingServer } from '../../support/test-giving.ts';
import { testNow } from '../../support/test-server.ts';
import { userIdOf } from '../../support/test-sharing.ts';

let t: GivingServer;
let infoUuid: string;
beforeAll(async () => {
  t = await openGivingServer();
  infoUuid = await t.addCase();
});
afterAll(() => t.close());

/** Makes the header of a device that came so. */
const cameBy = (touches: unknown, channel = '') => ({
  'x-common-message': Buffer.from(JSON.stringify({ channel, touches })).toString('base64'),
});
const first: Touch = { channel: 'first', source: 'a', at: testNow - 9 * dayMs };
const last: Touch = { channel: 'last', sharedv: '2', posid: 'p-1', at: testNow - dayMs };
const both: Touches = { first, last };

const rowsOf = (id: string) =>
  t.services.db
    .selectFrom('touches')
    .selectAll()
    .where('subject_id', '=', id)
    .orderBy('position')
    .execute();

async function giveBy(headers: Record<string, string>) {
  const { status, data } = await t.order({ infoUuid }, { headers });
  expect(status).toBe(200);
  return rowsOf(data.orderId);
}

test('a gift keeps the first and the last link that led to it', async () => {
  const rows = await giveBy(cameBy(both));
  expect(rows).toMatchObject([
    { subject: 'gift', position: 'first', channel: 'first', source: 'a', sharedv: '' },
    { subject: 'gift', position: 'last', channel: 'last', source: '', sharedv: '2', posid: 'p-1' },
  ]);
  expect(rows.map((row) => row.touched_at)).toEqual([first.at, last.at]);
});

test('an account, a share, a launch and a lead keep theirs, and a repeat adds none', async () => {
  const headers = { ...cameBy(both), 'x-client-address': '10.9.0.1' };
  const mobile = '13900000771';
  const begun = { caseType: 0, relation: 'self', illnessKey: 'leukemia', disease: '' } as const;
  const options = { token: await t.signIn(mobile), headers, idempotencyKey: newId() };
  const launched = await t.call(launchCase, { ...begun, agreed: true }, options);
  expect(launched.status).toBe(200);
  await t.call(launchCase, { ...begun, agreed: true }, options);
  const shared = { uuid: newId(), infoId: infoUuid };
  const share = await t.call(shareSuccess, shared, { headers });
  await t.call(shareSuccess, shared, { headers });
  const words = { name: '何禾', mobile, content: '请问怎样发起？', topic: 'service' } as const;
  const lead = await t.call(serviceMessage, words, { headers });
  await t.call(serviceMessage, words, { headers });
  const made = [
    ['launch', launched.data.infoUuid],
    ['share', share.data.shareId],
    ['lead', lead.data.ticketId],
  ] as const;
  for (const [subject, id] of made) {
    expect(await rowsOf(id)).toMatchObject([
      { subject, position: 'first', channel: 'first' },
      { subject, position: 'last', channel: 'last' },
    ]);
    expect(await cameByChannel(t.services.db, id)).toBe(subject === 'launch');
  }
});

test('an account keeps what led to it, and signing in again by another link changes nothing', async () => {
  const mobile = '13900000772';
  for (const channel of ['one', 'two']) {
    const said = { channel, at: testNow };
    const headers = cameBy({ first: said, last: said });
    const answer = await checkCode(t, { mobile, code: await codeFor(t, mobile) }, { headers });
    expect(answer.status).toBe(200);
    t.setNow(t.services.now() + 120_000);
  }
  t.setNow(testNow);
  const rows = await rowsOf(await userIdOf(t, mobile));
  expect(rows.map((row) => row.channel)).toEqual(['one', 'one']);
});

test('a closed account takes along what led there, and its sign in the links of others', async () => {
  const mobile = '13900000773';
  const token = await t.signIn(mobile);
  const userId = await userIdOf(t, mobile);
  const ownSource = userSourceOf(t.services.keys, userId);
  const headers = cameBy(both);
  const { data } = await t.order({ infoUuid }, { headers, token });
  const share = await t.call(shareSuccess, { uuid: newId(), infoId: infoUuid }, { headers, token });
  const byThem = { ...last, userSourceId: ownSource };
  const friend = await t.order({ infoUuid }, { headers: cameBy({ first: byThem, last: byThem }) });
  expect((await rowsOf(friend.data.orderId))[0]?.user_source_id).toBe(ownSource);
  await inTransaction(t.services.db, (trx) =>
    erasePerson(trx, { keys: t.services.keys, userId }, testNow),
  );
  for (const id of [data.orderId, share.data.shareId]) expect(await rowsOf(id)).toEqual([]);
  const [row] = await rowsOf(friend.data.orderId);
  expect(row).toMatchObject({ user_source_id: '', channel: 'last' });
});

test('what is old, ahead of its time or strange is mended or nothing, and refuses no gift', async () => {
  const at = testNow - 31 * dayMs;
  expect(await giveBy(cameBy({ first: { ...first, at }, last: { ...last, at } }))).toEqual([]);
  const [mended] = await giveBy(cameBy({ first: { ...first, at }, last }));
  expect(mended).toMatchObject({ channel: 'last' });
  const ahead = { ...last, at: testNow + 400 * dayMs };
  const rows = await giveBy(cameBy({ first: ahead, last: ahead }));
  expect(rows.map((row) => row.touched_at)).toEqual([testNow, testNow]);
  for (const strange of ['<b>', 'x'.repeat(65), '', 7, null, ['x'], '渠道', "' or 1=1"]) {
    const said = { ...last, channel: strange };
    const [row] = await giveBy(cameBy({ first: said, last: said }, String(strange)));
    expect(row).toMatchObject({ channel: '', posid: 'p-1' });
  }
  for (const none of ['x', 7, [], { first }, { first: 1, last: 2 }])
    expect(await giveBy(cameBy(none))).toEqual([]);
});

test('the page that is open now is the last link, though its device has not kept it yet', async () => {
  const referer = `${t.services.config.publicOrigin}/cf/activity/raise-regist?channel=`;
  const newer = await giveBy({ ...cameBy(both), referer: `${referer}now` });
  expect(newer.map((row) => row.channel)).toEqual(['first', 'now']);
  const same = await giveBy({ ...cameBy(both), referer: `${referer}last&sharedv=2&posid=p-1` });
  expect(same.map((row) => row.touched_at)).toEqual([first.at, last.at]);
});

test.each([
  ['the own page before', (origin: string) => `${origin}/cf/contribute/x?channel=paper&utm=1`, 1],
  ['another site', () => 'https://other.example/?channel=paper', 0],
  ['a path alone', () => '/cf/pay?channel=paper', 0],
  ['nonsense', () => 'http://[', 0],
])('without script %s tells what it can', async (_, referer, told) => {
  const rows = await giveBy({ referer: referer(t.services.config.publicOrigin) });
  expect(rows.map((row) => row.channel)).toEqual(told ? ['paper', 'paper'] : []);
});

import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import {
  detailGet,
  detailGetOneRecord,
  detailGetSelf,
  getLoveList,
} from '#src/shared/cases/calls.ts';
import { makeCase, makeGift } from '../../support/case-factory.ts';
import { openTestServer, type TestServer } from '../../support/test-server.ts';

let t: TestServer;
let infoUuid: string;
beforeAll(async () => {
  t = await openTestServer();
});
afterAll(() => t.close());
beforeEach(async () => {
  infoUuid = (await makeCase(t.services.db)).id;
});

const give = (overrides: Parameters<typeof makeGift>[2] = {}) =>
  makeGift(t.services.db, infoUuid, overrides);

describe('those who hide something', () => {
  const name = '不愿署名的人';
  const avatar = '/media/avatars/secret.webp';
  const amount = 123_457;

  test('a name or a face is in no public call', async () => {
    const orderId = await give({ display_name: name, head_img_url: avatar, anonymous: 1 });
    const answers = await Promise.all([
      t.call(getLoveList, { infoUuid }),
      t.call(getLoveList, { infoUuid, sort: 'largest' }),
      t.call(detailGet, { infoUuid }),
      t.call(detailGetOneRecord, { infoUuid, orderId }),
    ]);
    for (const answer of answers) {
      const text = JSON.stringify(answer.data);
      expect(text).toContain('爱心人士');
      expect(text).not.toContain(name);
      expect(text).not.toContain(avatar);
    }
  });

  test('an amount is in no public call, not in an anchor and not by its place', async () => {
    const orderId = await give({ amount_in_fen: amount, amount_hidden: 1 });
    await give({ amount_in_fen: amount + 1 });
    await give({ amount_in_fen: amount - 1 });
    const answers = await Promise.all([
      t.call(getLoveList, { infoUuid, size: 1 }),
      t.call(getLoveList, { infoUuid, sort: 'largest', size: 1 }),
      t.call(getLoveList, { infoUuid, sort: 'largest' }),
      t.call(detailGet, { infoUuid }),
      t.call(detailGetOneRecord, { infoUuid, orderId }),
    ]);
    for (const { data } of answers) {
      const text = JSON.stringify(data);
      const anchor = 'anchorId' in data ? Buffer.from(data.anchorId, 'base64url').toString() : '';
      expect(text + anchor).not.toMatch(new RegExp(`\\b${amount}\\b|1234\\.57`));
    }
    expect(JSON.stringify(answers[2]?.data)).not.toContain(orderId);
  });

  test('still see their own', async () => {
    const token = await t.signIn('13800000001');
    const { id: user_id } = await t.services.db
      .selectFrom('users')
      .select('id')
      .orderBy('created_at', 'desc')
      .orderBy('mobile_masked', 'desc')
      .where('mobile_masked', 'is not', null)
      .executeTakeFirstOrThrow();
    const orderId = await give({
      user_id,
      anonymous: 1,
      amount_hidden: 1,
      amount_in_fen: amount,
      display_name: name,
    });
    await give({ user_id: null });
    const { data } = await t.call(detailGetSelf, { infoUuid }, { token });
    expect(data.list).toMatchObject([
      { orderId, amountInFen: amount, amountHidden: true, nickname: name },
    ]);
  });

  test('carry the default name in the reader’s language', async () => {
    await give({ anonymous: 1 });
    await give({ display_name: '' });
    const headers = { 'x-common-message': btoa(JSON.stringify({ language: 'en' })) };
    const { data } = await t.call(getLoveList, { infoUuid }, { headers });
    expect(data.list.map((record) => record.nickname)).toEqual(['A kind person', 'A kind person']);
  });
});

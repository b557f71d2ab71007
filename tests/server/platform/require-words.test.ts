import { afterAll, beforeAll, expect, test } from 'vitest';
import { newId } from '#src/server/platform/keys.ts';
import { commentAdd, commentGet, frameCommentSave } from '#src/shared/comments/calls.ts';
import { linkTo } from '#src/shared/routes.ts';
import { verificationAdd, verificationCorrect } from '#src/shared/verification/acts/calls.ts';
import { lastWishes, saveWishing } from '#src/shared/wishes/calls.ts';
import { textsOf } from '#src/texts/texts.ts';
import { telling } from '../../shared/raising/words-to-hide.ts';
import { type GivingServer, openGivingServer } from '../../support/test-giving.ts';
import { testOrigin } from '../../support/test-server.ts';

let t: GivingServer;
let infoUuid: string;
let token: string;
beforeAll(async () => {
  t = await openGivingServer();
  infoUuid = await t.addCase();
  token = await t.signIn('13300000777');
});
afterAll(() => t.close());

/** Each calls from an address of its own, so that no budget stands in the way. */
const own = () => ({ token, headers: { 'x-client-address': newId() } });
const told = '我的电话 13812345678 请加我，我们慢慢说。';
const open = '我们住同一个楼道，孩子住院以后去看过。';
const { privateWords } = textsOf('zh-CN').fieldProblems;
const refused = (fields: readonly string[]) => ({
  status: 400,
  refusal: {
    reason: 'inputInvalid',
    fields: Object.fromEntries(fields.map((field) => [field, privateWords])),
  },
});

/** This is one of each kind that can be nothing else. */
const certain = ['idCard', 'bankCard', 'mobile', 'messaging'].map(
  (kind) => telling.find((one) => one[0] === kind)?.[1] ?? '',
);

test.each([told, '１３８ １２３４ ５６７８ 找我', ...certain])(
  'a comment that says "%s" is refused at its field, in either call',
  async (content) => {
    const thread = { bizType: 'case', bizId: infoUuid, content } as const;
    for (const answer of [
      await t.call(commentAdd, { infoUuid, content }, own()),
      await t.call(frameCommentSave, thread, own()),
    ]) {
      expect(answer).toMatchObject(refused(['content']));
    }
    expect((await t.call(commentGet, { infoUuid })).data.list).toEqual([]);
  },
);

test('numbers that belong to nobody are said', async () => {
  for (const content of ['已捐 10000 元，加油', '医院电话 0870-1234567 可以核实', open]) {
    expect((await t.call(commentAdd, { infoUuid, content }, own())).status).toBe(200);
  }
});

test('nor does a gift carry one, in its words or its name, and no order is made', async () => {
  const asked = { infoUuid, content: told, displayName: '老王13812345678' };
  expect(await t.order(asked)).toMatchObject(refused(['content', 'displayName']));
  const rows = await t.services.db.selectFrom('donations').select('id').execute();
  expect(rows).toEqual([]);
  expect((await t.order({ infoUuid, content: '加油' })).status).toBe(200);
});

test('nor a verification, as it is written and as it is corrected', async () => {
  const kind = { kind: 'sickFriend', relation: 'wardMate', realName: '林小雨' } as const;
  const add = (content: string) => t.call(verificationAdd, { infoUuid, ...kind, content }, own());
  expect(await add(told)).toMatchObject(refused(['content']));
  const { data } = await add(open);
  const { verifyId } = data;
  expect(await t.call(verificationCorrect, { verifyId, content: told }, own())).toMatchObject(
    refused(['content']),
  );
});

test('nor a wish, and the hour for the next does not begin', async () => {
  expect(await t.call(saveWishing, { content: told }, own())).toMatchObject(refused(['content']));
  expect((await t.call(saveWishing, { content: '早日康复' }, own())).status).toBe(200);
  const { list } = (await t.call(lastWishes, { size: 9 })).data;
  expect(list.map(({ content }) => content)).toEqual(['早日康复']);
});

test('nor does a form without script pass one on', async () => {
  const before = (await t.call(commentGet, { infoUuid })).data.list;
  const answer = await t.request(linkTo('contribute', { params: { infoUuid }, locale: 'en' }), {
    method: 'POST',
    body: new URLSearchParams({ step: 'comment', content: told }),
    headers: { origin: testOrigin, authorization: `Bearer ${token}` },
  });
  expect(answer.status).toBe(422);
  expect((await t.call(commentGet, { infoUuid })).data.list).toEqual(before);
});

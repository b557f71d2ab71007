import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { findThanks } from '#src/server/raiser/find-thanks.ts';
import { saveThanks, thanksLength } from '#src/shared/raiser/thanks/calls.ts';
import { fresh, openPostDesk, type PostDesk } from '../progress/post-desk.ts';

let t: PostDesk;
beforeAll(async () => {
  t = await openPostDesk();
});
beforeEach(() => t.begin());
afterAll(() => t.close());

const say = (words: string, as: object = fresh(t.owner)) =>
  t.call(saveThanks, { infoUuid: t.infoUuid, words }, as);
const said = () => findThanks(t.services.db, t.infoUuid);

test('a family says its thanks once, says them anew, and takes them back', async () => {
  expect(await said()).toBe('');
  expect((await say('谢谢您')).data).toEqual({ words: '谢谢您' });
  expect(await said()).toBe('谢谢您');
  await Promise.all([say('谢谢每一位'), say('谢谢每一位')]);
  expect(await said()).toBe('谢谢每一位');
  await say('  ');
  expect(await said()).toBe('');
});

test('thanks hold no number by which somebody is reached', async () => {
  const { status, refusal } = await say('谢谢，电话 13800001234');
  expect(status).toBe(400);
  expect(refusal?.fields).toHaveProperty('words');
  expect(await said()).toBe('');
});

test('nobody else speaks for the family, and nobody at length', async () => {
  expect((await say('谢谢', {})).status).toBe(401);
  expect((await say('谢谢', fresh(t.other))).status).toBe(404);
  expect((await say('谢'.repeat(thanksLength + 1))).status).toBe(400);
  expect(await said()).toBe('');
});

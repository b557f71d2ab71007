import { afterAll, beforeAll, expect, test } from 'vitest';
import { findActivities } from '#src/server/activities/find-activities.ts';
import { getActivityInfo } from '#src/shared/activities/calls.ts';
import { dayMs, dayOf } from '#src/shared/platform/china-days.ts';
import { textsOf } from '#src/texts/texts.ts';
import { type MatchingDesk, openMatchingDesk } from './matching-desk.ts';

let t: MatchingDesk;
beforeAll(async () => {
  t = await openMatchingDesk();
});
afterAll(() => t.close());

const nameIn = async (activityId: string, language: string) => {
  const headers = { 'accept-language': language };
  return (await t.call(getActivityInfo, { activityId }, { headers })).data.name;
};

test('an activity is called in its reader’s language, where two persons gave it a name in it', async () => {
  const cases = await t.addCase();
  const activityId = await t.run({ cases, name: '一起加油', 'name.en': 'Together' });
  expect(await nameIn(activityId, 'en')).toBe('Together');
  expect(await nameIn(activityId, 'zh-CN')).toBe('一起加油');
  const [found] = await findActivities(t.services.db, { activityIds: [activityId], locale: 'en' });
  expect([found?.name, found]).toEqual(['Together', expect.not.objectContaining({ names: '' })]);
});

test('without another name the first one stands in every language', async () => {
  const activityId = await t.run({ cases: await t.addCase(), name: '一起加油' });
  expect(await nameIn(activityId, 'en')).toBe('一起加油');
});

test('a name of two lines, or too long, is told at the field of its language', async () => {
  const cases = await t.addCase();
  const { fieldProblems: wrong } = textsOf('zh-CN');
  const long = await t.propose({ cases, 'name.en': 'x'.repeat(61) });
  expect(long.data).toMatchObject({ fields: { 'name.en': wrong.tooLong } });
  const lines = await t.propose({ cases, 'name.en': 'a\nb' });
  expect(lines.data).toMatchObject({ fields: { 'name.en': wrong.malformed } });
});

test('an end before the start, or one that is over, is told at its field', async () => {
  const cases = await t.addCase();
  const { endBeforeStart, dayOver } = textsOf('zh-CN').fieldProblems;
  const ended = async (from: number, until: number) => {
    const [startDay, endDay] = [from, until].map((days) => dayOf(t.services.now() + days * dayMs));
    return (await t.propose({ cases, startDay, endDay })).refusal?.fields?.endDay;
  };
  expect([await ended(3, 2), await ended(-3, -1)]).toEqual([endBeforeStart, dayOver]);
});

import { afterAll, beforeAll, expect, test } from 'vitest';
import { newId } from '#src/server/platform/keys.ts';
import { progressAdd, progressUpdate } from '#src/shared/progress/calls.ts';
import { namesInFull } from '#src/shared/raising/names-in.ts';
import { textsOf } from '#src/texts/texts.ts';
import { baseFields } from '../../../support/family-fields.ts';
import {
  addFamily,
  addPublicCase,
  saveBase,
  savePatient,
  savePayee,
  someIdCard,
} from '../../../support/test-family.ts';
import { openTestServer, type TestServer } from '../../../support/test-server.ts';
import { addStaff, as } from '../../../support/test-staff.ts';

let t: TestServer;
beforeAll(async () => {
  t = await openTestServer();
});
afterAll(() => t.close());

const fieldsOf = ({ refusal }: { refusal: { fields?: Record<string, string> } | undefined }) =>
  Object.keys(refusal?.fields ?? {});

test('cards and mobile phones never stand in words that everyone reads', async () => {
  const family = await addFamily(t);
  const card = someIdCard();
  const exposed = await saveBase(t, family, { content: `${baseFields.content}身份证${card}` });
  expect(fieldsOf(exposed)).toEqual(['content']);
  const called = await saveBase(t, family, { title: '救救父亲 138 1234 5678' });
  expect(fieldsOf(called)).toEqual(['title']);
  const ward = `${baseFields.content}病区电话 0870-1234567，已花 180000 元。`;
  expect((await saveBase(t, family, { content: ward })).code).toBe(0);
});

test('who is ill and who is paid are named to nobody in full, whichever was told first', async () => {
  const family = await addFamily(t);
  const named = `${baseFields.content}他叫林大木。`;
  expect((await saveBase(t, family, { content: named })).code).toBe(0);
  expect(fieldsOf(await savePatient(t, family))).toEqual(['name']);
  expect((await saveBase(t, family)).code).toBe(0);
  expect((await savePatient(t, family)).code).toBe(0);
  const again = await saveBase(t, family, { content: named, title: '林大木等着做移植手术' });
  expect(fieldsOf(again).sort()).toEqual(['content', 'title']);
  expect((await saveBase(t, family, { title: '木匠老林等着做移植手术' })).code).toBe(0);
});

test('an update names and numbers nobody either, new or mended', async () => {
  const family = await addPublicCase(t, await addStaff(t, 'reviewer'));
  await savePayee(t, family);
  const told = '今天做完了第二次化疗，指标在往好的方向走。';
  const add = (content: string) =>
    t.call(
      progressAdd,
      { infoUuid: family.caseId, content },
      { ...as(family), idempotencyKey: newId() },
    );
  const { fieldProblems } = textsOf('zh-CN');
  const refused = [
    ['请打 138 1234 5678 找我。', fieldProblems.privateWords],
    ['林大木能坐起来了。', fieldProblems.namesInFull],
    ['林小雨替他交了费。', fieldProblems.namesInFull],
  ];
  for (const [words, content] of refused)
    expect((await add(told + words)).refusal?.fields).toEqual({ content });
  const { progressId } = (await add(told)).data;
  for (const [words, content] of refused) {
    const mended = { progressId, content: told + words };
    const { refusal } = await t.call(progressUpdate, mended, as(family));
    expect(refusal?.fields).toEqual({ content });
  }
});

test('a Latin name is found as a word, and not within another', () => {
  expect(namesInFull('Please help Ann Li, who is ill.', 'Ann Li')).toBe(true);
  expect(namesInFull('please help ann li', 'Ann Li')).toBe(true);
  expect(namesInFull('Everyone in the family is Living well.', 'Li')).toBe(false);
  expect(namesInFull('李', '李')).toBe(false);
});

import { afterAll, beforeAll, expect, test } from 'vitest';
import { findReadyTexts } from '#src/server/desk/ready-texts/find-ready-texts.ts';
import { progressGetOne } from '#src/shared/progress/calls.ts';
import { deskClaimNext, deskDecide } from '#src/shared/review/calls.ts';
import { deskSaveReadyText } from '#src/shared/review/ready/calls.ts';
import { readyFor, readyTextNames } from '#src/shared/review/ready-texts.ts';
import { textsOf } from '#src/texts/texts.ts';
import { addStaff, as, type Staff } from '../../support/test-staff.ts';
import { fresh, openPostDesk, type PostDesk } from '../progress/post-desk.ts';

let t: PostDesk;
let reviewer: Staff;
let administrator: Staff;
beforeAll(async () => {
  t = await openPostDesk();
  reviewer = await addStaff(t, 'reviewer');
  administrator = await addStaff(t, 'administrator');
});
afterAll(() => t.close());

const chinese = { 'label.zh-CN': '日期', 'words.zh-CN': '请写上日期。' };
const english = { 'label.en': 'Date', 'words.en': 'Please add the date.' };
const save = (text: Record<string, string>, by = administrator) =>
  t.call(deskSaveReadyText, { kind: 'words', shown: '1', ...text } as never, as(by));
const found = async (textId: string) =>
  (await findReadyTexts(t.services.db)).find((text) => text.textId === textId);
const newest = async () => (await findReadyTexts(t.services.db)).at(-1);

async function refuseWith(ready: string) {
  const { progressId } = await t.post({ content: `今天做完了第二次化疗。${ready}` });
  const { data: task } = await t.call(deskClaimNext, { queue: 'post' }, as(reviewer));
  const input = { taskId: task?.taskId ?? '', revision: 1, decision: 'refuse' as const };
  const told = { ready: JSON.stringify({ content: ready }) };
  const { status } = await t.call(deskDecide, { ...input, ...told } as never, as(reviewer));
  return { status, progressId };
}
const toldOf = async (progressId: string) =>
  (await t.call(progressGetOne, { progressId }, fresh(t.owner))).data.refusals;

test('as the house wrote them they are offered, by what they can be said of', async () => {
  const texts = await findReadyTexts(t.services.db);
  expect(texts.map(({ textId }) => textId)).toEqual(readyTextNames);
  const { unclear } = textsOf('en').review.readyTexts;
  expect(texts[0]).toMatchObject({ kind: 'picture', shown: true, said: { en: unclear } });
  const names = (imageIds: string[], value = '') =>
    readyFor(texts, { imageIds, value }).map(({ textId }) => textId);
  expect(names(['a picture'])).toContain('unclear');
  expect(names([])).not.toContain('unclear');
  expect(names([])).toContain('tooVague');
  expect(names(['a picture'])).not.toContain('tooVague');
  expect(names(['a picture'], 'and words')).toEqual(readyTextNames);
  for (const some of [names([]), names(['a picture'])]) expect(some).toContain('missing');
});

test('one that was reworded is what families are told from then on; what was told stays', async () => {
  await t.begin();
  const before = await refuseWith('tooVague');
  const { words } = textsOf('zh-CN').review.readyTexts.tooVague;
  expect(await toldOf(before.progressId)).toEqual({ content: words });
  expect((await save({ textId: 'tooVague', ...chinese, ...english })).status).toBe(200);
  const after = await refuseWith('tooVague');
  expect(await toldOf(after.progressId)).toEqual({ content: chinese['words.zh-CN'] });
  expect(await toldOf(before.progressId)).toEqual({ content: words });
  const act = await t.services.db
    .selectFrom('audit_trail')
    .selectAll()
    .where('act', '=', 'saveReadyText')
    .executeTakeFirstOrThrow();
  expect(act).toMatchObject({ staff_user_id: administrator.userId, subject_id: 'tooVague' });
  expect(act.detail).toContain(words);
  expect(act.detail).toContain(english['words.en']);
});

test('a new one is offered at the end, speaks the first language where one is left out, and can be taken away', async () => {
  expect((await save({ ...chinese })).status).toBe(200);
  const added = await newest();
  const said = { label: '日期', words: '请写上日期。' };
  expect(added).toMatchObject({ shown: true, said: { 'zh-CN': said, en: said } });
  const textId = added?.textId ?? '';
  await t.begin();
  const { progressId, status } = await refuseWith(textId);
  expect([status, await toldOf(progressId)]).toEqual([200, { content: said.words }]);
  await save({ textId, ...chinese, shown: '' });
  expect(await found(textId)).toMatchObject({ shown: false });
  expect((await findReadyTexts(t.services.db)).length).toBe(readyTextNames.length + 1);
});

test('only administrators word them, in the first language at least, and one that is there', async () => {
  expect((await save(chinese, reviewer)).status).toBe(403);
  expect((await save(english)).refusal?.fields).toHaveProperty('label.zh-CN');
  expect((await save({ ...chinese, kind: 'song' })).refusal?.fields).toHaveProperty('kind');
  expect((await save({ ...chinese, textId: 'nobodyWroteIt' })).status).toBe(404);
  expect((await save({ ...chinese, 'words.zh-CN': '字'.repeat(301) })).status).toBe(400);
});

test('of several who word one at once the last holds, and the trail tells of each', async () => {
  const count = async () =>
    (
      await t.services.db
        .selectFrom('audit_trail')
        .select('position')
        .where('act', '=', 'saveReadyText')
        .where('subject_id', '=', 'missing')
        .execute()
    ).length;
  const said = ['一', '二', '三'];
  const answers = await Promise.all(
    said.map((label) => save({ textId: 'missing', ...chinese, 'label.zh-CN': label })),
  );
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
  expect(await count()).toBe(3);
  expect(said).toContain((await found('missing'))?.said['zh-CN'].label);
});

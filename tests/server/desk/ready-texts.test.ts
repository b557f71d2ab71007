import { afterAll, beforeAll, expect, test } from 'vitest';
import { updateProfile } from '#src/shared/accounts/profile/calls.ts';
import { progressGetOne } from '#src/shared/progress/calls.ts';
import { deskClaimNext, deskDecide } from '#src/shared/review/calls.ts';
import { textsOf } from '#src/texts/texts.ts';
import { addStaff, as, type Staff } from '../../support/test-staff.ts';
import { fresh, openPostDesk, type PostDesk } from '../progress/post-desk.ts';

let t: PostDesk;
let reviewer: Staff;
beforeAll(async () => {
  t = await openPostDesk();
  reviewer = await addStaff(t, 'reviewer');
});
afterAll(() => t.close());

const typed = '请补上日期。';
const speak = (locale: 'zh-CN' | 'en') => t.call(updateProfile, { locale }, fresh(t.owner));

async function refuseFor(content: string, ready: Record<string, string>) {
  const { progressId } = await t.post({ content });
  const { data: task } = await t.call(deskClaimNext, { queue: 'post' }, as(reviewer));
  const input = { taskId: task?.taskId ?? '', revision: 1, decision: 'refuse' as const };
  const told = { ready: JSON.stringify(ready), refusals: JSON.stringify({ content: typed }) };
  const { status, refusal } = await t.call(deskDecide, { ...input, ...told }, as(reviewer));
  return { status, refusal, progressId };
}

test.each(['zh-CN', 'en'] as const)(
  'a family that reads %s is told a ready text in it, and keeps what it was told',
  async (locale) => {
    await t.begin();
    await speak(locale);
    const { status, progressId } = await refuseFor(`今天做完了第二次化疗，${locale}。`, {
      content: 'tooVague',
    });
    expect(status).toBe(200);
    await speak(locale === 'en' ? 'zh-CN' : 'en');
    const { data } = await t.call(progressGetOne, { progressId }, fresh(t.owner));
    const { words } = textsOf(locale).review.readyTexts.tooVague;
    expect(data.refusals).toEqual({ content: `${words}\n${typed}` });
  },
);

test('a ready text that nobody wrote is refused, and nothing is decided', async () => {
  await t.begin();
  const { status, refusal, progressId } = await refuseFor('今天的检查结果也出来了，一切都好。', {
    content: 'unheardOf',
  });
  expect([status, Object.keys(refusal?.fields ?? {})]).toEqual([400, ['ready.content']]);
  const { data } = await t.call(progressGetOne, { progressId }, fresh(t.owner));
  expect(data.refusals).toEqual({});
});

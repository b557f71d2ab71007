import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { actOnCase } from '#src/server/desk/cases/act-on-case.ts';
import { findQueue } from '#src/server/desk/tasks/queues.ts';
import { findExplained } from '#src/server/raiser/find-explained.ts';
import { findQuestioned } from '#src/server/raiser/find-questioned.ts';
import { explainCase } from '#src/shared/raiser/questions/calls.ts';
import type { CaseAct } from '#src/shared/review/case-acts.ts';
import { uploadPhoto } from '../../support/test-photos.ts';
import { testNow } from '../../support/test-server.ts';
import { addStaff } from '../../support/test-staff.ts';
import { fresh, openPostDesk, type PostDesk } from '../progress/post-desk.ts';

const content = '这份工伤认定书是社保局开的，原件照片在这里。';

let t: PostDesk;
beforeAll(async () => {
  t = await openPostDesk();
});
beforeEach(async () => {
  t.setNow(testNow);
  await t.begin();
});
afterAll(() => t.close());

const explain = (attachments = '', token = t.owner, said = content) =>
  t.call(explainCase, { infoUuid: t.infoUuid, content: said, attachments } as never, fresh(token));

async function act(name: CaseAct, reason = '医院说没有这个人', warning = ''): Promise<string> {
  const { userId: staffUserId } = await addStaff(t, 'administrator');
  const why = { act: name, reason, warning, staffUserId };
  await actOnCase(t.services, { infoUuid: t.infoUuid, ...why }, testNow);
  return staffUserId;
}

const tasks = () =>
  t.services.db
    .selectFrom('review_tasks')
    .select('subject_id')
    .where('case_id', '=', t.infoUuid)
    .where('queue', '=', 'message')
    .execute();

test('only while a case is in question its family writes unasked, and nobody else', async () => {
  expect((await explain()).refusal?.reason).toBe('caseStateRefuses');
  await act('markRisk');
  expect((await explain('', t.other)).refusal?.reason).toBe('notFound');
  expect((await explain()).status).toBe(200);
});

test('the family reads what staff last wrote against its case, and after it is cleared nothing', async () => {
  const questioned = () => findQuestioned(t.services, t.infoUuid, testNow);
  await act('markRisk');
  expect(await questioned()).toMatchObject({ by: 'risk', told: '医院说没有这个人' });
  await act('stopCase', '入院证明是借来的');
  expect(await questioned()).toMatchObject({ told: '入院证明是借来的', warning: null });
  await t.begin();
  await act('markRisk', '请交入院证明', '风险提示：入院证明还没有看到');
  const warned = { told: '请交入院证明', warning: '风险提示：入院证明还没有看到' };
  expect(await questioned()).toMatchObject(warned);
  await act('clearRisk', '入院证明看到了');
  expect(await questioned()).toBeUndefined();
});

test('it comes to the desk once, with its papers, as words about this case', async () => {
  await act('markRisk');
  const { imageId } = await uploadPhoto(t, { token: t.owner, purpose: 'answer' });
  for (const status of [200, 200]) expect((await explain(imageId)).status).toBe(status);
  const [task, ...more] = await tasks();
  expect(more).toEqual([]);
  const found = await findQueue('message')?.find(t.services, task?.subject_id ?? '', 'zh-CN');
  expect(found?.caseId).toBe(t.infoUuid);
  expect(found?.fields).toContainEqual(
    expect.objectContaining({ name: 'content', value: content, imageIds: [imageId] }),
  );
});

test('another one’s photo is refused at its field, and nothing is kept', async () => {
  await act('markRisk');
  const { imageId } = await uploadPhoto(t, { token: t.other, purpose: 'answer' });
  expect(Object.keys((await explain(imageId)).refusal?.fields ?? {})).toEqual(['attachments']);
  expect(await tasks()).toEqual([]);
});

test('who stopped a case does not answer what its family says to that', async () => {
  const judge = await act('stopCase');
  await explain();
  const [task] = await tasks();
  const barred = await findQueue('message')?.findBarred?.(t.services.db, task?.subject_id ?? '');
  expect(barred).toEqual([judge]);
});

test('a family reads again what it told, newest first, with what staff answered; nobody else does', async () => {
  await act('markRisk');
  const { imageId } = await uploadPhoto(t, { token: t.owner, purpose: 'answer' });
  await explain(imageId);
  const [task] = await tasks();
  await t.decide(task?.subject_id ?? '', undefined, 'message');
  t.setNow(testNow + 1000);
  await explain('', t.owner, '原件今天也寄出了。');
  const own = { caseId: t.infoUuid, userId: t.ownerUserId, anchorId: '', size: 1 };
  const first = await findExplained(t.services, own);
  expect(first.list).toEqual([
    expect.objectContaining({ content: '原件今天也寄出了。', state: 'open', paperCount: 0 }),
  ]);
  const second = await findExplained(t.services, { ...own, anchorId: first.anchorId });
  expect(second).toMatchObject({ hasNext: false });
  expect(second.list).toEqual([
    expect.objectContaining({ content, state: 'answered', paperCount: 1, toldAt: testNow }),
  ]);
  const other = await findExplained(t.services, { ...own, userId: t.otherUserId });
  expect(other.list).toEqual([]);
});

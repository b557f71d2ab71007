import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { commentAdd, commentGet, commentRemove } from '#src/shared/comments/calls.ts';
import { chosenFieldOf } from '#src/shared/review/many/many-form.ts';
import { decidingMany } from '#src/stores/desk/decide-many.ts';
import { $loginInterception, finishInterception } from '#src/stores/login-interception.ts';
import { openTaskDesk, type TaskDesk } from '../../server/desk/task-desk.ts';
import { makeCase } from '../../support/case-factory.ts';
import { loseNextAnswer, openSignedIn, signInBrowser } from '../../support/sign-in-test-browser.ts';
import { type TestBrowser, until } from '../../support/test-browser.ts';
import { addStaff, as } from '../../support/test-staff.ts';

let t: TaskDesk;
let page: TestBrowser;
beforeAll(async () => {
  t = await openTaskDesk();
});
beforeEach(() => {
  decidingMany.reset();
  page = openSignedIn(t, t.reviewer.token);
});
afterAll(() => t.close());

const taken = '/desk/queue/comment?done=1';
const words = '问得有道理';

/**
 * Answers two comments that the family took away, as a queue shows them: refused, they stand again.
 */
async function hiddenComments() {
  const owner = await addStaff(t);
  const { id: infoUuid } = await makeCase(t.services.db, { owner_user_id: owner.userId });
  const taskIds: string[] = [];
  for (const content of ['什么时候公布费用单', '有没有新的费用单']) {
    const author = as(await addStaff(t));
    const { commentId } = (await t.call(commentAdd, { infoUuid, content }, author)).data;
    await t.call(commentRemove, { commentId }, as(owner));
    const task = t.services.db.selectFrom('review_tasks').select('id');
    taskIds.push((await task.where('subject_id', '=', commentId).executeTakeFirstOrThrow()).id);
  }
  const shown = async () => (await t.call(commentGet, { infoUuid })).data.list.length;
  const form = (revision = '1') => ({
    ...{ queue: 'comment', taken, words, decision: 'refuse' },
    ...Object.fromEntries(taskIds.map((taskId) => [chosenFieldOf(taskId), revision])),
  });
  return { taskIds, shown, form };
}

test('a decision that holds for all leads back to the queue', async () => {
  const { shown, form } = await hiddenComments();
  await decidingMany.submit(form());
  expect(page.wentTo).toEqual([taken]);
  expect(await shown()).toBe(2);
});

test('where one is left as it is, nothing leads away, and its page can say why', async () => {
  const { taskIds, shown, form } = await hiddenComments();
  const [first = '', second = ''] = taskIds;
  await decidingMany.submit({ ...form(), [chosenFieldOf(second)]: '2' });
  expect(page.wentTo).toEqual([]);
  expect(decidingMany.$state.get()).toMatchObject({
    step: 'done',
    output: {
      list: [
        { taskId: first, refusedBy: null },
        { taskId: second, refusedBy: 'taskChanged' },
      ],
    },
  });
  expect(await shown()).toBe(1);
});

test('words that are needed are asked for at their field', async () => {
  const { form } = await hiddenComments();
  await decidingMany.submit({ ...form(), words: '' });
  expect(decidingMany.$state.get()).toMatchObject({
    step: 'refused',
    fields: { words: expect.stringMatching(/./) },
  });
});

test('after a lost answer the same is sent again, and each is decided once', async () => {
  const { shown, form } = await hiddenComments();
  loseNextAnswer(t, page);
  await decidingMany.submit(form());
  expect(decidingMany.$state.get()).toEqual({ step: 'unsure' });
  await decidingMany.submit(form());
  expect(page.wentTo).toEqual([taken]);
  expect(await shown()).toBe(2);
});

test('a lost session is mended in place, and the decision goes on; no device keeps its words', async () => {
  const { shown, form } = await hiddenComments();
  await t.services.db.updateTable('sessions').set({ revoked_at: t.services.now() }).execute();
  const sending = decidingMany.submit(form());
  await until($loginInterception, ({ state }) => state === 'asking');
  await t.services.db.updateTable('sessions').set({ revoked_at: null }).execute();
  signInBrowser(page, t.reviewer.token);
  finishInterception();
  await sending;
  expect(page.wentTo).toEqual([taken]);
  expect(await shown()).toBe(2);
  expect(JSON.stringify([...page.kept])).not.toContain(words);
});

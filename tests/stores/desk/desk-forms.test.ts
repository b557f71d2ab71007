import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { makeDeskForm } from '#src/stores/desk/desk-forms.ts';
import { $loginInterception, finishInterception } from '#src/stores/login-interception.ts';
import { openTaskDesk, type TaskDesk } from '../../server/desk/task-desk.ts';
import { makeCase } from '../../support/case-factory.ts';
import { loseNextAnswer, openSignedIn, signInBrowser } from '../../support/sign-in-test-browser.ts';
import { type TestBrowser, until } from '../../support/test-browser.ts';
import { actsOf, addStaff } from '../../support/test-staff.ts';

let t: TaskDesk;
let page: TestBrowser;
let staff: Awaited<ReturnType<typeof addStaff>>;
beforeAll(async () => {
  t = await openTaskDesk();
});
beforeEach(async () => {
  staff = await addStaff(t, 'reviewer', 'releaser', 'administrator');
  page = openSignedIn(t, staff.token);
});
afterAll(() => t.close());

const reason = '家属提供的诊断书查无此号';
const target = '/desk/case/1';

async function markedCase() {
  const { id: infoUuid } = await makeCase(t.services.db);
  return { infoUuid, step: 'act', act: 'markRisk', warning: '正在核对', reason };
}

test('an act goes once, however often its button is pressed', async () => {
  const form = makeDeskForm('act');
  const words = await markedCase();
  await Promise.all([form.submit(words, { target }), form.submit(words, { target })]);
  expect(page.wentTo).toEqual([target]);
  expect(await actsOf(t, staff.userId)).toEqual(['markRisk']);
});

test('what is wrong is said at the fields as they are named in the form', async () => {
  const form = makeDeskForm('fund');
  await form.submit({ amountInYuan: '12.345', statementNo: '', sponsor: '基金会', reason });
  expect(form.$state.get()).toMatchObject({
    step: 'refused',
    fields: { amountInYuan: expect.stringMatching(/./), statementNo: expect.stringMatching(/./) },
  });
  expect(await actsOf(t, staff.userId)).toEqual([]);
});

test('after a lost answer the same money is not recorded twice', async () => {
  const form = makeDeskForm('fund');
  const words = { amountInYuan: '88.8', statementNo: 'LS2026112255', sponsor: '基金会', reason };
  loseNextAnswer(t, page);
  await form.submit(words, { target });
  expect(form.$state.get()).toEqual({ step: 'unsure' });
  await form.submit(words, { target });
  expect(form.$state.get()).toMatchObject({ step: 'refused', reason: 'statementUsed' });
  expect(await actsOf(t, staff.userId)).toEqual(['proposeFunding']);
});

test('yuan that are typed become the fen a setting keeps', async () => {
  const form = makeDeskForm('set');
  await form.submit({ key: 'maxDonationInFen', value: '20000', reason }, { target });
  expect(page.wentTo).toEqual([target]);
  const { value } = await t.services.db
    .selectFrom('staff_proposals')
    .select('value')
    .where('subject', '=', 'maxDonationInFen')
    .executeTakeFirstOrThrow();
  expect(value).toBe('2000000');
});

test('a lost session is mended in place, and the act goes on; no device keeps its words', async () => {
  const form = makeDeskForm('act');
  const words = await markedCase();
  await t.services.db.updateTable('sessions').set({ revoked_at: t.services.now() }).execute();
  const sending = form.submit(words, { target });
  await until($loginInterception, ({ state }) => state === 'asking');
  await t.services.db.updateTable('sessions').set({ revoked_at: null }).execute();
  signInBrowser(page, staff.token);
  finishInterception();
  await sending;
  expect(page.wentTo).toEqual([target]);
  expect(await actsOf(t, staff.userId)).toEqual(['markRisk']);
  expect(JSON.stringify([...page.kept])).not.toContain(reason);
});

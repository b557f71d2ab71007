import { afterAll, beforeAll, expect, test } from 'vitest';
import { inTransaction } from '#src/server/db/in-transaction.ts';
import { findQueue } from '#src/server/desk/tasks/queues.ts';
import { newId } from '#src/server/platform/keys.ts';
import * as calls from '#src/shared/advisers/calls.ts';
import { inquiriesPerDay } from '#src/shared/advisers/inquiry-kinds.ts';
import { messageList } from '#src/shared/notices/calls.ts';
import { addFamily } from '../../support/test-family.ts';
import { openTestServer, type TestServer, testNow } from '../../support/test-server.ts';

let t: TestServer;
let number = 13_600_000_000;
beforeAll(async () => {
  t = await openTestServer();
});
afterAll(() => t.close());

const fresh = (token?: string) => ({
  ...(token ? { token } : {}),
  headers: { 'x-client-address': newId() },
});
const lead = (more: Record<string, string> = {}) => {
  number += 1;
  const mobile = String(number);
  return { name: '周小家', mobile, city: '成都', disease: '白血病', ...more };
};
const ofStaff = (id: string) => findQueue('message')?.find(t.services, id, 'zh-CN');
const tasksOf = (subjectId: string) =>
  t.services.db
    .selectFrom('review_tasks')
    .select('id')
    .where('subject_id', '=', subjectId)
    .execute();

test('a lead waits for an adviser and not for staff, and stands nowhere but sealed', async () => {
  const asked = lead();
  const { data } = await t.call(calls.applyRaise, asked, fresh());
  expect(await tasksOf(data.clewId)).toEqual([]);
  const found = await ofStaff(data.clewId);
  expect(JSON.stringify(found)).not.toContain(asked.mobile);
  expect(found?.fields).toContainEqual(expect.objectContaining({ value: '白血病' }));
  const mobile = found?.fields.find(({ name }) => name === 'mobile');
  expect(mobile?.secret && (await mobile.reveal())).toBe(asked.mobile);
  for (const table of ['inquiries', 'leads', 'lead_log', 'jobs'] as const) {
    const rows = await t.services.db.selectFrom(table).selectAll().execute();
    expect(JSON.stringify(rows)).not.toMatch(new RegExp(`${asked.mobile}|周小家|白血病`));
  }
});

test('a family stuck at a step asks with one tap; once a step and day, and only of its own case', async () => {
  const [family, stranger] = [await addFamily(t), await addFamily(t)];
  const infoUuid = family.caseId;
  const ask = async (part: 'patient' | 'payee' | 'review', token = family.token) =>
    t.call(calls.askForCall, { infoUuid, part }, fresh(token));
  const { data } = await ask('patient');
  expect((await ask('patient')).data.clewId).toBe(data.clewId);
  expect((await ask('payee')).data.clewId).not.toBe(data.clewId);
  const waiting = await ofStaff((await ask('review')).data.clewId);
  expect(waiting?.fields).toContainEqual(expect.objectContaining({ value: '审核进度' }));
  expect((await ask('patient', stranger.token)).refusal?.reason).toBe('notFound');
  const found = await ofStaff(data.clewId);
  expect(found?.caseId).toBe(infoUuid);
  expect(found?.fields).toContainEqual(expect.objectContaining({ name: 'part', value: '患者' }));
  const mobile = found?.fields.find(({ name }) => name === 'mobile');
  expect(mobile?.secret && (await mobile.reveal())).toBe(family.mobile);
});

test('the same words on the same day are one lead; the day after they are another', async () => {
  t.setNow(testNow);
  const asked = lead();
  const send = async () => (await t.call(calls.applyRaise, asked, fresh())).data.clewId;
  const [first, again] = [await send(), await send()];
  expect(again).toBe(first);
  const many = await Promise.all(Array.from({ length: 8 }, send));
  expect(new Set(many)).toEqual(new Set([first]));
  t.setNow(testNow + 26 * 3_600_000);
  expect(await send()).not.toBe(first);
  t.setNow(testNow);
});

test(`one phone leaves ${inquiriesPerDay} a day, whatever the form`, async () => {
  const { name, mobile } = lead();
  for (let i = 0; i < inquiriesPerDay; i += 1) {
    const said = await t.call(
      calls.serviceMessage,
      { name, mobile, content: `第 ${i} 次` },
      fresh(),
    );
    expect(said.status).toBe(200);
  }
  const more = await t.call(calls.applyRaise, lead({ mobile }), fresh());
  expect([more.status, more.refusal?.reason]).toEqual([429, 'tooManyInquiries']);
});

test('one address is held back by its budget', async () => {
  const from = { headers: { 'x-client-address': newId() } };
  const answers = [];
  for (let i = 0; i < 12; i += 1) answers.push(await t.call(calls.applyRaise, lead(), from));
  expect(answers.filter(({ status }) => status === 429).length).toBeGreaterThan(0);
});

test('the answer comes as a message to whoever was signed in', async () => {
  const token = await t.signIn('13800000071');
  const { name, mobile } = lead();
  const message = { name, mobile, content: '退款什么时候到？' };
  const { data } = await t.call(calls.serviceMessage, message, fresh(token));
  const told = { refusals: {}, words: '三天内原路退回。', staffUserId: newId(), now: testNow };
  await inTransaction(t.services.db, async (trx) =>
    findQueue('message')?.decide(
      trx,
      { subjectId: data.ticketId, decision: 'pass', ...told },
      t.services,
    ),
  );
  const { list } = (await t.call(messageList, { anchorId: '' }, { token })).data;
  expect(list).toMatchObject([{ kind: 'serviceAnswered' }]);
  expect(list[0]?.words).toContain('三天内原路退回。');
});

test('the doctor channel needs an account, whose own number staff call', async () => {
  const asked = { disease: '罕见病', hospital: '云岭医院', content: '想看神经内科。' };
  expect((await t.call(calls.greenPathApply, asked, fresh())).status).toBe(401);
  const token = await t.signIn('13800000072');
  const { data } = await t.call(calls.greenPathApply, asked, fresh(token));
  const mobile = (await ofStaff(data.applyId))?.fields.find(({ name }) => name === 'mobile');
  expect(mobile).toMatchObject({ secret: true, masked: '138****0072' });
});

test.each([
  [{ mobile: '123' }, 'mobile'],
  [{ name: '' }, 'name'],
  [{ city: '' }, 'city'],
  [{ disease: 'x'.repeat(61) }, 'disease'],
])('%o is refused at its field', async (more, field) => {
  const { status, refusal } = await t.call(calls.applyRaise, lead(more), fresh());
  expect([status, Object.keys(refusal?.fields ?? {})]).toEqual([400, [field]]);
});

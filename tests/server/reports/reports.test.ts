import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { inTransaction } from '#src/server/db/in-transaction.ts';
import { findQueue } from '#src/server/desk/tasks/queues.ts';
import { findImagesOf } from '#src/server/media/find-images-of.ts';
import { newId } from '#src/server/platform/keys.ts';
import { messageList } from '#src/shared/notices/calls.ts';
import { reportAdd, reportList } from '#src/shared/reports/calls.ts';
import { answerWithinMs } from '#src/shared/review/family-answer.ts';
import { queueTargetHours } from '#src/shared/review/queue-names.ts';
import { makeCase } from '../../support/case-factory.ts';
import { uploadPhoto } from '../../support/test-photos.ts';
import { openTestServer, type TestServer } from '../../support/test-server.ts';

const words = '我在同一间病房，患者上个月已经出院了。';
const person = { realName: '钱小秘', mobile: '13812340099' };

let t: TestServer;
let infoUuid: string;
let ownerToken: string;
let token: string;
let mobile = 13_500_000_000;
beforeAll(async () => {
  t = await openTestServer();
});
beforeEach(async () => {
  mobile += 2;
  ownerToken = await t.signIn(String(mobile + 1));
  token = await t.signIn(String(mobile));
  infoUuid = (await makeCase(t.services.db)).id;
});
afterAll(() => t.close());

type More = Record<string, string>;
const report = (more: More = {}, as = token, idempotencyKey: string = newId()) =>
  t.call(reportAdd, { infoUuid, reason: 'falseIllness', content: words, ...more } as never, {
    token: as,
    idempotencyKey,
    headers: { 'x-client-address': newId() },
  });
const own = async (as = token) => (await t.call(reportList, {}, { token: as })).data.list;

const queue = findQueue('report');
async function decide(reportId: string, decision: 'pass' | 'refuse', said: string) {
  const told = { refusals: {}, words: said, staffUserId: newId(), now: t.services.now() };
  return inTransaction(t.services.db, async (trx) =>
    queue?.decide(trx, { subjectId: reportId, decision, ...told }, t.services),
  );
}

test('staff find a report with its pictures; who sent it is masked until they ask', async () => {
  const { imageId } = await uploadPhoto(t, { token, purpose: 'report' });
  const { data } = await report({ ...person, attachments: imageId });
  const found = await findQueue('report')?.find(t.services, data.reportId, 'zh-CN');
  const field = (name: string) => found?.fields.find((one) => one.name === name);
  expect(field('content')).toMatchObject({ value: words, imageIds: [imageId] });
  expect(field('mobile')).toMatchObject({ secret: true, masked: '138****0099' });
  expect(JSON.stringify(found)).not.toMatch(/钱小秘|13812340099/);
  const name = field('realName');
  expect(name?.secret && (await name.reveal())).toBe('钱小秘');
  const tasks = await t.services.db.selectFrom('review_tasks').selectAll().execute();
  expect(tasks).toContainEqual(
    expect.objectContaining({ queue: 'report', subject_id: data.reportId, case_id: infoUuid }),
  );
});

test('who reports reads by when it is answered, by the clock that stops for the family', async () => {
  const at = t.services.now();
  const { data } = await report();
  const dueAt = at + queueTargetHours.report * 3_600_000;
  const due = async () => (await own())[0]?.answerDueAt;
  expect(await due()).toBe(dueAt);
  const ask = (since: number) =>
    t.services.db
      .updateTable('review_tasks')
      .set({ waiting_since: since })
      .where('subject_id', '=', data.reportId)
      .execute();
  await ask(at);
  expect(await due()).toBeNull();
  await ask(at - answerWithinMs);
  expect(await due()).toBe(dueAt + answerWithinMs);
});

test('words, name and number stand nowhere but sealed', async () => {
  await report(person);
  for (const table of ['reports', 'review_tasks', 'jobs', 'idempotency_keys'] as const) {
    const rows = await t.services.db.selectFrom(table).selectAll().execute();
    expect(JSON.stringify(rows)).not.toMatch(/同一间病房|钱小秘|13812340099/);
  }
});

test.each([
  ['pass', 'upheld'],
  ['refuse', 'dismissed'],
] as const)('staff %s: the reporter reads it, the fundraiser nothing', async (decision, state) => {
  const { data } = await report();
  await decide(data.reportId, decision, '我们打电话问过病房了。');
  expect(await own()).toMatchObject([{ state, answer: '我们打电话问过病房了。', content: words }]);
  const messages = await t.call(messageList, { anchorId: '' }, { token });
  expect(messages.data.list).toMatchObject([{ kind: 'reportAnswered', infoUuid }]);
  const ofOwner = await t.call(messageList, { anchorId: '' }, { token: ownerToken });
  expect(ofOwner.data.list).toEqual([]);
  expect(await own(ownerToken)).toEqual([]);
  await expect(decide(data.reportId, decision, '')).rejects.toThrow('notFound');
});

test('sent twice with one key it is one; another while one is open is refused', async () => {
  const key = newId();
  const [first, again] = [await report({}, token, key), await report({}, token, key)];
  expect(again.data).toEqual(first.data);
  expect((await report({ content: `${words}还有` })).refusal?.reason).toBe('reportOpen');
  await decide(first.data.reportId, 'refuse', '没有发现问题');
  expect((await report()).status).toBe(200);
  expect(await own()).toHaveLength(2);
});

test('ten at once leave one open report', async () => {
  const answers = await Promise.all(Array.from({ length: 10 }, () => report()));
  const reasons = answers.map(({ status, refusal }) => refusal?.reason ?? status);
  expect(reasons.filter((reason) => reason === 200)).toHaveLength(1);
  expect(reasons.filter((reason) => reason === 'reportOpen')).toHaveLength(9);
});

test('pictures of others, of another purpose or absent are refused, and nothing is kept', async () => {
  const foreign = await uploadPhoto(t, { token: ownerToken, purpose: 'report' });
  const cover = await uploadPhoto(t, { token, purpose: 'cover' });
  for (const attachments of [foreign.imageId, cover.imageId, newId()]) {
    const { status, refusal } = await report({ attachments });
    expect([status, Object.keys(refusal?.fields ?? {})]).toEqual([400, ['attachments']]);
  }
  expect(await own()).toEqual([]);
  expect(await findImagesOf(t.services.db, 'report:none')).toEqual([]);
});

test.each([
  [{ reason: 'because' }, 'reason'],
  [{ content: '假的' }, 'content'],
  [{ content: '' }, 'content'],
  [{ mobile: '12345' }, 'mobile'],
])('%o is refused at its field', async (more, field) => {
  const { status, refusal } = await report(more);
  expect([status, Object.keys(refusal?.fields ?? {})]).toEqual([400, [field]]);
});

test('a case that is not public, or absent, cannot be reported', async () => {
  const pending = await makeCase(t.services.db, { status: 'APPROVE_PENDING' });
  expect((await report({ infoUuid: pending.id })).status).toBe(404);
  expect((await report({ infoUuid: newId() })).status).toBe(404);
});

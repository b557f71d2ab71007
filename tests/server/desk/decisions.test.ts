import { afterAll, beforeAll, expect, test } from 'vitest';
import { findDecisions } from '#src/server/desk/decisions/find-decisions.ts';
import { findTrail } from '#src/server/review/find-trail.ts';
import { addressOf } from '#src/shared/contract/call.ts';
import { deskDecisions } from '#src/shared/desk/decisions/calls.ts';
import { dayMs, dayOf } from '#src/shared/platform/china-days.ts';
import { deskClaim, deskDecide } from '#src/shared/review/calls.ts';
import { textsOf } from '#src/texts/texts.ts';
import { plansOf } from '../../support/query-plans.ts';
import { addFamily, decide, saveBase, savePatient, submit } from '../../support/test-family.ts';
import { as, type Staff } from '../../support/test-staff.ts';
import { openTaskDesk, type TaskDesk } from './task-desk.ts';

let t: TaskDesk;
let caseId = '';
const today = () => dayOf(t.services.now());
beforeAll(async () => {
  t = await openTaskDesk();
  await decideComplaint(t.reviewer, 'pass');
  t.setNow(t.services.now() + dayMs);
  await decideComplaint(t.other, 'refuse');
  const family = await addFamily(t);
  await saveBase(t, family);
  await savePatient(t, family);
  await submit(t, family);
  caseId = family.caseId;
  const refusals = { 'base.title': '标题里有电话，请去掉' };
  await decide(t, t.reviewer, { caseId, queue: 'base', refusals });
});
afterAll(() => t.close());

async function decideComplaint(staff: Staff, decision: 'pass' | 'refuse') {
  const { taskId } = await t.complain();
  await t.call(deskClaim, { taskId }, as(staff));
  const words = decision === 'refuse' ? { words: '没有说清楚' } : {};
  await t.call(deskDecide, { taskId, revision: 1, decision, ...words }, as(staff));
}

const fetchAs = (staff: Staff, asked: Parameters<typeof addressOf<typeof deskDecisions>>[1]) =>
  t.request(addressOf(deskDecisions, asked), {
    headers: { authorization: `Bearer ${staff.token}`, 'x-client-address': staff.userId },
  });

test('a queue has a line for each decision: who, when, what, and the words', async () => {
  const answer = await fetchAs(t.administrator, { queue: 'verification', language: 'en' });
  expect(answer.headers.get('content-type')).toBe('text/csv; charset=utf-8');
  expect(answer.headers.get('cache-control')).toBe('no-store');
  const [head = '', ...lines] = (await answer.text()).trim().split('\r\n');
  expect(head).toContain('"Decided by"');
  expect(lines).toHaveLength(2);
  expect(lines[1]).toContain('没有说清楚');
  expect(lines[1]).toContain(today());
  expect(lines.every((line) => line.includes('Verifications in question'))).toBe(true);
});

test('days that were chosen leave out the others', async () => {
  const until = dayOf(t.services.now() - dayMs);
  const table = await (await fetchAs(t.administrator, { queue: 'verification', until })).text();
  expect(table.trim().split('\r\n')).toHaveLength(2);
  expect(table).not.toContain('没有说清楚');
});

test('of a case each refused field stands with its reason', async () => {
  const table = await (await fetchAs(t.administrator, { infoUuid: caseId, language: 'en' })).text();
  expect(table).toContain('The appeal · Title: 标题里有电话，请去掉');
  expect(table).not.toContain('{}');
  expect(table.trim().split('\r\n')).toHaveLength(2);
});

test('it says titles and names for ids, and the number that the decision has on the trail', async () => {
  const { list } = await findTrail(t.services.db, { anchorId: '', caseId });
  const decided = list.find(({ act }) => act === 'refuse');
  const { title } = await t.services.db
    .selectFrom('cases')
    .select('title')
    .where('id', '=', caseId)
    .executeTakeFirstOrThrow();
  for (const language of ['zh-CN', 'en'] as const) {
    const table = await (await fetchAs(t.administrator, { infoUuid: caseId, language })).text();
    const [head = '', line = ''] = table.trim().split('\r\n');
    expect(head).toContain(textsOf(language).statements.decisions.number);
    expect(line.startsWith(`${decided?.position},"`)).toBe(true);
    expect(line).toContain(`"${title}"`);
    expect(table).not.toContain(caseId);
    expect(table).not.toMatch(/"[\w-]{22}"/);
  }
});

test('administrators alone take them, and the trail says who, of what and of which days', async () => {
  for (const staff of [t.reviewer, t.releaser])
    expect((await fetchAs(staff, { queue: 'base' })).status).toBe(403);
  await fetchAs(t.administrator, { queue: 'base' });
  const { userId: staffUserId } = t.administrator;
  const { list } = await findTrail(t.services.db, { anchorId: '', staffUserId });
  expect(list[0]).toMatchObject({ act: 'exportDecisions', queue: 'base' });
  expect(list[0]?.detail).toContain(today());
  expect((await fetchAs(t.administrator, {})).status).toBe(400);
  expect((await fetchAs(t.administrator, { queue: 'base', infoUuid: caseId })).status).toBe(400);
  expect((await fetchAs(t.administrator, { infoUuid: 'x'.repeat(22) })).status).toBe(404);
});

test('many are read page by page, each once, and none by reading the whole trail', async () => {
  const { db } = t.services;
  const first = await db.selectFrom('audit_head').select('position').executeTakeFirstOrThrow();
  const at = t.services.now() + 40 * dayMs;
  const rows = Array.from({ length: 1203 }, (_, n) => ({
    ...{ position: first.position + 1 + n, at: at + Math.floor(n / 700), act: 'pass' as const },
    ...{
      staff_user_id: t.reviewer.userId,
      queue: 'comment' as const,
      subject_id: `c${n}`,
      case_id: null,
    },
    ...{ reason: '', detail: '{}', hash: 'x' },
  }));
  while (rows.length > 0) await db.insertInto('audit_trail').values(rows.splice(0, 200)).execute();
  const asked = { of: { queue: 'comment' }, from: at - dayMs, before: at + dayMs } as const;
  const sizes: number[] = [];
  const seen = new Set<string | null>();
  for await (const page of findDecisions(db, asked)) {
    sizes.push(page.length);
    for (const { subjectId } of page) seen.add(subjectId);
  }
  expect(sizes).toEqual([500, 500, 203]);
  expect(seen.size).toBe(1203);
  const plans = await plansOf(db, async (on) => {
    for await (const _ of findDecisions(on, asked)) break;
  });
  for (const plan of plans) expect(plan).not.toMatch(/SCAN audit_trail\b(?! USING)/);
});

import { afterAll, beforeAll, expect, test } from 'vitest';
import { eraseOldLeads } from '#src/server/advisers/leads/erase-leads.ts';
import { findLeadFile } from '#src/server/desk/leads/find-lead-file.ts';
import { findLeads } from '#src/server/desk/leads/find-leads.ts';
import { newId } from '#src/server/platform/keys.ts';
import { applyRaise } from '#src/shared/advisers/calls.ts';
import { deskProposeAdviserDesk } from '#src/shared/advisers/desk/calls.ts';
import { leadOutcomes } from '#src/shared/advisers/leads/lead-steps.ts';
import { deskSettleProposal } from '#src/shared/desk/calls.ts';
import * as calls from '#src/shared/desk/leads/calls.ts';
import { addAdviser, type TestAdviser } from '../../support/test-adviser.ts';
import { openTestServer, type TestServer, testNow } from '../../support/test-server.ts';
import { actsOf, addStaff, as } from '../../support/test-staff.ts';

let t: TestServer;
let [mine, other]: TestAdviser[] = [];
let number = 13_710_000_000;
beforeAll(async () => {
  t = await openTestServer();
  mine = await addAdviser(t, '昆明');
  other = await addAdviser(t, '成都');
});
afterAll(() => t.close());

async function leave(city = '昆明'): Promise<string> {
  number += 1;
  const lead = { name: '周小家', mobile: String(number), city, disease: '白血病' };
  const { data } = await t.call(applyRaise, lead, { headers: { 'x-client-address': newId() } });
  return data.clewId;
}
const by = (adviser: TestAdviser | undefined) => as(adviser as TestAdviser);
const rowOf = (id: string) =>
  t.services.db.selectFrom('leads').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
const called = (leadId: string, more: object = {}) =>
  ({ leadId, outcome: 'reached', note: '孩子在等配型', tries: 0, ...more }) as const;

test('of several who take a free family at once one gets it, and taking it again changes nothing', async () => {
  const leadId = await leave('拉萨');
  const third = await addAdviser(t, '兰州');
  const all = await Promise.all(
    [mine, other, third].map((one) => t.call(calls.deskClaimLead, { leadId }, by(one))),
  );
  expect(all.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
  expect(all.find(({ status }) => status === 409)?.refusal?.reason).toBe('leadTaken');
  const { adviser_id } = await rowOf(leadId);
  const winner = [mine, other, third].find((one) => one?.adviserId === adviser_id);
  expect((await t.call(calls.deskClaimLead, { leadId }, by(winner))).status).toBe(200);
});

test('who has a family alone keeps calls, sees the number, and the trail has it without a word', async () => {
  const leadId = await leave();
  expect((await t.call(calls.deskRevealLead, { leadId }, by(other))).refusal?.reason).toBe(
    'leadNotYours',
  );
  const { data } = await t.call(calls.deskRevealLead, { leadId }, by(mine));
  expect(data).toEqual({ name: '周小家', mobile: String(number) });
  expect((await t.call(calls.deskCallLead, called(leadId), by(other))).status).toBe(409);
  expect((await t.call(calls.deskCallLead, called(leadId), by(mine))).status).toBe(200);
  expect(await rowOf(leadId)).toMatchObject({ state: 'talking', outcome: 'reached', tries: 1 });
  const acts = await actsOf(t, mine?.userId ?? '');
  expect(acts.slice(-2)).toEqual(['unmask', 'callLead']);
  const trail = await t.services.db.selectFrom('audit_trail').selectAll().execute();
  const log = await t.services.db.selectFrom('lead_log').selectAll().execute();
  expect(JSON.stringify([trail, log])).not.toMatch(/配型|周小家/);
  const file = async (adviserId: string | undefined) =>
    findLeadFile(t.services, { leadId, adviserId, locale: 'zh-CN' });
  expect((await file(mine?.adviserId))?.log[0]?.note).toBe('孩子在等配型');
  const others = await file(other?.adviserId);
  expect([others?.fields, others?.log[0]?.note, others?.name]).toEqual([[], '', '周**']);
});

test('a call sent twice is one, and one that was not seen is refused', async () => {
  const leadId = await leave();
  const send = (more: object) => t.call(calls.deskCallLead, called(leadId, more), by(mine));
  const both = await Promise.all([
    send({ outcome: 'notReached' }),
    send({ outcome: 'notReached' }),
  ]);
  expect(both.map(({ status }) => status)).toEqual([200, 200]);
  expect(await rowOf(leadId)).toMatchObject({ state: 'open', tries: 1 });
  expect((await send({ outcome: 'reached' })).refusal?.reason).toBe('taskChanged');
  expect((await send({ outcome: 'wrongNumber', tries: 1 })).status).toBe(200);
  expect((await send({ tries: 2 })).refusal?.reason).toBe('leadClosed');
});

test.each(leadOutcomes)('the outcome %s leads where the table says', async (outcome) => {
  const leadId = await leave();
  await t.call(calls.deskCallLead, called(leadId, { outcome }), by(mine));
  const open = { reached: 'talking', notReached: 'open', caseStarted: 'started' };
  const state = open[outcome as keyof typeof open] ?? 'closed';
  expect((await rowOf(leadId)).state).toBe(state);
});

test('a family is handed to a colleague or back, by who has it or an administrator', async () => {
  const leadId = await leave();
  const reason = '家在成都住院';
  const hand = (adviserId: string, who: TestAdviser | undefined) =>
    t.call(calls.deskHandLead, { leadId, adviserId, reason }, by(who));
  expect((await hand(other?.adviserId ?? '', other)).refusal?.reason).toBe('leadNotYours');
  expect((await hand(newId(), mine)).refusal?.reason).toBe('notFound');
  expect((await hand(other?.adviserId ?? '', mine)).status).toBe(200);
  expect((await rowOf(leadId)).adviser_id).toBe(other?.adviserId);
  expect((await hand('', other)).status).toBe(200);
  expect(await rowOf(leadId)).toMatchObject({ adviser_id: null, reach: 'common' });
  const administrator = await addStaff(t, 'administrator');
  const given = { leadId, adviserId: mine?.adviserId ?? '', reason };
  expect((await t.call(calls.deskHandLead, given, as(administrator))).status).toBe(200);
  expect((await t.call(calls.deskRevealLead, { leadId }, as(administrator))).status).toBe(403);
});

test('what is due first stands first, page by page, each family once', async () => {
  const adviser = await addAdviser(t, '苏州');
  for (let hours = 0; hours < 7; hours += 1) {
    t.setNow(testNow + (6 - hours) * 60_000);
    await leave('苏州');
  }
  t.setNow(testNow);
  const { adviserId } = adviser;
  const seen: number[] = [];
  for (let anchorId = '', hasNext = true; hasNext; ) {
    const page = await findLeads(t.services, { view: 'mine', adviserId, anchorId, size: 3 });
    seen.push(...page.list.map(({ dueAt }) => dueAt));
    ({ anchorId, hasNext } = page);
  }
  expect(seen).toHaveLength(7);
  expect(seen).toEqual([...seen].sort((a, b) => a - b));
});

test('the log only grows; words go when they were kept for long enough', async () => {
  const leadId = await leave();
  await t.call(calls.deskCallLead, called(leadId, { outcome: 'notNeeded' }), by(mine));
  const log = t.services.db.updateTable('lead_log').where('lead_id', '=', leadId);
  await expect(log.set({ note_sealed: 'x' }).execute()).rejects.toThrow();
  await expect(log.set({ note_sealed: null, at: 1 } as never).execute()).rejects.toThrow();
  const gone = t.services.db.deleteFrom('lead_log').where('lead_id', '=', leadId);
  await expect(gone.execute()).rejects.toThrow();
  await eraseOldLeads(t.services, testNow + 181 * 86_400_000);
  const kept = await t.services.db
    .selectFrom('inquiries')
    .select(['name_sealed', 'mobile_index', 'mobile_sealed'])
    .where('id', '=', leadId)
    .executeTakeFirstOrThrow();
  expect(kept).toEqual({ name_sealed: null, mobile_index: null, mobile_sealed: null });
});

test('a desk is opened by two, for an account that is no staff yet', async () => {
  const [first, second] = [await addStaff(t, 'administrator'), await addStaff(t, 'administrator')];
  const { adviserId } = await addAdviser(t, '泉州');
  await t.services.db
    .updateTable('advisers')
    .set({ user_id: null })
    .where('id', '=', adviserId)
    .execute();
  const propose = (mobile: string) =>
    t.call(deskProposeAdviserDesk, { adviserId, mobile, reason: '入职接家庭' }, as(first));
  expect((await propose('13999999999')).refusal?.reason).toBe('noSuchAccount');
  expect((await propose(second.mobile)).refusal?.reason).toBe('staffAlready');
  const person = await addStaff(t);
  expect((await propose(person.mobile)).status).toBe(200);
  const { id: proposalId } = await t.services.db
    .selectFrom('staff_proposals')
    .select('id')
    .where('subject', '=', adviserId)
    .executeTakeFirstOrThrow();
  const settle = { proposalId, decision: 'confirm' } as const;
  const own = await t.call(deskSettleProposal, settle, as(first));
  expect(own.refusal?.reason).toBe('secondPersonNeeded');
  expect((await t.call(deskSettleProposal, settle, as(second))).status).toBe(200);
  const leadId = await leave('泉州');
  expect((await t.call(calls.deskRevealLead, { leadId }, as(person))).status).toBe(200);
  const elsewhere = await t.request('/desk', {
    headers: { authorization: `Bearer ${person.token}` },
  });
  expect(elsewhere.status).toBe(404);
});

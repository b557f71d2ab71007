import { afterAll, beforeAll, expect, test } from 'vitest';
import { eraseOldLeads } from '#src/server/advisers/leads/erase-leads.ts';
import { findLeads } from '#src/server/desk/leads/find-leads.ts';
import { newId } from '#src/server/platform/keys.ts';
import { applyRaise, serviceMessage } from '#src/shared/advisers/calls.ts';
import { deskProposeAdviserDesk } from '#src/shared/advisers/desk/calls.ts';
import { deskSettleProposal } from '#src/shared/desk/calls.ts';
import * as calls from '#src/shared/desk/leads/calls.ts';
import { dayMs } from '#src/shared/platform/china-days.ts';
import { addAdviser, type TestAdviser } from '../../support/test-adviser.ts';
import { openTestServer, type TestServer, testNow } from '../../support/test-server.ts';
import { addStaff, as } from '../../support/test-staff.ts';

let t: TestServer;
let mine: TestAdviser;
let number = 13_710_000_000;
beforeAll(async () => {
  t = await openTestServer();
  mine = await addAdviser(t, '昆明');
});
afterAll(() => t.close());

async function leave(city = '昆明'): Promise<string> {
  number += 1;
  const lead = { name: '周小家', mobile: String(number), city, disease: '白血病' };
  const { data } = await t.call(applyRaise, lead, { headers: { 'x-client-address': newId() } });
  return data.clewId;
}
const by = (adviser: TestAdviser) => as(adviser);
const called = (leadId: string, more: object = {}) =>
  ({ leadId, outcome: 'reached', note: '孩子在等配型', tries: 0, ...more }) as const;

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
  await eraseOldLeads(t.services, testNow + 181 * dayMs);
  const kept = await t.services.db
    .selectFrom('inquiries')
    .select(['name_sealed', 'mobile_index', 'mobile_sealed'])
    .where('id', '=', leadId)
    .executeTakeFirstOrThrow();
  expect(kept).toEqual({ name_sealed: null, mobile_index: null, mobile_sealed: null });
});

test('a message to us goes as long after its answer, and waits for one as long as it takes', async () => {
  const ids: string[] = [];
  for (const content of ['想问退款什么时候到', '想问发票怎么开']) {
    number += 1;
    const message = { name: '周小家', mobile: String(number), content };
    const headers = { 'x-client-address': newId() };
    ids.push((await t.call(serviceMessage, message, { headers })).data.ticketId);
  }
  const [answered = '', waiting = ''] = ids;
  await t.services.db
    .updateTable('inquiries')
    .set({ state: 'answered', answered_at: testNow })
    .where('id', '=', answered)
    .execute();
  const left = async () => {
    const rows = t.services.db.selectFrom('inquiries').select('id').where('id', 'in', ids);
    return (await rows.where('content_sealed', '<>', '').execute()).map(({ id }) => id).sort();
  };
  await eraseOldLeads(t.services, testNow + 180 * dayMs);
  expect(await left()).toEqual([...ids].sort());
  await eraseOldLeads(t.services, testNow + 180 * dayMs + 1);
  expect(await left()).toEqual([waiting]);
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

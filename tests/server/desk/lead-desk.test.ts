import { afterAll, beforeAll, expect, test } from 'vitest';
import { findLeadFile } from '#src/server/desk/leads/find-lead-file.ts';
import { newId } from '#src/server/platform/keys.ts';
import { applyRaise } from '#src/shared/advisers/calls.ts';
import { leadOutcomes } from '#src/shared/advisers/leads/lead-steps.ts';
import * as calls from '#src/shared/desk/leads/calls.ts';
import { addAdviser, type TestAdviser } from '../../support/test-adviser.ts';
import { openTestServer, type TestServer } from '../../support/test-server.ts';
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

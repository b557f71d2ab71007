import { afterAll, beforeAll, expect, test } from 'vitest';
import { findMoneyOutFreeze } from '#src/server/ledger/find-money-out-freeze.ts';
import { findSettings, tagOfSettings } from '#src/server/platform/settings.ts';
import { findProposals } from '#src/server/review/find-proposals.ts';
import * as operation from '#src/shared/desk/calls.ts';
import { type SettingKey, settingKeys, settingRules } from '#src/shared/platform/settings.ts';
import { actsOf, addStaff, as, type Staff } from '../../support/test-staff.ts';
import { openTaskDesk, type TaskDesk } from './task-desk.ts';

let t: TaskDesk;
beforeAll(async () => {
  t = await openTaskDesk({ FEE_BASIS_POINTS: '200', GUEST_GIVING: '0' });
});
afterAll(() => t.close());

const reason = '理事会第 12 次会议决定';
const now = () => findSettings(t.services.db, t.services.config);
const set = (key: SettingKey, value: number | boolean, staff: Staff = t.administrator) =>
  t.call(operation.deskSetSetting, { key, value, reason }, as(staff));
const settle = (proposalId: string, decision: 'confirm' | 'withdraw', staff: Staff) =>
  t.call(operation.deskSettleProposal, { proposalId, decision }, as(staff));
const proposals = () => findProposals(t.services.db, { kind: 'setting' });

test('the environment gives the default, and rules give the rest', async () => {
  const settings = await now();
  expect(settings).toMatchObject({ feeBasisPoints: 200, guestGiving: false, fundUseDays: 30 });
  expect(Object.keys(settings)).toEqual(settingKeys);
});

test('a setting that moves no money is one administrator’s, and kept pages hear of it', async () => {
  const purged: string[] = [];
  const stop = t.services.pageTags.listen((tags) => purged.push(...tags));
  expect((await set('dreamCases', false)).data).toEqual({ state: 'set' });
  stop();
  expect((await now()).dreamCases).toBe(false);
  expect(purged).toContain(tagOfSettings);
  expect(await actsOf(t, t.administrator.userId)).toContain('setSetting');
});

test('one of money takes two persons, of whom the second is another', async () => {
  expect((await set('feeBasisPoints', 100)).data).toEqual({ state: 'proposed' });
  expect((await now()).feeBasisPoints).toBe(200);
  const [proposal] = await proposals();
  const id = proposal?.proposalId ?? '';
  expect((await settle(id, 'confirm', t.administrator)).code).toBe(40934);
  expect((await set('feeBasisPoints', 50)).code).toBe(40935);
  expect((await settle(id, 'confirm', t.reviewer)).code).toBe(40300);
  const both = await Promise.all([1, 2].map(() => settle(id, 'confirm', t.releaser)));
  expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
  expect((await now()).feeBasisPoints).toBe(100);
});

test('a proposal that is taken back changes nothing', async () => {
  await set('noticeHours', 48);
  const [proposal] = await proposals();
  expect((await settle(proposal?.proposalId ?? '', 'withdraw', t.administrator)).status).toBe(200);
  expect((await settle(proposal?.proposalId ?? '', 'confirm', t.releaser)).code).toBe(40935);
  expect((await now()).noticeHours).toBe(24);
});

test.each(settingKeys)('%s is refused outside its limits', async (key) => {
  const rule = settingRules[key];
  const wrong = rule.kind === 'flag' ? 7 : rule.max + 1;
  const answer = await set(key, wrong);
  expect({ status: answer.status, field: answer.refusal?.fields }).toMatchObject({ status: 400 });
});

test('only administrators touch the board', async () => {
  expect((await set('dreamCases', true, t.releaser)).code).toBe(40300);
  expect((await set('dreamCases', true, t.reviewer)).code).toBe(40300);
});

test('anyone of staff freezes money out, and two persons let it go again', async () => {
  await t.call(operation.deskFreeze, { reason: '对账有差异' }, as(t.reviewer));
  expect(await findMoneyOutFreeze(t.services.db)).toMatchObject({ reason: '对账有差异' });
  const lift = { reason: '差异已查清，是银行手续费' };
  expect((await t.call(operation.deskProposeLift, lift, as(t.reviewer))).code).toBe(40300);
  expect((await t.call(operation.deskProposeLift, lift, as(t.releaser))).status).toBe(200);
  expect((await t.call(operation.deskProposeLift, lift, as(t.administrator))).code).toBe(40935);
  const [proposal] = await findProposals(t.services.db, { kind: 'liftFreeze' });
  const id = proposal?.proposalId ?? '';
  expect((await settle(id, 'confirm', t.releaser)).code).toBe(40934);
  expect(await findMoneyOutFreeze(t.services.db)).toBeDefined();
  const second = await addStaff(t, 'releaser');
  expect((await settle(id, 'confirm', second)).status).toBe(200);
  expect(await findMoneyOutFreeze(t.services.db)).toBeUndefined();
});

import { afterAll, beforeAll, expect, test } from 'vitest';
import { findAdviserBoard } from '#src/server/advisers/find-adviser-board.ts';
import { returnLate } from '#src/server/advisers/leads/return-late.ts';
import { deskSaveAdviser } from '#src/shared/advisers/desk/calls.ts';
import { addAdviser } from '../../support/test-adviser.ts';
import { openTestServer, type TestServer } from '../../support/test-server.ts';
import { addStaff, as } from '../../support/test-staff.ts';
import { getLead, leaveLead } from './leave-lead.ts';

let t: TestServer;
beforeAll(async () => {
  t = await openTestServer();
});
afterAll(() => t.close());

test('a family that nobody called in time waits for all, and the first day is what it was told', async () => {
  const adviser = await addAdviser(t, '洛阳');
  const { clewId, callBy } = await leaveLead(t, '洛阳');
  await returnLate(t.services, callBy - 1);
  expect((await getLead(t, clewId)).adviser_id).toBe(adviser.adviserId);
  await Promise.all([returnLate(t.services, callBy), returnLate(t.services, callBy)]);
  expect(await getLead(t, clewId)).toMatchObject({
    ...{ adviser_id: null, reach: 'common', escalated_at: callBy, promised_at: callBy },
  });
  const log = await t.services.db
    .selectFrom('lead_log')
    .select('act')
    .where('lead_id', '=', clewId)
    .orderBy('position')
    .execute();
  expect(log.map(({ act }) => act)).toEqual(['given', 'late']);
});

test('the families of an adviser who resigned wait for all, and the desk is closed', async () => {
  const administrator = await addStaff(t, 'administrator');
  const adviser = await addAdviser(t, '桂林');
  const { clewId } = await leaveLead(t, '桂林');
  const words = { 'name.zh-CN': '何', 'city.zh-CN': '桂林', 'words.zh-CN': '介绍' };
  const gone = { adviserId: adviser.adviserId, ...words, standing: 'resigned' } as const;
  expect((await t.call(deskSaveAdviser, gone, as(administrator))).status).toBe(200);
  expect(await getLead(t, clewId)).toMatchObject({ adviser_id: null, reach: 'common' });
  const roles = await t.services.db
    .selectFrom('staff_roles')
    .select('role')
    .where('user_id', '=', adviser.userId)
    .execute();
  expect(roles).toEqual([]);
});

test('whoever was found to have done wrong is gone, and cities are kept by one name each', async () => {
  const administrator = await addStaff(t, 'administrator');
  const words = { 'name.zh-CN': '何', 'city.zh-CN': '成都市', 'words.zh-CN': '介绍' };
  const save = async (standing: 'working' | 'reported', adviserId = '') => {
    const saved = { adviserId, ...words, cities: '德阳、Mianyang', standing };
    return (await t.call(deskSaveAdviser, saved, as(administrator))).data.adviserId;
  };
  const adviserId = await save('working');
  const row = async () =>
    (await findAdviserBoard(t.services.db)).find((one) => one.adviserId === adviserId);
  expect((await row())?.cities).toEqual(['德阳', '成都', '绵阳']);
  await save('reported', adviserId);
  expect(await row()).toMatchObject({ standing: 'reported', shown: false });
});

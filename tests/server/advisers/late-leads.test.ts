import { afterAll, beforeAll, expect, test } from 'vitest';
import { findAdviserBoard } from '#src/server/advisers/find-adviser-board.ts';
import { returnLate } from '#src/server/advisers/leads/return-late.ts';
import { newId } from '#src/server/platform/keys.ts';
import { applyRaise } from '#src/shared/advisers/calls.ts';
import { deskSaveAdviser } from '#src/shared/advisers/desk/calls.ts';
import { addAdviser } from '../../support/test-adviser.ts';
import { openTestServer, type TestServer } from '../../support/test-server.ts';
import { addStaff, as } from '../../support/test-staff.ts';

let t: TestServer;
let number = 13_700_000_000;
beforeAll(async () => {
  t = await openTestServer();
});
afterAll(() => t.close());

const fresh = (more: Record<string, string> = {}) => ({
  headers: { 'x-client-address': newId(), ...more },
});
const family = (city: string) => {
  number += 1;
  return { name: '周小家', mobile: String(number), city, disease: '白血病' };
};
const leave = async (city: string) => (await t.call(applyRaise, family(city), fresh())).data;
const rowOf = (id: string) =>
  t.services.db.selectFrom('leads').selectAll().where('id', '=', id).executeTakeFirstOrThrow();

test('a family that nobody called in time waits for all, and the first day is what it was told', async () => {
  const adviser = await addAdviser(t, '洛阳');
  const { clewId, callBy } = await leave('洛阳');
  await returnLate(t.services, callBy - 1);
  expect((await rowOf(clewId)).adviser_id).toBe(adviser.adviserId);
  await Promise.all([returnLate(t.services, callBy), returnLate(t.services, callBy)]);
  expect(await rowOf(clewId)).toMatchObject({
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
  const { clewId } = await leave('桂林');
  const words = { 'name.zh-CN': '何', 'city.zh-CN': '桂林', 'words.zh-CN': '介绍' };
  const gone = { adviserId: adviser.adviserId, ...words, standing: 'resigned' } as const;
  expect((await t.call(deskSaveAdviser, gone, as(administrator))).status).toBe(200);
  expect(await rowOf(clewId)).toMatchObject({ adviser_id: null, reach: 'common' });
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

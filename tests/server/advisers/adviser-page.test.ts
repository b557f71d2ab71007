import { afterAll, beforeAll, expect, test } from 'vitest';
import { findAdviserBoard } from '#src/server/advisers/find-adviser-board.ts';
import { photoFile } from '../../support/test-photos.ts';
import { openTestServer, type TestServer } from '../../support/test-server.ts';
import { addStaff, type Staff } from '../../support/test-staff.ts';

let t: TestServer;
let administrator: Staff;
beforeAll(async () => {
  t = await openTestServer();
  administrator = await addStaff(t, 'administrator');
});
afterAll(() => t.close());

const words = {
  ...{ 'name.en': 'He Xiaoyun', 'city.zh-CN': '成都市', 'city.en': 'Chengdu', cities: '' },
  ...{ 'words.zh-CN': '在血液科做过九年护士。', 'words.en': 'Nine years a nurse in haematology.' },
  ...{ 'contact.zh-CN': '工作日 9 点到 18 点，微信同号', standing: 'working' },
};

test('the page saves without script, photo included, and a refusal keeps what was typed', async () => {
  const post = async (name: string) => {
    const body = new FormData();
    const typed = { ...words, 'name.zh-CN': name, step: 'saveAdviser' };
    for (const [field, value] of Object.entries(typed)) body.append(field, value);
    body.append('photo', await photoFile());
    const headers = {
      authorization: `Bearer ${administrator.token}`,
      origin: 'http://localhost:4321',
    };
    return t.request('/desk/advisers', { method: 'POST', body, headers, redirect: 'manual' });
  };
  const saved = await post('林小满');
  expect([saved.status, saved.headers.get('location')]).toEqual([303, '/desk/advisers?saved=1']);
  const row = (await findAdviserBoard(t.services.db)).find(
    ({ written }) => written['zh-CN']?.name === '林小满',
  );
  expect(row?.photo).toMatch(/\.webp$/);
  expect((await post('')).status).toBe(422);
});

import { afterEach, beforeEach, expect, test } from 'vitest';
import { type HopBrowser, openHopBrowser } from '../../support/hop-browser.ts';
import { openTestServer, type TestServer, testOrigin } from '../../support/test-server.ts';
import { addStaff } from '../../support/test-staff.ts';

const mirror = 'https://mirror.example';
const asked = '/cf/mine-order?isMulDomainDebug=1';

let t: TestServer;
beforeEach(async () => {
  t = await openTestServer({ config: { MIRROR_ORIGINS: `spring=${mirror}` } });
});
afterEach(() => t.close());

const countTickets = async () =>
  (await t.services.db.selectFrom('domain_tickets').selectAll().execute()).length;

/** Hops from a guarded page of the second domain to the main one, as someone signed in there. */
async function hopToMain(visit: HopBrowser, { token, page }: { token: string; page: string }) {
  const { jar } = await visit(`${testOrigin}/authservice`);
  jar.set('warmlight', token);
  return visit((await visit((await visit(mirror + page)).to)).to);
}

test('staff of a demo who ask for it are not led on before they have looked', async () => {
  const { token } = await addStaff(t, 'reviewer');
  const seen = await hopToMain(openHopBrowser(t), { token, page: asked });
  expect(seen.to).toBe('');
  expect(await countTickets()).toBe(1);
  const usual = await hopToMain(openHopBrowser(t), { token, page: '/cf/mine-order' });
  expect(new URL(usual.to).origin).toBe(mirror);
});

test('nobody else is held up by it', async () => {
  const visit = openHopBrowser(t);
  const token = await t.signIn('13800002222');
  const back = await hopToMain(visit, { token, page: asked });
  expect(new URL(back.to).origin).toBe(mirror);
  expect((await visit(back.to)).to).toBe(mirror + asked);
});

test('live, staff are led on as everyone is', async () => {
  const { token } = await addStaff(t, 'reviewer');
  Object.assign(t.services.config, { mode: 'live' });
  const visit = openHopBrowser(t);
  const back = await hopToMain(visit, { token, page: asked });
  expect((await visit(back.to)).to).toBe(mirror + asked);
});

import { afterAll, beforeAll, expect, test } from 'vitest';
import { newId } from '#src/server/platform/keys.ts';
import { isLetIn, type StaffRole, staffRoles } from '#src/shared/review/staff-roles.ts';
import { routes } from '#src/shared/routes.ts';
import { makeCase } from '../../support/case-factory.ts';
import { readDeclaredCalls } from '../../support/declared-calls.ts';
import { encodeCall } from '../../support/encode-call.ts';
import { openTestServer, type TestServer } from '../../support/test-server.ts';
import { addStaff } from '../../support/test-staff.ts';

const { listed } = await readDeclaredCalls();
const staffCalls = listed.filter(({ access }) => access === 'staff');
const staffPages = Object.values(routes).filter(({ access }) => access === 'staff');

let t: TestServer;
const tokens: Record<string, string> = {};
beforeAll(async () => {
  t = await openTestServer();
  const donor = await addStaff(t);
  const fundraiser = await addStaff(t);
  await makeCase(t.services.db, { owner_user_id: fundraiser.userId });
  Object.assign(tokens, { donor: donor.token, fundraiser: fundraiser.token });
  for (const role of staffRoles) tokens[role] = (await addStaff(t, role)).token;
});
afterAll(() => t.close());

const who = ['visitor', 'donor', 'fundraiser', ...staffRoles] as const;
const headersOf = (name: string) => ({
  'x-client-address': newId(),
  ...(tokens[name] ? { authorization: `Bearer ${tokens[name]}` } : {}),
});
const fits = (name: string, roles: readonly StaffRole[] | undefined) =>
  isLetIn(
    staffRoles.filter((role) => role === name),
    roles,
  );

test.each(who)('every staff call admits or refuses %s as it declares', async (name) => {
  expect(staffCalls.length).toBeGreaterThan(10);
  for (const call of staffCalls) {
    const { path, init } = encodeCall(call, {});
    const response = await t.request(path, {
      ...init,
      headers: { ...init.headers, ...headersOf(name) },
    });
    const refused = name === 'visitor' ? 401 : 403;
    if (fits(name, call.roles)) expect.soft([401, 403], path).not.toContain(response.status);
    else expect.soft([path, response.status]).toEqual([path, refused]);
  }
});

test.each(who)('every staff page is there for %s, or is not', async (name) => {
  for (const { path, roles } of staffPages) {
    const page = await t.request(path.replaceAll(/\{\w+\}/g, newId()), {
      headers: headersOf(name),
    });
    // The renderer is not part of this server: a page that the guard lets through answers 404 too,
    // but with the empty body of a route that is not there.
    const body = await page.text();
    if (name === 'visitor') expect.soft([path, page.status]).toEqual([path, 303]);
    else if (fits(name, roles)) expect.soft([path, body]).toEqual([path, '404 Not Found']);
    else expect.soft([path, page.status, body !== '404 Not Found']).toEqual([path, 404, true]);
  }
});

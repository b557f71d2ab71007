import { afterAll, beforeAll, expect, test } from 'vitest';
import { findHospitalCodes } from '#src/server/verification/hospital-codes/find-codes.ts';
import { type HospitalCodeDesk, openHospitalCodeDesk } from './hospital-code-desk.ts';

let desk: HospitalCodeDesk;
beforeAll(async () => {
  desk = await openHospitalCodeDesk();
});
afterAll(() => desk.t.close());

/** Reads every code, from the first page to the last. */
async function readAll() {
  const { services } = desk.t;
  const list: Awaited<ReturnType<typeof findHospitalCodes>>['list'] = [];
  for (let anchorId: string | undefined = ''; anchorId !== undefined; ) {
    const page = await findHospitalCodes(services.db, { anchorId }, services.now());
    list.push(...page.list);
    anchorId = page.hasNext ? page.anchorId : undefined;
  }
  return list;
}

test('a long list is read page by page, the newest first and each once, and its oldest can be ended', async () => {
  const { t } = desk;
  await desk.issue();
  const oldest = await desk.newest();
  for (let issued = 1; issued < 43; issued += 1) {
    // Three at a time were issued in the same moment, and no more in a minute than one may.
    if (issued % 3 === 1) t.setNow(t.services.now() + 60_000);
    await desk.issue();
  }
  const list = await readAll();
  expect(new Set(list.map(({ codeId }) => codeId)).size).toBe(43);
  expect(list).toHaveLength(43);
  const times = list.map(({ issuedAt }) => issuedAt);
  expect(times).toEqual(times.toSorted((one, other) => other - one));
  expect(list.at(-1)).toMatchObject({ codeId: oldest, state: 'open' });
  expect((await desk.revoke(oldest)).code).toBe(0);
  expect((await readAll()).at(-1)).toMatchObject({ codeId: oldest, state: 'revoked' });
});

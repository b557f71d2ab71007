import { afterAll, beforeAll, expect, test } from 'vitest';
import { expireFacts } from '#src/server/cases/facts/expire-facts.ts';
import { inTransaction } from '#src/server/db/in-transaction.ts';
import { tagOfCase } from '#src/server/platform/page-tags.ts';
import { stateFact } from '#src/server/raising/sheet/project-facts.ts';
import { getFundingInfo } from '#src/shared/cases/calls.ts';
import { dayMs } from '#src/shared/platform/china-days.ts';
import { caseNow, makeCase } from '../../support/case-factory.ts';
import { openTestServer, type TestServer } from '../../support/test-server.ts';
import { addStaff } from '../../support/test-staff.ts';

let t: TestServer;
beforeAll(async () => {
  t = await openTestServer({ now: caseNow });
});
afterAll(() => t.close());

test('what a ward said holds for ninety days, a paper that was seen stays seen', async () => {
  const { services } = t;
  const { id: caseId } = await makeCase(services.db);
  const { userId: staffUserId } = await addStaff(t, 'reviewer');
  const seen = { caseId, staffUserId, compared: ['wardCall'], now: caseNow } as const;
  await inTransaction(services.db, (trx) => stateFact(trx, { ...seen, kind: 'hospital' }));
  const statesOf = async () => {
    const { facts } = (await t.call(getFundingInfo, { infoUuid: caseId })).data;
    return Object.fromEntries(facts.map(({ kind, state }) => [kind, state]));
  };
  const purged: string[] = [];
  const stop = services.pageTags.listen((tags) => purged.push(...tags));
  await expireFacts(services, caseNow + 90 * dayMs - 1);
  expect(await statesOf()).toEqual({ diagnosis: 'confirmed', hospital: 'confirmed' });
  expect(purged).toEqual([]);
  await expireFacts(services, caseNow + 90 * dayMs);
  stop();
  expect(await statesOf()).toEqual({ diagnosis: 'confirmed', hospital: 'expired' });
  expect(purged).toContain(tagOfCase(caseId));
});

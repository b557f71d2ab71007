import { afterAll, beforeAll, expect, test } from 'vitest';
import { finishExpiredCases } from '#src/server/cases/finish-expired-cases.ts';
import { getCaseInfo } from '#src/shared/cases/total/calls.ts';
import { caseNow, makeCase } from '../../support/case-factory.ts';
import { openTestServer, type TestServer } from '../../support/test-server.ts';

let test_: TestServer;
beforeAll(async () => {
  test_ = await openTestServer({ now: caseNow });
});
afterAll(() => test_.close());

test('a case whose time is over is finished as expired, and its kept pages are purged', async () => {
  const { services } = test_;
  const over = await makeCase(services.db, { ends_at: caseNow - 1 });
  const open = await makeCase(services.db, { ends_at: caseNow + 1 });
  const purged: string[] = [];
  const stop = services.pageTags.listen((tags) => purged.push(...tags));
  expect(await finishExpiredCases(services, caseNow)).toBe(1);
  expect(await finishExpiredCases(services, caseNow)).toBe(0);
  stop();
  const statusOf = async (infoUuid: string) => {
    const { data } = await test_.call(getCaseInfo, { infoUuid });
    return (data as { status: string }).status;
  };
  expect(await statusOf(over.id)).toBe('FINISHED');
  expect(await statusOf(open.id)).toBe('CROWDFUNDING_STATED');
  expect(purged).toContain(`case:${over.id}`);
});

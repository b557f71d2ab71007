import { afterAll, beforeAll, expect, test } from 'vitest';
import { linkTo } from '#src/shared/routes.ts';
import { makeCase } from '../../support/case-factory.ts';
import { openTestServer, type TestServer, testOrigin } from '../../support/test-server.ts';

let t: TestServer;
beforeAll(async () => {
  t = await openTestServer();
});
afterAll(() => t.close());

function submit(caseId: string, fields: Record<string, string>): Promise<Response> {
  const path = linkTo('contributeShareSuccess', { params: { infoUuid: caseId }, locale: 'en' });
  const body = new URLSearchParams({ step: 'shared', ...fields });
  return t.request(path, { method: 'POST', body, headers: { origin: testOrigin } });
}

test('without script a share is told by a form, and its result has an address', async () => {
  const { id } = await makeCase(t.services.db);
  const answer = await submit(id, { channel: '5', shareSourceId: '"><script>' });
  expect(answer.status).toBe(303);
  const shares = await t.services.db.selectFrom('shares').selectAll().execute();
  expect(shares).toHaveLength(1);
  expect(shares[0]).toMatchObject({ case_id: id, channel: 5, degree: 1 });
  expect(answer.headers.get('location')).toBe(
    `/en/cf/contribute/${id}/share-success?shareId=${shares[0]?.id}`,
  );
});

test('a share of a case in doubt, or on a channel that is none, is not told', async () => {
  const { id } = await makeCase(t.services.db, { display_status: 4 });
  expect((await submit(id, {})).status).toBe(422);
  const open = await makeCase(t.services.db);
  expect((await submit(open.id, { channel: '77' })).status).toBe(422);
  const counted = await t.services.db.selectFrom('cases').select('share_count').execute();
  expect(counted.map((row) => row.share_count)).not.toContain(2);
});

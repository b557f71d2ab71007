import { afterAll, beforeAll, expect, test } from 'vitest';
import { newId } from '#src/server/platform/keys.ts';
import { shareSuccess } from '#src/shared/sharing/calls.ts';
import { makeCase } from '../../support/case-factory.ts';
import { openTestServer, type TestServer } from '../../support/test-server.ts';

let t: TestServer;
let infoUuid: string;
beforeAll(async () => {
  t = await openTestServer();
  infoUuid = (await makeCase(t.services.db)).id;
});
afterAll(() => t.close());

test('what a client tells of a share is kept whole, and strange words of it are nothing', async () => {
  const said = {
    ...{ source: 's', userSourceId: 'u', shareDv: 4, wxSource: 'groupmessage', tradeNo: 'T1' },
    ...{ pathName: '/cf/pay/x', toWxSource: 'timeline', cryptoUserId: 'c', channel: 5 },
  };
  const shareId = newId();
  const told = { uuid: newId(), infoId: infoUuid, shareId, shareSourceId: newId(), ...said };
  expect((await t.call(shareSuccess, told)).status).toBe(200);
  const rowOf = (id: string) =>
    t.services.db
      .selectFrom('share_origins')
      .innerJoin('shares', 'shares.id', 'share_id')
      .selectAll('share_origins')
      .select(['uuid', 'case_id', 'channel'])
      .where('share_id', '=', id)
      .executeTakeFirstOrThrow();
  expect(await rowOf(shareId)).toMatchObject({
    ...{ source: 's', user_source_id: 'u', share_dv: '4', wx_source: 'groupmessage' },
    ...{ trade_no: 'T1', path_name: '/cf/pay/x', to_wx_source: 'timeline', crypto_user_id: 'c' },
    ...{ share_source_id: told.shareSourceId, channel: 5, uuid: told.uuid, case_id: infoUuid },
  });
  const strange = { source: '<b>', pathName: 'https://x', cryptoUserId: 'x'.repeat(300) };
  const { data } = await t.call(shareSuccess, { uuid: newId(), infoId: infoUuid, ...strange });
  expect(await rowOf(data.shareId)).toMatchObject({
    source: '',
    path_name: '',
    crypto_user_id: '',
  });
});

import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { findCase } from '#src/server/cases/find-case.ts';
import { toJson } from '#src/server/db/json.ts';
import { newId } from '#src/server/platform/keys.ts';
import {
  detailGet,
  detailGetOneRecord,
  detailGetSelf,
  getFundingInfo,
  getLoveList,
} from '#src/shared/cases/calls.ts';
import { customDetailPageHint } from '#src/shared/cases/case-rules.ts';
import { getCaseInfo } from '#src/shared/cases/total/calls.ts';
import { makeCase, makeGift, makeReturned } from '../../support/case-factory.ts';
import { openTestServer, type TestServer, testNow } from '../../support/test-server.ts';

let t: TestServer;
beforeAll(async () => {
  t = await openTestServer();
});
afterAll(() => t.close());

describe('a case in full', () => {
  test('carries the field names of the specification and its money', async () => {
    const { id: infoUuid } = await makeCase(t.services.db);
    await makeGift(t.services.db, infoUuid, { amount_in_fen: 3333 });
    const { data } = await t.call(getFundingInfo, {
      infoUuid,
      selfTag: '',
      skip: '',
      userSourceId: '',
    });
    expect(data).toMatchObject({
      baseInfo: {
        title: '小树等一次手术',
        attachments: ['/media/test/1.webp'],
        largeAttachments: ['/media/test/1-1080.webp'],
        amountInDouble: 33.33,
      },
      payeeInfo: { displayName: '李**', relation: 'other', relationText: '患者的其他近亲属' },
      treatmentInfo: { hospital: '云岭儿童医院', diagnosedOn: '2026-05' },
      crowdfundingUserInfo: { nickname: '小树爸爸' },
      ...{ isHelp: false, isSelf: false, shareCount: 0, displayStatus: 0 },
      ...{ finishStr: null, finishReason: null, platformFinishReason: null },
      ...{ crowdfundingBilingual: null, customRelationDesc: '父亲', raiserName: '小树爸爸' },
      ...{ newDetailVo: { caseDetailsPageVersion: 1 }, prNewOrOld: false },
      ...{ raisedInFen: 3333, feeInFen: 99, netInFen: 3234, donationCount: 1 },
      ...{ danger: false, highRisk: false, highRiskRefund: false, phase: 'raising' },
      visitConfig: { canDonate: true, canComment: true, canShare: true },
    });
  });

  test('says who the viewer is to it', async () => {
    const token = await t.signIn('13800000002');
    const { user_id } = await t.services.db
      .selectFrom('sessions')
      .select('user_id')
      .executeTakeFirstOrThrow();
    const own = await makeCase(t.services.db, { owner_user_id: user_id, display_status: 4 });
    const other = await makeCase(t.services.db);
    await makeGift(t.services.db, other.id, { user_id });
    const { data: mine } = await t.call(getFundingInfo, { infoUuid: own.id }, { token });
    expect(mine).toMatchObject({
      isSelf: true,
      isHelp: false,
      danger: false,
      userAccessParam: { isLogin: true },
    });
    const { data: theirs } = await t.call(getFundingInfo, { infoUuid: other.id }, { token });
    expect(theirs).toMatchObject({ isSelf: false, isHelp: true });
    const { data: guests } = await t.call(getFundingInfo, { infoUuid: own.id });
    expect(guests).toMatchObject({
      isSelf: false,
      danger: true,
      visitConfig: { canDonate: false },
    });
  });

  test('carries its second language with its direction', async () => {
    const telling = { language: 'ug', title: 'ئ', content: 'ئ', toldBy: 'family' } as const;
    const { id: infoUuid } = await makeCase(t.services.db, { tellings: [telling] });
    const { data } = await t.call(getFundingInfo, { infoUuid });
    expect(data.crowdfundingBilingual).toMatchObject({
      xj: true,
      doubleLanguage: { language: 'ug' },
    });
  });

  test('says when all was returned of a case that expired in doubt', async () => {
    const { db } = t.services;
    const { id: infoUuid } = await makeCase(db, {
      ...{ status: 'FINISHED', end_reason: 3, platform_finish_reason: customDetailPageHint },
    });
    await makeGift(db, infoUuid, { amount_in_fen: 700 });
    const appliedAt = testNow - 120_001;
    await makeReturned(db, { caseId: infoUuid, amountInFen: 700, now: appliedAt });
    const { data } = await t.call(getFundingInfo, { infoUuid });
    expect(data).toMatchObject({ highRisk: true, highRiskRefund: true, phase: 'expired' });
    t.setNow(testNow - 1);
    const { data: earlier } = await t.call(getFundingInfo, { infoUuid });
    t.setNow(testNow);
    expect(earlier).toMatchObject({ highRisk: true, highRiskRefund: false });
  });

  test('names nobody’s account and no order’s owner', async () => {
    const { id: infoUuid, ownerUserId } = await makeCase(t.services.db);
    const { data } = await t.call(getFundingInfo, { infoUuid });
    expect(JSON.stringify(data)).not.toContain(ownerUserId);
  });
});

describe('a case that is not public', () => {
  test.each(['APPROVE_PENDING', 'APPROVE_DENIED', 'SUBMITTED'] as const)(
    'answers in state %s as one that never was, to its owner too',
    async (status) => {
      const token = await t.signIn('13800000003');
      const { id } = await makeCase(t.services.db, { status });
      const orderId = await makeGift(t.services.db, id);
      for (const infoUuid of [id, newId()]) {
        const answers = await Promise.all([
          t.call(getFundingInfo, { infoUuid }, { token }),
          t.call(getCaseInfo, { infoUuid }),
          t.call(getLoveList, { infoUuid }),
          t.call(detailGet, { infoUuid }),
          t.call(detailGetSelf, { infoUuid }, { token }),
          t.call(detailGetOneRecord, { infoUuid, orderId }),
        ]);
        expect(
          new Set(answers.map((answer) => `${answer.status} ${answer.code} ${answer.msg}`)),
        ).toEqual(new Set(['404 40400 没有找到你要的内容。']));
      }
      expect(await findCase(t.services.db, id, testNow)).toBeUndefined();
    },
  );
});

test('the operator may show every case in the second version', async () => {
  const { id: infoUuid, ownerUserId } = await makeCase(t.services.db);
  const by = { reason: 'x', set_by: ownerUserId, confirmed_by: null, set_at: testNow };
  const row = { key: 'prNewOrOld', value: toJson(true), ...by };
  await t.services.db.insertInto('settings').values(row).execute();
  const { data } = await t.call(getFundingInfo, { infoUuid });
  expect(data).toMatchObject({ newDetailVo: { caseDetailsPageVersion: 2 }, prNewOrOld: true });
  await t.services.db.deleteFrom('settings').where('key', '=', 'prNewOrOld').execute();
});

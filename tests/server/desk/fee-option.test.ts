import { afterAll, beforeAll, expect, test } from 'vitest';
import { inTransaction } from '#src/server/db/in-transaction.ts';
import { fromJson } from '#src/server/db/json.ts';
import { findFeeOption } from '#src/server/desk/cases/find-fee-option.ts';
import { findWaitingCases } from '#src/server/desk/cases/find-waiting-cases.ts';
import { tagOfCase, tagOfLists } from '#src/server/platform/page-tags.ts';
import { startCase } from '#src/server/raising/sheet/start-case.ts';
import { findProposals } from '#src/server/review/find-proposals.ts';
import { changeBank } from '#src/server/withdrawals/payee/change-bank.ts';
import { deskSetSetting } from '#src/shared/desk/calls.ts';
import type { NoticeParams } from '#src/shared/notices/notice-kinds.ts';
import * as drawCalls from '#src/shared/withdrawals/calls.ts';
import { textsOf } from '#src/texts/texts.ts';
import { withCard } from '../../support/funded-case.ts';
import { actsOf, as } from '../../support/test-staff.ts';
import { staff } from '../../support/test-withdrawing.ts';
import { type FeeDesk, openFeeDesk, reason } from './fee-desk.ts';

let t: FeeDesk;
beforeAll(async () => {
  t = await openFeeDesk();
});
afterAll(() => t.close());

const charged = { option: 2, basisPoints: 300 } as const;
const feesOf = async (caseId: string) =>
  (
    await t.services.db
      .selectFrom('withdrawals')
      .select([
        'service_charge_option as option',
        'fee_in_fen as fee',
        'subsidy_in_fen as subsidy',
        'net_in_fen as net',
      ])
      .where('case_id', '=', caseId)
      .where('status', 'not in', ['CANCELLED', 'REJECTED'])
      .orderBy('created_at')
      .execute()
  ).map(({ option, fee, subsidy, net }) => [option, fee, subsidy, net]);

test('an option holds once a second person confirms it, and the desk, the family and its pages know', async () => {
  const { infoUuid, token } = await t.addOwnedCase(100_000, charged);
  const id = await t.proposedId(infoUuid);
  expect(await t.optionOf(infoUuid)).toBe(2);
  expect(await findWaitingCases(t.services.db, 'zh-CN')).toMatchObject([
    { kind: 'feeOption', infoUuid },
  ]);
  const purged: string[] = [];
  const stop = t.services.pageTags.listen((tags) => purged.push(...tags));
  expect((await t.settle(id, 'confirm', t.releaser)).status).toBe(200);
  stop();
  expect(purged).toEqual(expect.arrayContaining([tagOfCase(infoUuid), tagOfLists]));
  const { data } = await t.call(drawCalls.getServiceConfig, { infoUuid }, { token });
  expect(data).toMatchObject({ serviceChargeOption: 4, trService: { isAllSubsidy: true } });
  expect((await t.call(drawCalls.checkCanCash, { infoUuid }, { token })).data.feeInFen).toBe(0);
  const { rule, proposals, history } = await findFeeOption(t.services.db, infoUuid);
  expect({ rule, proposals }).toEqual({ rule: { option: 4, basisPoints: 300 }, proposals: [] });
  expect(history).toMatchObject([
    { act: 'confirmFeeOption', option: 4, reason },
    { act: 'proposeFeeOption', before: 2, option: 4, reason },
  ]);
  expect(await actsOf(t, t.administrator.userId)).toEqual(['proposeFeeOption']);
  expect(await actsOf(t, t.releaser.userId)).toEqual(['confirmFeeOption']);
});

test.each([
  [1, ['不收服务费', 'no service fee']],
  [2, ['费率 3%', 'The rate is 3%']],
  [3, ['平台免收', 'does not charge']],
  [4, ['补贴资金支付', 'charitable fund pays']],
] as const)('the family is told in both languages what option %i takes', async (option, words) => {
  const caseId = await t.addFundedCase(1000, { option: option === 2 ? 3 : 2, basisPoints: 300 });
  await t.setOption(caseId, option);
  const { params } = await t.services.db
    .selectFrom('notices')
    .select('params')
    .where('user_id', '=', `owner-${caseId}`)
    .where('kind', '=', 'feeChanged')
    .executeTakeFirstOrThrow();
  const told = fromJson<NoticeParams>(params);
  for (const [index, locale] of (['zh-CN', 'en'] as const).entries()) {
    const text = textsOf(locale).notices.feeChanged.words({ ...told, caseTitle: '一起帮小雨' });
    expect(text).toContain(words[index]);
    expect(text).toContain(reason);
  }
});

test('an open withdrawal keeps the fee it was applied under, and the next one has the new one', async () => {
  const caseId = await t.addFundedCase(100_000, charged);
  const first = await t.bringToRelease(caseId, { amountInFen: 50_000, stopRaise: false });
  await t.setOption(caseId, 3);
  await t.release(first);
  expect(await t.runDue()).toEqual([]);
  t.setNow(t.services.now() + 1000);
  await t.apply(caseId, { amountInFen: 10_000, stopRaise: false });
  expect(await feesOf(caseId)).toEqual([
    [2, 1500, 0, 48_500],
    [3, 0, 0, 10_000],
  ]);
  await t.expectMoneyRight();
});

test('a withdrawal that is held anew for another account keeps its fee too', async () => {
  const caseId = await t.addFundedCase(100_000, charged);
  await t.bringToRelease(caseId, { amountInFen: 100_000 });
  await t.setOption(caseId, 4);
  t.setNow(t.services.now() + 1000);
  const account = withCard('6222020000000000777');
  await changeBank(t.services, { caseId, userId: `owner-${caseId}`, account }, t.services.now());
  const { id } = await t.services.db
    .selectFrom('case_payees')
    .select('id')
    .where('case_id', '=', caseId)
    .where('status', '=', 'submitted')
    .executeTakeFirstOrThrow();
  await t.decide('bankChange', id, { by: staff.reviewer });
  expect(await feesOf(caseId)).toEqual([[2, 3000, 0, 97_000]]);
  await t.expectMoneyRight();
});

test('new cases start with the option that two persons set', async () => {
  const userId = t.administrator.userId;
  const start = () =>
    inTransaction(t.services.db, (trx) =>
      startCase(trx, t.services, { userId, nickname: '小禾', caseType: 0, now: t.services.now() }),
    );
  expect(await t.optionOf(await start())).toBe(2);
  const set = (value: number) =>
    t.call(deskSetSetting, { key: 'newCaseFeeOption', value, reason }, as(t.administrator));
  expect((await set(5)).status).toBe(400);
  expect((await set(3)).data).toEqual({ state: 'proposed' });
  expect(await t.optionOf(await start())).toBe(2);
  const [proposal] = await findProposals(t.services.db, { kind: 'setting' });
  await t.settle(proposal?.proposalId ?? '', 'confirm', t.releaser);
  expect(await t.optionOf(await start())).toBe(3);
});

import { afterAll, beforeAll, expect, test } from 'vitest';
import { toJson } from '#src/server/db/json.ts';
import { newId } from '#src/server/platform/keys.ts';
import { tagOfSettings } from '#src/server/platform/settings.ts';
import { runRefunds } from '#src/server/refunds/run/run-refunds.ts';
import { getFundingInfo } from '#src/shared/cases/calls.ts';
import { deskProposeLottery } from '#src/shared/desk/activities/calls.ts';
import { dreamAddBase } from '#src/shared/kinds/dream/calls.ts';
import { leftSlideGetAd } from '#src/shared/platform/calls.ts';
import { dayMs } from '#src/shared/platform/china-days.ts';
import { basicStoreGet } from '#src/shared/platform/frame/calls.ts';
import { type SettingKey, settingKeys } from '#src/shared/platform/settings.ts';
import { fundraiserGetVersion } from '#src/shared/raiser/calls.ts';
import { launchCase } from '#src/shared/raising/launch/calls.ts';
import { takeGiftBack } from '#src/shared/refunds/gift/calls.ts';
import { getServiceConfig } from '#src/shared/withdrawals/calls.ts';
import { makeCase } from '../../support/case-factory.ts';
import { addStaff } from '../../support/test-staff.ts';
import {
  openWithdrawingServer,
  staff,
  type WithdrawingServer,
} from '../../support/test-withdrawing.ts';
import { promisedLottery } from '../chance/lottery-desk.ts';
import { heldOfMatch } from './held-of-match.ts';
import { coolingMs, noticeMs, phoneWaitMs, useMs, voteMs } from './waiting-times.ts';

let t: WithdrawingServer;
beforeAll(async () => {
  t = await openWithdrawingServer();
});
afterAll(() => t.close());

const now = () => t.services.now();

async function turn(key: SettingKey, to: number | boolean): Promise<void> {
  const by = { reason: '', set_by: staff.administrator, confirmed_by: null, set_at: now() };
  await t.services.db
    .insertInto('settings')
    .values({ key, value: toJson(to), ...by })
    .execute();
  t.services.pageTags.purge([tagOfSettings]);
}

const someone = async () => ({ token: (await addStaff(t)).token });

async function launch(caseType: 0 | 1) {
  const { token } = await someone();
  const started = { caseType, agreed: true } as const;
  return { token, ...(await t.call(launchCase, started, { token, idempotencyKey: newId() })) };
}

async function feeOfNewCase() {
  const { token, data } = await launch(0);
  return (await t.call(getServiceConfig, { infoUuid: data.infoUuid }, { token })).data;
}

async function dream() {
  const words = '小舟今年十岁，住院两年，最大的心愿是看一次海。'.repeat(4);
  const asked = { title: '带十岁的小舟去看一次海', content: words, target: 1_500_000 };
  return (await t.call(dreamAddBase, asked, { ...(await someone()), idempotencyKey: newId() }))
    .code;
}

/** Answers what became of a gift that its donor took back after these days. */
async function takeBackAfter(days: number) {
  const { token } = await someone();
  const { data } = await t.order({ infoUuid: await t.addCase() }, { token });
  await t.atCashier(data.tradeNo, 'pay');
  await t.bank.deliverDue();
  t.setNow(now() + days * dayMs);
  const { code } = await t.call(takeGiftBack, { orderId: data.orderId }, { token });
  await runRefunds(t.services, { perSecond: 1000 });
  const refund = await t.services.db
    .selectFrom('refunds')
    .select('needs_account')
    .where('order_id', '=', data.orderId)
    .executeTakeFirst();
  return { code, needsAccount: refund?.needs_account };
}

const lottery = async () =>
  (await t.call(deskProposeLottery, promisedLottery(now()), await addStaff(t, 'releaser'))).code;
const promo = async () => (await t.call(basicStoreGet, { activity_id: 'promo' })).data;

type Probe = { to: number | boolean; answer(): Promise<unknown> };

/** For each setting it has another value, and something that somebody is told and that must then differ. */
const probes: Record<SettingKey, Probe> = {
  feeBasisPoints: { to: 100, answer: feeOfNewCase },
  newCaseFeeOption: { to: 1, answer: feeOfNewCase },
  noticeHours: { to: 48, answer: () => noticeMs(t) },
  maxDonationInFen: {
    to: 1000,
    answer: async () => (await t.order({ infoUuid: await t.addCase(), amountInFen: 5000 })).code,
  },
  maxTargetInFen: { to: 200_000, answer: dream },
  bankCoolingHours: { to: 48, answer: () => coolingMs(t) },
  phoneWaitDays: { to: 30, answer: () => phoneWaitMs(t) },
  graceRefundHours: { to: 0, answer: async () => (await takeBackAfter(0.5)).code },
  refundGatewayDays: { to: 1, answer: () => takeBackAfter(1.5) },
  discussionVoteHours: { to: 24, answer: () => voteMs(t) },
  fundUseDays: { to: 10, answer: () => useMs(t) },
  guestGiving: {
    to: false,
    answer: async () => (await t.order({ infoUuid: await t.addCase() })).code,
  },
  dreamCases: { to: false, answer: dream },
  goodsCases: { to: false, answer: async () => (await launch(1)).code },
  prNewOrOld: {
    to: true,
    answer: async () => {
      const { id: infoUuid } = await makeCase(t.services.db);
      return (await t.call(getFundingInfo, { infoUuid })).data.prNewOrOld;
    },
  },
  newCenterPercent: {
    to: 0,
    answer: async () => {
      const asked = { infoUuid: await t.addCase() };
      return (await t.call(fundraiserGetVersion, asked, await someone())).data.shunt;
    },
  },
  leftSlideSeconds: {
    to: 3,
    answer: async () => {
      await t.addCase();
      return (await t.call(leftSlideGetAd, {})).data.time;
    },
  },
  grantHoldFromInFen: { to: 300, answer: () => heldOfMatch(t) },
  lotteryMostWorthInFen: { to: 1000, answer: lottery },
  promoHours: { to: 48, answer: promo },
  promoMostShows: { to: 0, answer: promo },
};

test.each(settingKeys)('turning %s changes an answer', async (key) => {
  const { to, answer } = probes[key];
  // A gift of the day before yesterday can so still be taken back at all.
  if (key === 'refundGatewayDays') await turn('graceRefundHours', 720);
  const before = await answer();
  expect(await answer()).toEqual(before);
  await turn(key, to);
  expect(await answer()).not.toEqual(before);
  await t.services.db.deleteFrom('settings').execute();
  t.services.pageTags.purge([tagOfSettings]);
});

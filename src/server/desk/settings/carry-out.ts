import { changeRule } from '#src/server/activities/rules/change-rule.ts';
import { openAdviserDesk } from '#src/server/advisers/open-desk.ts';
import { openLottery } from '#src/server/chance/open-lottery.ts';
import type { Trx } from '#src/server/db/database.ts';
import { fromJson } from '#src/server/db/json.ts';
import type { ProposalKind } from '#src/server/db/schema.ts';
import { setFeeOption } from '#src/server/desk/cases/set-fee-option.ts';
import { clawBack } from '#src/server/desk/money/claw-back.ts';
import { fundPool } from '#src/server/desk/money/fund-pool.ts';
import { bookMatchMoney } from '#src/server/desk/money/record-match-money.ts';
import { startTest } from '#src/server/experiments/start-test.ts';
import { liftMoneyOutFreeze } from '#src/server/ledger/freeze-money-out.ts';
import type { Keys } from '#src/server/platform/keys.ts';
import { confirmRefundAccount } from '#src/server/refunds/gift/propose-refund-account.ts';
import type {
  Clawback,
  MatchMoney,
  PoolFunding,
  ProposedRule,
} from '#src/server/review/find-proposals.ts';
import { openVenue } from '#src/server/venues/open-venue.ts';
import type { PromisedLottery } from '#src/shared/chance/lottery-fields.ts';
import type { CashierTest } from '#src/shared/experiments/cashier-test.ts';
import type { SettingKey } from '#src/shared/platform/settings.ts';
import type { StaffAct } from '#src/shared/review/staff-acts.ts';
import type { PromisedVenue } from '#src/shared/venues/venue-fields.ts';
import type { ChargeOption } from '#src/shared/withdrawals/fee.ts';
import { writeSetting } from './change-setting.ts';
import { openPromised } from './open-promised.ts';

type Confirmed = {
  proposalId: string;
  kind: ProposalKind;
  subject: string;
  /** It is JSON, as its kind keeps it. */
  value: string;
  /** It is empty but for an account. */
  accountSealed: string;
  reason: string;
  proposedBy: string;
  confirmedBy: string;
  /** They seal what stays secret for now. */
  keys: Keys;
};

type CarryOut = (trx: Trx, confirmed: Confirmed, now: number) => Promise<void>;

/**
 * It says what a proposal of each kind does once a second person confirmed it, and the act of the
 * trail.
 */
const kinds: Record<ProposalKind, { act: StaffAct; carryOut: CarryOut }> = {
  setting: {
    act: 'confirmSetting',
    carryOut: (trx, { subject, value, reason, proposedBy, confirmedBy }, now) => {
      const key = subject as SettingKey;
      const set = { key, value: fromJson<number | boolean>(value), reason };
      return writeSetting(trx, { ...set, staffUserId: proposedBy, confirmedBy }, now);
    },
  },
  liftFreeze: {
    act: 'confirmLift',
    carryOut: async (trx, { reason }, now) => void (await liftMoneyOutFreeze(trx, { reason, now })),
  },
  poolFunding: {
    act: 'confirmFunding',
    carryOut: (trx, { subject: statementNo, value }, now) => {
      const { amountInFen } = fromJson<PoolFunding>(value);
      return fundPool(trx, { statementNo, amountInFen }, now);
    },
  },
  activity: {
    act: 'confirmActivity',
    carryOut: openPromised,
  },
  activityRule: {
    act: 'confirmRule',
    carryOut: (trx, { subject: activityId, value }, now) =>
      changeRule(trx, { activityId, ...fromJson<ProposedRule>(value) }, now),
  },
  venue: {
    act: 'confirmActivity',
    carryOut: (trx, { subject: activityId, value, proposedBy, confirmedBy }, now) => {
      const promised = fromJson<PromisedVenue>(value);
      return openVenue(trx, { activityId, promised, proposedBy, approvedBy: confirmedBy }, now);
    },
  },
  lottery: {
    act: 'confirmActivity',
    carryOut: (trx, { subject: activityId, value, proposedBy, confirmedBy, keys }, now) => {
      const promised = fromJson<PromisedLottery>(value);
      const opened = { activityId, promised, proposedBy, approvedBy: confirmedBy, keys };
      return openLottery(trx, opened, now);
    },
  },
  matchFunding: {
    act: 'confirmMatchFunding',
    carryOut: (trx, { subject: statementNo, value }, now) => {
      const { activityId, amountInFen } = fromJson<MatchMoney>(value);
      const money = { activityId, statementNo, amountInFen };
      return bookMatchMoney(trx, { ...money, kind: 'matchFunding' }, now);
    },
  },
  matchReturn: {
    act: 'confirmMatchReturn',
    carryOut: (trx, { subject: statementNo, value }, now) => {
      const { activityId, amountInFen } = fromJson<MatchMoney>(value);
      const money = { activityId, statementNo, amountInFen };
      return bookMatchMoney(trx, { ...money, kind: 'matchReturn' }, now);
    },
  },
  clawback: {
    act: 'confirmClawback',
    carryOut: async (trx, { subject: statementNo, value }, now) =>
      void (await clawBack(trx, { ...fromJson<Clawback>(value), statementNo }, now)),
  },
  feeOption: {
    act: 'confirmFeeOption',
    carryOut: async (trx, { proposalId, subject: infoUuid, value, reason }, now) => {
      const option = fromJson<ChargeOption>(value);
      await setFeeOption(trx, { proposalId, infoUuid, option, reason }, now);
    },
  },
  refundAccount: {
    act: 'confirmRefundAccount',
    carryOut: (trx, { subject: refundNo, ...confirmed }, now) =>
      confirmRefundAccount(trx, { ...confirmed, refundNo }, now),
  },
  adviserDesk: {
    act: 'confirmAdviserDesk',
    carryOut: (trx, { subject: adviserId, value }, now) =>
      openAdviserDesk(trx, { adviserId, userId: fromJson<{ userId: string }>(value).userId }, now),
  },
  cashierTest: {
    act: 'confirmTest',
    carryOut: (trx, { value, ...confirmed }, now) =>
      startTest(trx, { ...confirmed, test: fromJson<CashierTest>(value) }, now),
  },
};

/** Makes hold what two persons want; answers what the trail says they did. */
export async function carryOut(trx: Trx, confirmed: Confirmed, now: number): Promise<StaffAct> {
  const kind = kinds[confirmed.kind];
  await kind.carryOut(trx, confirmed, now);
  return kind.act;
}

import { mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from 'vitest';
import { scratchDir } from '#src/scripts/testing/scratch-dir.ts';
import { addCase } from '#src/server/cases/transitions/add-case.ts';
import { inTransaction } from '#src/server/db/in-transaction.ts';
import type { SandboxBank } from '#src/server/payments/sandbox/open-sandbox-gateway.ts';
import type { Choice } from '#src/server/payments/sandbox/pay-at-bank.ts';
import type { SandboxPayouts } from '#src/server/payments/sandbox/payouts/open-sandbox-payouts.ts';
import { newId } from '#src/server/platform/keys.ts';
import type { CallInput } from '#src/shared/contract/call.ts';
import { orderAdd } from '#src/shared/donations/calls.ts';
import { payChannels } from '#src/shared/donations/pay-channels.ts';
import { chooseAtCashier } from './choose-at-cashier.ts';
import { expectMoneyRight } from './expect-money-right.ts';
import { openTestBanks } from './open-test-banks.ts';
import { runJobs } from './run-jobs.ts';
import {
  type CallOptions,
  openTestServer,
  type TestAnswer,
  type TestServer,
  type TestServerOptions,
} from './test-server.ts';

export type OrderWish = Partial<CallInput<typeof orderAdd>> & { infoUuid: string };

/** This is a test server with the real sandbox bank behind it, and the hands to give with. */
export type GivingServer = TestServer & {
  /** It speaks as Alipay does, and gifts go there unless a channel says otherwise. */
  bank: SandboxBank;
  /** It speaks as WeChat Pay does, and settles by itself. */
  wechatBank: SandboxBank;
  /** Payouts leave from this custody bank. */
  payoutBank: SandboxPayouts;
  addCase(): Promise<string>;
  /** Calls order/add with a fresh key, as a guest unless `token` is given. */
  order(wish: OrderWish, options?: CallOptions): Promise<TestAnswer<typeof orderAdd>>;
  /** Chooses at the cashier, as the form of its page does. */
  atCashier(tradeNo: string, choice: Choice): Promise<Response>;
  /** Orders, pays and lets the bank tell of it. */
  give(wish: OrderWish): Promise<{ orderId: string; tradeNo: string }>;
  /** Runs what is due, of all jobs or of these, and answers how many ran. */
  runJobs(names?: readonly string[]): Promise<number>;
  statusOf(tradeNo: string): Promise<string>;
  /** Checks every equation of money, the bank's own books included. */
  expectMoneyRight(): Promise<void>;
};

export async function openGivingServer(options: TestServerOptions = {}): Promise<GivingServer> {
  const dataDir = mkdtempSync(join(scratchDir(), 'warmlight-bank-'));
  const config = { REFUNDS_PER_SECOND: '1000', ...options.config };
  const t = await openTestServer({ ...options, config });
  const { bank, wechatBank, payoutBank } = await openTestBanks(t, dataDir);
  const order: GivingServer['order'] = (wish, callOptions) =>
    t.call(orderAdd, orderOf(wish), { idempotencyKey: newId(), ...callOptions });
  const atCashier: GivingServer['atCashier'] = (tradeNo, choice) =>
    chooseAtCashier(t, { banks: [bank, wechatBank], tradeNo, choice });
  return {
    ...t,
    bank,
    wechatBank,
    payoutBank,
    addCase: () => addTestCase(t),
    order,
    atCashier,
    give: async (wish) => {
      const { status, data } = await t.call(orderAdd, orderOf(wish), { idempotencyKey: newId() });
      expect(status).toBe(200);
      await atCashier(data.tradeNo, 'pay');
      await bank.deliverDue();
      await wechatBank.deliverDue();
      return data;
    },
    runJobs: (names) => runJobs(t, names),
    statusOf: (tradeNo) => statusOf(t, tradeNo),
    expectMoneyRight: () => expectMoneyRight(t.services.db, { bank, wechatBank, payoutBank }),
    close: async () => {
      await bank.stop();
      await wechatBank.stop();
      await payoutBank.stop();
      await t.close();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

export function orderOf(wish: OrderWish): CallInput<typeof orderAdd> {
  return { amountInFen: 2000, payChannel: payChannels.alipayWap, ...wish };
}

async function addTestCase({ services }: TestServer): Promise<string> {
  const id = newId();
  const now = services.now();
  await inTransaction(services.db, async (trx) => {
    const owner = { id: `owner-${id}`, nickname: '林', head_img_url: '', locale: 'zh-CN' } as const;
    await trx
      .insertInto('users')
      .values({ ...owner, created_at: now })
      .execute();
    await addCase(trx, caseOf(id, now), { patientName: '小雨', raiserName: '林' });
  });
  return id;
}

function caseOf(id: string, now: number) {
  const papers = { patient: '{}', raiser: '{}', payee: '{}', treatment: '{}', household: '{}' };
  return {
    case_type: 0,
    ...{ id, owner_user_id: `owner-${id}`, title: '小雨需要一次移植', content: '…' },
    ...{ target_in_fen: 10_000_000, display_status: 0 },
    status: 'CROWDFUNDING_STATED',
    ...{ illness: '白血病', illness_key: 'leukemia', province: '四川', city: '成都' },
    ...{ hospital: '', department: '', labels: '[]', ...papers },
    detail_version: 0,
    service_charge_option: 1,
    picked: 0,
    fee_basis_points: 0,
    ...{ created_at: now, published_at: now, ends_at: now + 30 * 86_400_000 },
  } as const;
}

async function statusOf({ services }: TestServer, tradeNo: string): Promise<string> {
  const row = await services.db
    .selectFrom('donations')
    .select('status')
    .where('trade_no', '=', tradeNo)
    .executeTakeFirstOrThrow();
  return row.status;
}

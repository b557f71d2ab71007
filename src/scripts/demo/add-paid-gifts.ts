import { changeFund } from '#src/server/cases/transitions/change-fund.ts';
import type { Trx } from '#src/server/db/database.ts';
import { inTransaction } from '#src/server/db/in-transaction.ts';
import { caseAvailable, heldAtGateway } from '#src/server/ledger/accounts.ts';
import { postTransfers } from '#src/server/ledger/post-transfers.ts';
import type { Gateway } from '#src/server/payments/gateway.ts';
import { newId } from '#src/server/platform/keys.ts';
import { newTradeNo } from '#src/server/platform/trade-no.ts';
import type { Services } from '#src/server/services.ts';
import { payChannels } from '#src/shared/donations/pay-channels.ts';
import { platforms } from '#src/shared/platform/platforms.ts';
import { donorNames } from './donor-names.ts';
import { giftWords } from './gift-words.ts';

/** This is a sandbox gateway into whose own books many payments are written as paid at once. */
export type LargeTill = {
  gateway: Gateway;
  recordPaid(paid: readonly PaidAtSandbox[]): Promise<void>;
};
type PaidAtSandbox = {
  tradeNo: string;
  gatewayTradeNo: string;
  amountInFen: number;
  paidAt: number;
};

type Batch = { caseId: string; from: number; count: number; now: number; till: LargeTill };
type Gift = PaidAtSandbox & { orderId: string; words: string; displayName: string };

/** Writes paid gifts to one case in one transaction, each with every row that a settled gift has. */
export async function addPaidGifts(
  services: Services,
  { caseId, from, count, now, till }: Batch,
): Promise<void> {
  const gifts = Array.from({ length: count }, (_, i) => giftOf(from + i, now));
  await till.recordPaid(gifts);
  await inTransaction(services.db, async (trx) => {
    const { name: gateway } = till.gateway;
    const payChannel = channelOf(services, till);
    await addDonations(trx, { caseId, gifts, payChannel });
    const payments = gifts.map((gift) => paymentOf(gift, till.gateway, payChannel));
    await trx.insertInto('payments').values(payments).execute();
    const receipts = gifts.map((gift) => receiptOf(gift, gateway));
    await trx.insertInto('gateway_receipts').values(receipts).execute();
    await postTransfers(
      trx,
      gifts.map(({ orderId, amountInFen, paidAt }) => ({
        kind: 'donate',
        reference: orderId,
        caseId,
        now: paidAt,
        entries: [
          { account: heldAtGateway(gateway), amountInFen: -amountInFen },
          { account: caseAvailable(caseId), amountInFen },
        ],
      })),
    );
    await raiseFund(trx, caseId, gifts);
  });
}

/** Answers one that the gateway takes. */
function channelOf({ gateways }: Services, { gateway }: LargeTill): number {
  const channels = Object.values(payChannels);
  const taken = channels.find((channel) => gateways.forChannel(channel).name === gateway.name);
  if (taken === undefined) throw new Error(`${gateway.name} takes no payments.`);
  return taken;
}

function giftOf(index: number, now: number): Gift {
  const paidAt = now - 1000 - index * 37;
  return {
    orderId: newId(),
    tradeNo: newTradeNo(paidAt),
    gatewayTradeNo: `SBXL${newId()}`,
    amountInFen: 100 * (1 + ((index * 7919) % 200)),
    paidAt,
    words: index % 3 === 0 ? (giftWords.zh[index % giftWords.zh.length] ?? '') : '',
    displayName: donorNames[index % donorNames.length] ?? '',
  };
}

async function addDonations(
  trx: Trx,
  { caseId, gifts, payChannel }: { caseId: string; gifts: readonly Gift[]; payChannel: number },
): Promise<void> {
  const rows = gifts.map((gift) => ({
    id: gift.orderId,
    trade_no: gift.tradeNo,
    case_id: caseId,
    user_id: null,
    receipt_code_hash: null,
    amount_in_fen: gift.amountInFen,
    words: gift.words,
    display_name: gift.displayName,
    head_img_url: '',
    anonymous: 0 as const,
    amount_hidden: 0 as const,
    pay_channel: payChannel,
    platform: platforms.browser,
    sharedv: 0,
    share_source_id: null,
    status: 'PAID' as const,
    created_at: gift.paidAt - 20_000,
    paid_at: gift.paidAt,
    closed_at: null,
  }));
  await trx.insertInto('donations').values(rows).execute();
}

function paymentOf(
  { tradeNo, orderId, amountInFen, gatewayTradeNo, paidAt }: Gift,
  { name, merchant, appIdFor }: Gateway,
  payChannel: number,
) {
  return {
    trade_no: tradeNo,
    order_id: orderId,
    ...{ gateway: name, merchant, app_id: appIdFor(payChannel) },
    ...{ description: '', return_url: '', notify_url: '', expires_at: paidAt },
    currency: 'CNY' as const,
    amount_in_fen: amountInFen,
    status: 'SUCCEEDED' as const,
    gateway_trade_no: gatewayTradeNo,
    cashier_url: null,
    next_query_at: null,
    query_count: 0,
    created_at: paidAt - 20_000,
  };
}

function receiptOf(
  { gatewayTradeNo, tradeNo, amountInFen, paidAt }: Gift,
  gateway: Gateway['name'],
) {
  return {
    gateway,
    ...{ gateway_trade_no: gatewayTradeNo, trade_no: tradeNo },
    ...{ amount_in_fen: amountInFen, kind: 'donation' as const, created_at: paidAt },
  };
}

function raiseFund(trx: Trx, caseId: string, gifts: readonly Gift[]): Promise<void> {
  const sumInFen = gifts.reduce((sum, { amountInFen }) => sum + amountInFen, 0);
  const at = Math.max(...gifts.map(({ paidAt }) => paidAt));
  const sums = { givenInFen: sumInFen, raisedInFen: sumInFen, gifts: gifts.length };
  return changeFund(trx, { caseId, ...sums, at });
}

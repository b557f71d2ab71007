import { findDonationsOfCase } from '#src/server/cases/gifts/find-donations-of-case.ts';
import {
  countContributions,
  findContributions,
} from '#src/server/donations/order/find-contributions.ts';
import { findOrderByReceipt } from '#src/server/donations/order/find-order-view.ts';
import { findOrderCount, findOrders } from '#src/server/donations/order/find-orders.ts';
import { findPaySuccess } from '#src/server/donations/order/find-pay-success.ts';
import { findStandingGift } from '#src/server/donations/order/find-standing-gift.ts';
import { findGiftsForPaper } from '#src/server/papers/find-gifts-for-paper.ts';
import { checkReports } from './check-shown-days.ts';
import type { Gift } from './gifts-of-ledger.ts';
import { type Reading, sumOf } from './shown-reading.ts';

const locale = 'zh-CN';
const whole = { anchorId: '', size: 50, locale } as const;

/** Checks what a gift says of itself, to whoever holds its number or the code of its receipt. */
export async function checkGift(
  { db, keys, now, told }: Reading,
  { gift, receiptCode }: { gift: Gift; receiptCode: string | null | undefined },
): Promise<void> {
  const truth = { amountInFen: gift.given, returnedInFen: gift.returned };
  const success = await findPaySuccess(db, { tradeNo: gift.trade_no, locale }, now);
  if (success) told('the success page', success, truth);
  if (!receiptCode) return;
  const receipt = await findOrderByReceipt({ db, keys }, { receiptCode, locale }, now);
  if (receipt) told('a receipt', receipt, truth);
}

/** Checks what the list of a case's donors says of each gift, the newest first. */
export async function checkDonors(
  { db, told }: Reading,
  { caseId, gifts }: { caseId: string; gifts: readonly Gift[] },
): Promise<void> {
  const { list } = await findDonationsOfCase(db, { ...whole, caseId, sort: 'newest' });
  for (const record of list) {
    const gift = gifts.find(({ id }) => id === record.orderId);
    if (gift) told('the list of donors', record, { returned: standingOf(gift) });
  }
  const back = gifts.filter(({ given, returned }) => given === returned).map(({ id }) => id);
  const largest = await findDonationsOfCase(db, { ...whole, caseId, sort: 'largest' });
  const led = largest.list.some(({ orderId }) => back.includes(orderId));
  told('the list of the largest gifts', { hasReturned: led }, { hasReturned: false });
}

function standingOf({ given, returned }: Gift): 'no' | 'part' | 'whole' {
  if (returned === 0) return 'no';
  return returned === given ? 'whole' : 'part';
}

/** Checks what may be done with gifts that stand, for what is left of each. */
async function checkStanding(
  { db, told }: Reading,
  { userId, gifts }: { userId: string; gifts: readonly Gift[] },
): Promise<void> {
  for (const caseId of new Set(gifts.map(({ case_id }) => case_id))) {
    const stands = (await findStandingGift(db, { caseId, userId })) !== undefined;
    const kept = gifts.some((gift) => gift.case_id === caseId && gift.returned < gift.given);
    told('a standing gift', { stands }, { stands: kept });
  }
  const { list } = await findGiftsForPaper(db, { ...whole, userId });
  for (const { orderId, amountInFen } of list) {
    const gift = gifts.find(({ id }) => id === orderId);
    if (!gift) continue;
    told('a gift for a paper', { amountInFen }, { amountInFen: gift.given - gift.returned });
  }
}

/** Checks what a donor reads of all their gifts. */
export async function checkDonor(
  reading: Reading,
  { userId, gifts }: { userId: string; gifts: readonly Gift[] },
): Promise<void> {
  const { db, now, told } = reading;
  const { raisedInFen, donationCount } = sumOf(gifts);
  const { list } = await findOrders(db, { ...whole, userId, locale }, now);
  for (const order of list) {
    const gift = gifts.find(({ id }) => id === order.orderId);
    if (!gift) continue;
    told('an order', order, { amountInFen: gift.given, returnedInFen: gift.returned });
  }
  const count = await findOrderCount(db, userId);
  told('the sum of orders', count, { amountInFen: raisedInFen, count: donationCount });
  const kept = gifts.filter(({ given, returned }) => returned < given);
  const families = new Set(kept.map(({ case_id }) => case_id)).size;
  told('the count of families', { families: await countContributions(db, userId) }, { families });
  const { list: cases } = await findContributions(db, { ...whole, userId, locale });
  for (const { infoUuid, amountInFen, giftCount } of cases) {
    const own = sumOf(kept.filter(({ case_id }) => case_id === infoUuid));
    const truth = { amountInFen: own.raisedInFen, giftCount: own.donationCount };
    told('what a donor gave to a case', { amountInFen, giftCount }, truth);
  }
  await checkStanding(reading, { userId, gifts });
  await checkReports(reading, { userId, gifts });
}

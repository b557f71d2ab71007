import { dayMs } from '#src/shared/platform/china-days.ts';
import type { BankCharge } from '../world/bank-agreements.ts';
import type { History } from '../world/history.ts';

/** Two charges of one agreement are never nearer, whatever a short month and three tries make of it. */
const nearestMs = 15 * dayMs;
/** It is longer than any answer or frozen instance takes. */
const onItsWayMs = 1_200_000;

/**
 * Checks by the gateways' own books and the donors' memory: no month is charged twice, and nothing
 * after a pause or an end that was answered. Books that were put back may have lost a pause, which
 * is why each month is said anew then; but not what was charged.
 */
export function checkMonthly({ books, book, report, restored }: History): void {
  const charges = books.gateways.flatMap((gateway) => gateway.charges);
  for (const own of byAgreement(charges).values()) {
    own.sort((one, other) => one.at - other.at);
    for (const [at, { tradeNo, at: chargedAt }] of own.entries()) {
      const before = own[at - 1];
      if (before && chargedAt - before.at < nearestMs) {
        report('18', `charge ${tradeNo} came too soon after ${before.tradeNo}`);
      }
    }
  }
  if (restored) return;
  for (const { agreementNo, pausedAt, endedAt } of book.monthly) {
    const restsAt = Math.min(pausedAt ?? Infinity, endedAt ?? Infinity) + onItsWayMs;
    const late = charges.find((one) => one.agreementNo === agreementNo && one.at > restsAt);
    if (late) report('18', `charge ${late.tradeNo} came at rest`);
  }
}

function byAgreement(charges: readonly BankCharge[]): Map<string, BankCharge[]> {
  const found = new Map<string, BankCharge[]>();
  for (const charge of charges) {
    const own = found.get(charge.agreementNo) ?? [];
    found.set(charge.agreementNo, [...own, charge]);
  }
  return found;
}

import { findCaseState } from '#src/server/cases/state/case-state.ts';
import { findOpenDiscussion } from '#src/server/cases/state/find-open-discussion.ts';
import { findOpenCaseRefund } from '#src/server/cases/state/require-no-open-case-refund.ts';
import { findOpenWithdrawal } from '#src/server/cases/state/require-no-open-withdrawal.ts';
import type { Database, Trx } from '#src/server/db/database.ts';
import { findFreeMoney } from '#src/server/kinds/goods/find-free-money.ts';
import { findMoneyOutFreeze } from '#src/server/ledger/find-money-out-freeze.ts';
import { findReviewedPayee } from '#src/server/raising/payee/payee.ts';
import { findOverdueUse } from '#src/server/withdrawals/fund-use/find-fund-uses.ts';
import { phaseAllows, phaseOf } from '#src/shared/cases/case-actions.ts';
import { infoReviewStatuses } from '#src/shared/cases/enumerations.ts';
import { optionalParts, partsFor } from '#src/shared/raising/parts.ts';
import type { CashReason } from '#src/shared/withdrawals/cash-reasons.ts';
import { type FeeRule, splitFee } from '#src/shared/withdrawals/fee.ts';

type CashCheck = {
  canCash: boolean;
  /** `untilAt` says when it passes by itself. */
  reasons: { reason: CashReason; untilAt: number | null }[];
  /** This is what may be withdrawn: what was given for things that have not arrived stays. */
  availableInFen: number;
  unconfirmedInFen: number;
  /** This is sponsors' money that waits for the desk. */
  heldInFen: number;
  /** This is what taking all of it comes to. */
  feeInFen: number;
  subsidyInFen: number;
  netInFen: number;
  rule: FeeRule;
  raising: boolean;
};

type Found = { reason: CashReason; untilAt?: number | undefined } | undefined;

/** May the family withdraw now? If not, it finds every reason at once. */
export async function findCashCheck(
  db: Database | Trx,
  caseId: string,
  now: number,
): Promise<CashCheck> {
  const state = await findCaseState(db as Trx, caseId);
  const phase = state && phaseOf(state, now);
  const free = await findFreeMoney(db, caseId);
  const { freeInFen: availableInFen, unconfirmedInFen, heldInFen } = free;
  const rule = await getRule(db, caseId);
  const found: Found[] = [
    (await findMoneyOutFreeze(db)) && { reason: 'moneyOutFrozen' },
    ...(await openWork(db, caseId)),
    ...(await payeeReasons(db, caseId, now)),
    await materialReason(db, caseId),
    (await findOverdueUse(db, caseId, now)) && { reason: 'fundUseOverdue' },
    availableInFen < 1 ? { reason: whyNothing(free) } : undefined,
  ];
  const reasons = found.flatMap((one) => (one ? [{ untilAt: null, ...one }] : []));
  // An open withdrawal or refund says it better than the phase it brings.
  const explained = reasons.some(({ reason }) => /Open$/.test(reason));
  if (!explained && !(phase && phaseAllows('withdraw', phase))) {
    reasons.unshift({ reason: 'casePhase', untilAt: null });
  }
  const split = splitFee(availableInFen, rule);
  const raising = phase === 'raising';
  const money = { availableInFen, unconfirmedInFen, heldInFen, ...split };
  return { canCash: reasons.length === 0, reasons, ...money, rule, raising };
}

type Waiting = { unconfirmedInFen: number; heldInFen: number };

function whyNothing({ unconfirmedInFen, heldInFen }: Waiting): CashReason {
  if (unconfirmedInFen > 0) return 'goodsNotReceived';
  return heldInFen > 0 ? 'matchHeld' : 'nothingAvailable';
}

async function openWork(db: Database | Trx, caseId: string): Promise<Found[]> {
  return [
    (await findOpenDiscussion(db, caseId)) && { reason: 'discussionOpen' },
    (await findOpenCaseRefund(db, caseId)) && { reason: 'refundOpen' },
    (await findOpenWithdrawal(db, caseId)) && { reason: 'withdrawalOpen' },
  ];
}

async function payeeReasons(db: Database | Trx, caseId: string, now: number): Promise<Found[]> {
  const changing = await findChangingPayee(db, caseId, now);
  if (changing?.effectiveAt) return [{ reason: 'coolingTime', untilAt: changing.effectiveAt }];
  if (changing) return [{ reason: 'payeeNotReviewed' }];
  return (await findReviewedPayee(db, caseId, now)) ? [] : [{ reason: 'payeeMissing' }];
}

/**
 * Finds an account that waits for its review, or for its cooling time; nothing is paid meanwhile.
 */
export async function findChangingPayee(
  db: Database | Trx,
  caseId: string,
  now: number,
): Promise<{ effectiveAt: number | null } | undefined> {
  return db
    .selectFrom('case_payees')
    .select('effective_at as effectiveAt')
    .where('case_id', '=', caseId)
    .where((eb) =>
      eb.or([
        eb('status', '=', 'submitted'),
        eb.and([eb('status', '=', 'passed'), eb('effective_at', '>', now)]),
      ]),
    )
    .orderBy('created_at', 'desc')
    .limit(1)
    .executeTakeFirst();
}

async function materialReason(db: Database | Trx, caseId: string): Promise<Found> {
  const { case_type } = await db
    .selectFrom('cases')
    .select('case_type')
    .where('id', '=', caseId)
    .executeTakeFirstOrThrow();
  const needed = partsFor(case_type).material.filter((part) => !optionalParts.includes(part));
  const sent = await db
    .selectFrom('case_parts')
    .select('passed_at as passedAt')
    .where('case_id', '=', caseId)
    .where('part', 'in', needed)
    .where((eb) =>
      eb.or([eb('passed_at', 'is not', null), eb('status', '=', infoReviewStatuses.submitted)]),
    )
    .execute();
  if (sent.length < needed.length) return { reason: 'materialsMissing' };
  const waits = sent.some(({ passedAt }) => passedAt === null);
  return waits ? { reason: 'materialsNotReviewed' } : undefined;
}

function getRule(db: Database | Trx, caseId: string): Promise<FeeRule> {
  return db
    .selectFrom('cases')
    .select(['service_charge_option as option', 'fee_basis_points as basisPoints'])
    .where('id', '=', caseId)
    .executeTakeFirstOrThrow();
}

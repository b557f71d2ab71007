import { findHolds } from '#src/server/activities/holds/find-hold.ts';
import { findCashCheck } from '#src/server/withdrawals/apply/find-cash-check.ts';
import type { HoldDecision } from '#src/shared/activities/holds/grant-holds.ts';
import { deskHoldGrant, deskSettleHold } from '#src/shared/activities/sponsor/calls.ts';
import { as, type Staff } from '../../support/test-staff.ts';
import { openDirectedDesk } from './directed-desk.ts';

const reason = '同一台手机，见登录记录';

/** Answers a desk where one holds what a sponsor gave, and another decides. */
export async function openHoldDesk() {
  const t = await openDirectedDesk();
  const { db } = t.services;
  return {
    ...t,
    hold: (grantNo: string, by: Staff = t.releaser) =>
      t.call(deskHoldGrant, { grantNo, reason }, as(by)),
    settleHold: (holdId: string, decision: HoldDecision, by: Staff = t.administrator) =>
      t.call(deskSettleHold, { holdId, decision, reason }, as(by)),
    heldOf: async (activityId: string) =>
      (await findHolds(db, { locale: 'zh-CN' })).get(activityId) ?? [],
    /** This is what the family may withdraw of a case, and what of it waits. */
    cashOf: async (caseId: string) => {
      const { availableInFen, heldInFen } = await findCashCheck(db, caseId, t.services.now());
      return [availableInFen, heldInFen];
    },
  };
}

export type HoldDesk = Awaited<ReturnType<typeof openHoldDesk>>;

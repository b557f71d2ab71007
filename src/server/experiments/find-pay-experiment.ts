import type { Database } from '#src/server/db/database.ts';
import type { Viewer } from '#src/server/door/viewer.ts';
import type { Services } from '#src/server/services.ts';
import { publicCaseStatuses, serviceChargeOptions } from '#src/shared/cases/enumerations.ts';
import type { CallAnswer } from '#src/shared/contract/call.ts';
import type { payExperiment } from '#src/shared/experiments/calls.ts';
import { cashierOf, originalCashier } from '#src/shared/experiments/cashier-test.ts';
import { dayMs } from '#src/shared/platform/china-days.ts';
import { findAbStatus } from './find-ab-status.ts';
import { findPortrait } from './find-portrait.ts';
import { noteExposure } from './note-exposure.ts';

type Asked = { caseId: string; viewer: Viewer | undefined; browserId: string | undefined };

/** So many paid gifts within a day make a case hot. Nothing of ours shows it to donors. */
const hotGifts = 20;

/** Clients that draw a cashier of their own ask what theirs begins with. It counts as shown. */
export async function findPayExperiment(
  services: Pick<Services, 'db' | 'keys'>,
  { caseId, viewer, browserId }: Asked,
  now: number,
): Promise<CallAnswer<typeof payExperiment> | undefined> {
  const { db } = services;
  const option = await findChargeOption(db, caseId);
  if (option === undefined) return undefined;
  const asker = { userId: viewer?.userId, browserId };
  const [status, portrait, hot] = await Promise.all([
    findAbStatus(db, { caseId, asker }, now),
    findPortrait(db, { caseId, viewer }),
    isHot(db, caseId, now),
  ]);
  const tested = portrait === 'own' ? undefined : status.tested;
  const group = tested ? status.group : 0;
  if (tested) {
    const { running, who } = tested;
    await noteExposure(services, { experimentId: running.id, who, group }, now);
  }
  const test = tested?.running.test;
  const cashier = test ? cashierOf(test, group) : originalCashier;
  return {
    hot,
    eyeValue: test && group === 1 ? test.testFlag : 0,
    firstDonate: portrait === 'newcomer',
    subsidize: option === serviceChargeOptions.subsidise,
    caseCharge: option === serviceChargeOptions.charge,
    groupValue: group,
    amount: cashier.amountInFen,
    eagleEyeExperiment: tested?.running.id ?? '',
    eagleEyeResult: group,
  };
}

async function findChargeOption(db: Database, caseId: string): Promise<number | undefined> {
  const row = await db
    .selectFrom('cases')
    .select('service_charge_option')
    .where('id', '=', caseId)
    .where('status', 'in', publicCaseStatuses)
    .executeTakeFirst();
  return row?.service_charge_option;
}

async function isHot(db: Database, caseId: string, now: number): Promise<boolean> {
  const paid = await db
    .selectFrom('donations')
    .select('id')
    .where('case_id', '=', caseId)
    .where('paid_at', '>', now - dayMs)
    .limit(hotGifts)
    .execute();
  return paid.length >= hotGifts;
}

import { inTransaction } from '#src/server/db/in-transaction.ts';
import type { Viewer } from '#src/server/door/viewer.ts';
import type { Difference } from '#src/server/reconciliation/days/compare-bill.ts';
import { keepDifference } from '#src/server/reconciliation/days/keep-difference.ts';
import { addReport } from '#src/server/reports/add-report.ts';
import type { Services } from '#src/server/services.ts';
import { payChannels } from '#src/shared/donations/pay-channels.ts';
import { dayBefore, dayOf } from '#src/shared/platform/china-days.ts';
import { demoId } from './add-story.ts';

const hourMs = 3_600_000;

type Given = { reporter: Viewer | undefined; now: number };

/**
 * Writes what waits at the desk besides new cases: a report to answer, and a line that only the
 * bank has.
 */
export async function addDeskWork(services: Services, { reporter, now }: Given): Promise<void> {
  const { db, keys, gateways } = services;
  const gateway = gateways.forChannel(payChannels.wxH5);
  if (!reporter) throw new Error('There is nobody to report anything.');
  const content =
    '我和这家人住得不远。页面上写家里没有车，可上个月我两次看到孩子爸爸开一辆面包车去镇上。也可能是借的，希望你们核实一下。';
  const report = {
    ...{ infoUuid: demoId('liver-abao'), userId: reporter.userId, content },
    ...{ attachments: [], realName: '', mobile: '' },
    reason: 'falseHousehold' as const,
  };
  const difference: Difference = {
    ...{ number: 'DEMO-2026-0001', oursInFen: null, theirsInFen: 5_000, caseId: null },
    kind: 'missingHere',
    subject: 'payment',
  };
  await inTransaction(db, async (trx) => {
    await addReport(trx, { keys, report }, now - 3 * hourMs);
    const day = dayBefore(dayOf(now));
    await keepDifference(trx, { day, gateway, difference }, now - hourMs);
  });
}

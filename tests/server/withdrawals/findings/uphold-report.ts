import { inTransaction } from '#src/server/db/in-transaction.ts';
import { addReport } from '#src/server/reports/add-report.ts';
import { makeVerifier } from '../../../support/comment-factory.ts';
import { staff, type WithdrawingServer } from '../../../support/test-withdrawing.ts';

/** Makes a report of the case that staff found right. */
export async function upholdReport(t: WithdrawingServer, caseId: string): Promise<void> {
  const report = {
    ...{
      infoUuid: caseId,
      userId: await makeVerifier(t.services.db, caseId),
      reason: 'moneyMisused' as const,
    },
    ...{ content: '钱没有用在看病上。', attachments: [], realName: '', mobile: '' },
  };
  const { keys } = t.services;
  const { reportId } = await inTransaction(t.services.db, (trx) =>
    addReport(trx, { keys, report }, t.services.now()),
  );
  await t.decide('report', reportId, { by: staff.second, words: '核实了，谢谢你。' });
}

import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { demoId } from '#src/scripts/demo/add-story.ts';
import type { TestServer } from './browser.ts';
import { demoFamily } from './demo-family.ts';

/** Finds a family of the seed whose withdrawal cost a service fee that stands on no invoice. */
export function findCharged({ folder }: TestServer) {
  const db = new DatabaseSync(join(folder, 'warmlight.db'), { readOnly: true, timeout: 5000 });
  const charged = db
    .prepare(
      `select payouts.case_id as caseId from payouts
         join withdrawal_instalments as part
           on part.withdrawal_id = payouts.withdrawal_id and part.position = payouts.position
         where payouts.status = 'SUCCESS' and part.fee_in_fen > 0
           and not exists (select 1 from papers where papers.payout_no = payouts.payout_no)`,
    )
    .all() as { caseId: string }[];
  db.close();
  return demoFamily(({ slug }) => charged.some(({ caseId }) => caseId === demoId(slug)));
}

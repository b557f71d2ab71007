import { inTransaction } from '#src/server/db/in-transaction.ts';
import { recordAct } from '#src/server/review/record-act.ts';
import type { Services } from '#src/server/services.ts';

const dayMs = 86_400_000;

type Viewed = { caseId: string; staffUserId: string };

/** Puts on the trail that a person opened a case's file, once a day: it stays open for their work. */
export async function recordCaseView(
  { db }: Pick<Services, 'db'>,
  { caseId, staffUserId }: Viewed,
  now: number,
): Promise<void> {
  const viewed = await db
    .selectFrom('audit_trail')
    .select('position')
    .where('case_id', '=', caseId)
    .where('staff_user_id', '=', staffUserId)
    .where('act', '=', 'viewCase')
    .where('at', '>', now - dayMs)
    .limit(1)
    .executeTakeFirst();
  if (viewed) return;
  await inTransaction(db, (trx) => recordAct(trx, { act: 'viewCase', staffUserId, caseId, now }));
}

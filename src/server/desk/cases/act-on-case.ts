import type { ExpressionBuilder } from 'kysely';
import { findCaseState } from '#src/server/cases/case-state.ts';
import { atRisk, notAtRisk } from '#src/server/cases/risk-marks.ts';
import type { Trx } from '#src/server/db/database.ts';
import { inTransaction } from '#src/server/db/in-transaction.ts';
import type { Schema } from '#src/server/db/schema.ts';
import { notify } from '#src/server/notices/notify.ts';
import { tagOfCase, tagOfLists } from '#src/server/platform/page-tags.ts';
import { beginMourning } from '#src/server/raiser/tell-mourning.ts';
import { recordAct } from '#src/server/review/record-act.ts';
import type { Services } from '#src/server/services.ts';
import { canCase } from '#src/shared/cases/case-actions.ts';
import { endReasons } from '#src/shared/cases/enumerations.ts';
import { Problem } from '#src/shared/contract/problem.ts';
import { actionOfAct, type CaseAct } from '#src/shared/review/case-acts.ts';

type Asked = {
  infoUuid: string;
  act: CaseAct;
  reason: string;
  /** The warning readers see; the operator's standing one when empty. */
  warning: string;
  staffUserId: string;
};

const noticeOf = {
  markRisk: 'caseDoubted',
  clearRisk: 'caseCleared',
  stopCase: 'caseStopped',
} as const;

/** What staff do to a case as a whole, with a reason; its family hears of all but the front page. */
export async function actOnCase(
  { db, pageTags, wakeJobs }: Pick<Services, 'db' | 'pageTags' | 'wakeJobs'>,
  asked: Asked,
  now: number,
): Promise<void> {
  await inTransaction(db, (trx) => actWithin(trx, asked, now));
  pageTags.purge([tagOfCase(asked.infoUuid), tagOfLists]);
  wakeJobs();
}

/** The same inside a transaction, for what does more than this. */
export async function actWithin(trx: Trx, asked: Asked, now: number): Promise<void> {
  const ownerUserId = await requireAllowed(trx, asked, now);
  await change(trx, asked, now);
  const { infoUuid, act, reason, warning, staffUserId } = asked;
  if (act in noticeOf) {
    const kind = noticeOf[act as keyof typeof noticeOf];
    const told = { userId: ownerUserId, kind, caseId: infoUuid, params: { words: reason } };
    await notify(trx, { ...told, now });
  }
  const detail = warning ? { warning } : {};
  await recordAct(trx, { act, staffUserId, caseId: infoUuid, reason, detail, now });
}

async function requireAllowed(trx: Trx, { infoUuid, act, staffUserId }: Asked, now: number) {
  const state = await findCaseState(trx, infoUuid);
  if (!state) throw new Problem('notFound');
  const { owner_user_id: ownerUserId } = await trx
    .selectFrom('cases')
    .select('owner_user_id')
    .where('id', '=', infoUuid)
    .executeTakeFirstOrThrow();
  if (ownerUserId === staffUserId) throw new Problem('ownTask');
  if (!canCase(actionOfAct[act], state, now)) throw new Problem('caseStateRefuses');
  return ownerUserId;
}

async function change(trx: Trx, { infoUuid, act, warning, staffUserId }: Asked, now: number) {
  if (act === 'tellMourning') {
    await beginMourning(trx, { caseId: infoUuid, toldByUserId: staffUserId }, now);
    return;
  }
  const changes = {
    markRisk: atRisk(warningOf(warning)),
    clearRisk: notAtRisk,
    stopCase: {
      status: 'FINISHED',
      end_reason: endReasons.platformTerminated,
      finished_at: now,
      picked: 0,
    },
    pickCase: { picked: 1 },
    unpickCase: { picked: 0 },
  } as const;
  const { numUpdatedRows } = await trx
    .updateTable('cases')
    .set(changes[act])
    .where('id', '=', infoUuid)
    .$if(act === 'stopCase', (query) => query.where(mayStillBeStopped))
    .executeTakeFirstOrThrow();
  if (numUpdatedRows === 0n) throw new Problem('caseStateRefuses');
}

/** Money on its way out says how a case ended; stopping it must not say otherwise. */
function mayStillBeStopped({ eb, or }: ExpressionBuilder<Schema, 'cases'>) {
  const { fundraiserSucceeded, endedEarly, timeExpired } = endReasons;
  return or([
    eb('end_reason', 'is', null),
    eb('end_reason', 'in', [fundraiserSucceeded, endedEarly, timeExpired]),
  ]);
}

/** A finish text is a warning only when it speaks of risk (`case-rules.ts`). */
export function warningOf(warning: string): string | null {
  if (warning === '') return null;
  return warning.includes('风险') ? warning : `风险提示：${warning}`;
}

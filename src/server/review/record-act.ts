import type { Selectable } from 'kysely';
import type { Database, Trx } from '#src/server/db/database.ts';
import type { AuditTrailTable } from '#src/server/db/schema.ts';
import { hashForTrail } from '#src/server/platform/trail-key.ts';
import type { ActDetail, UnreadDetail } from '#src/shared/review/act-details.ts';
import type { QueueName } from '#src/shared/review/queue-names.ts';
import type { StaffAct } from '#src/shared/review/staff-acts.ts';

type NewAct = {
  /**
   * For people who help a family it is theirs. It is null for a command on the machine, whose owner
   * is nobody here.
   */
  staffUserId: string | null;
  act: StaffAct;
  queue?: QueueName;
  subjectId?: string;
  caseId?: string | null;
  reason?: string;
  /** It is never a secret: the trail can't be cleaned. */
  detail?: Partial<Record<ActDetail | UnreadDetail, unknown>>;
  now: number;
};

type ActRow = Omit<Selectable<AuditTrailTable>, 'hash'>;

/** Adds to the audit trail. It waits for others who do, so call it late in a transaction. */
export async function recordAct(trx: Trx, act: NewAct): Promise<void> {
  const { position, before } = await lockHead(trx);
  const row: ActRow = {
    position,
    at: act.now,
    staff_user_id: act.staffUserId,
    act: act.act,
    queue: act.queue ?? null,
    subject_id: act.subjectId ?? null,
    case_id: act.caseId ?? null,
    reason: act.reason ?? '',
    detail: JSON.stringify(act.detail ?? {}),
  };
  const hash = hashOfAct(trx, before, row);
  await trx
    .insertInto('audit_trail')
    .values({ ...row, hash })
    .execute();
  await trx.updateTable('audit_head').set({ hash }).where('id', '=', 1).execute();
}

async function lockHead(trx: Trx): Promise<{ position: number; before: string }> {
  const { position, hash } = await trx
    .updateTable('audit_head')
    .set((eb) => ({ position: eb('position', '+', 1) }))
    .where('id', '=', 1)
    .returning(['position', 'hash'])
    .executeTakeFirstOrThrow();
  return { position, before: hash };
}

/**
 * Answers the hash of a row and, through `before`, of every row before it; keyed, so that nobody
 * who has the database alone makes one.
 */
export function hashOfAct(db: Database | Trx, before: string, row: ActRow): string {
  return hashForTrail(
    db,
    JSON.stringify([
      before,
      row.position,
      row.at,
      row.staff_user_id,
      row.act,
      row.queue,
      row.subject_id,
      row.case_id,
      row.reason,
      row.detail,
    ]),
  );
}

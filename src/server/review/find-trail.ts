import type { Database } from '#src/server/db/database.ts';
import { pageFrom, readAnchor } from '#src/server/platform/keyset.ts';
import type { StaffAct } from '#src/shared/review/staff-acts.ts';

type Asked = {
  anchorId: string;
  staffUserId?: string;
  caseId?: string;
  acts?: readonly StaffAct[];
  size?: number;
};

/** Finds what staff did, newest first; of one of them or of one case when asked so. */
export async function findTrail(
  db: Database,
  { anchorId, staffUserId, caseId, acts, size = 30 }: Asked,
) {
  const after = readAnchor(anchorId, 'n') as [number] | undefined;
  const rows = await db
    .selectFrom('audit_trail')
    .leftJoin('users', 'users.id', 'audit_trail.staff_user_id')
    .leftJoin('cases', 'cases.id', 'audit_trail.case_id')
    .select([
      'audit_trail.position',
      'audit_trail.at',
      'audit_trail.staff_user_id as staffUserId',
      'users.nickname as staff',
      'audit_trail.act',
      'audit_trail.queue',
      'audit_trail.subject_id as subjectId',
      'audit_trail.case_id as caseId',
      'cases.case_type as caseType',
      'audit_trail.reason',
      'audit_trail.detail',
    ])
    .$if(after !== undefined, (query) => query.where('position', '<', after?.[0] ?? 0))
    .$if(staffUserId !== undefined, (query) =>
      query.where('audit_trail.staff_user_id', '=', staffUserId ?? ''),
    )
    .$if(acts !== undefined, (query) => query.where('audit_trail.act', 'in', acts ?? []))
    .$if(caseId !== undefined, (query) => query.where('audit_trail.case_id', '=', caseId ?? ''))
    .orderBy('position', 'desc')
    .limit(size + 1)
    .execute();
  return pageFrom(rows, size, (row) => [row.position]);
}

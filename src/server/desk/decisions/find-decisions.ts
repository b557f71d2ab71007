import type { Database } from '#src/server/db/database.ts';
import { isBeyond } from '#src/server/platform/keyset.ts';
import type { QueueName } from '#src/shared/review/queue-names.ts';

export type DecisionsOf = { queue: QueueName } | { caseId: string };
type Asked = { of: DecisionsOf; from: number; before: number };

export type DecisionRow = Awaited<ReturnType<typeof findPage>>[number];

const pageSize = 500;

/** Finds what staff decided in a queue or about a case, oldest first, page by page. */
export async function* findDecisions(db: Database, asked: Asked): AsyncGenerator<DecisionRow[]> {
  let anchor: [number, number] | undefined;
  for (;;) {
    const rows = await findPage(db, asked, anchor);
    if (rows.length > 0) yield rows;
    const last = rows.at(-1);
    if (rows.length < pageSize || !last) return;
    anchor = [last.at, last.position];
  }
}

function findPage(db: Database, { of, from, before }: Asked, anchor: [number, number] | undefined) {
  return db
    .selectFrom('audit_trail')
    .leftJoin('users', 'users.id', 'audit_trail.staff_user_id')
    .leftJoin('cases', 'cases.id', 'audit_trail.case_id')
    .select(['audit_trail.position', 'audit_trail.at', 'users.nickname as staff'])
    .select(['audit_trail.act', 'audit_trail.queue', 'audit_trail.case_id as caseId'])
    .select(['audit_trail.subject_id as subjectId', 'audit_trail.reason', 'audit_trail.detail'])
    .select('cases.case_type as caseType')
    .where((eb) =>
      'queue' in of
        ? eb('audit_trail.queue', '=', of.queue)
        : eb('audit_trail.case_id', '=', of.caseId),
    )
    .where('audit_trail.act', 'in', ['pass', 'refuse', 'uphold', 'dismiss'])
    .where('audit_trail.at', '>=', from)
    .where('audit_trail.at', '<', before)
    .where((eb) => isBeyond(eb, ['audit_trail.at', 'audit_trail.position'], anchor, '>'))
    .orderBy('audit_trail.at')
    .orderBy('audit_trail.position')
    .limit(pageSize)
    .execute();
}

import type { Database, Trx } from '#src/server/db/database.ts';
import type { QueueName } from '#src/shared/review/queue-names.ts';
import { findQueue } from './queues.ts';

type About = {
  queue: QueueName;
  subjectId: string;
  submittedBy: string | null;
  ownerUserId: string | null;
  /** They are no colleague of their own. */
  askedBy: string;
};

/** Finds who else may take a task in hand by their role, and was no part of what it is about. */
export async function findColleagues(
  db: Database | Trx,
  { queue, subjectId, submittedBy, ownerUserId, askedBy }: About,
): Promise<{ userId: string; nickname: string }[]> {
  const definition = findQueue(queue);
  if (!definition) return [];
  const barred = (await definition.findBarred?.(db, subjectId)) ?? [];
  const parties = [askedBy, submittedBy, ownerUserId, ...barred];
  const staff = await db
    .selectFrom('staff_roles')
    .innerJoin('users', 'users.id', 'staff_roles.user_id')
    .select(['users.id as userId', 'users.nickname'])
    .distinct()
    .where('staff_roles.role', 'in', definition.roles)
    .orderBy('users.nickname')
    .execute();
  return staff.filter(({ userId }) => !parties.includes(userId));
}

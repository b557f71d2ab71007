import type { Database } from '#src/server/db/database.ts';

/** Finds everyone with a role, for the filter of the audit trail. */
export function findStaff(db: Database) {
  return db
    .selectFrom('staff_roles')
    .innerJoin('users', 'users.id', 'staff_roles.user_id')
    .select(['users.id as userId', 'users.nickname'])
    .distinct()
    .orderBy('users.nickname')
    .execute();
}

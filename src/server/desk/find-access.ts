import type { Database } from '#src/server/db/database.ts';
import type { StaffRole } from '#src/shared/review/staff-roles.ts';
import { countLookUps } from './record-look-up.ts';

type Access = {
  userId: string;
  nickname: string;
  roles: { role: StaffRole; since: number }[];
  seenAt: number | undefined;
  factorAt: number | undefined;
  looksOfHour: number;
  looksOfMonth: number;
};

const hourMs = 3_600_000;
const monthMs = 30 * 24 * hourMs;

/** Finds who may do what, since when, and how much they looked at: what a review of access asks. */
export async function findAccess(db: Database, now: number): Promise<Access[]> {
  const [roles, looksOfHour, looksOfMonth] = await Promise.all([
    findRoles(db),
    countLookUps(db, now - hourMs),
    countLookUps(db, now - monthMs),
  ]);
  const people = new Map<string, Access>();
  for (const { userId, nickname, role, since, seenAt, factorAt } of roles) {
    const person = people.get(userId) ?? {
      ...{ userId, nickname, roles: [] },
      ...{ seenAt: seenAt ?? undefined, factorAt: factorAt ?? undefined },
      looksOfHour: looksOfHour.get(userId) ?? 0,
      looksOfMonth: looksOfMonth.get(userId) ?? 0,
    };
    person.roles.push({ role, since });
    people.set(userId, person);
  }
  return [...people.values()];
}

function findRoles(db: Database) {
  return db
    .selectFrom('staff_roles')
    .innerJoin('users', 'users.id', 'staff_roles.user_id')
    .leftJoin('staff_second_factors as factor', 'factor.user_id', 'users.id')
    .select([
      'users.id as userId',
      'users.nickname',
      'staff_roles.role',
      'staff_roles.created_at as since',
      'factor.enrolled_at as factorAt',
    ])
    .select((eb) =>
      eb
        .selectFrom('sessions')
        .select(({ fn }) => fn.max('seen_at').as('seenAt'))
        .whereRef('sessions.user_id', '=', 'users.id')
        .as('seenAt'),
    )
    .orderBy('users.nickname')
    .orderBy('users.id')
    .orderBy('staff_roles.created_at')
    .execute();
}

import { findOrCreateUser } from '#src/server/accounts/session/find-or-create-user.ts';
import { inTransaction } from '#src/server/db/in-transaction.ts';
import type { Services } from '#src/server/services.ts';
import { defaultLocale } from '#src/shared/platform/locale.ts';

const demoStaff = [
  { mobile: '13900000001', role: 'reviewer', nickname: '审核员小禾' },
  { mobile: '13900000002', role: 'releaser', nickname: '放款员老方' },
  { mobile: '13900000003', role: 'administrator', nickname: '管理员阿程' },
  // Who passed a withdrawal never answers its objection: two others do, or three.
  { mobile: '13900000004', role: 'reviewer', nickname: '审核员小田' },
  { mobile: '13900000005', role: 'reviewer', nickname: '审核员大陆' },
] as const;

type DemoStaff = Record<(typeof demoStaff)[number]['role'], string>;

/**
 * Makes the demo's staff: applicant, reviewer and releaser differ, and so do those who answer
 * an objection. It can be repeated, and answers the first user id of each role.
 */
export async function ensureDemoStaff(
  { db, keys }: Pick<Services, 'db' | 'keys'>,
  now: number,
): Promise<DemoStaff> {
  return inTransaction(db, async (trx) => {
    const ids: Partial<DemoStaff> = {};
    for (const { mobile, role, nickname } of demoStaff) {
      const user = await findOrCreateUser(trx, keys, {
        mobile,
        nickname,
        locale: defaultLocale,
        now,
      });
      await trx
        .insertInto('staff_roles')
        .values({ user_id: user.id, role, created_at: now })
        .onConflict((conflict) => conflict.columns(['user_id', 'role']).doNothing())
        .execute();
      ids[role] ??= user.id;
    }
    return ids as DemoStaff;
  });
}

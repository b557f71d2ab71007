import { isUniqueViolation } from '#src/server/db/db-errors.ts';
import { inTransaction } from '#src/server/db/in-transaction.ts';
import { addProposal } from '#src/server/review/add-proposal.ts';
import type { AdviserDesk } from '#src/server/review/find-proposals.ts';
import { recordAct } from '#src/server/review/record-act.ts';
import type { Services } from '#src/server/services.ts';
import { maskMobile } from '#src/shared/accounts/mobile-number.ts';
import { Problem } from '#src/shared/contract/problem.ts';
import { requireFree } from './open-desk.ts';

type Asked = { adviserId: string; mobile: string; reason: string; staffUserId: string };

/** Who may see and call families is said by two persons. The account signed in at least once. */
export async function proposeDesk(
  { db, keys }: Pick<Services, 'db' | 'keys'>,
  { adviserId, mobile, reason, staffUserId }: Asked,
  now: number,
): Promise<void> {
  try {
    await inTransaction(db, async (trx) => {
      const user = await trx
        .selectFrom('users')
        .select('id')
        .where('mobile_index', '=', keys.blindIndex('mobile', mobile))
        .executeTakeFirst();
      if (!user) throw new Problem('noSuchAccount');
      await requireFree(trx, { adviserId, userId: user.id });
      const value: AdviserDesk = { userId: user.id, mobileMasked: maskMobile(mobile) };
      const kind = 'adviserDesk';
      await addProposal(trx, { kind, subject: adviserId, value, reason, staffUserId }, now);
      const act = { act: 'proposeAdviserDesk', staffUserId, reason, subjectId: adviserId } as const;
      await recordAct(trx, { ...act, detail: { value: value.mobileMasked }, now });
    });
  } catch (error) {
    if (isUniqueViolation(error)) throw new Problem('proposalNotOpen');
    throw error;
  }
}

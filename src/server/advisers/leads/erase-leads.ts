import type { Trx } from '#src/server/db/database.ts';
import { inTransaction } from '#src/server/db/in-transaction.ts';
import type { Services } from '#src/server/services.ts';
import { dayMs } from '#src/shared/platform/china-days.ts';
import { retentionDays } from '#src/shared/platform/retention.ts';

const atOnce = 200;

/** What was said about a person's calls goes with the account, and so does who invited whom. */
export async function eraseLeads(trx: Trx, userId: string): Promise<void> {
  await trx
    .updateTable('lead_log')
    .set({ note_sealed: null })
    .where('note_sealed', 'is not', null)
    .where('lead_id', 'in', (eb) =>
      eb.selectFrom('inquiries').select('id').where('user_id', '=', userId),
    )
    .execute();
  await trx
    .updateTable('leads')
    .set({ inviter_user_id: null, referred_at: null })
    .where('inviter_user_id', '=', userId)
    .execute();
  await trx
    .updateTable('green_path_steps')
    .set({ words_sealed: '' })
    .where('application_id', 'in', (eb) =>
      eb.selectFrom('green_paths').select('id').where('user_id', '=', userId),
    )
    .execute();
  await trx.deleteFrom('referral_rewards').where('user_id', '=', userId).execute();
  await trx.deleteFrom('referral_members').where('user_id', '=', userId).execute();
}

/** Names, phones and words of calls and messages that ended long ago go, with an account or without. */
export async function eraseOldLeads({ db }: Pick<Services, 'db'>, now: number): Promise<void> {
  const longAgo = now - retentionDays.calls * dayMs;
  const old = await db
    .selectFrom('inquiries')
    .leftJoin('leads', 'leads.id', 'inquiries.id')
    .select('inquiries.id')
    .where('inquiries.erased_at', 'is', null)
    .where((eb) =>
      eb.or([
        eb('leads.changed_at', '<', longAgo),
        eb.and([eb('leads.id', 'is', null), eb('inquiries.answered_at', '<', longAgo)]),
      ]),
    )
    .orderBy('inquiries.created_at')
    .limit(atOnce)
    .execute();
  const ids = old.map(({ id }) => id);
  if (ids.length === 0) return;
  const nobody = {
    name_sealed: null,
    mobile_index: null,
    mobile_sealed: null,
    mobile_masked: null,
  };
  await inTransaction(db, async (trx) => {
    await trx
      .updateTable('inquiries')
      .set({ ...nobody, content_sealed: '', erased_at: now })
      .where('id', 'in', ids)
      .execute();
    await trx
      .updateTable('lead_log')
      .set({ note_sealed: null })
      .where('lead_id', 'in', ids)
      .where('note_sealed', 'is not', null)
      .execute();
  });
}

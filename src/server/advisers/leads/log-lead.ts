import type { Trx } from '#src/server/db/database.ts';
import type { Keys } from '#src/server/platform/keys.ts';
import type { LeadAct, LeadOutcome } from '#src/shared/advisers/leads/lead-steps.ts';

type Logged = {
  leadId: string;
  act: LeadAct;
  /** Null says that it came by itself. */
  by: string | null;
  /** This is who has it now. */
  adviserId: string | null;
  outcome?: LeadOutcome;
  /** It is sealed for its row; nothing where there are no words. */
  note?: { keys: Keys; words: string };
};

/** Adds to the log of a lead, whose row the caller holds. */
export async function logLead(
  trx: Trx,
  { leadId, act, by, adviserId, outcome, note }: Logged,
  now: number,
): Promise<void> {
  const { last } = await trx
    .selectFrom('lead_log')
    .select(({ fn }) => fn.max('position').as('last'))
    .where('lead_id', '=', leadId)
    .executeTakeFirstOrThrow();
  const position = Number(last ?? 0) + 1;
  const row = { lead_id: leadId, position, act, by_user_id: by };
  const noteSealed = note?.words
    ? note.keys.seal('lead_log.note_sealed', [leadId, String(position)], note.words)
    : null;
  await trx
    .insertInto('lead_log')
    .values({
      ...row,
      ...{ adviser_id: adviserId, outcome: outcome ?? null },
      ...{ note_sealed: noteSealed, at: now },
    })
    .execute();
}

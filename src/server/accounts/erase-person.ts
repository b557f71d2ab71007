import { eraseLeads } from '#src/server/advisers/leads/erase-leads.ts';
import { eraseTouches } from '#src/server/attribution/erase-touches.ts';
import { eraseDraws } from '#src/server/chance/erase-draws.ts';
import type { Trx } from '#src/server/db/database.ts';
import { endOwnGifts } from '#src/server/monthly/end-own.ts';
import { eraseCards } from '#src/server/papers/cards/own-cards.ts';
import { erasePapers } from '#src/server/papers/erase-papers.ts';
import { erasePennants } from '#src/server/papers/pennants/erase-pennants.ts';
import type { Keys } from '#src/server/platform/keys.ts';
import { erasePoints } from '#src/server/points/erase-points.ts';
import { eraseHelp } from '#src/server/raising/aides/erase-help.ts';
import { dropUnseenPrints } from '#src/server/raising/clones/drop-prints.ts';
import { leaveLists } from '#src/server/venues/leave-lists.ts';
import { dropCardsOfPerson } from '#src/server/verification/doctor-card.ts';
import { eraseWishes } from '#src/server/wishes/erase-wishes.ts';

/** Their rows are nobody's without their person. */
const ownTables = [
  'messaging_accounts',
  'phone_changes',
  'notices',
  'notice_mutes',
  'push_targets',
  'mail_addresses',
  'case_follows',
  'likes',
  'user_addresses',
] as const;

type Erased = { keys: Keys; userId: string };

/** Removes what names a person; answers the cases whose pages showed them. */
export async function erasePerson(
  trx: Trx,
  { keys, userId }: Erased,
  now: number,
): Promise<string[]> {
  const caseIds = await findCasesShowing(trx, userId);
  await endOwnGifts(trx, userId, now);
  await eraseAccount(trx, userId, now);
  await eraseWords(trx, userId, now);
  await eraseInquiries(trx, userId);
  await eraseLeads(trx, userId);
  await eraseTouches(trx, { keys, userId });
  await eraseWishes(trx, userId, now);
  await leaveLists(trx, userId);
  await erasePennants(trx, userId, now);
  await erasePapers(trx, userId, now);
  await eraseCards(trx, userId, now);
  await erasePoints(trx, userId);
  await eraseDraws(trx, userId, now);
  await dropUnseenPrints(trx, userId);
  await eraseHelp(trx, userId, now);
  await trx
    .updateTable('gear_orders')
    .set({ address_sealed: '' })
    .where('user_id', '=', userId)
    .execute();
  return caseIds;
}

/** The row stays, empty, since gifts and postings refer to it. */
async function eraseAccount(trx: Trx, userId: string, now: number): Promise<void> {
  const { mobile_index } = await trx
    .selectFrom('users')
    .select('mobile_index')
    .where('id', '=', userId)
    .executeTakeFirstOrThrow();
  await trx.deleteFrom('domain_tickets').where('user_id', '=', userId).execute();
  if (mobile_index !== null) {
    await trx.deleteFrom('verify_codes').where('mobile_index', '=', mobile_index).execute();
    await trx.deleteFrom('known_browsers').where('mobile_index', '=', mobile_index).execute();
  }
  const nobody = { mobile_index: null, mobile_sealed: null, mobile_masked: null };
  await trx
    .updateTable('users')
    .set({ nickname: '', head_img_url: '', ...nobody })
    .where('id', '=', userId)
    .execute();
  // Its picture is unbound, and so swept.
  await trx
    .updateTable('images')
    .set({ subject: null, position: null })
    .where('subject', '=', `avatar:${userId}`)
    .execute();
  await trx
    .updateTable('sessions')
    .set({ device: '', revoked_at: now })
    .where('user_id', '=', userId)
    .execute();
  for (const table of ownTables) {
    await trx.deleteFrom(table).where('user_id', '=', userId).execute();
  }
  await trx.deleteFrom('idempotency_keys').where('owner', '=', userId).execute();
}

async function eraseWords(trx: Trx, userId: string, now: number): Promise<void> {
  await trx.deleteFrom('sent_words').where('user_id', '=', userId).execute();
  await trx
    .updateTable('donations')
    .set({ words: '', display_name: '', head_img_url: '', anonymous: 1 })
    .where('user_id', '=', userId)
    .execute();
  await trx
    .updateTable('comments')
    .set({ content: '', removed_at: now })
    .where('user_id', '=', userId)
    .where('removed_at', 'is', null)
    .execute();
  await dropCardsOfPerson(trx, userId);
  await trx
    .updateTable('verifications')
    .set({ real_name_sealed: '', id_card_sealed: null, shown_name: '', content: '' })
    .set({ hidden_at: now })
    .where('user_id', '=', userId)
    .execute();
}

/** What was said about a case stays with staff; by whom does not. */
async function eraseInquiries(trx: Trx, userId: string): Promise<void> {
  await trx
    .updateTable('reports')
    .set({ real_name_sealed: null, mobile_sealed: null })
    .where('user_id', '=', userId)
    .execute();
  const nobody = { mobile_index: null, mobile_sealed: null, mobile_masked: null };
  await trx
    .updateTable('inquiries')
    .set({ name_sealed: null, ...nobody, content_sealed: '' })
    .where('user_id', '=', userId)
    .execute();
}

async function findCasesShowing(trx: Trx, userId: string): Promise<string[]> {
  const found = new Set<string>();
  for (const table of ['donations', 'comments', 'verifications'] as const) {
    const rows = await trx
      .selectFrom(table)
      .select('case_id')
      .distinct()
      .where('user_id', '=', userId)
      .execute();
    for (const row of rows) found.add(row.case_id);
  }
  return [...found];
}

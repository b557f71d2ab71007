import type { Database } from '#src/server/db/database.ts';
import { nicknameLength } from '#src/shared/accounts/profile/calls.ts';
import type { Locale } from '#src/shared/platform/locale.ts';
import { shortNickname } from '#src/texts/short-nickname.ts';
import {
  cardColumns,
  dedicatedOf,
  defaultAvatar,
  recordColumns,
  returnedOf,
} from './donation-record.ts';

type Asked = { caseId: string; userId: string; size: number; locale: Locale };

/** Finds a viewer's own paid donations to a case: nothing is hidden from the one who gave. */
export async function findOwnDonations(db: Database, { caseId, userId, size, locale }: Asked) {
  const rows = await db
    .selectFrom('donations')
    .select([...recordColumns, ...cardColumns])
    .where('user_id', '=', userId)
    .where('case_id', '=', caseId)
    .where('paid_at', 'is not', null)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(size)
    .execute();
  return rows.map((row) => ({
    orderId: row.id,
    nickname: shortNickname(row.display_name, locale, nicknameLength),
    headImgUrl: row.head_img_url || defaultAvatar,
    anonymous: row.anonymous === 1,
    amountInFen: row.amount_in_fen,
    amountHidden: row.amount_hidden === 1,
    content: row.words,
    paidAt: row.paid_at ?? 0,
    returned: returnedOf(row),
    passedOn: row.passed_from !== null,
    dedicated: dedicatedOf(row),
  }));
}

/** Did this person give to the case? */
export async function hasGiven(
  db: Database,
  { caseId, userId }: { caseId: string; userId: string },
): Promise<boolean> {
  const row = await db
    .selectFrom('donations')
    .select('id')
    .where('user_id', '=', userId)
    .where('case_id', '=', caseId)
    .where('paid_at', 'is not', null)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

import type { Database } from '#src/server/db/database.ts';
import type { ReviewCheck } from '#src/server/review/review-queue.ts';
import type { Locale } from '#src/shared/platform/locale.ts';
import { textsOf } from '#src/texts/texts.ts';

const levels = { same: 'green', other: 'red', unknown: 'amber', unasked: 'amber' } as const;

/** Finds what the bank said of the holder's name, in words for who reviews the account. */
export async function findNameCheck(
  db: Database,
  { payeeId, locale }: { payeeId: string; locale: Locale },
): Promise<ReviewCheck> {
  const payee = await db
    .selectFrom('case_payees')
    .select(['name_answer as answer', 'name_reference as reference'])
    .where('id', '=', payeeId)
    .executeTakeFirst();
  const answer = payee?.answer ?? 'unasked';
  const { names, nameReference } = textsOf(locale).withdrawalDesk.checks;
  const found = payee?.reference ? nameReference(payee.reference) : '';
  return { level: levels[answer], text: names[answer] + found };
}

import type { Trx } from '#src/server/db/database.ts';
import {
  decideReceipt,
  findStuckReceipt,
  readReceipt,
} from '#src/server/donations/receipt/stuck-receipt.ts';
import { requireMoneyOut } from '#src/server/ledger/require-money-out.ts';
import { requireWords } from '#src/server/platform/require-words.ts';
import { queueRefunds } from '#src/server/refunds/run/queue-refunds.ts';
import type {
  AfterCommit,
  Decided,
  ReviewQueue,
  ReviewSubject,
} from '#src/server/review/review-queue.ts';
import type { Services } from '#src/server/services.ts';
import type { Locale } from '#src/shared/platform/locale.ts';
import { countText, yuan } from '#src/shared/platform/money.ts';
import { textsOf } from '#src/texts/texts.ts';
import { findStuck } from './find-stuck.ts';
import { openStuckTask } from './watch-stuck.ts';

async function findSubject(
  { db, now }: Pick<Services, 'db' | 'now'>,
  subjectId: string,
  locale: Locale,
): Promise<ReviewSubject | undefined> {
  const receipt = readReceipt(subjectId);
  if (receipt) return findStuckReceipt(db, { receipt, locale });
  const caseId = subjectId;
  const row = await db
    .selectFrom('cases')
    .select('title')
    .where('id', '=', caseId)
    .executeTakeFirst();
  if (!row) return undefined;
  const { failing, waiting, leftInFen, proposed } = await findStuck(db, caseId, now());
  const { refunds: t } = textsOf(locale);
  const field = (name: keyof typeof t.stuckFields, value: string) => {
    return { name, label: t.stuckFields[name], value, refusable: false };
  };
  const gifts = (one: typeof failing) =>
    t.stuckGifts(countText(one.gifts, locale), yuan(one.amountInFen, locale));
  return {
    caseId,
    title: row.title,
    submittedAt: now(),
    fields: [
      field('failing', gifts(failing)),
      field('waiting', gifts(waiting)),
      field('left', t.money(yuan(leftInFen, locale))),
    ],
    checks: [
      ...(failing.gifts > 0 ? [{ level: 'red', text: t.stuckChecks.failing } as const] : []),
      ...(waiting.gifts > 0 ? [{ level: 'amber', text: t.stuckChecks.waiting } as const] : []),
      ...(proposed > 0 ? [{ level: 'amber', text: t.stuckChecks.proposed } as const] : []),
      ...(leftInFen > 0 ? [{ level: 'amber', text: t.stuckChecks.left } as const] : []),
    ],
  };
}

/** Passing tries every gift again that can be tried; refusing keeps the task before staff. */
async function decide(trx: Trx, decided: Decided): Promise<AfterCommit> {
  const { subjectId: caseId, decision, words, now } = decided;
  const receipt = readReceipt(decided.subjectId);
  if (receipt) {
    await decideReceipt(trx, receipt, decided);
    return { wakeJobs: true };
  }
  if (decision === 'refuse') {
    await openStuckTask(trx, caseId, now);
    return {};
  }
  const { leftInFen } = await findStuck(trx, caseId, now);
  // What becomes of money that no book of ours can move on is told in words at least.
  if (leftInFen > 0) requireWords(words);
  await requireMoneyOut(trx);
  await trx
    .updateTable('refunds')
    .set({ next_try_at: now, updated_at: now })
    .where('case_id', '=', caseId)
    .where('status', '=', 'ERROR')
    .where('needs_account', '=', 0)
    .where('next_try_at', '>', now)
    .execute();
  await queueRefunds(trx, now);
  return { wakeJobs: true };
}

/** These are cases whose refunds do not mend by themselves, and receipts that can not go back. */
export const stuckQueue: ReviewQueue = {
  name: 'refundStuck',
  roles: ['releaser', 'administrator'],
  find: findSubject,
  decide: (trx, decided) => decide(trx, decided),
};

import {
  type Delivery,
  deliverNotifications,
} from '#src/server/payments/sandbox/deliver-notifications.ts';
import { withLimit } from '#src/shared/platform/with-limit.ts';
import { tellAgreement } from './agreements-at-bank.ts';
import { findAgreement } from './sign-at-bank.ts';

const roundSize = 50;
const maxAttempts = 10;
const limitMs = 5000;

/**
 * Answers all that the bank's merchants are still to be told: of agreements first, then of
 * payments.
 */
export async function deliverAll(delivery: Delivery): Promise<{ taken: number }> {
  await deliverAgreements(delivery);
  return deliverNotifications(delivery);
}

/** Tells of every agreement that was signed or ended and whose merchant does not know yet. */
async function deliverAgreements(delivery: Delivery): Promise<void> {
  const { books, now } = delivery;
  const due = await books
    .selectFrom('agreement_notices')
    .selectAll()
    .where('next_at', '<=', now())
    .orderBy('next_at')
    .limit(roundSize)
    .execute();
  for (const { agreement_no: agreementNo, status, attempts } of due) {
    const again = attempts + 1 < maxAttempts ? now() + 1000 * 2 ** attempts : null;
    const own = books
      .updateTable('agreement_notices')
      .where('agreement_no', '=', agreementNo)
      .where('status', '=', status);
    // It is counted before it is sent: a crash in between sends it again later.
    await own.set({ attempts: attempts + 1, next_at: again }).execute();
    if (await tell(delivery, { agreementNo, status })) await own.set({ next_at: null }).execute();
  }
}

type Notice = { agreementNo: string; status: 'SIGNED' | 'ENDED' };

async function tell(delivery: Delivery, { agreementNo, status }: Notice): Promise<boolean> {
  const { books, dialect, now, notifyOrigin } = delivery;
  const row = await findAgreement(books, agreementNo);
  if (!row) return true;
  const { body, headers } = dialect.writeAgreement(delivery, tellAgreement(row, status), now());
  const { pathname, origin } = new URL(row.notify_url);
  try {
    return await withLimit({ what: 'The merchant', ms: limitMs }, async (signal) => {
      const answer = await delivery.fetch(new URL(pathname, notifyOrigin ?? origin), {
        method: 'POST',
        ...{ headers, body, signal },
        redirect: 'error',
      });
      return dialect.isTaken({ status: answer.status, body: await answer.text() });
    });
  } catch {
    // The merchant is not there: it is told again.
    return false;
  }
}

import { type Kysely, PostgresAdapter, sql } from 'kysely';
import { activityStart } from './start/activity-start.ts';
import { aideStart } from './start/aide-start.ts';
import { attributionStart } from './start/attribution-start.ts';
import { auditStart } from './start/audit-start.ts';
import { cardStart } from './start/card-start.ts';
import { caseStart } from './start/case-start.ts';
import { chanceStart } from './start/chance-start.ts';
import { cloneStart } from './start/clone-start.ts';
import { commentStart } from './start/comment-start.ts';
import { discussionStart } from './start/discussion-start.ts';
import { donationStart } from './start/donation-start.ts';
import { experimentStart } from './start/experiment-start.ts';
import { fundUseStart } from './start/fund-use-start.ts';
import { inquiryStart } from './start/inquiry-start.ts';
import { kindStart } from './start/kind-start.ts';
import { leadStart } from './start/lead-start.ts';
import { ledgerStart } from './start/ledger-start.ts';
import { mediaStart } from './start/media-start.ts';
import { monthlyStart } from './start/monthly-start.ts';
import { noticeStart } from './start/notice-start.ts';
import { objectionStart } from './start/objection-start.ts';
import { paperStart } from './start/paper-start.ts';
import { payoutStart } from './start/payout-start.ts';
import { pennantStart } from './start/pennant-start.ts';
import { peopleStart } from './start/people-start.ts';
import { pointStart } from './start/point-start.ts';
import { progressStart } from './start/progress-start.ts';
import { raisingStart } from './start/raising-start.ts';
import { reconciliationStart } from './start/reconciliation-start.ts';
import { refundStart } from './start/refund-start.ts';
import { reviewStart } from './start/review-start.ts';
import { sharingStart } from './start/sharing-start.ts';
import type { SqlWords } from './start/sql-words.ts';
import { supportStart } from './start/support-start.ts';
import { tracingStart } from './start/tracing-start.ts';
import { venueStart } from './start/venue-start.ts';
import { verificationStart } from './start/verification-start.ts';
import { wishStart } from './start/wish-start.ts';
import { withdrawalStart } from './start/withdrawal-start.ts';
import { workStart } from './start/work-start.ts';

/** A table stands after those its foreign keys name. */
const inOrder = [
  ...[peopleStart, workStart, mediaStart],
  ...[caseStart, raisingStart, aideStart, cloneStart, tracingStart, verificationStart],
  ...[
    donationStart,
    supportStart,
    ledgerStart,
    activityStart,
    venueStart,
    chanceStart,
    refundStart,
  ],
  ...[monthlyStart, reconciliationStart],
  ...[withdrawalStart, objectionStart, payoutStart, fundUseStart, progressStart],
  discussionStart,
  ...[
    commentStart,
    sharingStart,
    attributionStart,
    kindStart,
    noticeStart,
    inquiryStart,
    leadStart,
    wishStart,
    paperStart,
    cardStart,
    pennantStart,
    pointStart,
  ],
  ...[auditStart, reviewStart, experimentStart],
];

export async function up(db: Kysely<unknown>): Promise<void> {
  const words = wordsFor(db);
  for (const statement of inOrder.flatMap((start) => start(words))) {
    await sql.raw(statement).execute(db);
  }
}

function wordsFor(db: Kysely<unknown>): SqlWords {
  return db.getExecutor().adapter instanceof PostgresAdapter
    ? { engine: 'postgres', text: 'text collate "C"', int: 'bigint', strict: '' }
    : { engine: 'sqlite', text: 'text', int: 'integer', strict: 'strict' };
}

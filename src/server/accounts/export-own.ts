import { exportApplications } from '#src/server/activities/apply/export-applications.ts';
import { exportLeads } from '#src/server/advisers/leads/export-leads.ts';
import { openInquiry } from '#src/server/advisers/open-inquiry.ts';
import { touchesOfPerson } from '#src/server/attribution/touches-of-person.ts';
import { exportDraws } from '#src/server/chance/export-draws.ts';
import { exportSupports } from '#src/server/donations/support/find-supports.ts';
import { exportMonthly } from '#src/server/monthly/end-own.ts';
import { exportMailAddresses } from '#src/server/notices/mail/find-address.ts';
import { exportPapers } from '#src/server/papers/export-papers.ts';
import { exportPennants } from '#src/server/papers/pennants/export-pennants.ts';
import { exportPoints } from '#src/server/points/export-points.ts';
import { exportHelp } from '#src/server/raising/aides/erase-help.ts';
import { openReport } from '#src/server/reports/open-report.ts';
import type { Services } from '#src/server/services.ts';
import { exportVenues } from '#src/server/venues/export-venues.ts';
import { realNameOf } from '#src/server/verification/real-name-of.ts';
import { exportQuestions } from './export-questions.ts';
import { exportPhoneChanges } from './lost-phone/export-phone-changes.ts';
import { exportSessions } from './session/export-sessions.ts';

type OwnTable =
  | 'comments'
  | 'wishes'
  | 'shares'
  | 'case_follows'
  | 'notice_mutes'
  | 'discussion_votes';
type Rows = Record<string, Record<string, unknown>[]>;

/**
 * Answers everything kept of a person's own, by kind. What is sealed is opened, since it is theirs.
 */
export async function exportOwn(
  { db, keys }: Pick<Services, 'db' | 'keys'>,
  userId: string,
): Promise<Rows> {
  const own = (table: OwnTable) =>
    db.selectFrom(table).selectAll().where('user_id', '=', userId).execute();
  const account = await db
    .selectFrom('users')
    .select(['nickname', 'head_img_url', 'locale', 'mobile_sealed', 'created_at'])
    .where('id', '=', userId)
    .execute();
  const sessions = await exportSessions(db, userId);
  const messagingAccounts = await db
    .selectFrom('messaging_accounts')
    .select(['third_type', 'open_id', 'created_at'])
    .where('user_id', '=', userId)
    .execute();
  const messages = await db
    .selectFrom('notices')
    .select(['kind', 'case_id', 'params', 'created_at', 'read_at'])
    .where('user_id', '=', userId)
    .execute();
  return {
    account: account.map(({ mobile_sealed, ...row }) => ({
      ...row,
      mobile: mobile_sealed && keys.open('users.mobile_sealed', userId, mobile_sealed),
    })),
    ...{ sessions, messagingAccounts, messages },
    mailAddresses: await exportMailAddresses({ db, keys }, userId),
    ...{ comments: await own('comments'), wishes: await own('wishes') },
    ...{ shares: await own('shares'), ...(await exportVenues(db, userId)) },
    ...{ follows: await own('case_follows'), mutes: await own('notice_mutes') },
    ...{ votes: await own('discussion_votes'), ...(await exportPoints(db, userId)) },
    ...{ ...(await exportGifts(db, userId)), ...(await exportDraws({ db, keys }, userId)) },
    ...(await exportPapersAndLeads({ db, keys }, userId)),
    ...(await exportPennants(db, userId)),
    questions: await exportQuestions({ db, keys }, userId),
  };
}

async function exportGifts(db: Services['db'], userId: string): Promise<Rows> {
  const donations = await db
    .selectFrom('donations')
    .select(['id', 'case_id', 'amount_in_fen', 'words', 'display_name', 'anonymous'])
    .select(['status', 'created_at', 'paid_at', 'closed_at', 'if_unused', 'passed_from'])
    .where('user_id', '=', userId)
    .execute();
  const cases = await db
    .selectFrom('cases')
    .select(['id', 'title', 'content', 'status', 'created_at', 'published_at', 'finished_at'])
    .where('owner_user_id', '=', userId)
    .execute();
  const ofPerson = touchesOfPerson(userId);
  const cameBy = await db.selectFrom('touches').selectAll().where(ofPerson).execute();
  const bonfires = await db
    .selectFrom('bonfire_members')
    .select(['bonfire_id', 'case_id', 'joined_at', 'counted_at'])
    .where('user_id', '=', userId)
    .execute();
  const activityApplications = await exportApplications(db, userId);
  const monthly = await exportMonthly(db, userId);
  const supports = await exportSupports(db, userId);
  return { donations, supports, ...monthly, cases, cameBy, bonfires, activityApplications };
}

async function exportWords(
  { db, keys }: Pick<Services, 'db' | 'keys'>,
  userId: string,
): Promise<Rows> {
  const verifications = await db
    .selectFrom('verifications')
    .select(['id', 'case_id', 'kind', 'relation', 'real_name_sealed', 'id_card_sealed'])
    .select(['hospital', 'content', 'created_at'])
    .where('user_id', '=', userId)
    .execute();
  const reports = await db
    .selectFrom('reports')
    .select(['id', 'case_id', 'reason', 'content_sealed', 'real_name_sealed', 'mobile_sealed'])
    .select(['state', 'answer', 'created_at', 'answered_at'])
    .where('user_id', '=', userId)
    .execute();
  const inquiries = await db
    .selectFrom('inquiries')
    .select(['id', 'kind', 'name_sealed', 'mobile_sealed', 'content_sealed', 'state'])
    .select(['answer', 'created_at', 'answered_at'])
    .where('user_id', '=', userId)
    .execute();
  return {
    verifications: verifications.map(({ real_name_sealed, id_card_sealed, ...row }) => ({
      ...row,
      realName: realNameOf(keys, { verifyId: row.id, sealed: real_name_sealed }),
      idCard: id_card_sealed && keys.open('verifications.id_card_sealed', row.id, id_card_sealed),
    })),
    reports: reports.map(({ content_sealed, real_name_sealed, mobile_sealed, ...row }) => ({
      ...row,
      ...openReport(keys, { id: row.id, content_sealed, real_name_sealed, mobile_sealed }),
    })),
    inquiries: inquiries.map(({ name_sealed, mobile_sealed, content_sealed, ...row }) => ({
      ...row,
      ...openInquiry(keys, { id: row.id, name_sealed, mobile_sealed, content_sealed }),
    })),
  };
}

async function exportPapersAndLeads(kept: Pick<Services, 'db' | 'keys'>, userId: string) {
  const papers = await exportPapers(kept, userId);
  const phoneChanges = await exportPhoneChanges(kept, userId);
  const helped = await exportHelp(kept.db, userId);
  return {
    ...{ papers, phoneChanges, helped },
    ...{ ...(await exportLeads(kept, userId)), ...(await exportWords(kept, userId)) },
  };
}

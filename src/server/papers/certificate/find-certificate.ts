import { titleIn } from '#src/server/cases/find-tellings.ts';
import type { Database } from '#src/server/db/database.ts';
import type { DonationStatus } from '#src/server/db/schema.ts';
import {
  certificateLetter,
  newCheckCode,
  newPaperNumber,
} from '#src/server/papers/paper-number.ts';
import type { CertificateView } from '#src/shared/papers/certificates/calls.ts';
import type { Locale } from '#src/shared/platform/locale.ts';
import { textsOf } from '#src/texts/texts.ts';

type Own = { orderId: string; userId: string; locale: Locale };

/**
 * The certificate of an own gift, numbered when it is first looked at. Undefined of a gift that is
 * someone else's or unpaid, and of one that went back before it had a certificate.
 */
export async function findCertificate(
  db: Database,
  { orderId, userId, locale }: Own,
  now: number,
): Promise<CertificateView | undefined> {
  const own = selectGifts(db, locale)
    .where('donations.id', '=', orderId)
    .where('donations.user_id', '=', userId);
  const row = await own.executeTakeFirst();
  if (row?.number == null && row?.status === 'PAID') {
    await numberGift(db, orderId, now);
    return viewOf(await own.executeTakeFirst(), locale);
  }
  return viewOf(row, locale);
}

/** The viewer's last gift that this activity matched. */
export async function findMatchedOrder(
  db: Database,
  { activityId, userId }: { activityId: string; userId: string },
): Promise<string | undefined> {
  const grant = await db
    .selectFrom('activity_grants')
    .innerJoin('donations', 'donations.id', 'activity_grants.order_id')
    .select('order_id')
    .where('activity_id', '=', activityId)
    .where('donations.user_id', '=', userId)
    .where('donations.status', '=', 'PAID')
    .orderBy('activity_grants.created_at', 'desc')
    .limit(1)
    .executeTakeFirst();
  return grant?.order_id;
}

/** What anyone who holds one may compare it with. */
export async function checkCertificate(
  db: Database,
  { number, code, locale }: { number: string; code: string; locale: Locale },
) {
  const row = await selectGifts(db, locale)
    .where('gift_certificates.number', '=', number)
    .where('gift_certificates.check_code', '=', code)
    .executeTakeFirst();
  const view = viewOf(row, locale);
  if (!view) return undefined;
  const { state, amountInFen, name: title, paidAt: createdAt } = view;
  return { number, kind: 'certificate' as const, state, amountInFen, title, createdAt };
}

/** Two who look at once have one number. */
async function numberGift(db: Database, orderId: string, now: number): Promise<void> {
  const number = certificateLetter + newPaperNumber(now);
  await db
    .insertInto('gift_certificates')
    .values({ order_id: orderId, number, check_code: newCheckCode(), created_at: now })
    .onConflict((conflict) => conflict.column('order_id').doNothing())
    .execute();
}

function selectGifts(db: Database, locale: Locale) {
  return db
    .selectFrom('donations')
    .innerJoin('cases', 'cases.id', 'donations.case_id')
    .leftJoin('gift_certificates', 'gift_certificates.order_id', 'donations.id')
    .select([
      ...([
        'donations.id as orderId',
        'donations.case_id as infoUuid',
        'donations.status',
      ] as const),
      ...(['donations.display_name', 'donations.anonymous', 'donations.amount_hidden'] as const),
      ...(['donations.amount_in_fen', 'donations.paid_at as paidAt'] as const),
      ...(['gift_certificates.number', 'gift_certificates.check_code as checkCode'] as const),
    ])
    .select(titleIn(locale).as('caseTitle'));
}

type Row = Awaited<ReturnType<ReturnType<typeof selectGifts>['executeTakeFirst']>>;

function viewOf(row: Row, locale: Locale): CertificateView | undefined {
  if (!row || row.number === null || row.checkCode === null || row.paidAt === null)
    return undefined;
  const { orderId, infoUuid, caseTitle, number, checkCode, paidAt } = row;
  const named = row.anonymous === 0 && row.display_name !== '';
  return {
    ...{ orderId, infoUuid, caseTitle, number, checkCode, paidAt },
    name: named ? row.display_name : textsOf(locale).cases.lovePerson,
    amountInFen: row.amount_hidden === 1 ? null : row.amount_in_fen,
    state: holds(row.status) ? 'live' : 'void',
  };
}

/** From the moment money is held for its return a gift has no certificate. */
const holds = (status: DonationStatus) => status === 'PAID';

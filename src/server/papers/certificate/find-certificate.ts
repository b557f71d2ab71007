import { titleIn } from '#src/server/cases/find-tellings.ts';
import type { Database } from '#src/server/db/database.ts';
import { idOfNumber, signedCode, signedNumber } from '#src/server/papers/signed-number.ts';
import { isSame } from '#src/server/platform/is-same.ts';
import type { Services } from '#src/server/services.ts';
import { nicknameLength } from '#src/shared/accounts/profile/calls.ts';
import type { CertificateView } from '#src/shared/papers/certificates/calls.ts';
import type { Locale } from '#src/shared/platform/locale.ts';
import { shortNickname } from '#src/texts/short-nickname.ts';

type Own = { orderId: string; userId: string; locale: Locale };
type CertificateServices = Pick<Services, 'db' | 'keys'>;

/**
 * Finds the certificate of an own gift; undefined of one that is someone else's or was never paid.
 */
export async function findCertificate(
  services: CertificateServices,
  { orderId, userId, locale }: Own,
): Promise<CertificateView | undefined> {
  const row = await selectGifts(services.db, locale)
    .where('donations.id', '=', orderId)
    .where('donations.user_id', '=', userId)
    .executeTakeFirst();
  return row && viewOf(services, row, locale);
}

const mostGifts = 5;

/** Finds the last own gifts that have a certificate. */
export async function findLiveGifts(
  db: Database,
  { userId, locale }: { userId: string; locale: Locale },
) {
  const rows = await selectGifts(db, locale)
    .where('donations.user_id', '=', userId)
    .where('donations.status', '=', 'PAID')
    .orderBy('donations.paid_at', 'desc')
    .limit(mostGifts)
    .execute();
  return rows.map(({ orderId, caseTitle, paid_at }) => ({
    orderId,
    caseTitle,
    paidAt: paid_at ?? 0,
  }));
}

/**
 * Finds the viewer's last gift that this activity matched, or that was given through this venue.
 */
export async function findOrderOfActivity(
  db: Database,
  { activityId, userId }: { activityId: string; userId: string },
): Promise<string | undefined> {
  const grant = await db
    .selectFrom('activity_grants')
    .innerJoin('donations', 'donations.id', 'activity_grants.order_id')
    .select('order_id')
    .where('activity_grants.activity_id', '=', activityId)
    .where('donations.user_id', '=', userId)
    .where('donations.status', '=', 'PAID')
    .orderBy('activity_grants.created_at', 'desc')
    .limit(1)
    .executeTakeFirst();
  return grant?.order_id ?? (await findOrderThrough(db, { activityId, userId }));
}

async function findOrderThrough(
  db: Database,
  { activityId, userId }: { activityId: string; userId: string },
): Promise<string | undefined> {
  const order = await db
    .selectFrom('donations')
    .select('id')
    .where('user_id', '=', userId)
    .where('status', '=', 'PAID')
    .where(({ or, eb }) =>
      or([eb('activity_id', '=', activityId), eb('sub_activity_id', '=', activityId)]),
    )
    .orderBy('paid_at', 'desc')
    .limit(1)
    .executeTakeFirst();
  return order?.id;
}

/** Answers what anyone who holds one may compare it with. */
export async function checkCertificate(
  services: CertificateServices,
  { number, code, locale }: { number: string; code: string; locale: Locale },
) {
  const orderId = idOfNumber('certificate', number);
  if (!orderId || !isSame(code, codeOf(services, orderId))) return undefined;
  const row = await selectGifts(services.db, locale)
    .where('donations.id', '=', orderId)
    .where('donations.user_id', 'is not', null)
    .executeTakeFirst();
  if (!row) return undefined;
  const { state, amountInFen, name: title, paidAt: createdAt } = viewOf(services, row, locale);
  return { number, kind: 'certificate' as const, state, amountInFen, title, createdAt };
}

function codeOf({ keys }: Pick<Services, 'keys'>, orderId: string): string {
  return signedCode(keys, { kind: 'certificate', id: orderId });
}

function selectGifts(db: Database, locale: Locale) {
  return db
    .selectFrom('donations')
    .innerJoin('cases', 'cases.id', 'donations.case_id')
    .select([
      ...([
        'donations.id as orderId',
        'donations.case_id as infoUuid',
        'donations.status',
      ] as const),
      ...(['donations.display_name', 'donations.anonymous', 'donations.amount_hidden'] as const),
      ...(['donations.amount_in_fen', 'donations.paid_at'] as const),
    ])
    .select(titleIn(locale).as('caseTitle'))
    .where('donations.paid_at', 'is not', null);
}

type Row = Awaited<ReturnType<ReturnType<typeof selectGifts>['executeTakeFirstOrThrow']>>;

function viewOf({ keys }: CertificateServices, row: Row, locale: Locale): CertificateView {
  const { orderId, infoUuid, caseTitle } = row;
  const name = row.anonymous === 1 ? '' : row.display_name;
  return {
    ...{ orderId, infoUuid, caseTitle, paidAt: row.paid_at ?? 0 },
    number: signedNumber('certificate', orderId),
    checkCode: codeOf({ keys }, orderId),
    name: shortNickname(name, locale, nicknameLength),
    amountInFen: row.amount_hidden === 1 ? null : row.amount_in_fen,
    // From the moment money is held for its return a gift has no certificate.
    state: row.status === 'PAID' ? 'live' : 'void',
  };
}

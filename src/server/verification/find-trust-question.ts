import type { Trx } from '#src/server/db/database.ts';
import { fromJson } from '#src/server/db/json.ts';
import type { Keys } from '#src/server/platform/keys.ts';
import type { TrustQuestion } from '#src/shared/verification/trust-rule.ts';
import { realNameOf } from './real-name-of.ts';

type Asked = { keys: Keys; verifyId: string };

/** Finds what the rule of trust asks about a verification, as things stand now. */
export async function findTrustQuestion(
  trx: Trx,
  { keys, verifyId }: Asked,
  now: number,
): Promise<TrustQuestion | undefined> {
  const row = await trx
    .selectFrom('verifications')
    .innerJoin('users', 'users.id', 'verifications.user_id')
    .innerJoin('cases', 'cases.id', 'verifications.case_id')
    .select([
      'verifications.kind',
      'verifications.hospital',
      'verifications.real_name_sealed',
      'verifications.session_id',
      'users.id as userId',
      'users.created_at as userSince',
      'users.mobile_index',
      'cases.owner_user_id',
      'cases.patient',
      'cases.raiser',
      'cases.payee',
    ])
    .where('verifications.id', '=', verifyId)
    .executeTakeFirst();
  if (!row) return undefined;
  return {
    kind: row.kind,
    hospital: row.hospital,
    realName: realNameOf(keys, { verifyId, sealed: row.real_name_sealed }),
    phoneBound: row.mobile_index !== null,
    isPartyAccount: row.userId === row.owner_user_id,
    partyNames: [row.patient, row.raiser, row.payee].map(nameOf),
    accountAgeMs: now - row.userSince,
    phoneVerifiedThisSession: await gaveCodeIn(trx, row),
    complaintUpheld: await hasUpheldComplaint(trx, verifyId),
  };
}

function nameOf(person: string): string {
  const { name, displayName } = fromJson<{ name?: string; displayName?: string }>(person);
  return name ?? displayName ?? '';
}

/** Signing in by code uses one up at the moment its session begins; binding a phone, later on. */
async function gaveCodeIn(
  trx: Trx,
  { session_id, mobile_index }: { session_id: string | null; mobile_index: string | null },
): Promise<boolean> {
  if (session_id === null || mobile_index === null) return false;
  const row = await trx
    .selectFrom('sessions')
    .innerJoin('verify_codes', (join) =>
      join
        .on('verify_codes.mobile_index', '=', mobile_index)
        .onRef('verify_codes.used_at', '>=', 'sessions.created_at'),
    )
    .select('sessions.id')
    .where('sessions.id', '=', session_id)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

async function hasUpheldComplaint(trx: Trx, verifyId: string): Promise<boolean> {
  const row = await trx
    .selectFrom('verification_complaints')
    .select('user_id')
    .where('verification_id', '=', verifyId)
    .where('state', '=', 'upheld')
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

import type { Database } from '#src/server/db/database.ts';
import { isBeyond, pageFrom, readAnchor } from '#src/server/platform/keyset.ts';

const pageSize = 20;

export type HospitalCodeState = 'open' | 'expired' | 'usedUp' | 'revoked';
export type HospitalCodeView = {
  codeId: string;
  hospital: string;
  issuedBy: string;
  issuedAt: number;
  expiresAt: number;
  uses: number;
  most: number;
  /** This is how many verifications stand confirmed by it now. */
  confirms: number;
  state: HospitalCodeState;
};

/** Reads hospitals' codes page by page, the newest first; of none its letters, which nobody keeps. */
export async function findHospitalCodes(
  db: Database,
  { anchorId }: { anchorId: string },
  now: number,
) {
  const rows = await db
    .selectFrom('hospital_codes')
    .innerJoin('users', 'users.id', 'hospital_codes.issued_by')
    .selectAll('hospital_codes')
    .select('users.nickname')
    .select(({ selectFrom, fn }) =>
      selectFrom('verifications')
        .select(fn.countAll<number>().as('confirms'))
        .whereRef('verifications.hospital_code_id', '=', 'hospital_codes.id')
        .as('confirms'),
    )
    .where((eb) => isBeyond(eb, ['issued_at', 'hospital_codes.id'], readAnchor(anchorId, 'ns')))
    .orderBy('issued_at', 'desc')
    .orderBy('hospital_codes.id', 'desc')
    .limit(pageSize + 1)
    .execute();
  const page = pageFrom(rows, pageSize, (row) => [row.issued_at, row.id]);
  const viewOf = (row: (typeof rows)[number]): HospitalCodeView => ({
    ...{ codeId: row.id, hospital: row.hospital, issuedBy: row.nickname },
    ...{ issuedAt: row.issued_at, expiresAt: row.expires_at },
    ...{ uses: row.used_count, most: row.most_uses, confirms: row.confirms ?? 0 },
    state: stateOf(row, now),
  });
  return { ...page, list: page.list.map(viewOf) };
}

type Kept = {
  revoked_at: number | null;
  expires_at: number;
  used_count: number;
  most_uses: number;
};

export function stateOf(code: Kept, now: number): HospitalCodeState {
  if (code.revoked_at !== null) return 'revoked';
  if (code.expires_at <= now) return 'expired';
  return code.used_count < code.most_uses ? 'open' : 'usedUp';
}

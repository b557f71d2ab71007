import { inTransaction } from '#src/server/db/in-transaction.ts';
import { type Keys, newId } from '#src/server/platform/keys.ts';
import { newSpokenCode } from '#src/server/platform/spoken-code.ts';
import { recordAct } from '#src/server/review/record-act.ts';
import type { Services } from '#src/server/services.ts';
import type { CallParsed } from '#src/shared/contract/call.ts';
import { dayMs } from '#src/shared/platform/china-days.ts';
import type { deskIssueHospitalCode } from '#src/shared/verification/hospital-codes/calls.ts';
import { inFours } from '#src/shared/verification/hospital-codes/hospital-code.ts';

type Issued = CallParsed<typeof deskIssueHospitalCode> & { staffUserId: string };

/** Makes a code for a hospital. Nobody can read it again: we keep its keyed hash. */
export async function issueHospitalCode(
  { db, keys }: Pick<Services, 'db' | 'keys'>,
  { hospital, uses, days, reason, staffUserId }: Issued,
  now: number,
): Promise<{ code: string }> {
  const code = newSpokenCode();
  const id = newId();
  await inTransaction(db, async (trx) => {
    await trx
      .insertInto('hospital_codes')
      .values({
        ...{ id, hospital, code_hash: hospitalCodeHash(keys, code) },
        ...{ most_uses: uses, used_count: 0, issued_by: staffUserId, issued_at: now },
        ...{ expires_at: now + days * dayMs, revoked_by: null, revoked_at: null },
      })
      .execute();
    const act = { act: 'issueHospitalCode', staffUserId, subjectId: id, reason } as const;
    await recordAct(trx, { ...act, detail: { value: hospital, uses, days }, now });
  });
  return { code: inFours(code) };
}

export function hospitalCodeHash(keys: Keys, code: string): string {
  return keys.blindIndex('hospital-code', code);
}

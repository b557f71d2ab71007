import { findCaseState } from '#src/server/cases/state/case-state.ts';
import { inTransaction } from '#src/server/db/in-transaction.ts';
import { tagOfCase } from '#src/server/platform/page-tags.ts';
import type { Services } from '#src/server/services.ts';
import { canCase } from '#src/shared/cases/case-actions.ts';
import type { CallParsed } from '#src/shared/contract/call.ts';
import { Problem } from '#src/shared/contract/problem.ts';
import type { verificationHospitalCode } from '#src/shared/verification/acts/calls.ts';
import { confirmByCode, countingTry } from './confirm-by-code.ts';

type Given = CallParsed<typeof verificationHospitalCode> & { userId: string };

/** Who said to treat the patient types the code of the hospital afterwards, on the own page. */
export async function giveHospitalCode(
  { db, keys, pageTags }: Pick<Services, 'db' | 'keys' | 'pageTags'>,
  { verifyId, hospitalCode: code, userId }: Given,
  now: number,
): Promise<void> {
  const use = () =>
    inTransaction(db, async (trx) => {
      const own = await trx
        .selectFrom('verifications')
        .select(['case_id as caseId', 'hospital'])
        .where('id', '=', verifyId)
        .where('user_id', '=', userId)
        .where('kind', '=', 'doctor')
        .where('withdrawn_at', 'is', null)
        .executeTakeFirst();
      if (!own) throw new Problem('notFound');
      const state = await findCaseState(trx, own.caseId);
      if (!state || !canCase('verify', state, now)) throw new Problem('verifyClosed');
      await confirmByCode(trx, { keys, verifyId, hospital: own.hospital, code, now });
      return own.caseId;
    });
  const caseId = await countingTry(db, { userId, use }, now);
  pageTags.purge([tagOfCase(caseId)]);
}

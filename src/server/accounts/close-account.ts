import type { Trx } from '#src/server/db/database.ts';
import { inTransaction } from '#src/server/db/in-transaction.ts';
import { enqueue } from '#src/server/jobs/enqueue.ts';
import {
  caseAvailable,
  caseHeldForRefunds,
  caseHeldForWithdrawals,
} from '#src/server/ledger/accounts.ts';
import { tagOfCase, tagOfLists } from '#src/server/platform/page-tags.ts';
import type { Services } from '#src/server/services.ts';
import { tagOfWishes } from '#src/server/wishes/find-wishes.ts';
import { Problem } from '#src/shared/contract/problem.ts';
import { openWithdrawalStates } from '#src/shared/withdrawals/withdrawal-fields.ts';
import { endAccount } from './closings/end-account.ts';
import { keepClosingsJob } from './closings/keep-closings.ts';
import type { Asker } from './session/code-asker.ts';
import { findOwnMobile } from './session/find-own-mobile.ts';
import { spendVerifyCode } from './session/spend-verify-code.ts';

type Asked = { userId: string; code: string; asker: Asker };
type ClosingServices = Pick<Services, 'db' | 'keys' | 'pageTags' | 'wakeJobs'>;

/**
 * Closes an account for good, with a code sent to its own phone. What names the person is erased;
 * gifts and their postings stay, under no name.
 */
export async function closeAccount(
  { db, keys, pageTags, wakeJobs }: ClosingServices,
  { userId, code, asker }: Asked,
  now: number,
): Promise<void> {
  const mobile = await findOwnMobile({ db, keys }, userId);
  if (mobile === undefined) throw new Problem('phoneNotBound');
  await spendVerifyCode({ db, keys }, { mobile, code, asker, scene: 'close' }, now);
  const caseIds = await inTransaction(db, async (trx) => {
    await requireNothingOpen(trx, userId);
    await enqueue(trx, { name: keepClosingsJob, payload: null, runAt: now });
    return endAccount(trx, { keys, userId }, now);
  });
  wakeJobs();
  pageTags.purge([...caseIds.map(tagOfCase), tagOfLists, tagOfWishes]);
}

/** A case that goes on, or has money anywhere, and a gift on its way back need their person. */
async function requireNothingOpen(trx: Trx, userId: string): Promise<void> {
  const cases = await trx
    .selectFrom('cases')
    .select(['id', 'status'])
    .where('owner_user_id', '=', userId)
    .execute();
  const caseIds = cases.map(({ id }) => id);
  const open = cases.some(({ status }) => status !== 'FINISHED' && status !== 'APPROVE_DENIED');
  const role = await trx
    .selectFrom('staff_roles')
    .select('role')
    .where('user_id', '=', userId)
    .executeTakeFirst();
  const money = (await holdsMoney(trx, caseIds)) || (await isPaying(trx, caseIds));
  if (open || role || money || (await awaitsRefund(trx, userId))) throw new Problem('accountInUse');
}

async function holdsMoney(trx: Trx, caseIds: readonly string[]): Promise<boolean> {
  if (caseIds.length === 0) return false;
  const accounts = [caseAvailable, caseHeldForWithdrawals, caseHeldForRefunds];
  const held = await trx
    .selectFrom('ledger_accounts')
    .select('id')
    .where(
      'id',
      'in',
      caseIds.flatMap((caseId) => accounts.map((account) => account(caseId))),
    )
    .where('balance_in_fen', '>', 0)
    .limit(1)
    .executeTakeFirst();
  return held !== undefined;
}

/** Its money may be with the bank alone, and come back. */
async function isPaying(trx: Trx, caseIds: readonly string[]): Promise<boolean> {
  if (caseIds.length === 0) return false;
  const paying = await trx
    .selectFrom('withdrawals')
    .select('id')
    .where('case_id', 'in', caseIds)
    .where('status', 'in', openWithdrawalStates)
    .limit(1)
    .executeTakeFirst();
  return paying !== undefined;
}

/** A gift on its way back, or of a case whose refund is asked for, may yet need an account. */
async function awaitsRefund(trx: Trx, userId: string): Promise<boolean> {
  const refund = await trx
    .selectFrom('donations')
    .leftJoin('case_refunds', (join) =>
      join
        .onRef('case_refunds.case_id', '=', 'donations.case_id')
        .on('case_refunds.kind', '<>', 'grace')
        .on('case_refunds.status', 'in', ['APPLIED', 'PASSED']),
    )
    .select('donations.id')
    .where('donations.user_id', '=', userId)
    .where((eb) =>
      eb.or([
        eb('donations.status', '=', 'REFUNDING'),
        eb.and([eb('donations.status', '=', 'PAID'), eb('case_refunds.id', 'is not', null)]),
      ]),
    )
    .limit(1)
    .executeTakeFirst();
  return refund !== undefined;
}

import { titleIn } from '#src/server/cases/find-tellings.ts';
import type { Database, Trx } from '#src/server/db/database.ts';
import {
  caseAvailable,
  caseHeldForRefunds,
  caseHeldForWithdrawals,
} from '#src/server/ledger/accounts.ts';
import type { ClosingTie } from '#src/shared/accounts/closing-tie.ts';
import type { Locale } from '#src/shared/platform/locale.ts';
import { openWithdrawalStates } from '#src/shared/withdrawals/withdrawal-fields.ts';

type Asked = { userId: string; locale: Locale };

/** A few say enough, and more come to light once these are done. */
const mostTies = 5;

/** A case that goes on, or has money anywhere, and a gift on its way back need their person. */
export async function findTies(db: Database | Trx, asked: Asked): Promise<ClosingTie[]> {
  const role = await db
    .selectFrom('staff_roles')
    .select('role')
    .where('user_id', '=', asked.userId)
    .executeTakeFirst();
  return [
    ...(await findOwnCases(db, asked)),
    ...(await findGifts(db, asked)),
    ...(role ? [{ kind: 'role' } as const] : []),
  ];
}

async function findOwnCases(db: Database | Trx, { userId, locale }: Asked): Promise<ClosingTie[]> {
  const cases = await db
    .selectFrom('cases')
    .select(['id', 'status'])
    .select(titleIn(locale).as('title'))
    .where('owner_user_id', '=', userId)
    .execute();
  const isOver = (status: string) => status === 'FINISHED' || status === 'APPROVE_DENIED';
  const ties: ClosingTie[] = [];
  for (const { id, status, title } of cases) {
    if (!isOver(status)) ties.push({ kind: 'appeal', title });
    else if (await hasMoney(db, id)) ties.push({ kind: 'money', title });
  }
  return ties;
}

/** Its money may be with the bank alone, and come back. */
async function hasMoney(db: Database | Trx, caseId: string): Promise<boolean> {
  const accounts = [caseAvailable, caseHeldForWithdrawals, caseHeldForRefunds];
  const held = await db
    .selectFrom('ledger_accounts')
    .select('id')
    .where(
      'id',
      'in',
      accounts.map((account) => account(caseId)),
    )
    .where('balance_in_fen', '>', 0)
    .limit(1)
    .executeTakeFirst();
  const paying = await db
    .selectFrom('withdrawals')
    .select('id')
    .where('case_id', '=', caseId)
    .where('status', 'in', openWithdrawalStates)
    .limit(1)
    .executeTakeFirst();
  return held !== undefined || paying !== undefined;
}

/** A gift on its way back, or of a case whose refund is asked for, may yet need an account. */
async function findGifts(db: Database | Trx, { userId, locale }: Asked): Promise<ClosingTie[]> {
  const gifts = await db
    .selectFrom('donations')
    .innerJoin('cases', 'cases.id', 'donations.case_id')
    .leftJoin('case_refunds', (join) =>
      join
        .onRef('case_refunds.case_id', '=', 'donations.case_id')
        .on('case_refunds.kind', '<>', 'grace')
        .on('case_refunds.status', 'in', ['APPLIED', 'PASSED']),
    )
    .select('donations.status')
    .select(titleIn(locale).as('title'))
    .distinct()
    .where('donations.user_id', '=', userId)
    .where((eb) =>
      eb.or([
        eb('donations.status', '=', 'REFUNDING'),
        eb.and([eb('donations.status', '=', 'PAID'), eb('case_refunds.id', 'is not', null)]),
      ]),
    )
    .limit(mostTies)
    .execute();
  return gifts.map(({ status, title }) => ({
    kind: status === 'REFUNDING' ? 'returning' : 'refundAsked',
    title,
  }));
}

import type { GivingServer } from './test-giving.ts';

export async function openTasks({ services }: GivingServer): Promise<string[]> {
  const rows = await services.db
    .selectFrom('review_tasks')
    .select(['queue', 'subject_id'])
    .where('state', '=', 'open')
    .orderBy('queue')
    .orderBy('subject_id')
    .execute();
  return rows.map(({ queue, subject_id }) => `${queue} ${subject_id}`);
}

export function getWithdrawal({ services }: GivingServer, withdrawalId: string) {
  return services.db
    .selectFrom('withdrawals')
    .selectAll()
    .where('id', '=', withdrawalId)
    .executeTakeFirstOrThrow();
}

export async function balanceOf({ services }: GivingServer, account: string): Promise<number> {
  const row = await services.db
    .selectFrom('ledger_accounts')
    .select('balance_in_fen')
    .where('id', '=', account)
    .executeTakeFirst();
  return row?.balance_in_fen ?? 0;
}

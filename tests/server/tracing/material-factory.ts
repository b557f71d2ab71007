import type { Insertable } from 'kysely';
import type { Database } from '#src/server/db/database.ts';
import { toJson } from '#src/server/db/json.ts';
import type { CaseMaterialsTable, WithdrawalsTable } from '#src/server/db/schema.ts';
import { newId } from '#src/server/platform/keys.ts';
import { caseNow, type MadeCase } from '../../support/case-factory.ts';

/** Makes a masked diagnosis, unless told otherwise. */
export async function makeMaterial(
  db: Database,
  caseId: string,
  overrides: Partial<Insertable<CaseMaterialsTable>> = {},
): Promise<string> {
  const row = {
    ...{ id: newId(), case_id: caseId, kind: 'diagnosis' as const, alt: toJson({ text: '诊断' }) },
    ...{ path: 'test/p.webp', large_path: 'test/p-1080.webp', width: 640, height: 480 },
    ...{ masked: 1 as const, stated_at: caseNow - 1000 },
    ...overrides,
  };
  await db.insertInto('case_materials').values(row).execute();
  return row.id;
}

/** A row of a withdrawal alone; what the ledger holds for it is the test's matter. */
export async function makeWithdrawal(
  db: Database,
  { id, ownerUserId }: MadeCase,
  overrides: Partial<Insertable<WithdrawalsTable>> = {},
): Promise<string> {
  const row = {
    ...{ id: newId(), case_id: id, applicant_user_id: ownerUserId, amount_in_fen: 500 },
    ...{ purpose: '住院', plan: '', status: 'NOTICE' as const },
    ...{ created_at: caseNow - 2000, updated_at: caseNow - 1000, ...overrides },
  };
  await db.insertInto('withdrawals').values(row).execute();
  return row.id;
}

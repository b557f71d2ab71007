import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { addCase } from '#src/server/cases/transitions/add-case.ts';
import { inTransaction } from '#src/server/db/in-transaction.ts';
import { migrate } from '#src/server/db/migrate.ts';
import { type DatabaseAddress, openDatabase } from '#src/server/db/open-database.ts';

const infoUuid = 'case-of-the-faults-0001';
const owner = 'owner-of-the-faults';
const dayMs = 86_400_000;

export const findOpenCase = () => infoUuid;

/** A folder with a database in which one family raises. */
export async function seedFolder(): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), 'warmlight-faults-'));
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
  await seedOpenCase({ sqliteFile: join(folder, 'warmlight.db') });
  return folder;
}

export async function seedOpenCase(address: DatabaseAddress): Promise<void> {
  const db = await openDatabase(address);
  await migrate(db);
  const now = Date.now();
  await inTransaction(db, async (trx) => {
    const user = { id: owner, nickname: '林', head_img_url: '', locale: 'zh-CN' } as const;
    await trx
      .insertInto('users')
      .values({ ...user, created_at: now })
      .execute();
    await addCase(trx, caseAt(now), { patientName: '小雨', raiserName: '林' });
  });
  await db.destroy();
}

function caseAt(now: number) {
  const papers = { patient: '{}', raiser: '{}', payee: '{}', treatment: '{}', household: '{}' };
  return {
    ...{ id: infoUuid, owner_user_id: owner, title: '小雨需要一次移植', content: '…' },
    ...{ case_type: 0, target_in_fen: 10_000_000, display_status: 0 },
    status: 'CROWDFUNDING_STATED',
    ...{ illness: '白血病', illness_key: 'leukemia', province: '四川', city: '成都' },
    ...{ hospital: '', department: '', labels: '[]', ...papers },
    ...{ detail_version: 0, service_charge_option: 1, picked: 0, fee_basis_points: 0 },
    ...{ created_at: now, published_at: now, ends_at: now + 30 * dayMs },
  } as const;
}

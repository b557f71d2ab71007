import type { Insertable } from 'kysely';
import type { Trx } from '#src/server/db/database.ts';
import { inTransaction } from '#src/server/db/in-transaction.ts';
import type { CasePartsTable } from '#src/server/db/schema.ts';
import { passPayee, savePayee } from '#src/server/raising/payee/payee.ts';
import { optionalParts, partsOfStage } from '#src/shared/raising/parts.ts';
import type { PayeeAccount } from '#src/shared/raising/payee-account.ts';
import type { GivingServer } from './test-giving.ts';
import type { TestServer } from './test-server.ts';

export const goodAccount: PayeeAccount = {
  kind: 'person',
  relation: 'self',
  name: '林小雨',
  idCard: '110101199003070070',
  mobile: '13800000001',
  bankName: '云岭银行昭通支行',
  bankCard: '6222020000000000123',
};
/** Makes the same person's account under another number. */
export const withCard = (bankCard: string): PayeeAccount =>
  ({ ...goodAccount, bankCard }) as PayeeAccount;
export const closedAccount = withCard('6222020000000000000');

export type FundedWishes = {
  account?: PayeeAccount;
  option?: 1 | 2 | 3 | 4;
  basisPoints?: number;
  materials?: boolean;
};
export function addUser({ services }: TestServer, id: string) {
  const user = { id, nickname: id, head_img_url: '', locale: 'zh-CN' } as const;
  return services.db
    .insertInto('users')
    .values({ ...user, created_at: services.now() })
    .execute();
}

export async function addFundedCase(
  t: GivingServer,
  amountInFen: number,
  { account = goodAccount, option, basisPoints, materials = true }: FundedWishes = {},
): Promise<string> {
  const caseId = await t.addCase();
  const { db, keys } = t.services;
  const now = t.services.now();
  await addUser(t, `staff-of-${caseId}`);
  await inTransaction(db, async (trx) => {
    const submitted = { caseId, account, submittedBy: `owner-${caseId}`, now };
    const { payeeId } = await savePayee(trx, keys, submitted);
    const staffUserId = `staff-of-${caseId}`;
    await passPayee(trx, { payeeId, staffUserId, effectiveAt: now });
    if (materials) await passMaterials(trx, caseId, now);
    await trx
      .updateTable('cases')
      .set({
        ...(option ? { service_charge_option: option } : {}),
        ...(basisPoints === undefined ? {} : { fee_basis_points: basisPoints }),
      })
      .where('id', '=', caseId)
      .$if(option === undefined && basisPoints === undefined, (query) =>
        query.set({ service_charge_option: 1 }),
      )
      .execute();
  });
  if (amountInFen > 0) await t.give({ infoUuid: caseId, amountInFen });
  return caseId;
}

type PartRow = Insertable<CasePartsTable>;

async function passMaterials(trx: Trx, caseId: string, now: number): Promise<void> {
  const rows = partsOfStage.material
    .filter((part) => !optionalParts.includes(part))
    .map(
      (part): PartRow => ({
        ...{ case_id: caseId, part, content_sealed: null, draft_sealed: null, status: 2 },
        ...{ refusals: '{}', version: 1, updated_at: now, submitted_at: now, passed_at: now },
      }),
    );
  await trx.insertInto('case_parts').values(rows).execute();
}

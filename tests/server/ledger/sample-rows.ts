import type { Insertable } from 'kysely';
import type { Database } from '#src/server/db/database.ts';
import type { CasesTable, DonationsTable } from '#src/server/db/schema.ts';

/** Adds a published case with its empty fund and the user who raises it. */
export async function addCase(db: Database, id: string): Promise<void> {
  await db
    .insertInto('users')
    .values({
      id: `owner-${id}`,
      nickname: 'Lin',
      head_img_url: '',
      locale: 'zh-CN',
      created_at: 1,
    })
    .execute();
  await db.insertInto('cases').values(sampleCase(id)).execute();
  await db
    .insertInto('case_funds')
    .values({ case_id: id, given_in_fen: 0, raised_in_fen: 0, donation_count: 0 })
    .execute();
}

export function sampleCase(id: string): Insertable<CasesTable> {
  return {
    ...{ id, case_type: 0, owner_user_id: `owner-${id}`, title: 'T', content: 'C' },
    ...{ target_in_fen: 100, status: 'CROWDFUNDING_STATED', display_status: 0 },
    ...{ illness: '', illness_key: '', province: '', city: '', hospital: '', department: '' },
    ...{ patient: '{}', raiser: '{}', payee: '{}', treatment: '{}', household: '{}', labels: '[]' },
    ...{ detail_version: 0, service_charge_option: 1, fee_basis_points: 0, picked: 0 },
    ...{ search_text: '', share_count: 0, created_at: 1 },
  };
}

export function sampleDonation(
  id: string,
  caseId: string,
  amountInFen: number,
): Insertable<DonationsTable> {
  return {
    ...{ id, trade_no: `T-${id}`, case_id: caseId, user_id: null, receipt_code_hash: null },
    ...{ amount_in_fen: amountInFen, words: '', display_name: '', head_img_url: '' },
    ...{ anonymous: 0, amount_hidden: 0, pay_channel: 1, platform: 1, sharedv: 0 },
    ...{ share_source_id: null, status: 'CREATED', created_at: 1 },
  };
}

/** Writes an order with its payment, as they stand before the gateway was asked. */
export async function addOrder(
  db: Database,
  { orderId, caseId, amountInFen }: { orderId: string; caseId: string; amountInFen: number },
): Promise<void> {
  await db
    .insertInto('donations')
    .values(sampleDonation(orderId, caseId, amountInFen))
    .execute();
  await db
    .insertInto('payments')
    .values({
      ...{ trade_no: `T-${orderId}`, order_id: orderId, gateway: 'sandbox', merchant: 'M' },
      ...{ app_id: 'A', description: '', return_url: '', notify_url: '', expires_at: 2 },
      ...{ currency: 'CNY', amount_in_fen: amountInFen, status: 'INTENDED', query_count: 0 },
      created_at: 1,
    })
    .execute();
}

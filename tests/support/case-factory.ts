import type { Insertable, Updateable } from 'kysely';
import { addCase } from '#src/server/cases/transitions/add-case.ts';
import { addGiftToFund } from '#src/server/cases/transitions/change-fund.ts';
import type { Database } from '#src/server/db/database.ts';
import { inTransaction } from '#src/server/db/in-transaction.ts';
import { toJson } from '#src/server/db/json.ts';
import type { CasesTable, DonationsTable } from '#src/server/db/schema.ts';
import { postDonation } from '#src/server/ledger/postings.ts';
import { newId } from '#src/server/platform/keys.ts';
import { newTradeNo } from '#src/server/platform/trade-no.ts';
import type { Telling } from '#src/shared/cases/telling.ts';
import { dayMs } from '#src/shared/platform/china-days.ts';
import { emptyBill } from '#src/shared/raising/bill.ts';

/** It is noon of 2026-11-20 in Shanghai, as by the test server's clock. */
export const caseNow = Date.UTC(2026, 10, 20, 4, 0);

export type MadeCase = { id: string; ownerUserId: string };

type CaseOverrides = Partial<Insertable<CasesTable>> & { tellings?: readonly Telling[] };

/**
 * Makes a public case that takes gifts, unless told otherwise; a picture and two facts come with
 * it.
 */
export async function makeCase(
  db: Database,
  { tellings = [], ...overrides }: CaseOverrides = {},
): Promise<MadeCase> {
  return inTransaction(db, async (trx) => {
    const ownerUserId = overrides.owner_user_id ?? newId();
    if (!overrides.owner_user_id) {
      await trx.insertInto('users').values(userRow(ownerUserId)).execute();
    }
    const row = { ...caseRow(newId(), ownerUserId), ...overrides };
    await addCase(trx, row, { patientName: '小树', raiserName: '小树爸爸', tellings });
    const id = row.id;
    await trx.insertInto('case_pictures').values(pictureRow(id)).execute();
    await trx.insertInto('case_facts').values(factRow(id, ownerUserId)).execute();
    return { id, ownerUserId };
  });
}

const userRow = (id: string) => ({
  id,
  nickname: '小树爸爸',
  head_img_url: '',
  locale: 'zh-CN' as const,
  mobile_index: null,
  mobile_sealed: null,
  mobile_masked: null,
  created_at: caseNow - 30 * dayMs,
});

function caseRow(id: string, ownerUserId: string) {
  return {
    ...{ id, owner_user_id: ownerUserId, case_type: 0 as const },
    ...{ title: '小树等一次手术', content: '第一段。\n\n第二段。' },
    ...{ target_in_fen: 10_000_000, status: 'CROWDFUNDING_STATED' as const, display_status: 0 },
    ...{ end_reason: null, finish_text: null, platform_finish_reason: null },
    ...{ illness: '先天性心脏病', illness_key: 'heart', province: '云南', city: '昭通' },
    ...{ hospital: '云岭儿童医院', department: '心外科' },
    patient: toJson({ displayName: '小树', age: 4, gender: 'male' }),
    raiser: toJson({ name: '小树爸爸', relation: 6 }),
    payee: toJson({ kind: 'person', relation: 'other', displayName: '李**' }),
    treatment: toJson({
      ...{ ...emptyBill, costSoFarInFen: 6_000_000, insuranceSoFarInFen: 2_000_000 },
      ...{ costAheadInFen: 14_000_000, diagnosedOn: '2026-05', plan: { text: '手术' } },
    }),
    household: toJson({ words: { text: '务农', translations: { en: 'Farmers' } } }),
    ...{ team: null, labels: toJson(['afterSurgery']), detail_version: 1 as const },
    ...{ service_charge_option: 2 as const, fee_basis_points: 300, picked: 0 as const },
    ...{ created_at: caseNow - 6 * dayMs, published_at: caseNow - 5 * dayMs },
    ...{ ends_at: caseNow + 25 * dayMs, finished_at: null },
  };
}

const pictureRow = (caseId: string) => ({
  ...{
    id: newId(),
    case_id: caseId,
    position: 0,
    alt: toJson({ text: '病房的窗', translations: { en: 'A ward window' } }),
  },
  ...{ path: 'test/1.webp', large_path: 'test/1-1080.webp', width: 1080, height: 720 },
});

const factRow = (caseId: string, staffUserId: string) => ({
  ...{ id: newId(), case_id: caseId, kind: 'diagnosis' as const, state: 'confirmed' as const },
  method: 'diagnosisSeen' as const,
  ...{ compared: toJson(['diagnosis']), compared_by: staffUserId },
  ...{ stated_at: caseNow - 4 * dayMs, expires_at: null },
});

type GiftOverrides = Partial<Insertable<DonationsTable>> & Updateable<DonationsTable>;

/** Makes a paid gift with its ledger transfer and its place in the case's fund. */
export async function makeGift(
  db: Database,
  caseId: string,
  overrides: GiftOverrides = {},
): Promise<string> {
  const row = { ...giftRow(caseId), ...overrides };
  if (row.paid_at === null) row.status = 'CREATED';
  await inTransaction(db, async (trx) => {
    await trx.insertInto('donations').values(row).execute();
    if (row.paid_at === null) return;
    const amountInFen = row.amount_in_fen;
    const money = { amountInFen, caseId, now: row.paid_at };
    await postDonation(trx, { orderId: row.id, gateway: 'test', ...money });
    await addGiftToFund(trx, { caseId, amountInFen, paidAt: row.paid_at });
  });
  return row.id;
}

function giftRow(caseId: string): Insertable<DonationsTable> & { paid_at: number | null } {
  const paidAt = caseNow - 60_000;
  return {
    ...{ id: newId(), trade_no: newTradeNo(paidAt), case_id: caseId, user_id: null },
    ...{ receipt_code_hash: null, amount_in_fen: 5000, words: '加油', display_name: '春天' },
    ...{ head_img_url: '', anonymous: 0, amount_hidden: 0, pay_channel: 8, platform: 2 },
    ...{ sharedv: 0, share_source_id: null, status: 'PAID', created_at: paidAt - 1000 },
    ...{ paid_at: paidAt, closed_at: null },
  };
}

/** Makes a refund of a case that has returned this much; its gifts are the caller's. */
export async function makeReturned(
  db: Database,
  { caseId, amountInFen, now = caseNow }: { caseId: string; amountInFen: number; now?: number },
): Promise<string> {
  const id = newId();
  await db
    .insertInto('case_refunds')
    .values({
      ...{ id, case_id: caseId, kind: 'grace', status: 'DONE', applicant_user_id: null },
      ...{ reason: '', refusal: '', status_before: 'CROWDFUNDING_STATED' },
      ...{ amount_in_fen: amountInFen, returned_in_fen: amountInFen },
      ...{ gift_count: 1, returned_count: 1, created_at: now, released_at: now },
      ...{ held_at: now, ended_at: now },
    })
    .execute();
  return id;
}

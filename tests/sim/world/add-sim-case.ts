import { addCase } from '#src/server/cases/transitions/add-case.ts';
import type { Trx } from '#src/server/db/database.ts';
import { inTransaction } from '#src/server/db/in-transaction.ts';
import { newId } from '#src/server/platform/keys.ts';
import { findSubmittedPayee, passPayee, savePayee } from '#src/server/raising/payee/payee.ts';
import type { Services } from '#src/server/services.ts';
import { dayMs, dayOf } from '#src/shared/platform/china-days.ts';
import { partsOfStage } from '#src/shared/raising/parts.ts';
import type { PayeeAccount } from '#src/shared/raising/payee-account.ts';
import { addPerson } from './add-person.ts';
import { addReport } from './add-report.ts';
import type { Person, SimCase } from './base.ts';
import { offerThing } from './offer-thing.ts';

/** `aside` says that gifts that their case gives back go on to others, which more people lack. */
type NewCase = { mobile: string; reviewer: Person; aside?: boolean };

export const cityOfCases = '成都';
const manyVisits = 100_000;
const leukemia = { illness: '白血病', illness_key: 'leukemia' };
const unnamed = { illness: '', illness_key: '' };

/** Adds a family with its account and papers reviewed, and a thing that it offers. */
export async function addSimCase(
  services: Services,
  { mobile, reviewer, aside = false }: NewCase,
): Promise<SimCase> {
  const now = services.now();
  const owner = await addPerson(services, mobile);
  const id = newId();
  const row = { id, ownerUserId: owner.userId, now, illness: aside ? unnamed : leukemia };
  await inTransaction(services.db, async (trx) => {
    await addCase(trx, caseRow(row), { patientName: '小树', raiserName: '小树爸爸' });
    const visits = { case_id: id, day: dayOf(now), visit_count: manyVisits };
    if (aside) await trx.insertInto('case_visit_days').values(visits).execute();
  });
  await addReport(services, { caseId: id, userId: owner.userId });
  const gear = await offerThing(services, id);
  const sim = { id, owner, gear };
  await makeWithdrawable(services, sim, reviewer);
  return sim;
}

/** Adds a reviewed account and every paper a withdrawal asks for. */
async function makeWithdrawable(
  { db, keys, now }: Services,
  { id: caseId, owner }: SimCase,
  { userId: staffUserId }: Person,
): Promise<void> {
  await inTransaction(db, async (trx) => {
    await addAccount(trx, keys, { caseId, submittedBy: owner.userId, now: now() });
    const submitted = await findSubmittedPayee(trx, caseId);
    const payeeId = submitted?.id ?? '';
    await passPayee(trx, { payeeId, staffUserId, effectiveAt: now() });
    await trx
      .insertInto('case_parts')
      .values(
        partsOfStage.material.map((part) => ({
          ...{
            case_id: caseId,
            part,
            content_sealed: null,
            draft_sealed: null,
            status: 2 as const,
          },
          ...{
            refusals: '{}',
            version: 1,
            updated_at: now(),
            submitted_at: now(),
            passed_at: now(),
          },
        })),
      )
      .execute();
  });
}

type NewAccount = { caseId: string; submittedBy: string; now: number };

function addAccount(trx: Trx, keys: Services['keys'], added: NewAccount) {
  return savePayee(trx, keys, { ...added, account: accountOf(0) });
}

/** Makes accounts that differ in their number. */
export function accountOf(number: number): PayeeAccount {
  const person = {
    kind: 'person',
    relation: 'self',
    name: '李小树',
    mobile: '13700000000',
  } as const;
  // It is never one that ends as the sandbox's closed accounts do.
  const bankCard = `622588${String(number).padStart(7, '0')}123`;
  return { ...person, idCard: '110101199003071233', bankCard, bankName: '招商银行' };
}

type NewRow = {
  id: string;
  ownerUserId: string;
  now: number;
  illness: { illness: string; illness_key: string };
};

function caseRow({ id, ownerUserId, now, illness }: NewRow) {
  const papers = { patient: '{}', raiser: '{}', payee: '{}', treatment: '{}', household: '{}' };
  return {
    ...{ id, owner_user_id: ownerUserId, case_type: 0 as const, title: '小树', content: '…' },
    ...illness,
    ...{ target_in_fen: 10_000_000, display_status: 0, status: 'CROWDFUNDING_STATED' as const },
    ...{ province: '四川', city: cityOfCases },
    ...{ hospital: '', department: '', labels: '[]', ...papers, detail_version: 0 as const },
    ...{ service_charge_option: 2 as const, picked: 0 as const, fee_basis_points: 137 },
    ...{ created_at: now, published_at: now, ends_at: now + 30 * dayMs },
  };
}

import { findOrCreateUser } from '#src/server/accounts/session/find-or-create-user.ts';
import { openSession } from '#src/server/accounts/session/open-session.ts';
import { ensureDemoStaff } from '#src/server/accounts/staff/ensure-demo-staff.ts';
import { addCase } from '#src/server/cases/transitions/add-case.ts';
import type { Trx } from '#src/server/db/database.ts';
import { inTransaction } from '#src/server/db/in-transaction.ts';
import { postPoolFunding, subsidyPool } from '#src/server/ledger/postings-of-payouts.ts';
import { newId } from '#src/server/platform/keys.ts';
import { findSubmittedPayee, passPayee, savePayee } from '#src/server/raising/payee/payee.ts';
import type { Services } from '#src/server/services.ts';
import { dayMs } from '#src/shared/platform/china-days.ts';
import { partsOfStage } from '#src/shared/raising/parts.ts';
import type { PayeeAccount } from '#src/shared/raising/payee-account.ts';
import { addReport } from './add-report.ts';
import { offerThing, type Thing, tellAddress } from './offer-thing.ts';
import { promiseMoney, type Sponsored } from './promise-money.ts';

export type Person = { userId: string; token: string };
export type SimCase = { id: string; owner: Person; gear: Thing };
export type Base = Sponsored & {
  cases: readonly SimCase[];
  donors: readonly Person[];
  staff: readonly Person[];
};

export const firstPoolInFen = 1000;
/** One of each kind of activity that adds to gifts. */
const caseCount = 3;
const fewDonors = 3;
/** So many that none comes to what one person may leave unpaid. */
export const manyDonors = 60;
/** Two review what is urgent, and three others may have to answer an objection to it. */
const staffCount = 5;

/** Who and what stands in the database when a history begins; the same in every worker. */
export async function addBase(services: Services, donorCount = fewDonors): Promise<Base> {
  const now = services.now();
  await ensureDemoStaff(services, now);
  const cases: SimCase[] = [];
  for (let at = 0; at < caseCount; at += 1) {
    const owner = await addPerson(services, `1370000000${at}`);
    const id = newId();
    await inTransaction(services.db, (trx) =>
      addCase(trx, caseRow({ id, ownerUserId: owner.userId, now }), {
        patientName: '小树',
        raiserName: '小树爸爸',
      }),
    );
    await addReport(services, { caseId: id, userId: owner.userId });
    cases.push({ id, owner, gear: await offerThing(services, id) });
  }
  const donors: Person[] = [];
  for (let at = 0; at < donorCount; at += 1) {
    const donor = await addPerson(services, `138000${String(at).padStart(5, '0')}`);
    await tellAddress(services, donor.userId);
    donors.push(donor);
  }
  const staff: Person[] = [];
  for (let at = 1; at <= staffCount; at += 1)
    staff.push(await addPerson(services, `1390000000${at}`));
  await subsidise(services, cases[1]?.id ?? '');
  for (const sim of cases) await makeWithdrawable(services, sim, staff[0] as Person);
  const promised = await promiseMoney(services, { caseIds: cases.map(({ id }) => id), staff });
  return { cases, donors, staff, ...promised };
}

/** Has a case's fees paid by the pool, which holds enough for some of them. */
function subsidise({ db, now }: Services, caseId: string): Promise<void> {
  return inTransaction(db, async (trx) => {
    const option = { service_charge_option: 4 as const };
    await trx.updateTable('cases').set(option).where('id', '=', caseId).execute();
    const money = { poolId: subsidyPool, reference: 'first-sponsor', amountInFen: firstPoolInFen };
    await postPoolFunding(trx, { ...money, now: now() });
  });
}

/** A reviewed account and every paper a withdrawal asks for. */
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

/** Accounts that differ in their number. */
export function accountOf(number: number): PayeeAccount {
  const person = {
    kind: 'person',
    relation: 'self',
    name: '李小树',
    mobile: '13700000000',
  } as const;
  // Never one that ends as the sandbox's closed accounts do.
  const bankCard = `622588${String(number).padStart(7, '0')}123`;
  return { ...person, idCard: '110101199003071233', bankCard, bankName: '招商银行' };
}

function addPerson({ db, keys, now }: Services, mobile: string): Promise<Person> {
  return inTransaction(db, async (trx) => {
    const user = await findOrCreateUser(trx, keys, { mobile, locale: 'zh-CN', now: now() });
    const session = { userId: user.id, device: 'Sim', userinfoScope: false, now: now() };
    return { userId: user.id, token: (await openSession(trx, session)).token };
  });
}

function caseRow({ id, ownerUserId, now }: { id: string; ownerUserId: string; now: number }) {
  const papers = { patient: '{}', raiser: '{}', payee: '{}', treatment: '{}', household: '{}' };
  return {
    ...{ id, owner_user_id: ownerUserId, case_type: 0 as const, title: '小树', content: '…' },
    ...{ target_in_fen: 10_000_000, display_status: 0, status: 'CROWDFUNDING_STATED' as const },
    ...{ illness: '白血病', illness_key: 'leukemia', province: '四川', city: '成都' },
    ...{ hospital: '', department: '', labels: '[]', ...papers, detail_version: 0 as const },
    ...{ service_charge_option: 2 as const, picked: 0 as const, fee_basis_points: 137 },
    ...{ created_at: now, published_at: now, ends_at: now + 30 * dayMs },
  };
}

import { ensureDemoStaff } from '#src/server/accounts/staff/ensure-demo-staff.ts';
import { inTransaction } from '#src/server/db/in-transaction.ts';
import { postPoolFunding, subsidyPool } from '#src/server/ledger/postings-of-payouts.ts';
import type { Services } from '#src/server/services.ts';
import { addPerson } from './add-person.ts';
import { addSimCase } from './add-sim-case.ts';
import { type Thing, tellAddress } from './offer-thing.ts';
import { promiseMoney, type Sponsored } from './promise-money.ts';

export type Person = { userId: string; token: string };
export type SimCase = { id: string; owner: Person; gear: Thing };
export type Base = Sponsored & {
  cases: readonly SimCase[];
  /** Its sponsors add in ways of their own; only stories about them give to these. */
  aside: Record<'ofDrops' | 'ofWallet' | 'leftOut', SimCase>;
  donors: readonly Person[];
  staff: readonly Person[];
};

export const firstPoolInFen = 1000;
/** There is one of each kind of activity that adds to gifts. */
const caseCount = 3;
const fewDonors = 3;
/** There are so many that none comes to what one person may leave unpaid. */
export const manyDonors = 60;
/** Two review what is urgent, and three others may have to answer an objection to it. */
const staffCount = 5;

/** Writes who and what stands in the database when a history begins; the same in every worker. */
export async function addBase(services: Services, donorCount = fewDonors): Promise<Base> {
  const now = services.now();
  await ensureDemoStaff(services, now);
  const staff: Person[] = [];
  for (let at = 1; at <= staffCount; at += 1)
    staff.push(await addPerson(services, `1390000000${at}`));
  const add = async (at: number, aside: boolean) =>
    addSimCase(services, { mobile: `1370000000${at}`, reviewer: staff[0] as Person, aside });
  const cases: SimCase[] = [];
  for (let at = 0; at < caseCount; at += 1) cases.push(await add(at, false));
  const aside = {
    ofDrops: await add(caseCount, true),
    ofWallet: await add(caseCount + 1, true),
    leftOut: await add(caseCount + 2, true),
  };
  const donors: Person[] = [];
  for (let at = 0; at < donorCount; at += 1) {
    const donor = await addPerson(services, `138000${String(at).padStart(5, '0')}`);
    await tellAddress(services, donor.userId);
    donors.push(donor);
  }
  await subsidise(services, cases[1]?.id ?? '');
  const promised = await promiseMoney(services, {
    ...{ caseIds: cases.map(({ id }) => id), staff },
    ...{ ofDrops: aside.ofDrops.id, ofWallet: aside.ofWallet.id, leftOut: aside.leftOut.id },
  });
  return { cases, aside, donors, staff, ...promised };
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

export const allCasesOf = ({ cases, aside }: Base): readonly SimCase[] => [
  ...cases,
  ...Object.values(aside),
];

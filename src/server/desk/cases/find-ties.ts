import type { Database } from '#src/server/db/database.ts';
import { findSharing } from '#src/server/raising/clones/find-alike.ts';
import type { CaseTie } from '#src/shared/desk/cases/case-ties.ts';

/** More cases with one phone, card or browser tell staff nothing new. */
const mostOfTie = 50;

export type Ties = ReadonlyMap<string, ReadonlySet<CaseTie>>;
type Asked = { caseId: string; ownerUserId: string };
type Found = { tie: CaseTie; caseIds: readonly string[] };

/** Finds other cases in every state that share something with this one, and what it is. */
export async function findTies(db: Database, asked: Asked): Promise<Ties> {
  const payees = await findPayees(db, asked.caseId);
  const found = await Promise.all([
    findOfOwner(db, asked),
    findByPhone(db, { ...asked, phones: valuesOf(payees, 'mobile_index') }),
    findByBrowser(db, asked),
    findByPayee(db, { ...asked, column: 'account_index', payees }),
    findByPayee(db, { ...asked, column: 'id_card_index', payees }),
    findByPrint(db, asked.caseId),
  ]);
  const ties = new Map<string, Set<CaseTie>>();
  for (const { tie, caseIds } of found.flat()) {
    for (const id of caseIds) ties.set(id, (ties.get(id) ?? new Set()).add(tie));
  }
  return ties;
}

type Payees = Awaited<ReturnType<typeof findPayees>>;
type PayeeColumn = keyof Payees[number];

/** A hospital is paid for many families, so its account ties none of them to another. */
function findPayees(db: Database, caseId: string) {
  return db
    .selectFrom('case_payees')
    .select(['account_index', 'id_card_index', 'mobile_index'])
    .where('case_id', '=', caseId)
    .where('kind', '=', 'person')
    .execute();
}

function valuesOf(payees: Payees, column: PayeeColumn): string[] {
  const values = payees.map((payee) => payee[column]);
  return [...new Set(values.filter((value) => value !== null))];
}

function selectOwned(db: Database, caseId: string) {
  return db.selectFrom('cases').select('cases.id').where('cases.id', '<>', caseId).limit(mostOfTie);
}

async function findOfOwner(db: Database, { caseId, ownerUserId }: Asked): Promise<Found> {
  const rows = await selectOwned(db, caseId)
    .where('cases.owner_user_id', '=', ownerUserId)
    .execute();
  return { tie: 'fundraiser', caseIds: rows.map(({ id }) => id) };
}

/** Only a payee's phone can be the same here or there; two fundraisers never have the same one. */
async function findByPhone(
  db: Database,
  { caseId, ownerUserId, phones }: Asked & { phones: string[] },
): Promise<Found> {
  const { mobile_index: own } = await db
    .selectFrom('users')
    .select('mobile_index')
    .where('id', '=', ownerUserId)
    .executeTakeFirstOrThrow();
  const ofPayees = await findPaid(db, {
    ...{ caseId, column: 'mobile_index', values: own === null ? phones : [...phones, own] },
  });
  if (phones.length === 0) return { tie: 'phone', caseIds: ofPayees };
  const ofOwners = await selectOwned(db, caseId)
    .innerJoin('users', 'users.id', 'cases.owner_user_id')
    .where('users.mobile_index', 'in', phones)
    .execute();
  return { tie: 'phone', caseIds: [...ofPayees, ...ofOwners.map(({ id }) => id)] };
}

/** It is kept as long as a browser is known, which is where somebody signed in by its number. */
async function findByBrowser(db: Database, { caseId, ownerUserId }: Asked): Promise<Found> {
  const rows = await selectOwned(db, caseId)
    .innerJoin('users as other', 'other.id', 'cases.owner_user_id')
    .innerJoin('known_browsers as theirs', 'theirs.mobile_index', 'other.mobile_index')
    .innerJoin('known_browsers as ours', 'ours.cookie_hash', 'theirs.cookie_hash')
    .innerJoin('users as own', 'own.mobile_index', 'ours.mobile_index')
    .where('own.id', '=', ownerUserId)
    .whereRef('other.id', '<>', 'own.id')
    .distinct()
    .execute();
  return { tie: 'device', caseIds: rows.map(({ id }) => id) };
}

type OfPayee = { caseId: string; column: 'account_index' | 'id_card_index'; payees: Payees };

async function findByPayee(db: Database, { caseId, column, payees }: OfPayee): Promise<Found> {
  const values = valuesOf(payees, column);
  const caseIds = await findPaid(db, { caseId, column, values });
  return { tie: column === 'account_index' ? 'account' : 'person', caseIds };
}

type Paid = { caseId: string; column: PayeeColumn; values: readonly string[] };

async function findPaid(db: Database, { caseId, column, values }: Paid): Promise<string[]> {
  if (values.length === 0) return [];
  const rows = await db
    .selectFrom('case_payees')
    .select('case_id')
    .where(column, 'in', values)
    .where('case_id', '<>', caseId)
    .distinct()
    .limit(mostOfTie)
    .execute();
  return rows.map(({ case_id }) => case_id);
}

/**
 * Finds by what a case is compared with others: papers, accounts and pictures that were sent to us.
 */
async function findByPrint(db: Database, caseId: string): Promise<Found[]> {
  const prints = await db
    .selectFrom('story_prints')
    .select(['kind', 'band', 'bucket', 'print'])
    .where('case_id', '=', caseId)
    .where('kind', 'in', ['person', 'account', 'paper', 'picture'])
    .execute();
  const sharing = await findSharing(db, { caseId, prints });
  return [...sharing].flatMap(([id, kinds]) =>
    [...kinds.keys()].flatMap((tie) => (tie === 'text' ? [] : [{ tie, caseIds: [id] }])),
  );
}

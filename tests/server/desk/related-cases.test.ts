import { afterAll, beforeAll, expect, test } from 'vitest';
import { rememberBrowser } from '#src/server/accounts/session/code-rates.ts';
import { mobileIndexOf } from '#src/server/accounts/session/find-or-create-user.ts';
import { inTransaction } from '#src/server/db/in-transaction.ts';
import { findRelatedCases } from '#src/server/desk/cases/find-related-cases.ts';
import { type Print, writePrints } from '#src/server/raising/clones/case-prints.ts';
import { pictureBuckets } from '#src/server/raising/clones/picture-print.ts';
import { savePayee } from '#src/server/raising/payee/payee.ts';
import type { HospitalAccount, PersonAccount } from '#src/shared/raising/payee-account.ts';
import { makeCase } from '../../support/case-factory.ts';
import { goodAccount } from '../../support/funded-case.ts';
import { someIdCard } from '../../support/some-id-card.ts';
import { addStaff, type Staff } from '../../support/test-staff.ts';
import { openTaskDesk, type TaskDesk } from './task-desk.ts';

let t: TaskDesk;
beforeAll(async () => {
  t = await openTaskDesk();
});
afterAll(() => t.close());

type Family = Staff & { caseId: string };

async function addFamily(overrides: Parameters<typeof makeCase>[1] = {}): Promise<Family> {
  const owner = await addStaff(t);
  const { id } = await makeCase(t.services.db, { owner_user_id: owner.userId, ...overrides });
  return { ...owner, caseId: id };
}

let accounts = 0;
/** Pays a payee nobody else has, but for what is given. */
function pay({ caseId, userId }: Family, shared: Partial<PersonAccount> = {}) {
  accounts += 1;
  const number = String(accounts).padStart(4, '0');
  const own = { mobile: `1770000${number}`, bankCard: `622202000000000${number}` };
  const account = { ...goodAccount, ...own, idCard: someIdCard(), ...shared } as PersonAccount;
  const now = t.services.now();
  return inTransaction(t.services.db, (trx) =>
    savePayee(trx, t.services.keys, { caseId, account, submittedBy: userId, now }),
  );
}

const readOf = ({ caseId, userId }: Family, locale: 'zh-CN' | 'en' = 'zh-CN') => {
  const asked = { caseId, ownerUserId: userId, locale };
  return findRelatedCases(t.services.db, asked, t.services.now());
};
/** Finds the ties of one family to another, from both sides, which must agree. */
async function tiesBetween(one: Family, other: Family) {
  const [here, there] = await Promise.all([readOf(one), readOf(other)]);
  const ties = here.find(({ infoUuid }) => infoUuid === other.caseId)?.ties;
  expect(there.find(({ infoUuid }) => infoUuid === one.caseId)?.ties).toEqual(ties);
  expect([here.length, there.length]).toEqual(ties ? [1, 1] : [0, 0]);
  return ties;
}

const print = ({ caseId }: Family, prints: Print[]) =>
  inTransaction(t.services.db, (trx) => writePrints(trx, caseId, prints));

test('a payee’s paper, account and phone tie two cases, and what differs ties none', async () => {
  const [one, other] = [await addFamily(), await addFamily()];
  await pay(one, { idCard: '110101199003070070' });
  await pay(other);
  expect(await tiesBetween(one, other)).toBeUndefined();
  await pay(other, { idCard: '110101199003070070' });
  expect(await tiesBetween(one, other)).toEqual(['person']);
  await pay(one, { mobile: '17711110000', bankCard: '6222020000011110000' });
  await pay(other, { mobile: '17711110000', bankCard: '6222020000011110000' });
  expect(await tiesBetween(one, other)).toEqual(['person', 'account', 'phone']);
});

test('a payee with the phone of another fundraiser ties the cases', async () => {
  const [one, other] = [await addFamily(), await addFamily()];
  await pay(one, { mobile: other.mobile });
  expect(await tiesBetween(one, other)).toEqual(['phone']);
});

test('two cases of one fundraiser are tied, by nothing else', async () => {
  const one = await addFamily();
  const again = await makeCase(t.services.db, { owner_user_id: one.userId });
  expect(await tiesBetween(one, { ...one, caseId: again.id })).toEqual(['fundraiser']);
});

test('a hospital that is paid for many families ties none', async () => {
  const [one, other] = [await addFamily(), await addFamily()];
  const { db, keys, now } = t.services;
  const account: HospitalAccount = {
    kind: 'hospital',
    hospital: '昭通市南山医院',
    department: '血液科',
    account: '53001234567890',
    bankName: '云岭银行昭通支行',
    bedNo: '12',
  };
  for (const { caseId, userId } of [one, other]) {
    await inTransaction(db, (trx) =>
      savePayee(trx, keys, { caseId, account, submittedBy: userId, now: now() }),
    );
  }
  expect(await tiesBetween(one, other)).toBeUndefined();
});

test('two fundraisers who signed in from one browser are tied', async () => {
  const [one, other] = [await addFamily(), await addFamily()];
  const { db, keys, now } = t.services;
  const sit = ({ mobile }: Family, cookieHash: string) =>
    rememberBrowser(db, { mobileIndex: mobileIndexOf(keys, mobile), cookieHash }, now());
  await sit(one, 'of one');
  await sit(other, 'of the other');
  expect(await tiesBetween(one, other)).toBeUndefined();
  await sit(one, 'of both');
  await sit(other, 'of both');
  expect(await tiesBetween(one, other)).toEqual(['device']);
});

test('the same paper and a picture that looks the same tie two cases; words and names do not', async () => {
  const [one, other] = [await addFamily(), await addFamily()];
  const whole = (kind: 'paper' | 'name' | 'text') => ({
    ...{ kind, band: 0, bucket: `the ${kind}`, print: '' },
  });
  const picture = (hash: string) =>
    pictureBuckets(hash).map((bucket) => ({ kind: 'picture' as const, ...bucket, print: hash }));
  await print(one, [whole('name'), whole('text'), ...picture('0f0f0f0f0f0f0f0f')]);
  await print(other, [whole('name'), whole('text'), ...picture('f0f0f0f0f0f0f0f0')]);
  expect(await tiesBetween(one, other)).toBeUndefined();
  await print(one, [whole('paper'), ...picture('0f0f0f0f0f0f0f0f')]);
  await print(other, [whole('paper'), ...picture('0f0f0f0f0f0f0f0e')]);
  expect(await tiesBetween(one, other)).toEqual(['paper', 'picture']);
});

test('what shares most comes first, told in the reader’s language, with where it stands', async () => {
  const telling = {
    ...{ language: 'en', title: 'Xiaoshu waits for an operation', content: 'First.' },
    toldBy: 'translator',
  } as const;
  const family = await addFamily();
  const doubted = await addFamily({ display_status: 4, tellings: [telling] });
  await makeCase(t.services.db, { owner_user_id: family.userId });
  await pay(family, { mobile: '17711112222', bankCard: '6222020000011112222' });
  await pay(doubted, { mobile: '17711112222', bankCard: '6222020000011112222' });
  const list = await readOf(family, 'en');
  expect(list).toMatchObject([
    { infoUuid: doubted.caseId, title: telling.title, phase: 'risk', ties: ['account', 'phone'] },
    { ties: ['fundraiser'], phase: 'raising' },
  ]);
  expect(JSON.stringify(list)).not.toContain(doubted.mobile);
});

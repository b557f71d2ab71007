import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { inTransaction } from '#src/server/db/in-transaction.ts';
import { equations } from '#src/server/equations.ts';
import { checkLedger } from '#src/server/ledger/check-ledger.ts';
import { notify } from '#src/server/notices/notify.ts';
import { newId } from '#src/server/platform/keys.ts';
import * as accounts from '#src/shared/accounts/calls.ts';
import * as others from '#src/shared/accounts/others/calls.ts';
import { updateProfile } from '#src/shared/accounts/profile/calls.ts';
import { serviceMessage } from '#src/shared/advisers/calls.ts';
import { commentAdd } from '#src/shared/comments/calls.ts';
import { verificationAdd } from '#src/shared/verification/acts/calls.ts';
import { makeCase, makeGift } from '../../support/case-factory.ts';
import { uploadPhoto } from '../../support/test-photos.ts';
import { openTestServer, type TestServer } from '../../support/test-server.ts';

let t: TestServer;
let mobile = 13_700_100_000;
let token: string;
let userId: string;
beforeAll(async () => {
  t = await openTestServer();
});
beforeEach(async () => {
  mobile += 1;
  token = await t.signIn(String(mobile));
  userId = (await t.call(accounts.userInfo, {}, fresh())).data.userId;
});
afterAll(() => t.close());

/** This person asks for codes and gives them there, without cookies. */
const home = { headers: { 'x-client-address': '203.0.113.5' } };
const fresh = (as = token) => ({ token: as, headers: { 'x-client-address': newId() } });
async function codeFor(scene: 'login' | 'close', number = mobile): Promise<string> {
  t.setNow(t.services.now() + 61_000);
  const { data } = await t.call(accounts.sendVerifyCode, { mobile: String(number), scene }, home);
  return data.demoCode ?? '';
}
const close = (code: string) => t.call(accounts.accountClose, { code }, { token, ...home });

/** A donor says and leaves all that a donor can. */
async function leaveTraces() {
  const { imageId: avatar } = await uploadPhoto(t, { token: fresh().token, purpose: 'avatar' });
  await t.call(updateProfile, { nickname: '要走的人', avatar }, fresh());
  const { id: infoUuid } = await makeCase(t.services.db);
  await makeGift(t.services.db, infoUuid, {
    user_id: userId,
    display_name: '要走的人',
    words: '要走的人祝福你',
  });
  await t.call(commentAdd, { infoUuid, content: '要走的人说加油' }, fresh());
  const verifier = { kind: 'friend', relation: 'neighbour', realName: '尤小走' } as const;
  const content = '要走的人和他们是邻居，认识十年。';
  await t.call(verificationAdd, { infoUuid, ...verifier, content }, fresh());
  const message = { name: '尤小走', mobile: String(mobile), content: '要走的人问一件事' };
  await t.call(serviceMessage, message, fresh());
  await inTransaction(t.services.db, (trx) =>
    notify(trx, { userId, kind: 'serviceAnswered', now: t.services.now() }),
  );
  return infoUuid;
}

test('closing erases the person, ends the sessions and frees the number; money stays right', async () => {
  const infoUuid = await leaveTraces();
  const ledger = await checkLedger(t.services.db, equations);
  expect((await close(await codeFor('close'))).status).toBe(200);
  const tables = [
    'users',
    'donations',
    'comments',
    'verifications',
    'notices',
    'inquiries',
  ] as const;
  for (const table of tables) {
    const rows = await t.services.db.selectFrom(table).selectAll().execute();
    expect(JSON.stringify(rows)).not.toMatch(/要走的人|尤小走/);
  }
  const bound = await t.services.db.selectFrom('images').select('subject').execute();
  expect(bound).toEqual([{ subject: null }]);
  const sealed = await t.services.db
    .selectFrom('verifications')
    .select('real_name_sealed')
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow();
  expect(sealed.real_name_sealed).toBe('');
  expect((await t.call(accounts.userInfo, {}, fresh())).code).toBe(20205);
  expect((await t.call(others.getPublicUserInfo, { userId }, fresh(''))).status).toBe(404);
  const again = await t.signIn(String(mobile));
  expect((await t.call(accounts.userInfo, {}, fresh(again))).data.userId).not.toBe(userId);
  const gift = await t.services.db
    .selectFrom('donations')
    .select(['amount_in_fen', 'status'])
    .where('case_id', '=', infoUuid)
    .executeTakeFirstOrThrow();
  expect(gift).toEqual({ amount_in_fen: 5000, status: 'PAID' });
  expect(await checkLedger(t.services.db, equations)).toEqual(ledger);
});

describe('what does not close an account', () => {
  test('a wrong code, one of another scene, one of another number', async () => {
    expect((await close('000000')).refusal?.reason).toBe('verifyCodeSpent');
    const login = await codeFor('login');
    expect((await close(login)).refusal?.reason).toBe('verifyCodeSpent');
    const foreign = await codeFor('close', mobile + 500_000);
    expect((await close(foreign)).refusal?.reason).toBe('verifyCodeSpent');
    const own = await codeFor('close');
    const wrong = own === '111111' ? '222222' : '111111';
    expect((await close(wrong)).refusal?.reason).toBe('verifyCodeWrong');
    expect((await t.call(accounts.userInfo, {}, fresh())).status).toBe(200);
  });

  test.each([
    ['CROWDFUNDING_STATED', 'accountInUse'],
    ['SUBMITTED', 'accountInUse'],
    ['APPROVE_DENIED', undefined],
  ] as const)('a case that is %s: %s', async (status, reason) => {
    await makeCase(t.services.db, { owner_user_id: userId, status });
    expect((await close(await codeFor('close'))).refusal?.reason).toBe(reason);
  });

  test('an ended case that still holds money', async () => {
    const { id } = await makeCase(t.services.db, { owner_user_id: userId, status: 'FINISHED' });
    await makeGift(t.services.db, id);
    expect((await close(await codeFor('close'))).refusal?.reason).toBe('accountInUse');
  });
});

test('the export holds what is the own, opened, and nothing of others', async () => {
  await leaveTraces();
  const other = await t.signIn('13700199999');
  await t.call(updateProfile, { nickname: '别的人' }, fresh(other));
  const { data } = await t.call(accounts.accountExport, {}, fresh());
  expect(data.account).toMatchObject([{ nickname: '要走的人', mobile: String(mobile) }]);
  expect(data.donations).toMatchObject([{ amount_in_fen: 5000, words: '要走的人祝福你' }]);
  expect(data.verifications).toMatchObject([{ realName: '尤小走' }]);
  expect(JSON.stringify(data.inquiries)).toContain('要走的人问一件事');
  expect(JSON.stringify(data)).not.toMatch(/别的人|token_hash|_sealed/);
});

test('gray mode answers each key, one id is lasting and says nothing', async () => {
  const gray = await t.call(others.grayMode, { keys: 'dreamCases,noSuchPart,feeBasisPoints' });
  expect(gray.data).toEqual({ dreamCases: true, noSuchPart: false, feeBasisPoints: false });
  const [one, again] = [
    await t.call(others.oneIdTransform, {}, fresh()),
    await t.call(others.oneIdTransform, {}, fresh()),
  ];
  expect(one.data).toEqual(again.data);
  expect(one.data.oneId).not.toContain(userId);
});

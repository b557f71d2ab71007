import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { deskSettleProposal } from '#src/shared/desk/calls.ts';
import { giveRefundAccount, proposeRefundAccount } from '#src/shared/refunds/gift/calls.ts';
import { openRefundDesk, type RefundDesk } from '../../../support/test-refunds.ts';
import { testOrigin } from '../../../support/test-server.ts';
import { actsOf, addStaff, as, type Staff } from '../../../support/test-staff.ts';
import { openReturningServer, type ReturningServer } from '../returning-server.ts';

let t: ReturningServer;
let desk: RefundDesk;
let one: Staff;
let other: Staff;
let caseId: string;
let refundNo: string;
let orderId: string;
let receiptCode: string | null;
beforeAll(async () => {
  t = await openReturningServer();
  desk = await openRefundDesk(t);
});
beforeEach(async () => {
  one = await addStaff(t, 'releaser');
  other = await addStaff(t, 'administrator');
  ({ caseId, refundNo, orderId, receiptCode } = await homeless());
});
afterEach(async () => {
  vi.restoreAllMocks();
  await t.expectMoneyRight();
});
afterAll(() => t.close());

const now = () => t.services.now();
const hourMs = 3_600_000;
const reason = '凭付款截图和身份证核实是本人';
const account = { name: '林小雨', bankName: '云岭银行昭通支行', bankCard: '6222020000000020123' };

/** Makes a gift, of a guest unless a token is given, that its gateway can not return. */
async function homeless(token?: string) {
  const infoUuid = await t.addCase();
  const { data } = await t.order({ infoUuid }, token ? { token } : {});
  await t.atCashier(data.tradeNo, 'pay');
  await t.bank.deliverDue();
  await t.startRefund(infoUuid);
  const tooOld = { status: 'REFUSED', refusal: 'TOO_OLD' } as const;
  vi.spyOn(t.bank.gateway, 'refund').mockResolvedValueOnce(tooOld);
  await t.run();
  return { ...data, caseId: infoUuid, refundNo: `R-${data.tradeNo}` };
}

const propose = (wish: object = {}, by = one) =>
  t.call(proposeRefundAccount, { refundNo, ...account, reason, ...wish }, as(by));
const getProposal = async () =>
  t.services.db
    .selectFrom('staff_proposals')
    .selectAll()
    .where('subject', '=', refundNo)
    .orderBy('proposed_at', 'desc')
    .executeTakeFirstOrThrow();
const settle = async (decision: 'confirm' | 'withdraw', by: Staff) =>
  t.call(deskSettleProposal, { proposalId: (await getProposal()).id, decision }, as(by));
const getGift = async () => (await t.findRefunds(caseId))[0];

test('two of the staff have the gift of a guest paid to the account that was proven', async () => {
  expect((await propose()).status).toBe(200);
  expect(await t.openTasks()).toContain(`refundStuck ${caseId}`);
  expect((await settle('confirm', one)).refusal?.reason).toBe('secondPersonNeeded');
  expect(await getGift()).toMatchObject({ needs_account: 1, account_sealed: null });
  expect((await settle('confirm', other)).status).toBe(200);
  for (let at = 0; at < 3; at += 1) await t.runLater(hourMs);
  const gift = await getGift();
  expect(gift).toMatchObject({ status: 'SUCCESS', account_mask: '云岭银行昭通支行 **** 0123' });
  const sent = await t.services.payouts.current.findSent(0);
  expect(sent.filter(({ remark }) => remark === refundNo)).toHaveLength(1);
  expect(await actsOf(t, one.userId)).toContain('proposeRefundAccount');
  expect(await actsOf(t, other.userId)).toEqual(['confirmRefundAccount']);
});

test('the account stands nowhere in clear, and on the trail only masked', async () => {
  await propose();
  await settle('withdraw', other);
  await propose();
  await settle('confirm', other);
  for (const table of ['staff_proposals', 'audit_trail', 'refunds', 'notices', 'jobs'] as const) {
    const rows = await t.services.db.selectFrom(table).selectAll().execute();
    expect(JSON.stringify(rows)).not.toMatch(/林小雨|6222020000000020123/);
  }
  const { value } = await getProposal();
  const trail = await t.services.db.selectFrom('audit_trail').select('detail').execute();
  expect(JSON.stringify(trail)).not.toContain(JSON.parse(value).sealed);
});

test('it is refused for who can say so, for gifts that need none, of an own case, and twice', async () => {
  expect((await propose()).status).toBe(200);
  expect((await propose({}, other)).refusal?.reason).toBe('proposalNotOpen');
  expect((await settle('withdraw', one)).status).toBe(200);
  const owner = { user_id: `owner-${caseId}`, role: 'releaser', created_at: now() } as const;
  await t.services.db.insertInto('staff_roles').values(owner).execute();
  const asOwner = { token: await desk.tokenOf(owner.user_id) };
  const own = await t.call(proposeRefundAccount, { refundNo, ...account, reason }, as(asOwner));
  expect(own.refusal?.reason).toBe('ownTask');
  const token = await t.signIn('13812350099');
  ({ caseId, refundNo, orderId } = await homeless(token));
  expect((await propose()).refusal?.reason).toBe('donorGivesAccount');
  await t.call(giveRefundAccount, { orderId, ...account }, { token });
  expect((await propose()).refusal?.reason).toBe('accountNotNeeded');
  for (let at = 0; at < 3; at += 1) await t.runLater(hourMs);
  expect((await propose()).refusal?.reason).toBe('accountNotNeeded');
  expect((await propose({ refundNo: 'R-unknown' })).status).toBe(404);
  const wrong = await propose({ bankCard: '12', name: '', reason: '是' });
  expect(Object.keys(wrong.refusal?.fields ?? {}).sort()).toEqual(['bankCard', 'name', 'reason']);
  expect((await propose({}, await addStaff(t, 'reviewer'))).status).toBe(403);
});

test('a guest who gives an account meanwhile is not overruled', async () => {
  await propose();
  const own = { ...account, bankCard: '6222020000000030122' };
  const given = await t.call(giveRefundAccount, {
    orderId,
    ...(receiptCode ? { receiptCode } : {}),
    ...own,
  });
  expect(given.status).toBe(200);
  expect((await settle('confirm', other)).refusal?.reason).toBe('accountNotNeeded');
  expect(await getGift()).toMatchObject({ account_mask: '云岭银行昭通支行 **** 0122' });
  expect((await settle('withdraw', one)).status).toBe(200);
});

test("the desk's form does the same without script", async () => {
  const done = await t.request(`/desk/case/${caseId}`, {
    method: 'POST',
    redirect: 'manual',
    headers: { authorization: `Bearer ${one.token}`, origin: testOrigin },
    body: new URLSearchParams({ step: 'refundAccount', refundNo, ...account, reason }),
  });
  expect([done.status, done.headers.get('location')]).toEqual([303, `/desk/case/${caseId}`]);
  expect((await getProposal()).state).toBe('open');
});

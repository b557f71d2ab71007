import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import * as calls from '#src/shared/papers/calls.ts';
import { textOfPdf } from '../../support/text-of-pdf.ts';
import { type InvoiceServer, openInvoiceServer } from './invoice-server.ts';

let t: InvoiceServer;
beforeAll(async () => {
  t = await openInvoiceServer();
});
afterEach(() => t.expectMoneyRight());
afterAll(() => t.close());

const company = {
  titleType: 'company',
  title: '昆明暖冬食品有限公司',
  taxNo: '91350100M000100Y43',
} as const;

test('a fee stands on one live invoice, however often and at once it is asked for', async () => {
  const { token, payoutNo, userId } = await t.addCharged();
  const asked = await Promise.all(Array.from({ length: 8 }, () => t.askFee(token, payoutNo)));
  expect(new Set(asked.map(({ data }) => data.invoiceId)).size).toBe(1);
  expect(await t.papersOf(userId)).toHaveLength(1);
  expect((await t.askFee(token, payoutNo, company)).refusal?.reason).toBe('invoiceStands');
  const { invoiceId } = asked[0]?.data ?? { invoiceId: '' };
  expect((await t.call(calls.invoiceGiveUp, { invoiceId }, t.from(token))).status).toBe(200);
  await expect(t.decideInvoice(invoiceId, 'pass')).rejects.toMatchObject({ reason: 'taskChanged' });
  expect((await t.askFee(token, payoutNo, company)).status).toBe(200);
});

test('when the fee goes back its invoice is void, and none is issued any more', async () => {
  const issued = await t.addCharged();
  const one = await t.askFee(issued.token, issued.payoutNo);
  await t.decideInvoice(one.data.invoiceId, 'pass');
  await t.sendBack(issued.payoutNo);
  const [paper] = await t.papersOf(issued.userId);
  expect(paper).toMatchObject({ state: 'void', voidReason: 'returned' });
  const pdf = await t.download(one.data.invoiceId, issued.token);
  expect(await textOfPdf(await pdf.arrayBuffer())).toContain('已作废');
  expect((await t.askFee(issued.token, issued.payoutNo)).refusal?.reason).toBe('noFeeToInvoice');
  const waiting = await t.addCharged();
  const other = await t.askFee(waiting.token, waiting.payoutNo);
  await t.sendBack(waiting.payoutNo);
  await expect(t.decideInvoice(other.data.invoiceId, 'pass')).rejects.toMatchObject({
    reason: 'taskChanged',
  });
  const open = await t.services.db
    .selectFrom('review_tasks')
    .select('state')
    .where('subject_id', '=', other.data.invoiceId)
    .executeTakeFirstOrThrow();
  expect(open.state).toBe('closed');
});

test('a bank that sends the payout back and a family that asks at once leave no live invoice', async () => {
  const { token, payoutNo, userId } = await t.addCharged();
  const [, asked] = await Promise.all([t.sendBack(payoutNo), t.askFee(token, payoutNo)]);
  expect([200, 409]).toContain(asked.status);
  expect(
    (await t.papersOf(userId)).filter(({ state }) => state === 'live' || state === 'asked'),
  ).toEqual([]);
});

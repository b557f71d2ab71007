import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { checkPaper } from '#src/server/papers/check-paper.ts';
import type { PaperView } from '#src/shared/papers/paper-view.ts';
import { takeGiftBack } from '#src/shared/refunds/gift/calls.ts';
import { textOfPdf } from '../../support/text-of-pdf.ts';
import { openPaperServer, type PaperServer } from './paper-server.ts';

let t: PaperServer;
let token: string;
beforeAll(async () => {
  t = await openPaperServer();
});
beforeEach(async () => {
  token = await t.signInNext();
});
afterEach(() => t.expectMoneyRight());
afterAll(() => t.close());

const typedOf = ({ number, checkCode: code }: PaperView) => {
  return { number, code, locale: 'zh-CN' as const };
};

test('a gift that is taken back makes its paper void in the same step, and stands on no other', async () => {
  const kept = await t.giveAs(token, await t.addCase());
  const back = await t.giveAs(token, await t.addCase());
  const { data } = await t.ask(token, [kept, back]);
  await t.call(takeGiftBack, { orderId: back }, { token });
  const paper = await t.paperOf(token, data.invoiceId);
  expect(paper).toMatchObject({ state: 'void', voidReason: 'returned', voidedAt: t.now() });
  expect(await checkPaper(t.services, typedOf(paper))).toMatchObject({ state: 'void' });
  expect(await textOfPdf(await (await t.download(data.invoiceId, token)).arrayBuffer())).toContain(
    '已作废',
  );
  expect((await t.ask(token, [back])).refusal?.reason).toBe('nothingToReceipt');
  expect((await t.freeOf(token)).map(({ orderId }) => orderId)).toEqual([kept]);
  await t.run();
  expect((await t.ask(token, [back])).refusal?.reason).toBe('nothingToReceipt');
  expect((await t.ask(token, [kept])).status).toBe(200);
});

test('of a gift that came back in part, a new paper states what did not', async () => {
  const caseId = await t.addFundedCase(9000);
  const order = await t.giveAs(token, caseId, 1000);
  const before = await t.ask(token, [order]);
  const withdrawalId = await t.bringToRelease(caseId, { amountInFen: 4000 });
  await t.release(withdrawalId);
  await t.runDue();
  await t.startRefund(caseId);
  await t.run();
  expect(await t.paperOf(token, before.data.invoiceId)).toMatchObject({ state: 'void' });
  const after = await t.ask(token, [order]);
  expect(await t.paperOf(token, after.data.invoiceId)).toMatchObject({
    amountInFen: 400,
    state: 'live',
  });
});

test('the check tells true, void and unknown apart, and a wrong code tells nothing', async () => {
  const { data } = await t.ask(token, [await t.giveAs(token, await t.addCase())]);
  const paper = await t.paperOf(token, data.invoiceId);
  expect(await checkPaper(t.services, typedOf(paper))).toEqual({
    ...{ number: paper.number, title: '林**', amountInFen: 2000, createdAt: t.now() },
    ...{ kind: 'receipt', state: 'live' },
  });
  const typed = {
    number: paper.number.replace(/(\d{4})/g, '$1 '),
    code: paper.checkCode,
    locale: 'zh-CN' as const,
  };
  expect(await checkPaper(t.services, typed)).toMatchObject({ number: paper.number });
  const wrong = paper.checkCode.replace(/./, (sign) => (sign === '2' ? '3' : '2'));
  for (const [number, code] of [
    ...[['', ''] as const, [paper.number, ''] as const, [paper.number, wrong] as const],
    [paper.number.replace(/.$/, (digit) => String((Number(digit) + 1) % 10)), paper.checkCode],
  ] as const)
    expect(await checkPaper(t.services, { number, code, locale: 'zh-CN' })).toBeUndefined();
});

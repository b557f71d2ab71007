import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { inTransaction } from '#src/server/db/in-transaction.ts';
import { findQueue } from '#src/server/desk/tasks/queues.ts';
import { checkPaper } from '#src/server/papers/check-paper.ts';
import { erasePapers } from '#src/server/papers/erase-papers.ts';
import { messageList } from '#src/shared/notices/calls.ts';
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

test('asked for, issued by staff, downloaded and found real', async () => {
  const { token, payoutNo, userId, caseId } = await t.addCharged();
  expect(await t.feesOf(userId)).toMatchObject([{ payoutNo, amountInFen: 1200, infoUuid: caseId }]);
  const { data } = await t.askFee(token, payoutNo, company);
  expect(await t.papersOf(userId)).toMatchObject([
    { kind: 'feeInvoice', state: 'asked', number: '', checkCode: '', amountInFen: 1200 },
  ]);
  expect(await t.feesOf(userId)).toEqual([]);
  expect((await t.download(data.invoiceId, token)).status).toBe(404);
  const seen = await findQueue('feeInvoice')?.find(t.services, data.invoiceId, 'zh-CN');
  expect(seen?.fields.map((field) => ('value' in field ? field.value : ''))).toContain(
    company.taxNo,
  );
  expect(seen?.checks[0]?.level).toBe('green');
  await t.decideInvoice(data.invoiceId, 'pass');
  const [paper] = await t.papersOf(userId);
  expect(paper).toMatchObject({ state: 'live', title: company.title, taxNo: company.taxNo });
  const words = await textOfPdf(await (await t.download(data.invoiceId, token)).arrayBuffer());
  for (const part of ['服务费发票', company.title, company.taxNo, paper?.number, '12', payoutNo])
    expect(words).toContain(part);
  expect(words).not.toContain('抵扣');
  const typed = { number: paper?.number ?? '', code: paper?.checkCode ?? '', locale: 'zh-CN' };
  expect(await checkPaper(t.services, { ...typed, locale: 'zh-CN' })).toMatchObject({
    ...{ kind: 'feeInvoice', state: 'live', amountInFen: 1200 },
  });
  const told = (await t.call(messageList, { anchorId: '' }, t.from(token))).data.list;
  expect(told.map(({ kind }) => kind)).toContain('invoiceIssued');
});

test('refused in words, it can be asked for again', async () => {
  const { token, payoutNo, userId } = await t.addCharged();
  const { data } = await t.askFee(token, payoutNo);
  await t.decideInvoice(data.invoiceId, 'refuse', '请写单位全称');
  expect(await t.papersOf(userId)).toMatchObject([{ state: 'refused', refusal: '请写单位全称' }]);
  const told = (await t.call(messageList, { anchorId: '' }, t.from(token))).data.list;
  expect(told.find(({ kind }) => kind === 'invoiceRefused')?.words).toContain('请写单位全称');
  await expect(t.decideInvoice(data.invoiceId, 'pass')).rejects.toMatchObject({
    reason: 'taskChanged',
  });
  const again = await t.askFee(token, payoutNo, company);
  expect(again.data.invoiceId).not.toBe(data.invoiceId);
});

test('nobody else’s fee, none that was not charged, and no company without its number', async () => {
  const { token, payoutNo } = await t.addCharged();
  const stranger = await t.signInNext();
  expect((await t.askFee(stranger, payoutNo)).refusal?.reason).toBe('notFound');
  expect((await t.askFee(token, 'NOSUCHPAYOUT1')).refusal?.reason).toBe('notFound');
  const refused = (wish: Parameters<typeof t.askFee>[2]) => t.askFee(token, payoutNo, wish);
  expect((await refused({ ...company, taxNo: '' })).refusal?.fields).toHaveProperty('taxNo');
  expect(
    (await refused({ ...company, taxNo: '91350100M000100Y44' })).refusal?.fields,
  ).toHaveProperty('taxNo');
  expect((await refused({ email: 'kein@' })).refusal?.fields).toHaveProperty('email');
  expect((await refused({ title: ' ' })).refusal?.fields).toHaveProperty('title');
});

test('where an address was given it goes there once it is issued, and is forgotten', async () => {
  const { token, payoutNo, userId } = await t.addCharged();
  const letters: { to: string; subject: string }[] = [];
  t.services.mail = {
    name: 'test',
    send: async ({ to, subject }) => {
      letters.push({ to, subject });
    },
  };
  const { data } = await t.askFee(token, payoutNo, { email: 'family@example.org' });
  expect(await t.deliver(data.invoiceId)).toBe(0);
  await t.decideInvoice(data.invoiceId, 'pass');
  expect(await t.deliver(data.invoiceId)).toBe(1);
  const [paper] = await t.papersOf(userId);
  expect(letters).toEqual([
    { to: 'family@example.org', subject: expect.stringContaining(paper?.number ?? 'none') },
  ]);
  expect(paper?.mail).toBe('sent');
});

test('a closed account leaves its invoice true and nameless, and one that waits is not issued', async () => {
  const [issued, waiting] = [await t.addCharged(), await t.addCharged()];
  const one = await t.askFee(issued.token, issued.payoutNo);
  await t.decideInvoice(one.data.invoiceId, 'pass');
  const other = await t.askFee(waiting.token, waiting.payoutNo);
  await inTransaction(t.services.db, async (trx) => {
    for (const { userId } of [issued, waiting]) await erasePapers(trx, userId, t.now());
  });
  expect(await t.papersOf(issued.userId)).toMatchObject([{ state: 'live', title: '' }]);
  expect(await t.papersOf(waiting.userId)).toMatchObject([{ state: 'void', title: '' }]);
  await expect(t.decideInvoice(other.data.invoiceId, 'pass')).rejects.toMatchObject({
    reason: 'taskChanged',
  });
});

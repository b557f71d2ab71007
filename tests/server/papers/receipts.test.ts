import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { erasePerson } from '#src/server/accounts/erase-person.ts';
import { exportOwn } from '#src/server/accounts/export-own.ts';
import { inTransaction } from '#src/server/db/in-transaction.ts';
import { checkPaper } from '#src/server/papers/check-paper.ts';
import { newId } from '#src/server/platform/keys.ts';
import type { CallInput } from '#src/shared/contract/call.ts';
import type { FieldProblems } from '#src/shared/contract/field-problem.ts';
import * as calls from '#src/shared/papers/calls.ts';
import type { PaperView } from '#src/shared/papers/paper-view.ts';
import { textsOf } from '#src/texts/texts.ts';
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

const { fieldProblems } = textsOf('zh-CN');
const typedOf = ({ number, checkCode: code }: PaperView) => {
  return { number, code, locale: 'zh-CN' as const };
};

test('a paper states who, how much and for what, and its PDF can be read by programmes', async () => {
  const orders = [
    await t.giveAs(token, await t.addCase(), 2000),
    await t.giveAs(token, await t.addCase(), 123_456),
  ];
  expect((await t.freeOf(token)).map(({ orderId }) => orderId).sort()).toEqual([...orders].sort());
  const { data } = await t.ask(token, orders, {
    ...{ titleType: 'company', title: '昆明暖冬食品有限公司', taxNo: ' 91350100 M000100Y43 ' },
  });
  expect(await t.freeOf(token)).toEqual([]);
  const paper = await t.paperOf(token, data.invoiceId);
  expect(paper).toMatchObject({ amountInFen: 125_456, state: 'live', taxNo: '91350100M000100Y43' });
  const response = await t.download(data.invoiceId, token);
  expect(response.headers.get('content-type')).toBe('application/pdf');
  expect(response.headers.get('cache-control')).toBe('no-store');
  const words = await textOfPdf(await response.arrayBuffer());
  for (const said of [
    ...['付款收据', paper.number, '昆明暖冬食品有限公司', '91350100M000100Y43', '1,254.56 元'],
    ...['壹仟贰佰伍拾肆元伍角陆分', '小雨需要一次移植', '不能用来抵扣'],
  ])
    expect(words).toContain(said);
  expect(words).not.toContain('已作废');
  const english = await textOfPdf(
    await (await t.download(data.invoiceId, token, 'en')).arrayBuffer(),
  );
  expect(english).toContain('CNY 1,254.56');
  expect(english).toContain('昆明暖冬食品有限公司');
});

test('a letter that the font lacks is marked as missing, and no picture sign is drawn', async () => {
  const order = await t.giveAs(token, await t.addCase());
  const { data } = await t.ask(token, [order], { title: '𠮷田🌻小雨' });
  const words = await textOfPdf(await (await t.download(data.invoiceId, token)).arrayBuffer());
  expect(words).toContain('〓田小雨');
});

test("nobody asks for, sees, fetches or makes void another's", async () => {
  const order = await t.giveAs(token, await t.addCase());
  const { data } = await t.ask(token, [order]);
  const stranger = await t.signInNext();
  expect((await t.ask(stranger, [order])).status).toBe(404);
  expect(await t.listed(stranger)).toEqual([]);
  expect(await t.freeOf(stranger)).toEqual([]);
  expect((await t.download(data.invoiceId, stranger)).status).toBe(404);
  expect((await t.download(data.invoiceId, undefined)).status).toBe(401);
  const { invoiceId } = data;
  expect((await t.call(calls.invoiceGiveUp, { invoiceId }, t.from(stranger))).status).toBe(404);
  expect(await t.paperOf(token, invoiceId)).toMatchObject({ state: 'live' });
});

type Wrong = Partial<CallInput<typeof calls.invoiceApply>>;
const wrongs: [Wrong, FieldProblems][] = [
  [{ orderIds: [] }, { orderIds: 'required' }],
  [{ orderIds: ['x'] }, { 'orderIds.0': 'required' }],
  [{ orderIds: Array.from({ length: 21 }, newId) }, { orderIds: 'tooMany' }],
  [{ title: ' ' }, { title: 'required' }],
  [{ title: 'x'.repeat(61) }, { title: 'tooLong' }],
  [{ titleType: 'company' }, { taxNo: 'required' }],
  [{ titleType: 'company', taxNo: '91350100M000100Y44' }, { taxNo: 'taxNumber' }],
];
test.each(wrongs)('%j is refused at its field', async (wrong, fields) => {
  const asked = { orderIds: [newId()], titleType: 'personal' as const, title: '林小雨', ...wrong };
  const answer = await t.call(calls.invoiceApply, asked, t.from(token));
  const words = Object.entries(fields).map(([name, problem]) => [name, fieldProblems[problem]]);
  expect([answer.status, answer.refusal?.fields]).toEqual([400, Object.fromEntries(words)]);
});

test('no paper for what is unpaid', async () => {
  const { data } = await t.order({ infoUuid: await t.addCase() }, { token });
  expect(await t.freeOf(token)).toEqual([]);
  expect((await t.ask(token, [data.orderId])).refusal?.reason).toBe('nothingToReceipt');
});

test('a closed account leaves its papers true and nameless; until then they are in its records', async () => {
  const { data } = await t.ask(token, [await t.giveAs(token, await t.addCase())]);
  const paper = await t.paperOf(token, data.invoiceId);
  const { user_id: userId } = await t.services.db
    .selectFrom('papers')
    .select('user_id')
    .where('id', '=', data.invoiceId)
    .executeTakeFirstOrThrow();
  const { papers } = await exportOwn(t.services, userId);
  expect(papers).toEqual([expect.objectContaining({ number: paper.number, title: '林小雨' })]);
  const { keys } = t.services;
  await inTransaction(t.services.db, (trx) => erasePerson(trx, { keys, userId }, t.now()));
  expect(await checkPaper(t.services, typedOf(paper))).toMatchObject({
    title: '',
    amountInFen: 2000,
    state: 'live',
  });
});

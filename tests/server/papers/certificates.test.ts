import sharp from 'sharp';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { checkPaper } from '#src/server/papers/check-paper.ts';
import { newId } from '#src/server/platform/keys.ts';
import { userInfo } from '#src/shared/accounts/calls.ts';
import { addressOf } from '#src/shared/contract/call.ts';
import { orderModifyAnonymous } from '#src/shared/donations/own/calls.ts';
import * as calls from '#src/shared/papers/certificates/calls.ts';
import { takeGiftBack } from '#src/shared/refunds/gift/calls.ts';
import { printCode } from '#src/shared/sharing/check-code.ts';
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

const get = (orderId: string, as = token) => t.call(calls.getCertificate, { orderId }, t.from(as));
const picture = (orderId: string, as = token) =>
  t.request(addressOf(calls.certificatePicture, { orderId }), {
    headers: { authorization: `Bearer ${as}`, 'x-client-address': newId() },
  });
const sheet = (orderId: string, language: 'zh-CN' | 'en', as = token) =>
  t.request(addressOf(calls.certificatePdf, { orderId, language }), {
    headers: { authorization: `Bearer ${as}`, 'x-client-address': newId() },
  });
const check = (number: string, code: string) =>
  checkPaper(t.services, { number, code, locale: 'zh-CN' });

test('a paid gift has one certificate, a picture, and a check that finds it', async () => {
  const orderId = await t.giveAs(token, await t.addCase(), 8800);
  const answers = await Promise.all(Array.from({ length: 6 }, () => get(orderId)));
  expect(new Set(answers.map(({ data }) => data.number)).size).toBe(1);
  const { number, checkCode } = (await get(orderId)).data;
  expect(answers[0]?.data).toMatchObject({ amountInFen: 8800, state: 'live', paidAt: t.now() });
  const drawn = await picture(orderId);
  expect(drawn.headers.get('cache-control')).toBe('no-store');
  const { format, width } = await sharp(Buffer.from(await drawn.arrayBuffer())).metadata();
  expect([format, width]).toEqual(['png', 750]);
  expect(await check(number.toLowerCase(), checkCode)).toMatchObject({
    ...{ kind: 'certificate', state: 'live', amountInFen: 8800 },
  });
  expect(await check(number, 'aaaaaaaaaa')).toBeUndefined();
  expect(await check(number.slice(1), checkCode)).toBeUndefined();
});

test('its PDF says name, amount, case, number and code in words that programmes find', async () => {
  const orderId = await t.giveAs(token, await t.addCase(), 8850);
  const { number, checkCode, name, caseTitle } = (await get(orderId)).data;
  const answer = await sheet(orderId, 'zh-CN');
  expect(answer.headers.get('content-type')).toBe('application/pdf');
  expect(answer.headers.get('cache-control')).toBe('no-store');
  const words = await textOfPdf(await answer.arrayBuffer());
  for (const said of ['爱心证书', name, '88.50 元', caseTitle, number, printCode(checkCode)])
    expect(words).toContain(said);
  const english = await textOfPdf(await (await sheet(orderId, 'en')).arrayBuffer());
  expect(english).toContain('Certificate of giving');
  expect(english).toContain('CNY 88.50');
  expect(english).toContain(name.replace('爱心人士', 'Kind person '));
  const stranger = await t.signInNext();
  expect((await sheet(orderId, 'en', stranger)).status).toBe(404);
  await t.call(takeGiftBack, { orderId }, { token });
  expect((await sheet(orderId, 'zh-CN')).status).toBe(404);
});

test('it shows the name only while its donor does, and no amount that is hidden', async () => {
  const infoUuid = await t.addCase();
  const { data } = await t.order({ infoUuid, amountHidden: true }, { token });
  await t.atCashier(data.tradeNo, 'pay');
  await t.bank.deliverDue();
  const { orderId } = data;
  const shown = (await get(orderId)).data;
  expect(shown.amountInFen).toBeNull();
  expect(shown.name).not.toBe('爱心人士');
  await t.call(orderModifyAnonymous, { orderId, anonymous: true }, { token });
  const hidden = (await get(orderId)).data;
  expect(hidden).toEqual({ ...shown, name: '爱心人士' });
  expect(await check(hidden.number, hidden.checkCode)).toMatchObject({
    ...{ title: '爱心人士', amountInFen: null },
  });
});

test('a name that the platform gave is said in the language of who reads', async () => {
  const { db } = t.services;
  const { orderId } = (await get(await t.giveAs(token, await t.addCase()))).data;
  await db.updateTable('donations').set({ display_name: 'Kind person 5386' }).execute();
  await db.updateTable('users').set({ nickname: 'Kind person 5386' }).execute();
  const named = (await get(orderId)).data;
  expect(named.name).toBe('爱心人士5386');
  expect(await check(named.number, named.checkCode)).toMatchObject({ title: '爱心人士5386' });
  expect((await t.call(userInfo, {}, t.from(token))).data.nickname).toBe('爱心人士5386');
});

test('a gift that goes back has none any more, from the same step', async () => {
  const orderId = await t.giveAs(token, await t.addCase());
  const { number, checkCode } = (await get(orderId)).data;
  await t.call(takeGiftBack, { orderId }, { token });
  expect((await get(orderId)).data.state).toBe('void');
  expect(await check(number, checkCode)).toMatchObject({ state: 'void' });
  expect((await picture(orderId)).status).toBe(404);
  const other = await t.giveAs(token, await t.addCase());
  await t.call(takeGiftBack, { orderId: other }, { token });
  expect((await get(other)).data.state).toBe('void');
  expect((await picture(other)).status).toBe(404);
});

test("nobody has another's, and none is of what is unpaid or in no activity", async () => {
  const orderId = await t.giveAs(token, await t.addCase());
  const stranger = await t.signInNext();
  expect([
    (await get(orderId, stranger)).status,
    (await picture(orderId, stranger)).status,
  ]).toEqual([...[404, 404]]);
  const unpaid = await t.order({ infoUuid: await t.addCase() }, { token });
  expect((await get(unpaid.data.orderId)).status).toBe(404);
  for (const asked of [{}, { activityId: newId() }])
    expect((await t.call(calls.getCertificate, asked, t.from(token))).status).toBe(404);
});

test('a year is found by the own name alone, and counts what was not returned', async () => {
  const caseId = await t.addCase();
  const back = await t.giveAs(token, caseId, 5000);
  const first = (await get(back)).data;
  await t.giveAs(token, caseId, 1200);
  await t.call(takeGiftBack, { orderId: back }, { token });
  await t.run();
  const search = (name: string, year: number, as = token) =>
    t.call(calls.searchYearCertificate, { name, year }, t.from(as));
  const { name } = first;
  expect((await search(name, 2026)).data).toEqual({
    ...{ year: 2026, name, giftCount: 1, amountInFen: 1200 },
  });
  expect((await search(name, 2025)).status).toBe(404);
  expect((await search('林小雨', 2026)).status).toBe(404);
  expect((await search(name, 2026, await t.signInNext())).status).toBe(404);
});

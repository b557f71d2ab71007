import { afterAll, beforeAll, expect, test } from 'vitest';
import { nameJob } from '#src/server/raising/payee/ask-name.ts';
import { checkName } from '#src/server/raising/payee/check-name.ts';
import { textsOf } from '#src/texts/texts.ts';
import { addPublicCase, decide, saveMaterials, submit } from '../../../support/test-family.ts';
import { openNameDesk } from './name-desk.ts';

const { names } = textsOf('zh-CN').withdrawalDesk.checks;

let t: Awaited<ReturnType<typeof openNameDesk>>;
beforeAll(async () => {
  t = await openNameDesk();
});
afterAll(() => t.close());

test('the bank is asked once whose a new account is, and staff read what it says', async () => {
  for (const [answer, level] of [
    ['same', 'green'],
    ['other', 'red'],
    ['unknown', 'amber'],
  ] as const) {
    const { payeeId, account } = await t.changed();
    const jobs = await t.services.db
      .selectFrom('jobs')
      .select('id')
      .where('id', '=', `${nameJob}:${payeeId}`)
      .execute();
    expect(jobs).toHaveLength(1);
    expect(await t.saysAt('bankChange', payeeId)).toContain(`amber ${names.unasked}`);
    const { services, asked } = t.bankSaying(answer);
    await checkName(services, { payeeId }, t.services.now());
    expect(asked).toEqual([`${account.name} ${account.bankCard}`]);
    expect(await t.saysAt('bankChange', payeeId)).toContain(`${level} ${names[answer]}`);
  }
});

test('another name is words, not a wall: staff may pass it, and what is decided is not asked about', async () => {
  const { family, payeeId } = await t.changed();
  const { services, asked } = t.bankSaying('other');
  await checkName(services, { payeeId }, t.services.now());
  const { caseId } = family;
  expect((await decide(t, t.reviewer, { caseId, queue: 'bankChange' })).status).toBe(200);
  await checkName(services, { payeeId }, t.services.now());
  expect(asked).toHaveLength(1);
});

test('the first payee of a case is asked about as well, and a bank that cannot say is no error', async () => {
  const family = await addPublicCase(t, t.reviewer);
  await saveMaterials(t, family);
  await submit(t, family);
  const payeeId = await t.waitingPayee(family);
  await checkName(t.services, { payeeId }, t.services.now());
  expect(await t.saysAt('material', family.caseId)).toContain(`amber ${names.unasked}`);
  await checkName(t.bankSaying('same').services, { payeeId }, t.services.now());
  expect(await t.saysAt('material', family.caseId)).toContain(`green ${names.same}`);
});

import { afterAll, beforeAll, expect, test } from 'vitest';
import { checkName } from '#src/server/raising/payee/check-name.ts';
import { findNameMismatch } from '#src/server/raising/payee/find-name-mismatch.ts';
import { messageList } from '#src/shared/notices/calls.ts';
import { textsOf } from '#src/texts/texts.ts';
import { decide, type Family } from '../../../support/test-family.ts';
import { openNameDesk } from './name-desk.ts';

const { names } = textsOf('zh-CN').withdrawalDesk.checks;

let t: Awaited<ReturnType<typeof openNameDesk>>;
beforeAll(async () => {
  t = await openNameDesk();
});
afterAll(() => t.close());

/** Answers what its family was told of the name, in this language. */
async function toldTo({ token }: Family, language: 'zh-CN' | 'en'): Promise<string[]> {
  const headers = { 'accept-language': language };
  const { data } = await t.call(messageList, {}, { token, headers });
  return data.list.filter(({ kind }) => kind === 'payeeNameDiffers').map(({ words }) => words);
}

test('a family hears that its words and the account differ, and how they differ never', async () => {
  const { family, payeeId } = await t.changed();
  const { services } = t.bankSaying('other');
  await checkName(services, { payeeId }, t.services.now());
  await checkName(services, { payeeId }, t.services.now());
  const told = await toldTo(family, 'zh-CN');
  expect(told).toHaveLength(1);
  expect(told[0]).toContain('收款账号和填写的收款人姓名对不上');
  expect(told[0]).not.toContain(names.other);
  expect((await toldTo(family, 'en'))[0]).toContain("not under the payee's name");
  expect(await findNameMismatch(t.services.db, family.caseId)).toBe('person');
  await decide(t, t.reviewer, { caseId: family.caseId, queue: 'bankChange' });
  expect(await findNameMismatch(t.services.db, family.caseId)).toBeUndefined();
});

test.each(['same', 'unknown'] as const)(
  'where the bank says %s its family is told nothing',
  async (answer) => {
    const { family, payeeId } = await t.changed();
    await checkName(t.bankSaying(answer).services, { payeeId }, t.services.now());
    expect(await toldTo(family, 'zh-CN')).toEqual([]);
    expect(await findNameMismatch(t.services.db, family.caseId)).toBeUndefined();
  },
);

test('a bank that is silent is asked again, and until it speaks nobody is told anything', async () => {
  const { family, payeeId } = await t.changed();
  const { services } = t.bankSaying(() => Promise.reject(new Error('No answer.')));
  await expect(checkName(services, { payeeId }, t.services.now())).rejects.toThrow('No answer.');
  expect(await toldTo(family, 'zh-CN')).toEqual([]);
  expect(await t.saysAt('bankChange', payeeId)).toContain(`amber ${names.unasked}`);
  await checkName(t.bankSaying('other').services, { payeeId }, t.services.now());
  expect(await toldTo(family, 'zh-CN')).toHaveLength(1);
});

test('an answer that comes after the decision is kept from the family', async () => {
  const { family, payeeId } = await t.changed();
  const { services } = t.bankSaying(async () => {
    await decide(t, t.reviewer, { caseId: family.caseId, queue: 'bankChange' });
    return 'other';
  });
  await checkName(services, { payeeId }, t.services.now());
  expect(await toldTo(family, 'zh-CN')).toEqual([]);
});

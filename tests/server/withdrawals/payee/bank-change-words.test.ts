import { afterAll, beforeAll, expect, test } from 'vitest';
import { changeBank } from '#src/server/withdrawals/payee/change-bank.ts';
import { findBankChange } from '#src/server/withdrawals/payee/find-bank-change.ts';
import { messageList } from '#src/shared/notices/calls.ts';
import { withCard } from '../../../support/funded-case.ts';
import {
  openWithdrawingServer,
  staff,
  type WithdrawingServer,
} from '../../../support/test-withdrawing.ts';

const words = '户名与身份证不符';
let t: WithdrawingServer;
beforeAll(async () => {
  t = await openWithdrawingServer();
});
afterAll(() => t.close());

type Owned = { infoUuid: string; token: string };

/** Sends an account and has it decided on. */
async function change({ infoUuid }: Owned, decision: 'pass' | 'refuse', card: string) {
  t.setNow(t.services.now() + 1000);
  const asked = { caseId: infoUuid, userId: `owner-${infoUuid}`, account: withCard(card) };
  await changeBank(t.services, asked, t.services.now());
  const { id } = await t.services.db
    .selectFrom('case_payees')
    .select('id')
    .where('case_id', '=', infoUuid)
    .where('status', '=', 'submitted')
    .executeTakeFirstOrThrow();
  t.setNow(t.services.now() + 1000);
  const said = decision === 'refuse' ? { words } : {};
  await t.decide('bankChange', id, { by: staff.reviewer, decision, ...said });
}

async function toldTo({ token }: Owned, language: 'zh-CN' | 'en'): Promise<string[]> {
  const headers = { 'accept-language': language };
  const { data } = await t.call(messageList, {}, { token, headers });
  return data.list.filter(({ kind }) => kind === 'bankChanged').map((notice) => notice.words);
}

test('each step of a change is told in words of its own, a refusal with those of staff', async () => {
  const family = await t.addOwnedCase(5000);
  await change(family, 'refuse', '6222020000000000777');
  const [refused, asked] = await toldTo(family, 'zh-CN');
  expect(refused).toMatch(/没有通过审核，收款账户没有改变.*工作人员说：户名与身份证不符/);
  expect(asked).toContain('正在审核，期间不打款');
  expect((await toldTo(family, 'en'))[0]).toMatch(/did not pass review.*Our staff say: 户名/);
  await change(family, 'pass', '6222020000000000888');
  expect((await toldTo(family, 'zh-CN'))[0]).toContain('通过了审核，冷静期结束后');
});

test('the last refusal is said until another account is sent', async () => {
  const family = await t.addOwnedCase(5000);
  const refusedWords = async () =>
    (await findBankChange(t.services.db, family.infoUuid, t.services.now())).refusedWords;
  expect(await refusedWords()).toBeUndefined();
  await change(family, 'refuse', '6222020000000000777');
  expect(await refusedWords()).toBe(words);
  await change(family, 'pass', '6222020000000000888');
  expect(await refusedWords()).toBeUndefined();
});

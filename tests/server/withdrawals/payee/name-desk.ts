import { findQueue } from '#src/server/desk/tasks/queues.ts';
import { createPayoutBanks } from '#src/server/payments/payout-banks.ts';
import type { NameAnswer } from '#src/server/payments/payout-gateway.ts';
import { modifyBankAccount } from '#src/shared/withdrawals/bank-change/calls.ts';
import { addPublicCase, changedAccount, type Family } from '../../../support/test-family.ts';
import { openTestServer, type TestServer } from '../../../support/test-server.ts';
import { addStaff, as } from '../../../support/test-staff.ts';

/** Opens a desk with accounts to review, and banks that are asked whose they are. */
export async function openNameDesk() {
  const t = await openTestServer();
  const reviewer = await addStaff(t, 'reviewer');

  return {
    ...{ ...t, reviewer },
    waitingPayee: (family: Family) => waitingPayee(t, family),

    /** Makes a bank that answers so, and tells what it was asked. */
    bankSaying(answer: NameAnswer | (() => Promise<NameAnswer>)) {
      const asked: string[] = [];
      const checkName = async ({ name, account }: { name: string; account: string }) => {
        asked.push(`${name} ${account}`);
        return { answer: typeof answer === 'string' ? answer : await answer(), reference: '' };
      };
      const payouts = createPayoutBanks({ ...t.services.payouts.current, checkName });
      return { services: { ...t.services, payouts }, asked };
    },

    async saysAt(queue: 'bankChange' | 'material', subjectId: string) {
      const subject = await findQueue(queue)?.find(t.services, subjectId, 'zh-CN');
      return (subject?.checks ?? []).map(({ level, text }) => `${level} ${text}`);
    },

    /** Makes a public case whose family handed in another account. */
    async changed() {
      const family = await addPublicCase(t, reviewer);
      const account = await changedAccount(t, family);
      const input = { infoUuid: family.caseId, ...account };
      const { status } = await t.call(modifyBankAccount, input, as(family));
      if (status !== 200) throw new Error(`The account was refused: ${status}`);
      return { family, account, payeeId: await waitingPayee(t, family) };
    },
  };
}

async function waitingPayee({ services }: TestServer, { caseId }: Family): Promise<string> {
  const { id } = await services.db
    .selectFrom('case_payees')
    .select('id')
    .where('case_id', '=', caseId)
    .where('status', '=', 'submitted')
    .executeTakeFirstOrThrow();
  return id;
}

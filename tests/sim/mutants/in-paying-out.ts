import { type Mutant, plant } from './mutant.ts';

const folder = 'server/withdrawals';
const release = `${folder}/release-payout.ts`;
const settle = `${folder}/settle-payout.ts`;
const queue = `${folder}/queue-payout.ts`;
const tables = 'src/server/db/migrations/start/withdrawal-start.ts';

export const bugsInPayingOut: readonly Mutant[] = [
  {
    name: 'a second withdrawal beside an open one',
    edits: [
      {
        file: `src/${folder}/hold-for-withdrawal.ts`,
        from: '  await requireNoOpenWithdrawal(trx, caseId);\n',
        to: '',
      },
      {
        file: `src/${folder}/find-cash-check.ts`,
        from: "(await findOpenWithdrawal(db, caseId)) && { reason: 'withdrawalOpen' },",
        to: '',
      },
      {
        file: tables,
        from: 'create unique index withdrawals_one_open',
        to: 'create index withdrawals_one_open',
      },
    ],
  },
  plant('the net is held, not the whole', `${folder}/hold-for-withdrawal.ts`, [
    'await postHold(trx, { withdrawalId, caseId, amountInFen, now });',
    'await postHold(trx, { withdrawalId, caseId, amountInFen: Math.max(1, amountInFen - 1), now });',
  ]),
  plant('fees are floats', 'shared/platform/money.ts', [
    'return Number((BigInt(amountInFen) * BigInt(basisPoints)) / 10_000n);',
    'return (amountInFen * basisPoints) / 10_000;',
  ]),
  plant('fees are rounded, not floored', 'shared/platform/money.ts', [
    'return Number((BigInt(amountInFen) * BigInt(basisPoints)) / 10_000n);',
    'return Math.round((amountInFen * basisPoints) / 10_000);',
  ]),
  plant('the remainder of instalments is dropped', 'shared/withdrawals/fee.ts', [
    'base + (index < larger ? 1 : 0)',
    'base + (index < larger ? 0 : 0)',
  ]),
  plant('a cancelled withdrawal keeps the money', `${folder}/close-withdrawal.ts`, [
    'if (backInFen > 0) {',
    'if (backInFen > 1e15) {',
  ]),
  plant('the notice is not awaited', queue, ["return 'noticeRunning';", "void 'noticeRunning';"]),
  plant('open objections do not hold a payout', queue, [
    "    .where('state', '=', 'open')\n    .limit(1)",
    "    .where('state', '=', 'nobody')\n    .limit(1)",
  ]),
  plant('the freeze does not stop payouts', 'server/refunds/require-money-out.ts', [
    "if (await findMoneyOutFreeze(db)) throw new Problem('moneyOutFrozen');",
    'await findMoneyOutFreeze(db);',
  ]),
  {
    name: 'who reviewed a withdrawal may release it',
    edits: [
      {
        file: `src/${release}`,
        from: "if (before.includes(staffUserId)) throw new Problem('secondPersonNeeded');",
        to: 'if (before.includes(staffUserId)) void staffUserId;',
      },
      {
        file: tables,
        from: 'and releaser_user_id <> applicant_user_id and releaser_user_id <> reviewer_user_id',
        to: 'and releaser_user_id <> applicant_user_id',
      },
    ],
  },
  plant('the payee is not compared with the reviewed one', `${folder}/find-stop.ts`, [
    "if (!(await isPinned(trx, withdrawal, now))) return 'payeeNotReady';",
    'await isPinned(trx, withdrawal, now);',
  ]),
  plant('a failed payout keeps the money in flight', settle, [
    '    await postPayoutFailed(trx, { payoutNo, caseId, amountInFen, now });\n',
    '',
  ]),
  plant('a payout that waits counts as failed', `${folder}/run-payout.ts`, [
    "if (answer.status === 'PENDING') return;",
    "if (answer.status === 'PENDING') return bookFailure(services, { payout, words: 'late' }, now);",
  ]),
  plant('a payout is sent before it is stored', `${folder}/run-payout.ts`, [
    "  if (payout.status === 'READY') {",
    "  if (payout.status === 'READY') {\n    await send(services, payout, now);",
  ]),
  plant('a new sweep number on every try', `${folder}/sweep-for-payout.ts`, [
    'gateway.sweep({ sweepNo, amountInFen: asked.amountInFen })',
    'gateway.sweep({ sweepNo: `${sweepNo}-${now}`, amountInFen: asked.amountInFen })',
  ]),
  plant('the fee of a payout is never taken', settle, [
    'if (feeInFen > 0) await postFee',
    'if (feeInFen > 1e15) await postFee',
  ]),
  plant('an open withdrawal stays with the account it had', queue, [
    '  if (await followPayee(trx, withdrawal, now)) return;\n',
    '',
  ]),
  plant('money of a payout called off stays at the bank', `${folder}/close-withdrawal.ts`, [
    '  await askSweepsBack(trx, { withdrawalId: id, positions, now });\n',
    '',
  ]),
  plant('a new top-up number on every try', `${folder}/top-gateway-up.ts`, [
    'gateway.topUp({ topUpNo, amountInFen })',
    'gateway.topUp({ topUpNo: `${topUpNo}-${now}`, amountInFen })',
  ]),
  plant('what was paid back is the case’s and in no bank', 'server/ledger/postings-of-payouts.ts', [
    "  await postMove(trx, { kind: 'clawback-received', ...received, ...cause });\n",
    '  void received;\n',
  ]),
  plant('money the bank sent back is forgotten', `${folder}/take-returns.ts`, [
    '  await postBankReturn(trx, { ...money, amountInFen });\n',
    '',
  ]),
];

import { type Mutant, plant } from './mutant.ts';

export const bugsInTheGround: readonly Mutant[] = [
  plant('transactions begin deferred', 'server/db/sqlite-session.ts', [
    "writer.exec('begin immediate')",
    "writer.exec('begin')",
  ]),
  plant('a transaction commits in the middle', 'server/db/in-transaction.ts', [
    'const result = await work(trx.withPlugin(lateGuard) as Trx);',
    'const result = await work(db as Trx);',
  ]),
  plant('one entry of a transfer is lost', 'server/ledger/change-balances.ts', [
    'for (const [account, changeInFen] of inOrder) {',
    'for (const [account, changeInFen] of inOrder.slice(0, -1)) {',
  ]),
  plant('a cause has its effect twice', 'server/ledger/post-transfer.ts', [
    '  const { kind, reference, entries } = transfer;',
    '  const { kind, entries } = transfer;\n  const reference = transfer.reference + id;',
  ]),
  {
    name: 'a missing unique index on receipts',
    edits: [
      {
        file: 'src/server/db/migrations/start/donation-start.ts',
        from: '    primary key (gateway, gateway_trade_no)\n  ) ${strict}`;',
        to: '    position ${int}\n  ) ${strict}`;',
      },
      {
        file: 'src/server/donations/settle-order.ts',
        from: "if (receipt) return { settled: 'repeated' };",
        to: '',
      },
    ],
  },
  {
    ...plant('a lease is ended by whoever comes', 'server/jobs/lease-jobs.ts', [
      "...columnsFor(end, job) })\n    .where('id', '=', job.id)\n    .where('leased_by', '=', runner)\n    .where('attempts', '=', job.attempts)",
      "...columnsFor(end, job) })\n    .where('id', '=', job.id)",
    ]),
    tests: ['tests/server/jobs/job-leases.test.ts'],
  },
  {
    ...plant('a lease of someone else is renewed', 'server/jobs/lease-jobs.ts', [
      ".set({ leased_until: until })\n    .where('id', '=', job.id)\n    .where('leased_by', '=', runner)\n    .where('attempts', '=', job.attempts)",
      ".set({ leased_until: until })\n    .where('id', '=', job.id)",
    ]),
    tests: ['tests/server/jobs/job-leases.test.ts'],
  },
  plant('a failed job is done', 'server/jobs/run-job.ts', [
    'if (job.attempts >= settings.maxAttempts) return',
    "return { kind: 'done', at: now };\n  if (job.attempts >= settings.maxAttempts) return",
  ]),
];

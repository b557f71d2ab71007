import { type Mutant, plant } from './mutant.ts';

export const bugsInRestoring: readonly Mutant[] = [
  plant('a restore does not freeze', 'scripts/backup/mark-restored.ts', [
    '  await freezeMoneyOut(db, { reason, now });\n',
    '',
  ]),
  plant('restored books never learn of sweeps', 'server/reconciliation/settle-since.ts', [
    '    await recoverSweep(services, { swept, lost }, now);\n',
    '',
  ]),
  {
    // What is told again from paper goes to the gateway again, which does it once.
    ...plant('restored books never learn of top-ups', 'server/reconciliation/settle-since.ts', [
      '  await recoverTopUps(services, since, now);\n',
      '  void recoverTopUps;\n',
    ]),
    tests: ['tests/server/reconciliation/restore-clawbacks.test.ts'],
  },
  plant('a lost gift is settled by words alone', 'server/reconciliation/book-lost.ts', [
    "await keepUnmatched(trx, { ...money, amountInFen: theirs_in_fen, kind: 'lost' }, now);",
    'void [keepUnmatched, money];',
  ]),
];

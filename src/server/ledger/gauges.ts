import type { StateGauge } from '#src/server/platform/watch/state-gauge.ts';
import { findMoneyOutFreeze } from './find-money-out-freeze.ts';

export const ledgerGauges: readonly StateGauge[] = [
  {
    name: 'warmlight_money_out_frozen',
    help: '1 while no money may leave',
    read: async ({ db }) => ((await findMoneyOutFreeze(db)) ? 1 : 0),
  },
];

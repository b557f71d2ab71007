import { accountGauges } from './accounts/gauges.ts';
import { backupGauges } from './backups/gauges.ts';
import { donationGauges } from './donations/gauges.ts';
import { jobGauges } from './jobs/gauges.ts';
import { keyGauges } from './keys/gauges.ts';
import { ledgerGauges } from './ledger/gauges.ts';
import { platformGauges } from './platform/watch/gauges.ts';
import type { StateGauge } from './platform/watch/state-gauge.ts';
import { reconciliationGauges } from './reconciliation/gauges.ts';
import { reviewGauges } from './review/gauges.ts';
import { withdrawalGauges } from './withdrawals/gauges.ts';

/** An operator watches these, each number handed in by the room whose tables it reads. */
export const stateGauges: readonly StateGauge[] = [
  ...platformGauges,
  ...jobGauges,
  ...ledgerGauges,
  ...donationGauges,
  ...withdrawalGauges,
  ...reconciliationGauges,
  ...reviewGauges,
  ...accountGauges,
  ...backupGauges,
  ...keyGauges,
];

import { statfs } from 'node:fs/promises';
import { countWaiting } from '#src/server/db/count-waiting.ts';
import { dayMs } from '#src/shared/platform/china-days.ts';
import { findCertificateEnd } from './find-certificate-end.ts';
import type { StateGauge } from './state-gauge.ts';

export const platformGauges: readonly StateGauge[] = [
  {
    name: 'warmlight_disk_free_ratio',
    help: 'The share of the disk of DATA_DIR that is free; below 0.05 the node is not ready',
    read: async ({ config }) => {
      const { bavail, blocks } = await statfs(config.dataDir);
      return bavail / blocks;
    },
  },
  {
    name: 'warmlight_database_waiting',
    help: 'Who waits for a connection to PostgreSQL, or for their turn to write to SQLite',
    read: ({ db }) => countWaiting(db),
  },
  {
    name: 'warmlight_certificate_days',
    help: 'Days until the certificate of PUBLIC_ORIGIN ends; NaN without https',
    read: async ({ config, now }) => {
      const end = await findCertificateEnd(config.publicOrigin, now);
      return end === undefined ? Number.NaN : (end - now) / dayMs;
    },
  },
];

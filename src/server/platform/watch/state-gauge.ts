import { Gauge, type Registry } from 'prom-client';
import type { Database } from '#src/server/db/database.ts';
import type { Config } from '#src/server/platform/config/config.ts';
import { withLimit } from '#src/shared/platform/with-limit.ts';

type Watched = {
  db: Database;
  config: Pick<
    Config,
    'backupFolder' | 'backupRecipients' | 'dataDir' | 'keyFile' | 'publicOrigin' | 'smsCodesPerHour'
  >;
  now: number;
};

/** This is a number that stands in a room's tables or on the machine, read when it is asked for. */
export type StateGauge = {
  name: `warmlight_${string}`;
  help: string;
  read(watched: Watched): Promise<number> | number;
};

const readLimitMs = 1000;

/** What can't be read in time is NaN, which no alert takes for a number. */
export function addStateGauges(
  registry: Registry,
  gauges: readonly StateGauge[],
  services: Pick<Watched, 'db' | 'config'> & { now(): number },
): void {
  for (const { name, help, read } of gauges) {
    new Gauge({
      ...{ name, help },
      registers: [registry],
      async collect() {
        const { db, config } = services;
        const found = withLimit({ what: name, ms: readLimitMs }, async () =>
          read({ db, config, now: services.now() }),
        );
        this.set(await found.catch(() => Number.NaN));
      },
    });
  }
}

import { inTransaction } from '#src/server/db/in-transaction.ts';
import { writeSetting } from '#src/server/desk/settings/change-setting.ts';
import { tagOfSettings } from '#src/server/platform/settings.ts';
import type { Services } from '#src/server/services.ts';
import type { SettingKey } from '#src/shared/platform/settings.ts';
import { makeCase } from './case-factory.ts';

/** The operator set this, by someone whose name does not matter. */
export async function setSetting(
  { db, pageTags, now }: Pick<Services, 'db' | 'pageTags' | 'now'>,
  key: SettingKey,
  value: number | boolean,
): Promise<void> {
  const { ownerUserId: staffUserId } = await makeCase(db, { status: 'APPROVE_PENDING' });
  await inTransaction(db, (trx) =>
    writeSetting(trx, { key, value, reason: '', staffUserId, confirmedBy: null }, now()),
  );
  pageTags.purge([tagOfSettings]);
}

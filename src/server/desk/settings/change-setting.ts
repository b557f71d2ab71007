import type { Trx } from '#src/server/db/database.ts';
import { isUniqueViolation } from '#src/server/db/db-errors.ts';
import { inTransaction } from '#src/server/db/in-transaction.ts';
import { toJson } from '#src/server/db/json.ts';
import { findSettings, tagOfSettings } from '#src/server/platform/settings.ts';
import { addProposal } from '#src/server/review/add-proposal.ts';
import { recordAct } from '#src/server/review/record-act.ts';
import type { Services } from '#src/server/services.ts';
import { Problem } from '#src/shared/contract/problem.ts';
import { fitsSetting, type SettingKey, settingRules } from '#src/shared/platform/settings.ts';

type SettingChange = {
  key: SettingKey;
  value: number | boolean;
  reason: string;
  staffUserId: string;
};

/** Sets a value, or proposes it where a second person has to confirm. */
export async function changeSetting(
  { db, config, pageTags }: Pick<Services, 'db' | 'config' | 'pageTags'>,
  change: SettingChange,
  now: number,
): Promise<{ state: 'set' | 'proposed' }> {
  const rule = settingRules[change.key];
  if (!fitsSetting(rule, change.value)) {
    throw new Problem('inputInvalid', { fields: { value: 'settingValue' } });
  }
  try {
    await inTransaction(db, async (trx) => {
      const before = (await findSettings(trx, config))[change.key];
      if (rule.fourEyes) return propose(trx, { ...change, before }, now);
      await writeSetting(trx, { ...change, confirmedBy: null }, now);
      const { staffUserId, reason, key, value } = change;
      const act = { act: 'setSetting', staffUserId, reason, subjectId: key } as const;
      return recordAct(trx, { ...act, detail: { before, value }, now });
    });
  } catch (error) {
    if (isUniqueViolation(error)) throw new Problem('proposalNotOpen');
    throw error;
  }
  if (!rule.fourEyes) pageTags.purge([tagOfSettings]);
  return { state: rule.fourEyes ? 'proposed' : 'set' };
}

async function propose(
  trx: Trx,
  change: SettingChange & { before: number | boolean },
  now: number,
): Promise<void> {
  const { key, value, reason, staffUserId, before } = change;
  await addProposal(trx, { kind: 'setting', subject: key, value, reason, staffUserId }, now);
  const act = { act: 'proposeSetting', staffUserId, reason, subjectId: key } as const;
  await recordAct(trx, { ...act, detail: { before, value }, now });
}

export async function writeSetting(
  trx: Trx,
  { key, value, reason, staffUserId, confirmedBy }: SettingChange & { confirmedBy: string | null },
  now: number,
): Promise<void> {
  const row = {
    value: toJson(value),
    reason,
    set_by: staffUserId,
    confirmed_by: confirmedBy,
    set_at: now,
  };
  await trx
    .insertInto('settings')
    .values({ key, ...row })
    .onConflict((conflict) => conflict.column('key').doUpdateSet(row))
    .execute();
}

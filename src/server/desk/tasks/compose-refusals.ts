import type { Trx } from '#src/server/db/database.ts';
import { findReadyTexts } from '#src/server/desk/ready-texts/find-ready-texts.ts';
import { Problem } from '#src/shared/contract/problem.ts';
import { defaultLocale } from '#src/shared/platform/locale.ts';
import { refusalFieldOf } from '#src/shared/review/decision-form.ts';

/** It holds ids of ready texts by name of the refused field. */
export type ReadyRefusals = Record<string, string>;

type Asked = {
  refusals: Record<string, string>;
  ready: ReadyRefusals;
  submittedBy: string | null;
};

/** Tells about each refused field: the ready text in the reader's language, then own words. */
export async function composeRefusals(
  trx: Trx,
  { refusals, ready, submittedBy }: Asked,
): Promise<Record<string, string>> {
  const texts = Object.keys(ready).length > 0 ? await findReadyTexts(trx) : [];
  const locale = await localeOf(trx, submittedBy);
  const fields = new Set([...Object.keys(ready), ...Object.keys(refusals)]);
  const worded: Record<string, string> = {};
  for (const field of fields) {
    const text = texts.find(({ textId }) => textId === ready[field]);
    if (ready[field] && !text) {
      throw new Problem('inputInvalid', {
        fields: { [refusalFieldOf('ready', field)]: 'unknown' },
      });
    }
    const words = [text?.said[locale].words, refusals[field]].filter(Boolean).join('\n');
    if (words) worded[field] = words;
  }
  return worded;
}

async function localeOf(trx: Trx, userId: string | null) {
  if (!userId) return defaultLocale;
  const user = await trx
    .selectFrom('users')
    .select('locale')
    .where('id', '=', userId)
    .executeTakeFirst();
  return user?.locale ?? defaultLocale;
}

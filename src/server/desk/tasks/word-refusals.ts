import type { Trx } from '#src/server/db/database.ts';
import { defaultLocale } from '#src/shared/platform/locale.ts';
import type { ReadyText } from '#src/shared/review/ready-texts.ts';
import { textsOf } from '#src/texts/texts.ts';

export type ReadyRefusals = Record<string, ReadyText>;

type Asked = {
  refusals: Record<string, string>;
  ready: ReadyRefusals;
  submittedBy: string | null;
};

/** What is told about each refused field: the ready text in the reader's language, then own words. */
export async function wordRefusals(
  trx: Trx,
  { refusals, ready, submittedBy }: Asked,
): Promise<Record<string, string>> {
  const { readyTexts } = textsOf(await localeOf(trx, submittedBy)).review;
  const fields = new Set([...Object.keys(ready), ...Object.keys(refusals)]);
  const worded: Record<string, string> = {};
  for (const field of fields) {
    const name = ready[field];
    const words = [name && readyTexts[name].words, refusals[field]].filter(Boolean).join('\n');
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

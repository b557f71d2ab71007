import type { Trx } from '#src/server/db/database.ts';
import { inTransaction } from '#src/server/db/in-transaction.ts';
import { toJson } from '#src/server/db/json.ts';
import { newId } from '#src/server/platform/keys.ts';
import { recordAct } from '#src/server/review/record-act.ts';
import type { Services } from '#src/server/services.ts';
import type { CallParsed } from '#src/shared/contract/call.ts';
import { Problem } from '#src/shared/contract/problem.ts';
import { locales } from '#src/shared/platform/locale.ts';
import type { deskSaveReadyText } from '#src/shared/review/ready/calls.ts';
import { readyField } from '#src/shared/review/ready/ready-words.ts';
import type { ReadyWording } from '#src/shared/review/ready-texts.ts';
import { findReadyTexts } from './find-ready-texts.ts';

type Saved = CallParsed<typeof deskSaveReadyText> & { staffUserId: string };

/** Rewords a ready text or adds one; what families were told before stays as it was told. */
export function saveReadyText(
  { db }: Pick<Services, 'db'>,
  saved: Saved,
  now: number,
): Promise<void> {
  return inTransaction(db, async (trx) => {
    const before = saved.textId ? await getReadyText(trx, saved.textId) : undefined;
    const textId = saved.textId || newId();
    const said = writtenIn(saved);
    const { kind, staffUserId } = saved;
    const shown = saved.shown ? 1 : 0;
    const set = { kind, said: toJson(said), shown, set_by: staffUserId, set_at: now } as const;
    await trx
      .insertInto('ready_texts')
      .values({ id: textId, added_at: now, ...set })
      .onConflict((conflict) => conflict.column('id').doUpdateSet(set))
      .execute();
    const detail = {
      ...(before ? { before: inOneLine(before.said) } : {}),
      value: inOneLine(said),
      shown: saved.shown,
    };
    await recordAct(trx, { act: 'saveReadyText', staffUserId, subjectId: textId, detail, now });
  });
}

async function getReadyText(trx: Trx, textId: string): Promise<ReadyWording> {
  const found = (await findReadyTexts(trx)).find((text) => text.textId === textId);
  if (!found) throw new Problem('notFound');
  return found;
}

/** A language is written when both its label and its words are. */
function writtenIn(saved: Saved): Partial<ReadyWording['said']> {
  const said = locales.map((locale) => {
    const label = saved[readyField('label', locale)];
    const words = saved[readyField('words', locale)];
    return [locale, label && words ? { label, words } : undefined] as const;
  });
  return Object.fromEntries(said.filter(([, one]) => one !== undefined));
}

function inOneLine(said: Partial<ReadyWording['said']>): string {
  return Object.values(said)
    .map(({ label, words }) => `${label}: ${words}`)
    .join(' / ');
}

import { defaultAvatar } from '#src/server/cases/gifts/donation-record.ts';
import { engineOf, type Trx } from '#src/server/db/database.ts';
import { inTransaction } from '#src/server/db/in-transaction.ts';
import { takeAvatar } from '#src/server/media/take-avatar.ts';
import { newId } from '#src/server/platform/keys.ts';
import { tagOfLists } from '#src/server/platform/page-tags.ts';
import { recordAct } from '#src/server/review/record-act.ts';
import type { Services } from '#src/server/services.ts';
import { adviserField } from '#src/shared/advisers/desk/adviser-words.ts';
import type { deskSaveAdviser } from '#src/shared/advisers/desk/calls.ts';
import type { CallParsed } from '#src/shared/contract/call.ts';
import { Problem } from '#src/shared/contract/problem.ts';
import { defaultLocale, locales } from '#src/shared/platform/locale.ts';
import { cityNames, shownCity } from './city-name.ts';
import { closeDesk } from './close-desk.ts';
import { findAdviserWords } from './find-adviser-words.ts';
import { hiddenTags } from './shown-adviser.ts';

type Saved = CallParsed<typeof deskSaveAdviser> & { staffUserId: string };

/** Writes an adviser's public words and whether they are shown; the trail keeps what changed. */
export async function saveAdviser(
  { db, pageTags }: Pick<Services, 'db' | 'pageTags'>,
  saved: Saved,
  now: number,
): Promise<{ adviserId: string }> {
  const adviserId = saved.adviserId || newId();
  await inTransaction(db, async (trx) => {
    const before = saved.adviserId ? await lockAdviser(trx, adviserId) : undefined;
    const photo = await takePhoto(trx, { ...saved, adviserId }, now);
    const row = {
      ...standingAs(saved.standing, before, now),
      photo: photo ?? before?.photo ?? defaultAvatar,
    };
    if (before) {
      await trx.updateTable('advisers').set(row).where('id', '=', adviserId).execute();
    } else {
      const fresh = { id: adviserId, origin: 'advisor', since_at: now } as const;
      await trx
        .insertInto('advisers')
        .values({ ...fresh, ...row })
        .execute();
    }
    const changed = (Object.keys(row) as (keyof typeof row)[]).filter(
      (name) => before?.[name] !== row[name],
    );
    const rewritten = await writeWords(trx, { ...saved, adviserId });
    await writeCities(trx, { ...saved, adviserId });
    const { staffUserId, standing } = saved;
    const detail = { changed: [...rewritten, ...changed], shown: standing === 'working' };
    if (standing !== 'working') await closeDesk(trx, { adviserId, by: staffUserId }, now);
    await recordAct(trx, { act: 'saveAdviser', staffUserId, subjectId: adviserId, detail, now });
  });
  pageTags.purge([tagOfLists]);
  return { adviserId };
}

async function lockAdviser(trx: Trx, adviserId: string) {
  const query = trx
    .selectFrom('advisers')
    .selectAll()
    .where('id', '=', adviserId)
    .where('origin', '=', 'advisor');
  const locked = engineOf(trx) === 'postgres' ? query.forUpdate() : query;
  const row = await locked.executeTakeFirst();
  if (!row) throw new Problem('notFound');
  return row;
}

/** Writes the words of each language that has any, and answers which fields changed. */
async function writeWords(trx: Trx, saved: Saved & { adviserId: string }): Promise<string[]> {
  const { adviserId } = saved;
  const before = (await findAdviserWords(trx, [adviserId])).get(adviserId) ?? {};
  await trx.deleteFrom('adviser_words').where('adviser_id', '=', adviserId).execute();
  const changed: string[] = [];
  for (const locale of locales) {
    const said = {
      name: saved[adviserField('name', locale)],
      city: shownCity(saved[adviserField('city', locale)]),
      words: saved[adviserField('words', locale)],
      contact: saved[adviserField('contact', locale)],
    };
    for (const name of ['name', 'city', 'words', 'contact'] as const) {
      if (said[name] !== (before[locale]?.[name] ?? '')) changed.push(adviserField(name, locale));
    }
    if (said.name === '') continue;
    await trx
      .insertInto('adviser_words')
      .values({ adviser_id: adviserId, locale, ...said })
      .execute();
  }
  return changed;
}

/** Writes their own city, as the first language has it, and whatever else they go to. */
async function writeCities(trx: Trx, saved: Saved & { adviserId: string }): Promise<void> {
  const { adviserId } = saved;
  const own = saved[adviserField('city', defaultLocale)];
  await trx.deleteFrom('adviser_cities').where('adviser_id', '=', adviserId).execute();
  const rows = cityNames(`${own} ${saved.cities}`).map((city) => ({ adviser_id: adviserId, city }));
  if (rows.length > 0) await trx.insertInto('adviser_cities').values(rows).execute();
}

type Standing = { tag: number; resigned_at: number | null; reported_at: number | null };

/** Working, nothing stands in the way any more; gone or found wrong, since when it is. */
function standingAs(
  standing: Saved['standing'],
  before: Standing | undefined,
  now: number,
): Standing {
  const { tag = 1, resigned_at = null, reported_at = null } = before ?? {};
  if (standing === 'resigned') return { tag, resigned_at: resigned_at ?? now, reported_at };
  if (standing === 'reported') return { tag, resigned_at, reported_at: reported_at ?? now };
  return { tag: hiddenTags.includes(tag) ? 1 : tag, resigned_at: null, reported_at: null };
}

type Photo = Pick<Saved, 'photo' | 'staffUserId'> & { adviserId: string };

function takePhoto(trx: Trx, { photo, staffUserId, adviserId }: Photo, now: number) {
  const named = { imageIds: photo, userId: staffUserId, field: 'photo' } as const;
  return takeAvatar(trx, { ...named, subject: `adviser:${adviserId}` }, now);
}

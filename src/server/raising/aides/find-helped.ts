import { caseStateOf } from '#src/server/cases/find-case.ts';
import { titleIn } from '#src/server/cases/find-tellings.ts';
import type { Database } from '#src/server/db/database.ts';
import { findParts } from '#src/server/raising/sheet/part-record.ts';
import type { Services } from '#src/server/services.ts';
import type { Locale } from '#src/shared/platform/locale.ts';
import { mayBeHelped } from '#src/shared/raising/aides/help-rules.ts';

type Helped = { helpId: string; infoUuid: string; title: string; family: string };

/** Finds the cases that a person helps to fill in, newest first. */
export async function findHelped(
  { db, keys }: Pick<Services, 'db' | 'keys'>,
  { userId, locale }: { userId: string; locale: Locale },
  now: number,
): Promise<Helped[]> {
  const rows = await db
    .selectFrom('case_aides')
    .innerJoin('cases', 'cases.id', 'case_aides.case_id')
    .innerJoin('users', 'users.id', 'cases.owner_user_id')
    .selectAll('cases')
    .select(['case_aides.id as helpId', 'users.nickname as family'])
    .select(titleIn(locale).as('toldTitle'))
    .where('aide_user_id', '=', userId)
    .where('ended_at', 'is', null)
    .orderBy('accepted_at', 'desc')
    .limit(50)
    .execute();
  const open = rows.filter((row) => mayBeHelped(caseStateOf(row), now));
  return Promise.all(
    open.map(async ({ id: infoUuid, helpId, family, toldTitle }) => {
      const words = toldTitle || (await findWrittenTitle({ db, keys }, infoUuid));
      return { helpId, infoUuid, family, title: words };
    }),
  );
}

/** Finds what a case is called before it is public. */
async function findWrittenTitle(
  { db, keys }: { db: Database; keys: Services['keys'] },
  caseId: string,
): Promise<string> {
  const base = (await findParts(db, keys, caseId)).get('base');
  return String(base?.saved?.fields.title ?? base?.draft?.values.title ?? '');
}

type Invited = {
  infoUuid: string;
  family: string;
  /** It is as the family wrote it, for who may help; empty where it did not yet. */
  title: string;
  standing: 'open' | 'over' | 'own' | 'helping';
};

/** Finds what an invitation says to who opened it; undefined where there never was one. */
export async function findInvitation(
  { db, keys }: Pick<Services, 'db' | 'keys'>,
  { helpId, userId }: { helpId: string; userId: string },
  now: number,
): Promise<Invited | undefined> {
  const row = await db
    .selectFrom('case_aides')
    .innerJoin('cases', 'cases.id', 'case_aides.case_id')
    .innerJoin('users', 'users.id', 'cases.owner_user_id')
    .selectAll('cases')
    .select(['aide_user_id', 'accepted_at', 'ended_at', 'expires_at', 'users.nickname'])
    .where('case_aides.id', '=', helpId)
    .executeTakeFirst();
  if (!row) return undefined;
  const { id: infoUuid, nickname: family } = row;
  const none = { infoUuid, family, title: '' };
  if (row.owner_user_id === userId) return { ...none, standing: 'own' };
  const runs = row.ended_at === null && mayBeHelped(caseStateOf(row), now);
  const isHelping = runs && row.aide_user_id === userId;
  const isOpen = runs && row.accepted_at === null && row.expires_at > now;
  if (!isHelping && !isOpen) return { ...none, standing: 'over' };
  const title = row.title || (await findWrittenTitle({ db, keys }, infoUuid));
  return { infoUuid, family, title, standing: isHelping ? 'helping' : 'open' };
}

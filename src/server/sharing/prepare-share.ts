import { userSourceOf } from '#src/server/attribution/user-source.ts';
import type { Database } from '#src/server/db/database.ts';
import { newId } from '#src/server/platform/keys.ts';
import type { Services } from '#src/server/services.ts';
import { addressOf, type CallOutput, type CallParsed } from '#src/shared/contract/call.ts';
import type { Locale } from '#src/shared/platform/locale.ts';
import { writtenIn } from '#src/shared/platform/written-in.ts';
import { linkTo } from '#src/shared/routes.ts';
import type { getShareInfo } from '#src/shared/sharing/calls.ts';
import { otherChannel } from '#src/shared/sharing/channels.ts';
import { poster } from '#src/shared/sharing/pictures/calls.ts';
import { textsOf } from '#src/texts/texts.ts';
import { findParent } from './find-parent.ts';
import { requireShareableCase } from './find-shareable-case.ts';

type Asked = CallParsed<typeof getShareInfo> & { locale: Locale; userId: string | undefined };

/**
 * Answers what to share and the link to share it by; nothing is recorded before it was really
 * shared.
 */
export async function prepareShare(
  { db, config, keys }: Pick<Services, 'db' | 'config' | 'keys'>,
  { infoUuid, channel, shareSourceId, locale, userId }: Asked,
  now: number,
): Promise<CallOutput<typeof getShareInfo>> {
  const { title } = await requireShareableCase(db, { caseId: infoUuid, locale }, now);
  const [chosen, parent] = await Promise.all([
    findShareWords(db, infoUuid, channel),
    findParent(db, { caseId: infoUuid, shareSourceId }),
  ]);
  const own = chosen && isReadAs(title, chosen.title, locale) ? chosen : undefined;
  const shareId = newId();
  const query = {
    sharedv: parent.degree + 1,
    shareSourceId: shareId,
    userSourceId: userId && userSourceOf(keys, userId),
  };
  const picture = addressOf(poster, { infoUuid, template: 'card', language: locale });
  return {
    title: own?.title || title,
    desc: own?.description || textsOf(locale).sharing.defaultDescription,
    link: config.publicOrigin + linkTo('contribute', { params: { infoUuid }, query, locale }),
    imgUrl: config.publicOrigin + picture,
    shareId,
  };
}

/** Answers a fundraiser's words give way where the story is told to who cannot read them. */
function isReadAs(told: string, chosen: string, locale: Locale): boolean {
  return !writtenIn(chosen, locale) || writtenIn(told, locale) !== undefined;
}

/** Finds the fundraiser's words for this channel come first, else those for all. */
async function findShareWords(db: Database, caseId: string, channel: number) {
  const rows = await db
    .selectFrom('share_words')
    .select(['channel', 'title', 'description'])
    .where('case_id', '=', caseId)
    .where('channel', 'in', [channel, otherChannel])
    .execute();
  return rows.find((row) => row.channel === channel) ?? rows[0];
}

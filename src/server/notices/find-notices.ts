import type { Expression } from 'kysely';
import { titleIn } from '#src/server/cases/find-tellings.ts';
import type { Database } from '#src/server/db/database.ts';
import { fromJson } from '#src/server/db/json.ts';
import { isBeyond, pageFrom, readAnchor } from '#src/server/platform/keyset.ts';
import {
  type NoticeKind,
  type NoticeParams,
  noticeKinds,
  quotedIn,
} from '#src/shared/notices/notice-kinds.ts';
import type { NoticeView } from '#src/shared/notices/notice-view.ts';
import type { Locale } from '#src/shared/platform/locale.ts';
import { linkTo } from '#src/shared/routes.ts';
import { textsOf } from '#src/texts/texts.ts';

const noticesPageSize = 20;

type Asked = { userId: string; anchorId: string; locale: Locale };

/** Finds what a person was told, newest first. */
export async function findNotices(db: Database, { userId, anchorId, locale }: Asked) {
  const rows = await selectNotices(db, locale)
    .where('notices.user_id', '=', userId)
    .where((eb) => isBeyond(eb, ['notices.created_at', 'notices.id'], readAnchor(anchorId, 'ns')))
    .orderBy('notices.created_at', 'desc')
    .orderBy('notices.id', 'desc')
    .limit(noticesPageSize + 1)
    .execute();
  const page = pageFrom(rows, noticesPageSize, (row) => [row.createdAt, row.messageId]);
  return { ...page, list: page.list.map((row) => noticeViewOf(row, locale)) };
}

export async function countUnread(db: Database, userId: string): Promise<number> {
  const { count } = await db
    .selectFrom('notices')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('user_id', '=', userId)
    .where('read_at', 'is', null)
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** `locale` is the reader's: known, or the column that holds it. */
export function selectNotices(db: Database, locale: Locale | Expression<Locale>) {
  return db
    .selectFrom('notices')
    .leftJoin('cases', 'cases.id', 'notices.case_id')
    .select([
      'notices.id as messageId',
      'notices.kind',
      'notices.subject_id as subjectId',
      'notices.case_id as infoUuid',
      'notices.params',
      'notices.created_at as createdAt',
      'notices.read_at as readAt',
    ])
    .select(titleIn(locale).$castTo<string | null>().as('caseTitle'));
}

type NoticeRow = Awaited<ReturnType<ReturnType<typeof selectNotices>['executeTakeFirstOrThrow']>>;

export function noticeViewOf(row: NoticeRow, locale: Locale): NoticeView {
  const { messageId, infoUuid, createdAt } = row;
  const kind = row.kind as NoticeKind;
  const texts = textsOf(locale).notices[kind];
  const params = { ...fromJson<NoticeParams>(row.params), caseTitle: row.caseTitle ?? '' };
  const words = texts.words(params);
  return {
    messageId,
    kind,
    title: texts.title,
    words,
    quoted: quotedIn(words, params),
    link: linkTo(noticeKinds[kind].opens, {
      query: { messageId, infoUuid: infoUuid ?? '' },
      locale,
    }),
    infoUuid,
    createdAt,
    read: row.readAt !== null,
  };
}

import { expressionBuilder } from 'kysely';
import { titleIn } from '#src/server/cases/find-tellings.ts';
import { phaseIs } from '#src/server/cases/lists/phase-is.ts';
import type { Database } from '#src/server/db/database.ts';
import type { Schema } from '#src/server/db/schema.ts';
import { type Anchor, isBeyond, pageFrom, readAnchor } from '#src/server/platform/keyset.ts';
import { phasesOfAction } from '#src/shared/cases/case-actions.ts';
import type { Locale } from '#src/shared/platform/locale.ts';
import type { FeedItem } from '#src/shared/points/feed-view.ts';
import { shortNickname } from '#src/texts/short-nickname.ts';

type Asked = { anchorId: string; size: number; locale: Locale };
type Part = { anchor: Anchor | undefined; size: number; locale: Locale };

const maxWords = 120;

/** This is what may stand after the last page as the anchor of the next. */
export const feedAnchor = 'ns';

/**
 * Finds what families told, who verified them and what people wish, of all cases, newest first.
 */
export async function findFeed(db: Database, asked: Asked, now: number) {
  const { anchorId, size, locale } = asked;
  const anchor = readAnchor(anchorId, feedAnchor);
  const part = { anchor, size: size + 1, locale };
  const parts = await Promise.all([
    findWished(db, part),
    findTold(db, part, now),
    findVouched(db, part, now),
  ]);
  const rows = parts
    .flat()
    .sort((a, b) => b.createdAt - a.createdAt || (a.feedId < b.feedId ? 1 : -1))
    .slice(0, size + 1);
  return pageFrom(rows, size, ({ createdAt, feedId }) => [createdAt, feedId]);
}

/** Keeps cases that may be shown on: neither doubted, nor returned, nor in mourning. */
function isShownOn(now: number) {
  const eb = expressionBuilder<Schema, 'cases'>();
  return eb.and([
    eb('cases.mourning_at', 'is', null),
    eb('cases.audience', '=', 'public'),
    eb.or(phasesOfAction.share.map((phase) => phaseIs(eb, phase, now))),
  ]);
}

async function findWished(db: Database, { anchor, size, locale }: Part): Promise<FeedItem[]> {
  const rows = await db
    .selectFrom('wishes')
    .innerJoin('users', 'users.id', 'wishes.user_id')
    .select(['wishes.id', 'wishes.content', 'wishes.named', 'wishes.created_at', 'users.nickname'])
    .where('wishes.hidden_at', 'is', null)
    .where((eb) => isBeyond(eb, ['wishes.created_at', 'wishes.id'], anchor))
    .orderBy('wishes.created_at', 'desc')
    .orderBy('wishes.id', 'desc')
    .limit(size)
    .execute();
  return rows.map(({ id, content, named, created_at, nickname }) => ({
    ...{ feedId: id, kind: 'wish', words: content, infoUuid: null, title: null },
    by: named === 1 ? shortNickname(nickname, locale) : null,
    createdAt: created_at,
  }));
}

async function findTold(
  db: Database,
  { anchor, size, locale }: Part,
  now: number,
): Promise<FeedItem[]> {
  const rows = await db
    .selectFrom('progress_posts')
    .innerJoin('cases', 'cases.id', 'progress_posts.case_id')
    .select(['progress_posts.id', 'progress_posts.content', 'progress_posts.passed_at'])
    .select(['cases.id as infoUuid', titleIn(locale).as('title')])
    .where('progress_posts.passed_at', 'is not', null)
    .where(isShownOn(now))
    .where((eb) => isBeyond(eb, ['progress_posts.passed_at', 'progress_posts.id'], anchor))
    .orderBy('progress_posts.passed_at', 'desc')
    .orderBy('progress_posts.id', 'desc')
    .limit(size)
    .execute();
  return rows.map(({ id, content, passed_at, ...row }) => ({
    ...{ ...row, feedId: id, kind: 'post', words: shortened(content), by: null },
    createdAt: passed_at ?? 0,
  }));
}

async function findVouched(
  db: Database,
  { anchor, size, locale }: Part,
  now: number,
): Promise<FeedItem[]> {
  const rows = await db
    .selectFrom('verifications')
    .innerJoin('cases', 'cases.id', 'verifications.case_id')
    .select(['verifications.id', 'verifications.content', 'verifications.counted_at'])
    .select(['verifications.shown_name as by', 'cases.id as infoUuid'])
    .select(titleIn(locale).as('title'))
    .where('verifications.counted_at', 'is not', null)
    .where('verifications.hidden_at', 'is', null)
    .where(isShownOn(now))
    .where((eb) => isBeyond(eb, ['verifications.counted_at', 'verifications.id'], anchor))
    .orderBy('verifications.counted_at', 'desc')
    .orderBy('verifications.id', 'desc')
    .limit(size)
    .execute();
  return rows.map(({ id, content, counted_at, ...row }) => ({
    ...{ ...row, feedId: id, kind: 'verification', words: shortened(content) },
    createdAt: counted_at ?? 0,
  }));
}

function shortened(words: string): string {
  const letters = [...words];
  return letters.length > maxWords ? `${letters.slice(0, maxWords).join('')}…` : words;
}

import { createHash, randomInt } from 'node:crypto';
import { cardsOf } from '#src/server/cases/lists/case-cards.ts';
import type { CaseRow } from '#src/server/cases/lists/select-cases.ts';
import type { Database } from '#src/server/db/database.ts';
import { pageFrom, readAnchor } from '#src/server/platform/keyset.ts';
import type { CaseCard } from '#src/shared/cases/calls.ts';
import { dayMs } from '#src/shared/platform/china-days.ts';
import type { Locale } from '#src/shared/platform/locale.ts';
import { findEligible } from './find-eligible.ts';

type Asked = { activityId: string; anchorId: string; size: number; locale: Locale };

/**
 * The cases that take part come in an order of the day: each leads on some days, and none always.
 */
export async function findCasesOfVenue(
  db: Database,
  { activityId, anchorId, size, locale }: Asked,
  now: number,
) {
  const [day = Math.floor(now / dayMs), after] = (readAnchor(anchorId, 'ns') ?? []) as [
    number?,
    string?,
  ];
  const rows = (await findEligible(db, { activityId, locale }, now))
    .map((row) => ({ row, turn: turnOf(row.id, day) }))
    .filter(({ turn }) => after === undefined || turn > turnOf(after, day))
    .sort((one, other) => (one.turn < other.turn ? -1 : 1));
  const page = pageFrom(rows, size, ({ row }) => [day, row.id]);
  const list = await cardsOf(db, { rows: page.list.map(({ row }) => row), locale }, now);
  return { ...page, list };
}

const turnOf = (caseId: string, day: number) =>
  createHash('sha256').update(`${day} ${caseId}`).digest('hex');

/** Picks one that nobody helped yet, or else of the quieter half; each as likely as the other. */
export async function pickQuietCase(
  db: Database,
  { activityId, locale }: Pick<Asked, 'activityId' | 'locale'>,
  now: number,
): Promise<CaseCard | undefined> {
  const eligible = await findEligible(db, { activityId, locale }, now);
  const unhelped = eligible.filter((row) => row.unhelped === 1);
  const quiet = unhelped.length > 0 ? unhelped : quieterHalf(eligible);
  const row = quiet.length === 0 ? undefined : quiet[randomInt(quiet.length)];
  const [card] = row ? await cardsOf(db, { rows: [row], locale }, now) : [];
  return card;
}

/** These have no more gifts than the one in the middle. */
export function quieterHalf<R extends Pick<CaseRow, 'donationCount'>>(rows: readonly R[]): R[] {
  const counts = rows.map((row) => row.donationCount).sort((one, other) => one - other);
  const middle = counts[Math.ceil(counts.length / 2) - 1] ?? 0;
  return rows.filter((row) => row.donationCount <= middle);
}

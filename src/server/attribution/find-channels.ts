import type { Database } from '#src/server/db/database.ts';
import { isKept, keptInFen } from '#src/server/db/kept-gifts.ts';
import {
  type ChannelCounts,
  type ChannelLine,
  noCounts,
  type TouchPosition,
} from '#src/shared/attribution/channel-lines.ts';
import { dayMs, dayOf } from '#src/shared/platform/china-days.ts';

type Asked = { position: TouchPosition; days: number };
type Found = { channel: string; sharedv: string; counts: Partial<ChannelCounts> };

/** Whoever makes up channels must not make a table that nobody can open. */
const mostGroups = 5000;
const countOf = {
  account: 'accounts',
  share: 'shares',
  launch: 'launches',
  lead: 'leads',
} as const;

/**
 * Finds what the links of each channel and degree led to in the last days. Visits are of no
 * position.
 */
export async function findChannels(
  db: Database,
  { position, days }: Asked,
  now: number,
): Promise<ChannelLine[]> {
  const since = now - days * dayMs;
  const found = [
    ...(await countSubjects(db, position, since)),
    ...(await countSharers(db, position, since)),
    ...(await countVisits(db, since)),
  ];
  const lines = new Map<string, ChannelLine>();
  for (const { channel, sharedv, counts } of found) {
    const degree = /^\d{1,2}$/.test(sharedv) ? sharedv : '';
    const key = `${channel} ${degree}`;
    const line = lines.get(key) ?? { channel, degree, ...noCounts };
    for (const [name, count] of Object.entries(counts)) line[name as keyof ChannelCounts] += count;
    lines.set(key, line);
  }
  return [...lines.values()].sort((a, b) =>
    a.channel === b.channel ? Number(a.degree) - Number(b.degree) : a.channel < b.channel ? -1 : 1,
  );
}

async function countSubjects(
  db: Database,
  position: TouchPosition,
  since: number,
): Promise<Found[]> {
  const rows = await db
    .selectFrom('touches')
    .leftJoin('donations', (join) =>
      join
        .onRef('donations.id', '=', 'touches.subject_id')
        .on('touches.subject', '=', 'gift')
        .on('donations.paid_at', 'is not', null)
        .on(isKept),
    )
    .where('position', '=', position)
    .where('touches.created_at', '>=', since)
    .groupBy(['channel', 'touches.sharedv', 'subject'])
    .select(['channel', 'touches.sharedv', 'subject'])
    .select(({ cast, fn, val }) => [
      cast<number>(fn.countAll(), 'bigint').as('count'),
      cast<number>(fn.count('donations.id'), 'bigint').as('paid'),
      cast<number>(fn.coalesce(fn.sum(keptInFen), val(0)), 'bigint').as('paidInFen'),
    ])
    .orderBy('count', 'desc')
    .limit(mostGroups)
    .execute();
  return rows.map(({ channel, sharedv, subject, count, paid, paidInFen }) => {
    const gift = { gifts: count, paidGifts: paid, paidInFen };
    const counts = subject === 'gift' ? gift : { [countOf[subject]]: count };
    return { channel, sharedv, counts };
  });
}

/** Counts how many people's links they were: counted by their sign, which tells nobody who. */
async function countSharers(
  db: Database,
  position: TouchPosition,
  since: number,
): Promise<Found[]> {
  const rows = await db
    .selectFrom('touches')
    .where('position', '=', position)
    .where('created_at', '>=', since)
    .where('user_source_id', '!=', '')
    .groupBy(['channel', 'sharedv'])
    .select(['channel', 'sharedv'])
    .select(({ cast, fn }) =>
      cast<number>(fn.count('user_source_id').distinct(), 'bigint').as('sharers'),
    )
    .orderBy('sharers', 'desc')
    .limit(mostGroups)
    .execute();
  return rows.map(({ sharers, ...row }) => ({ ...row, counts: { sharers } }));
}

async function countVisits(db: Database, since: number): Promise<Found[]> {
  const rows = await db
    .selectFrom('touched_visit_days')
    .where('day', '>=', dayOf(since))
    .groupBy(['channel', 'sharedv'])
    .select(['channel', 'sharedv'])
    .select(({ cast, fn }) => cast<number>(fn.sum('visit_count'), 'bigint').as('visits'))
    .orderBy('visits', 'desc')
    .limit(mostGroups)
    .execute();
  return rows.map(({ visits, ...row }) => ({ ...row, counts: { visits } }));
}

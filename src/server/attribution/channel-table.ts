import type { Database } from '#src/server/db/database.ts';
import { inTransaction } from '#src/server/db/in-transaction.ts';
import { csvTable } from '#src/server/platform/csv-table.ts';
import { recordAct } from '#src/server/review/record-act.ts';
import {
  type ChannelLine,
  channelCounts,
  touchPositions,
} from '#src/shared/attribution/channel-lines.ts';
import type { Locale } from '#src/shared/platform/locale.ts';
import { textsOf } from '#src/texts/texts.ts';
import { findChannels } from './find-channels.ts';

type Asked = { days: number; locale: Locale; staffUserId: string };

/**
 * Writes channels and degrees as CSV, by the first link and by the last. That it was taken is
 * on the trail.
 */
export async function makeChannelTable(
  db: Database,
  { days, locale, staffUserId }: Asked,
  now: number,
): Promise<Uint8Array<ArrayBuffer>> {
  const t = textsOf(locale).attribution;
  const rows: (string | number)[][] = [];
  for (const position of touchPositions) {
    const lines = await findChannels(db, { position, days }, now);
    const cellsOf = (line: ChannelLine) => channelCounts.map((count) => line[count]);
    rows.push(
      ...lines.map((line) => [t.positions[position], line.channel, line.degree, ...cellsOf(line)]),
    );
  }
  await inTransaction(db, (trx) =>
    recordAct(trx, { act: 'exportChannels', staffUserId, detail: { days }, now }),
  );
  const names = channelCounts.map((count) => t.counts[count]);
  return csvTable([[t.position, t.channel, t.degree, ...names], ...rows]);
}

import type { Database } from '#src/server/db/database.ts';
import { pageFrom, readAnchor } from '#src/server/platform/keyset.ts';
import type { Locale } from '#src/shared/platform/locale.ts';
import type { PublicityLine, PublicityPart } from '#src/shared/publicity/publicity-view.ts';
import { findEndedLines } from './find-ended-lines.ts';
import { findRefundLines } from './find-refund-lines.ts';
import { findUseLines } from './find-use-lines.ts';
import { findWithdrawalLines } from './find-withdrawal-lines.ts';
import type { Reader } from './publicity-lines.ts';

const readers: Record<PublicityPart, Reader> = {
  withdrawals: findWithdrawalLines,
  uses: findUseLines,
  refunds: findRefundLines,
  ended: findEndedLines,
};

type Asked = { part: PublicityPart; anchorId: string; size: number; locale: Locale };

/** Finds a page of one list of what happened with money, newest first. */
export async function findPublicity(
  db: Database,
  { part, anchorId, size, locale }: Asked,
  now: number,
): Promise<{ list: PublicityLine[]; hasNext: boolean; anchorId: string }> {
  const anchor = readAnchor(anchorId, 'ns') as [number, string] | undefined;
  const after = anchor && { at: anchor[0], id: anchor[1] };
  const lines = await readers[part](db, { after, size: size + 1, now, locale });
  return pageFrom(lines, size, ({ at, id }) => [at, id]);
}

import { findCaseOwner } from '#src/server/cases/find-case-owner.ts';
import type { Database } from '#src/server/db/database.ts';
import { fromJson } from '#src/server/db/json.ts';
import type { Services } from '#src/server/services.ts';
import type { Treatment } from '#src/shared/cases/funding-parts.ts';
import type { IllnessKey } from '#src/shared/cases/illnesses.ts';
import { type Bill, gapOf } from '#src/shared/raising/bill.ts';
import {
  type AmountAdvice,
  type ClosedCase,
  fewestCases,
  judgeTarget,
  type ReasonableRange,
  reasonableRange,
} from '#src/shared/raising/reasonable-amount.ts';
import { illnessKeyOf } from './illness-key-of.ts';
import { findParts } from './part-record.ts';

/**
 * This is the newest say most about what treatment costs today; a limit, however many there are.
 */
const mostRead = 300;

type Asked = {
  /** It is a group of illnesses, or words for one. */
  disease: string;
  province?: string;
  city: string;
  costAheadInFen: number;
};

/**
 * Finds what closed cases of an illness asked for: of this city or province where enough of them
 * are.
 */
export async function findReasonableAmount(
  db: Database,
  { disease, province = '', city, costAheadInFen }: Asked,
): Promise<ReasonableRange> {
  const illnessKey = illnessKeyOf(disease);
  if (!illnessKey) return reasonableRange([], { scope: 'country', costAheadInFen });
  for (const [scope, place] of [
    ['city', city],
    ['province', province],
  ] as const) {
    if (place === '') continue;
    const near = await findClosed(db, { illnessKey, [scope]: place });
    if (near.length >= fewestCases) return reasonableRange(near, { scope, costAheadInFen });
  }
  const all = await findClosed(db, { illnessKey });
  return reasonableRange(all, { scope: 'country', costAheadInFen });
}

type Where = { illnessKey: IllnessKey; city?: string; province?: string };

/** Each of the three ways has an index in this order. */
async function findClosed(
  db: Database,
  { illnessKey, city, province }: Where,
): Promise<ClosedCase[]> {
  const rows = await db
    .selectFrom('cases')
    .select(['target_in_fen', 'treatment'])
    .where('illness_key', '=', illnessKey)
    .where('status', '=', 'FINISHED')
    .$if(city !== undefined, (cases) => cases.where('city', '=', city ?? ''))
    .$if(province !== undefined, (cases) => cases.where('province', '=', province ?? ''))
    .where('published_at', 'is not', null)
    .orderBy('published_at', 'desc')
    .limit(mostRead)
    .execute();
  return rows.map((row) => ({
    askedInFen: row.target_in_fen,
    costAheadInFen: fromJson<Treatment>(row.treatment).costAheadInFen,
  }));
}

/**
 * Finds the range for a case and what it means for a target; undefined for anyone but its owner.
 */
export async function findAmountAdvice(
  { db, keys }: { db: Database; keys: Services['keys'] },
  { infoUuid, userId, ...asked }: { infoUuid: string; userId: string; targetInFen?: number },
): Promise<AmountAdvice | undefined> {
  if ((await findCaseOwner(db, infoUuid)) !== userId) return undefined;
  const parts = await findParts(db, keys, infoUuid);
  const base = { ...parts.get('base')?.draft?.values, ...parts.get('base')?.saved?.fields };
  const bill = parts.get('treatment')?.saved?.fields as Bill | undefined;
  const textOf = (name: string) => (typeof base[name] === 'string' ? base[name] : '');
  const range = await findReasonableAmount(db, {
    disease: textOf('illnessKey') || textOf('disease'),
    province: textOf('province'),
    city: textOf('city'),
    costAheadInFen: bill?.costAheadInFen ?? 0,
  });
  const gapInFen = bill && gapOf(bill);
  const saved = base.targetAmountInFen;
  const targetInFen = asked.targetInFen ?? (typeof saved === 'number' ? saved : undefined);
  const verdict =
    targetInFen === undefined ? undefined : judgeTarget(targetInFen, { range, gapInFen });
  return { range, gapInFen, targetInFen, verdict };
}

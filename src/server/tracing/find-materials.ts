import type { Database } from '#src/server/db/database.ts';
import { fromJson } from '#src/server/db/json.ts';
import { mediaUrl } from '#src/shared/cases/display.ts';
import type { OwnWords } from '#src/shared/platform/own-words.ts';
import { type Material, type MaterialKind, medicalKinds } from '#src/shared/tracing/materials.ts';

/** It is more papers than any case shows; a limit, so that nothing is read without one. */
const maxMaterials = 100;

function selectShown(db: Database, caseId: string) {
  return db.selectFrom('case_materials').where('case_id', '=', caseId).where('masked', '=', 1);
}

/**
 * Finds the papers of a case that everyone may see, newest first; what is not masked is never read.
 */
export async function findMaterials(
  db: Database,
  { caseId, kind }: { caseId: string; kind?: MaterialKind },
): Promise<Material[]> {
  const rows = await selectShown(db, caseId)
    .selectAll()
    .$if(kind !== undefined, (materials) => materials.where('kind', '=', kind as MaterialKind))
    .orderBy('stated_at', 'desc')
    .orderBy('id')
    .limit(maxMaterials)
    .execute();
  return rows.map((row, position) => ({
    position,
    kind: row.kind,
    url: mediaUrl(row.path),
    largeUrl: mediaUrl(row.large_path),
    alt: row.alt === null ? null : fromJson<OwnWords>(row.alt),
    width: row.width,
    height: row.height,
    statedAt: row.stated_at,
  }));
}

/** Finds how many papers that speak of the illness are shown. */
export async function findMedicalCount(db: Database, caseId: string): Promise<number> {
  const { count } = await selectShown(db, caseId)
    .where('kind', 'in', medicalKinds)
    .select((eb) => eb.cast<number>(eb.fn.countAll(), 'bigint').as('count'))
    .executeTakeFirstOrThrow();
  return count;
}

/** Finds receipts of what a family sold and paid, those handed in together as one. */
export async function findSellAndPay(
  db: Database,
  caseId: string,
): Promise<{ submitTime: number; images: string[] }[]> {
  const receipts = await findMaterials(db, { caseId, kind: 'sellAndPay' });
  const byTime = Map.groupBy(receipts, ({ statedAt }) => statedAt);
  return [...byTime].map(([submitTime, some]) => ({
    submitTime,
    images: some.map(({ largeUrl }) => largeUrl),
  }));
}

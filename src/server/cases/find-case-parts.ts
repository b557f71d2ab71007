import type { Database } from '#src/server/db/database.ts';
import { fromJson } from '#src/server/db/json.ts';
import type { CasePicture } from '#src/shared/cases/case-picture.ts';
import { mediaUrl } from '#src/shared/cases/display.ts';
import type { ComparisonName } from '#src/shared/cases/enumerations.ts';
import type { Fact } from '#src/shared/cases/funding-parts.ts';
import type { OwnWords } from '#src/shared/platform/own-words.ts';

/** This is more than any case may have; a limit, so that nothing is read without one. */
const maxParts = 50;

export async function findPictures(db: Database, caseId: string): Promise<CasePicture[]> {
  const rows = await db
    .selectFrom('case_pictures')
    .selectAll()
    .where('case_id', '=', caseId)
    .orderBy('position')
    .limit(maxParts)
    .execute();
  return rows.map((row) => ({
    url: mediaUrl(row.path),
    largeUrl: mediaUrl(row.large_path),
    alt: row.alt === null ? null : fromJson<OwnWords>(row.alt),
    position: row.position,
    width: row.width,
    height: row.height,
  }));
}

export async function findFacts(db: Database, caseId: string): Promise<Fact[]> {
  const rows = await db
    .selectFrom('case_facts')
    .selectAll()
    .where('case_id', '=', caseId)
    .orderBy('stated_at')
    .orderBy('id')
    .limit(maxParts)
    .execute();
  return rows.map((row) => ({
    kind: row.kind,
    state: row.state,
    method: row.method,
    compared: fromJson<ComparisonName[]>(row.compared),
    statedAt: row.stated_at,
    expiresAt: row.expires_at,
  }));
}

import type { Selectable } from 'kysely';
import type { ReportsTable } from '#src/server/db/schema.ts';
import type { Keys } from '#src/server/platform/keys.ts';

type Sealed = 'id' | 'content_sealed' | 'real_name_sealed' | 'mobile_sealed';

/** Answers what was reported and by whom, in clear. */
export function openReport(
  keys: Keys,
  { id, content_sealed, real_name_sealed, mobile_sealed }: Pick<Selectable<ReportsTable>, Sealed>,
) {
  return {
    content: contentOf(keys, { reportId: id, sealed: content_sealed }),
    realName: real_name_sealed && keys.open('reports.real_name_sealed', id, real_name_sealed),
    mobile: mobile_sealed && keys.open('reports.mobile_sealed', id, mobile_sealed),
  };
}

/** It is nothing any more once the time of the case's papers is over. */
export function contentOf(
  keys: Keys,
  { reportId, sealed }: { reportId: string; sealed: string },
): string {
  return sealed === '' ? '' : keys.open('reports.content_sealed', reportId, sealed);
}

import type { Flag } from '#src/server/db/columns.ts';
import { fromJson } from '#src/server/db/json.ts';
import { isChild } from '#src/shared/cases/is-child.ts';

/** Is the patient a child whose guardian did not say that its face may be shown? */
export function hidesFaces(row: { patient: string; faces_shown: Flag }): boolean {
  return row.faces_shown === 0 && isChild(fromJson<{ age?: number }>(row.patient));
}

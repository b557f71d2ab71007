import { findChecklist } from '#src/server/raising/sheet/find-checklist.ts';
import type { Services } from '#src/server/services.ts';
import type { Checklist } from '#src/shared/raising/own-sheet.ts';
import { isAide } from './find-help.ts';

type Asked = { caseId: string; userId: string };

/** Finds how far each part is that an aide may fill in; undefined for anyone who does not help. */
export async function findHelpChecklist(
  services: Pick<Services, 'db' | 'keys'>,
  { caseId, userId }: Asked,
  now: number,
): Promise<Checklist | undefined> {
  if (!(await isAide(services.db, { caseId, userId }, now))) return undefined;
  const found = await findChecklist(services, { caseId }, now);
  return found && { ...found, lines: found.lines.filter(({ part }) => part !== 'payee') };
}

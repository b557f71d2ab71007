import { findChecklist } from '#src/server/raising/sheet/find-checklist.ts';
import type { Services } from '#src/server/services.ts';
import type { CaseQuestioned } from '#src/shared/raiser/case-doubt.ts';
import { findDoubt } from './find-doubt.ts';
import { findRaiserCase } from './find-raiser-case.ts';

type Questioned = { by: CaseQuestioned; endsAt: number | null };

/** What the family of a case can answer without having been asked, and until when it may raise. */
export async function findQuestioned(
  services: Services,
  caseId: string,
  now: number,
): Promise<Questioned | undefined> {
  const found = await findRaiserCase(services.db, { caseId }, now);
  if (!found) return undefined;
  const doubt = await findDoubt(services.db, found);
  if (doubt) return { by: doubt, endsAt: doubt === 'risk' ? found.endsAt : null };
  const isHeld = !found.isPublic && (await findChecklist(services, { caseId }, now))?.isHeld;
  return isHeld ? { by: 'held', endsAt: null } : undefined;
}

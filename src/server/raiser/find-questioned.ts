import { findChecklist } from '#src/server/raising/sheet/find-checklist.ts';
import type { Services } from '#src/server/services.ts';
import type { CaseQuestioned } from '#src/shared/raiser/case-flag.ts';
import { findFlag } from './find-flag.ts';
import { findRaiserCase } from './find-raiser-case.ts';
import { findToldAgainst } from './find-told-against.ts';

type Questioned = {
  by: CaseQuestioned;
  /** This is what staff wrote to the family, and what readers are warned of. */
  told: string;
  warning: string | null;
  endsAt: number | null;
  /** Its family wrote last then, so that what it sent is no draft any more. */
  toldAt: number;
};

/**
 * Finds what the family of a case can answer without having been asked, and until when it may
 * raise.
 */
export async function findQuestioned(
  services: Services,
  caseId: string,
  now: number,
): Promise<Questioned | undefined> {
  const found = await findRaiserCase(services.db, { caseId }, now);
  if (!found) return undefined;
  const flag = await findFlag(services.db, found);
  const toldAt = await findLastTold(services, { caseId, userId: found.ownerUserId });
  if (flag) {
    const told = await findToldAgainst(services.db, caseId);
    const warning = found.state.finishText;
    return { by: flag, told, warning, endsAt: flag === 'risk' ? found.endsAt : null, toldAt };
  }
  const isHeld = !found.isPublic && (await findChecklist(services, { caseId }, now))?.isHeld;
  return isHeld ? { by: 'held', told: '', warning: null, endsAt: null, toldAt } : undefined;
}

type Written = { caseId: string; userId: string };

async function findLastTold({ db }: Pick<Services, 'db'>, { caseId, userId }: Written) {
  const { at } = await db
    .selectFrom('inquiries')
    .select(({ fn }) => fn.max('created_at').as('at'))
    .where('user_id', '=', userId)
    .where('case_id', '=', caseId)
    .where('kind', '=', 'service')
    .executeTakeFirstOrThrow();
  return Number(at ?? 0);
}

import { findCaseOwner } from '#src/server/cases/find-case-owner.ts';
import { findSettings } from '#src/server/platform/settings.ts';
import { findHelpChecklist } from '#src/server/raising/aides/find-help-checklist.ts';
import type { Services } from '#src/server/services.ts';
import { caseTypes } from '#src/shared/cases/enumerations.ts';
import type { Checklist, OwnSheet } from '#src/shared/raising/own-sheet.ts';
import { stageOf } from '#src/shared/raising/parts.ts';
import {
  partOfSheet,
  type SheetName,
  sheetFits,
  sheetFor,
} from '#src/shared/raising/sheet-names.ts';
import { type NextPage, stepAfter, stepAfterInDream } from '#src/shared/raising/wizard.ts';
import { findChecklist } from './find-checklist.ts';
import { findPayeeSheet, findSheet } from './find-sheet.ts';

/** This is a sheet with all that its page says around it. */
export type SheetPage = {
  infoUuid: string;
  own: OwnSheet;
  checklist: Checklist;
  /** May it be filled in, as far as the case goes? */
  isOpen: boolean;
  next: NextPage;
  /** A target may be as much. */
  mostInFen: number;
  /** Somebody whom the family lets help looks at it. */
  isAide: boolean;
};

type Asked = {
  infoUuid: string | undefined;
  /** `payee` stands for whichever of its two sheets the family filled in. */
  sheet: SheetName;
  chosen?: SheetName | undefined;
  userId: string | undefined;
};

/** Answers undefined for anyone but the owner of the case and, save the payee, who helps them. */
export async function findSheetPage(
  services: Services,
  { infoUuid, sheet, chosen, userId }: Asked,
): Promise<SheetPage | undefined> {
  if (!infoUuid || !userId) return undefined;
  const isAide = (await findCaseOwner(services.db, infoUuid)) !== userId;
  const checklist = isAide
    ? await findHelpChecklist(services, { caseId: infoUuid, userId }, services.now())
    : await findChecklist(services, { caseId: infoUuid }, services.now());
  if (!checklist) return undefined;
  const { caseType, lines } = checklist;
  const part = partOfSheet(sheet);
  if (!lines.some((line) => line.part === part)) return undefined;
  const fitting = chosen && sheetFits(chosen, caseType) ? chosen : undefined;
  const own =
    sheet === 'payee' && !fitting
      ? await findPayeeSheet(services, infoUuid)
      : await findSheet(services, { caseId: infoUuid, sheet: fitting ?? sheetFor(part, caseType) });
  await tellIllness(services, own, infoUuid);
  const isOpen = checklist.mayEdit[stageOf(part, caseType)];
  const next = isAide ? 'helpCase' : nextOf(sheet, checklist);
  const { maxTargetInFen: mostInFen } = await findSettings(services.db, services.config);
  return { infoUuid, own, checklist, isOpen, next, mostInFen, isAide };
}

/** An illness is asked once, at the launch: the sheet of the treatment begins with that word. */
async function tellIllness(services: Services, own: OwnSheet, caseId: string): Promise<void> {
  if (own.sheet !== 'treatment' || own.values.disease) return;
  const { values } = await findSheet(services, { caseId, sheet: 'base' });
  if (values.disease) own.values = { ...own.values, disease: values.disease };
}

/** Leads back to what else is refused, else on to the next step, else to where changes are sent. */
function nextOf(sheet: SheetName, { lines, phase, caseType }: Checklist): NextPage {
  const part = partOfSheet(sheet);
  const refused = lines.filter(({ refusals }) => Object.keys(refusals).length > 0);
  if (refused.some((line) => line.part !== part && line.standing === 'refused')) return 'rejected';
  if (refused.some((line) => line.part === part)) return 'supplementCommitVerify';
  if (phase !== 'pending' && stageOf(part, caseType) === 'base') return 'supplementCommitVerify';
  if (caseType === caseTypes.dream) return stepAfterInDream[part] ?? 'commitVerify';
  return stepAfter[sheet] ?? 'commitVerify';
}

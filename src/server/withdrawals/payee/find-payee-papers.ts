import { findPart } from '#src/server/raising/sheet/part-record.ts';
import type { ReviewCheck, ReviewField } from '#src/server/review/review-queue.ts';
import type { Services } from '#src/server/services.ts';
import type { Locale } from '#src/shared/platform/locale.ts';
import { textsOf } from '#src/texts/texts.ts';

type Asked = { caseId: string; locale: Locale };
type Person = { idCardIndex: string | null };

/** Finds the papers of the payee among those of the case: what another account is compared with. */
export async function findPayeePapers(
  { db, keys }: Pick<Services, 'db' | 'keys'>,
  { caseId, locale }: Asked,
): Promise<ReviewField[]> {
  const part = await findPart(db, keys, { caseId, part: 'payee' });
  const imageIds = (part?.saved?.fields.attachments ?? []) as string[];
  if (imageIds.length === 0) return [];
  const { papers } = textsOf(locale).withdrawalDesk.fields;
  return [{ name: 'papers', label: papers, imageIds, refusable: false }];
}

/** The papers so far prove nothing of another person. */
export function checkPerson(before: Person, after: Person, locale: Locale): ReviewCheck {
  const t = textsOf(locale).withdrawalDesk.checks;
  if (after.idCardIndex === null) return { level: 'amber', text: t.payeeHospital };
  return after.idCardIndex === before.idCardIndex
    ? { level: 'green', text: t.samePerson }
    : { level: 'red', text: t.otherPerson };
}

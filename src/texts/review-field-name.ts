import { caseTypes } from '#src/shared/cases/enumerations.ts';
import type { Locale } from '#src/shared/platform/locale.ts';
import { type RaisePart, raiseParts } from '#src/shared/raising/parts.ts';
import { sheetFor } from '#src/shared/raising/sheet-names.ts';
import { fieldLabel, partText } from './option-text.ts';
import { textsOfCase, textsOfHelp } from './texts.ts';

/**
 * Answers what staff call a field of whatever they review; one of a sheet is named after its part,
 * as a case of this kind tells it. There is no kind for many cases at once.
 */
export function reviewFieldName(
  field: string,
  locale: Locale,
  caseType: number = caseTypes.illness,
): string {
  const texts = textsOfCase(caseType, locale);
  const [part, name] = field.split('.');
  if (name !== undefined && isPart(part)) {
    const sheet = sheetFor(part, caseType);
    return `${partText(sheet, texts)} · ${fieldLabel(sheet, name, textsOfHelp(caseType, locale))}`;
  }
  const { review, raising, refunds, withdrawalDesk, asking, progress } = texts;
  const { amount, payee, account } = withdrawalDesk.fields;
  const names: Readonly<Record<string, string>> = {
    ...raising.fields,
    ...refunds.reviewFields,
    ...withdrawalDesk.fields,
    ...review.fields,
    ...{ amountInFen: amount, payeeName: payee, payeeAccount: account },
    ...{ images: progress.reviewImages, familyAnswer: asking.desk.paper },
  };
  // Words changed on a public page are named by the page and not by a sheet.
  return names[field] ?? names[name ?? ''] ?? field;
}

function isPart(name: string | undefined): name is RaisePart {
  return (raiseParts as readonly (string | undefined)[]).includes(name);
}

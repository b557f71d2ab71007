import type { PartRecord, SavedSheet } from '#src/server/raising/sheet/part-record.ts';
import type { ReviewField } from '#src/server/review/review-queue.ts';
import { maskMobile } from '#src/shared/accounts/mobile-number.ts';
import type { Locale } from '#src/shared/platform/locale.ts';
import { yuan } from '#src/shared/platform/money.ts';
import { fieldNameOf, isAmount } from '#src/shared/raising/form-values.ts';
import { maskedIdCard } from '#src/shared/raising/identity/identity-facts.ts';
import type { RaisePart } from '#src/shared/raising/parts.ts';
import { maskedNumber } from '#src/shared/raising/payee-account.ts';
import { isSecretField, type SecretField } from '#src/shared/raising/secret-fields.ts';
import { photosOf, sheetLayout } from '#src/shared/raising/sheet-layout.ts';
import { fieldLabel, optionText, partText } from '#src/texts/option-text.ts';
import { type Texts, textsOf, textsOfCase, textsOfHelp } from '#src/texts/texts.ts';

/** Consents stand in their own table; the desk decides on words and papers. */
const unshown: readonly string[] = ['agreed'];

/** Lists the fields of a saved part as the desk shows them; only those that wait can be refused. */
export function reviewFieldsOf(
  { part, saved }: PartRecord,
  { caseType, locale, refusable }: { caseType: number; locale: Locale; refusable: boolean },
): ReviewField[] {
  if (!saved) return [];
  const texts = textsOfCase(caseType, locale);
  const photoFields = photosOf(saved.sheet).map(({ name }) => name);
  const asked = askedOn(saved);
  return inOrder(saved, asked)
    .filter(([field, value]) => !unshown.includes(field) && isSaid(saved, field, value))
    .map(([field, value]) => {
      // Staff are not the fundraiser whom a sheet calls you.
      const label = fieldLabel(saved.sheet, field, textsOfHelp(caseType, locale));
      const group = partText(saved.sheet, textsOf(locale));
      const mended = refusable && asked.includes(field);
      const named = { name: `${part}.${field}`, label, group, refusable: mended };
      if (isSecretField(field)) {
        const plain = String(value);
        return {
          ...named,
          secret: true,
          masked: maskedSecret(field, plain),
          reveal: async () => plain,
        };
      }
      if (photoFields.includes(field)) return { ...named, imageIds: value as string[] };
      return { ...named, value: valueText(field, value, { texts, locale }) };
    });
}

/**
 * An organisation has a licence and no paper of a person, a person has it the other way round. That a
 * ward may be asked, a family says on another page, and who said nothing refused nothing.
 */
function isSaid({ sheet, fields }: SavedSheet, field: string, value: unknown): boolean {
  if (field === 'mayAsk') return value === true;
  if (sheet !== 'origination') return true;
  return field === 'idType' ? Boolean(fields.idCard) : field !== 'licenceNo' || value !== '';
}

/** What the sheet does not ask cannot be mended on it, so nobody is sent there for it. */
function askedOn({ sheet }: SavedSheet): string[] {
  return sheetLayout[sheet].map(({ name }) => fieldNameOf(name));
}

/** They stand as the family was asked, so that papers stand beside the sums that they prove. */
function inOrder({ fields }: SavedSheet, asked: readonly string[]): [string, unknown][] {
  const placeOf = (field: string) => {
    const place = asked.indexOf(field);
    return place === -1 ? asked.length : place;
  };
  return Object.entries(fields).sort(([one], [other]) => placeOf(one) - placeOf(other));
}

/** More papers can be asked for although nobody sent any. */
export function morePapersField(locale: Locale): ReviewField {
  const t = textsOf(locale).raising;
  const part: RaisePart = 'materials';
  return { name: `${part}.attachments`, label: t.askForPapers, value: '', refusable: true };
}

export function maskedSecret(field: SecretField, plain: string): string {
  if (field === 'mobile') return maskMobile(plain);
  const isIdentity = field === 'idCard' || field === 'guardianIdCard';
  return isIdentity ? maskedIdCard(plain) : maskedNumber(plain);
}

function valueText(
  field: string,
  value: unknown,
  { texts, locale }: { texts: Texts; locale: Locale },
): string {
  const { platform } = texts;
  if (isAmount(field)) return `${yuan(Number(value), locale)} ${platform.yuanUnit}`;
  return optionText(field, String(value), texts);
}

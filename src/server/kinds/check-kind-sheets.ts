import type { Trx } from '#src/server/db/database.ts';
import { findSettings } from '#src/server/platform/settings.ts';
import type { Services } from '#src/server/services.ts';
import type { FieldProblems } from '#src/shared/contract/field-problem.ts';
import { gearFieldNames, gearNumbers } from '#src/shared/kinds/gear-fields.ts';
import { type GearFields, gearsOf, missingOfGear } from '#src/shared/kinds/gear-slots.ts';
import { findIdentityFaults, isMinor } from '#src/shared/raising/identity/find-identity-faults.ts';
import { hasSecretNumber } from '#src/shared/raising/private-words.ts';
import type { SheetContent } from '#src/shared/raising/sheets.ts';

/** A thing is whole or not there, one is, and none costs more than a gift may be. */
export async function checkGears(
  trx: Trx,
  { config }: Pick<Services, 'config'>,
  fields: GearFields,
): Promise<FieldProblems> {
  const { maxDonationInFen } = await findSettings(trx, config);
  const problems: FieldProblems = {};
  for (const slot of gearNumbers) {
    for (const name of missingOfGear(fields, slot)) {
      problems[`gear${slot}${name}`] = name === 'Licence' ? 'gearLicence' : 'gearWhole';
    }
    for (const name of gearFieldNames) {
      const value = fields[`gear${slot}${name}`];
      if (typeof value === 'string' && hasSecretNumber(value))
        problems[`gear${slot}${name}`] = 'privateWords';
    }
    if ((fields[`gear${slot}PriceInFen`] ?? 0) > maxDonationInFen)
      problems[`gear${slot}PriceInFen`] = 'amountTooLarge';
  }
  const none = Object.keys(problems).length === 0 && gearsOf(fields).length === 0;
  return none ? { gear1Title: 'gearNeeded' } : problems;
}

/** An organisation shows its licence, a person a real name and papers of their own. */
export function checkOrganiser(
  sheet: Partial<SheetContent<'origination'>>,
  now: number,
): FieldProblems {
  const { organiser, licenceNo, idCard, words = '' } = sheet;
  const isPerson = organiser === 'person';
  return {
    ...(isPerson && isMinor(sheet, now) && { idCard: 'adult' }),
    ...(isPerson && findIdentityFaults(sheet, { now, isPatient: false })),
    // These words are public, too.
    ...(hasSecretNumber(words) && { words: 'privateWords' }),
    ...(organiser === 'organisation' && !licenceNo && { licenceNo: 'required' }),
    ...(isPerson && !idCard && { idCard: 'required' }),
  };
}

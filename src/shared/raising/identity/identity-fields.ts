import * as v from 'valibot';
import { idCard } from '#src/shared/accounts/id-card.ts';
import { personName } from '#src/shared/accounts/person-name.ts';
import { say } from '#src/shared/contract/fields.ts';
import { bareNumber } from '#src/shared/platform/bare-number.ts';
import { leftEmpty } from '#src/shared/raising/sheet-fields.ts';
import { adultIdTypes, idTypes } from './id-types.ts';

export const genders = ['female', 'male'] as const;

/** This is a number of any kind; whether it is one of its kind is checked with the kind. */
const idNumber = v.pipe(
  v.string(say('required')),
  v.transform((text) => bareNumber(text).replaceAll(/[()]/g, '').toUpperCase()),
  v.regex(/^[A-Z0-9]{6,19}$/, say('idNumber')),
);

/** This is a name as passports have it. */
const latinName = v.pipe(
  v.string(),
  v.transform((text) => text.trim().replaceAll(/\s+/g, ' ')),
  v.regex(/^[A-Za-z][A-Za-z'’ .-]{1,59}$/),
);

const day = v.pipe(
  v.string(say('birthDate')),
  v.isoDate(say('birthDate')),
  v.check(isDay, say('birthDate')),
);

/**
 * Is it a day of the calendar? Such as 30 February is none, which a date would take for a day in
 * March.
 */
function isDay(text: string): boolean {
  const at = Date.parse(text);
  return !Number.isNaN(at) && new Date(at).toISOString().startsWith(text);
}

const named = { name: v.union([personName, latinName], say('personName')) };

/** Fundraisers and payees are asked for these. */
export const adultIdentity = {
  ...named,
  idType: v.optional(v.picklist(adultIdTypes, say('unknown')), 'idCard'),
  idCard: idNumber,
};

/**
 * It is asked of a patient: what the number does not tell, and for a newborn who its guardian is.
 */
export const anyIdentity = {
  ...named,
  idType: v.optional(v.picklist(idTypes, say('unknown')), 'idCard'),
  idCard: idNumber,
  bornOn: v.optional(v.union([leftEmpty, day], say('birthDate'))),
  gender: v.optional(v.union([leftEmpty, v.picklist(genders)], say('unknown'))),
  guardianName: v.optional(v.union([leftEmpty, personName], say('personName'))),
  guardianIdCard: v.optional(v.union([leftEmpty, idCard], say('idCard'))),
};

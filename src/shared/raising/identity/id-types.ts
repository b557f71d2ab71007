import { isIdCard } from '#src/shared/accounts/id-card.ts';

/**
 * These prove who a person is. Every one has a number of its own shape; of a birth certificate a
 * guardian's identity card goes with it.
 */
export const idTypes = [
  'idCard',
  'hkMacaoPermit',
  'taiwanPermit',
  'residencePermit',
  'foreignResident',
  'passport',
  'birthCertificate',
] as const;
export type IdType = (typeof idTypes)[number];

/** A newborn neither raises money nor is paid. */
export const adultIdTypes = idTypes.filter((type) => type !== 'birthCertificate');

/** These are laid out like an identity card, by what they begin with: birth, sex, check digit. */
const likeIdCard: Partial<Record<IdType, RegExp>> = {
  residencePermit: /^8[123]0000/,
  foreignResident: /^9/,
};

const shapes: Record<Exclude<IdType, 'idCard' | 'residencePermit'>, RegExp> = {
  hkMacaoPermit: /^[HM]\d{8}(\d{2})?$/,
  taiwanPermit: /^(\d{8}|\d{10}[A-Z]?)$/,
  /** It is as issued before 2023; whether its last digit is a sum is nowhere published. */
  foreignResident: /^[A-Z]{3}\d{12}$/,
  passport: /^(?=.*\d)[A-Z0-9]{6,12}$/,
  birthCertificate: /^[A-Z]\d{9}$/,
};

/** Does a number have the shape of its kind, with the right check digit where it has one? */
export function fitsIdType(type: IdType, number: string): boolean {
  if (type === 'idCard') return isIdCard(number);
  const beginning = likeIdCard[type];
  if (beginning?.test(number) && number.length === 18) return isIdCard(number);
  return type !== 'residencePermit' && shapes[type].test(number);
}

/** Are there numbers of the kind with a day of birth in them? */
export function mayTellBirth(type: IdType): boolean {
  return type === 'idCard' || type in likeIdCard;
}

/** May a name be written in Latin letters? */
export function allowsLatinName(type: IdType): boolean {
  return type === 'passport' || type === 'foreignResident';
}

/** One person is found in two cases by it: numbers of two kinds may be alike. */
export function identityKeyOf(person: { idCard?: unknown; idType?: unknown }): string {
  const { idCard, idType = 'idCard' } = person;
  return idType === 'idCard' ? String(idCard) : `${idType} ${idCard}`;
}

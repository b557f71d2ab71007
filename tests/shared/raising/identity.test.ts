import { expect, test } from 'vitest';
import {
  findIdentityFaults,
  type Identity,
} from '#src/shared/raising/identity/find-identity-faults.ts';
import { fitsIdType, type IdType } from '#src/shared/raising/identity/id-types.ts';
import {
  ageOn,
  factsOfIdentity,
  maskedIdCard,
} from '#src/shared/raising/identity/identity-facts.ts';
import { someIdCard } from '../../support/some-id-card.ts';

const now = Date.UTC(2026, 10, 22, 4);
const card = (birthday: string, sex: 'female' | 'male') => ({ idCard: someIdCard(birthday, sex) });

test.each<[IdType, readonly string[], readonly string[]]>([
  [
    'idCard',
    ['1101011990030700', someIdCard()],
    ['0101011990030700', '110101199003070079', '110101199002300013'],
  ],
  ['hkMacaoPermit', ['H12345678', 'M1234567801'], ['A12345678', 'H1234567']],
  ['taiwanPermit', ['12345678', '1234567890', '1234567890B'], ['1234567', 'T12345678']],
  ['residencePermit', [], ['110101199003070078', '12345678']],
  ['foreignResident', ['USA110119900307'], ['US110119900307', 'USA11011990030']],
  ['passport', ['E12345678', 'AB1234567'], ['ABCDEFGH', '1234']],
  ['birthCertificate', ['P123456789'], ['123456789', 'P12345678']],
])('a number of %s has its own shape', (type, right, wrong) => {
  for (const number of right) expect(fitsIdType(type, number), number).toBe(true);
  for (const number of wrong) expect(fitsIdType(type, number), number).toBe(false);
});

test('age and sex are read from a card, and the birthday itself counts', () => {
  expect(factsOfIdentity({ idCard: '110101200811220018' })).toEqual({
    bornOn: '2008-11-22',
    gender: 'male',
  });
  expect([ageOn('2008-11-22', now), ageOn('2008-11-23', now)]).toEqual([18, 17]);
});

test('of a short number less is shown', () => {
  expect(maskedIdCard('110101199003070078')).toBe('110***********0078');
  expect(maskedIdCard('H12345678')).toBe('H***********78');
});

const patient = { now, isPatient: true };
test.each<[string, Identity, object]>([
  ['a card', card('19900307', 'male'), {}],
  ['born tomorrow', card('20261123', 'male'), { idCard: 'birthDate' }],
  [
    'a passport alone',
    { idType: 'passport', idCard: 'E12345678' },
    { bornOn: 'required', gender: 'required' },
  ],
  [
    'a passport and its facts',
    {
      idType: 'passport',
      idCard: 'E12345678',
      bornOn: '1990-01-01',
      gender: 'male',
      name: 'Ann Lee',
    },
    {},
  ],
  [
    'a Latin name beside a card',
    { ...card('19900307', 'male'), name: 'Ann Lee' },
    { name: 'personName' },
  ],
  [
    'a sex that is not the card’s',
    { ...card('19900307', 'male'), gender: 'female' },
    { gender: 'notOfCard' },
  ],
  [
    'a newborn without a guardian',
    { idType: 'birthCertificate', idCard: 'P123456789', bornOn: '2026-11-01', gender: 'male' },
    { guardianName: 'required', guardianIdCard: 'required' },
  ],
  [
    'a newborn with one',
    {
      idType: 'birthCertificate',
      idCard: 'P123456789',
      bornOn: '2026-11-01',
      gender: 'male',
      guardianName: '林小雨',
      guardianIdCard: someIdCard('19900101'),
    },
    {},
  ],
  [
    'a guardian who is a child',
    {
      idType: 'birthCertificate',
      idCard: 'P123456789',
      bornOn: '2026-11-01',
      gender: 'male',
      guardianName: '林小雨',
      guardianIdCard: someIdCard('20150101'),
    },
    { guardianIdCard: 'birthDate' },
  ],
])('papers of a patient: %s', (_name, person, faults) => {
  expect(findIdentityFaults(person, patient)).toEqual(faults);
});

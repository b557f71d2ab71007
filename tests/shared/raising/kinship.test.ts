import { expect, test } from 'vitest';
import { relations } from '#src/shared/cases/enumerations.ts';
import type { Identity } from '#src/shared/raising/identity/find-identity-faults.ts';
import {
  findAgeFaults,
  findKinFault,
  isUnlikelyKin,
  isUnlikelySpouse,
} from '#src/shared/raising/identity/kinship.ts';
import { someIdCard } from '../../support/some-id-card.ts';

const now = Date.UTC(2026, 10, 22, 4);
const card = (birthday: string, sex: 'female' | 'male') => ({ idCard: someIdCard(birthday, sex) });

test('a child is not married, is no spouse and has no children', () => {
  const child = card('20150101', 'female');
  expect(findAgeFaults({ ...child, maritalStatus: 1 }, now)).toEqual({
    maritalStatus: 'marriedChild',
  });
  for (const relation of [relations.husband, relations.son, '12.grandchild'])
    expect(findAgeFaults({ ...child, relation }, now), String(relation)).toEqual({
      relation: 'relationAge',
    });
  expect(findAgeFaults({ ...child, relation: relations.mother, maritalStatus: 0 }, now)).toEqual(
    {},
  );
});

const middle = card('19800101', 'female');
test.each<[number | string, Identity, string | undefined, boolean]>([
  [relations.mother, card('19550101', 'female'), undefined, false],
  [relations.mother, card('19550101', 'male'), 'relationSex', false],
  [relations.father, card('19800102', 'male'), 'relationAge', true],
  [relations.father, card('19680101', 'male'), undefined, true],
  [relations.son, card('20050101', 'male'), undefined, false],
  [relations.son, card('19700101', 'male'), 'relationAge', true],
  [relations.husband, card('19790101', 'female'), 'relationSex', true],
  [relations.husband, card('19790101', 'male'), undefined, false],
  ['12.grandparent', card('19550101', 'male'), undefined, true],
  ['12.sibling', card('19820101', 'male'), undefined, false],
  [relations.self, card('19800101', 'female'), 'notPatient', false],
  [relations.self, middle, undefined, false],
  [relations.daughter, middle, 'isPatient', true],
  [relations.friends, { idType: 'passport', idCard: 'E12345678' }, undefined, false],
])('a raiser who is relation %s of the patient', (relation, raiser, fault, unlikely) => {
  expect(findKinFault({ relation, patient: middle, raiser })).toBe(fault);
  expect(isUnlikelyKin({ relation, patient: middle, raiser })).toBe(unlikely);
});

test.each<[number, Identity, boolean]>([
  [1, card('19790101', 'male'), false],
  [0, card('19790101', 'male'), true],
  [2, card('19790101', 'male'), true],
  [1, card('19790101', 'female'), true],
  [1, { idType: 'passport', idCard: 'E12345678' }, false],
])('a spouse who is paid, the patient being of marital status %i', (maritalStatus, payee, told) => {
  expect(isUnlikelySpouse({ patient: { ...middle, maritalStatus }, payee })).toBe(told);
});

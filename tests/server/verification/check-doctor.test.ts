import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import * as actsCalls from '#src/shared/verification/acts/calls.ts';
import * as calls from '#src/shared/verification/calls.ts';
import { decide } from '../../support/test-family.ts';
import { actsOf, addStaff, type Staff } from '../../support/test-staff.ts';
import {
  declared,
  fresh,
  openVerificationDesk,
  type VerificationDesk,
} from './verification-desk.ts';

let t: VerificationDesk;
let reviewer: Staff;
beforeAll(async () => {
  t = await openVerificationDesk();
  reviewer = await addStaff(t, 'reviewer');
});
beforeEach(() => t.begin());
afterAll(() => t.close());

const settle = (words = '') => decide(t, reviewer, { caseId: t.infoUuid, queue: 'doctor', words });
const firstPlace = async () =>
  (await t.call(calls.verificationFirstPlace, { infoUuid: t.infoUuid }, fresh())).data?.verifyId;
const labels = async () =>
  (await t.call(calls.verificationLabels, { infoUuid: t.infoUuid }, fresh())).data;
const counts = async () => {
  const { doctorVerificationCount, countFromHospital, declaredDoctorCount } = await t.list();
  return [doctorVerificationCount, countFromHospital, declaredDoctorCount];
};

test('nobody is a doctor by saying so; one whose hospital said so is', async () => {
  const friend = await t.make();
  const { data } = await t.verify(await t.known(), declared);
  expect(data).toMatchObject({ kind: 'doctor', counted: true, level: 'declared', checkedAt: null });
  expect(await counts()).toEqual([0, 0, 1]);
  expect(await firstPlace()).toBe(friend);
  expect((await labels()).map(({ count }) => count)).toEqual([1]);
  expect((await settle()).code).toBe(0);
  expect(await counts()).toEqual([1, 1, 0]);
  expect(await firstPlace()).toBe(data.verifyId);
  expect((await labels()).map(({ count }) => count)).toEqual([1, 1]);
});

test('one the hospital does not know stays what is said, and both decisions are acts of staff', async () => {
  await t.verify(await t.known(), declared);
  expect((await settle('医院说没有这个人')).code).toBe(0);
  expect(await counts()).toEqual([0, 0, 1]);
  const [{ level, checkedAt } = {}] = (await t.list()).list;
  expect([level, checkedAt]).toEqual(['declared', null]);
  expect(await actsOf(t, reviewer.userId)).toEqual(['claim', 'pass', 'claim', 'refuse']);
});

test('a doctor of another hospital counts, but not as one of the patient’s', async () => {
  await t.verify(await t.known(), { ...declared, hospital: '别的医院' });
  await settle();
  expect(await counts()).toEqual([1, 0, 0]);
});

test('one who writes the hospital with other spaces, widths and letters is of it all the same', async () => {
  await t.verify(await t.known(), {
    ...declared,
    hospital: ` ${[...declared.hospital].join(' ')} `,
  });
  await settle();
  expect(await counts()).toEqual([1, 1, 0]);
});

test('staff are asked of doctors only, and no longer once the word is taken back', async () => {
  await t.verify(await t.known());
  const token = await t.known();
  const { data } = await t.verify(token, declared);
  const open = () =>
    t.services.db
      .selectFrom('review_tasks')
      .select('subject_id')
      .where('case_id', '=', t.infoUuid)
      .where('state', '=', 'open')
      .execute();
  expect(await open()).toEqual([{ subject_id: data.verifyId }]);
  await t.call(actsCalls.verificationTakeBack, { verifyId: data.verifyId }, fresh(token));
  expect(await open()).toEqual([]);
});

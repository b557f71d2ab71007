import { expect, test } from 'vitest';
import { countLines } from '#src/components/verification/count-lines.ts';
import { caseTypes } from '#src/shared/cases/enumerations.ts';
import { textsOf } from '#src/texts/texts.ts';

const counts = {
  ...{ doctorVerificationCount: 2, cardSeenDoctorCount: 1, countFromHospital: 0 },
  ...{ friendsVerificationCount: 3, sickFriendsVerificationCount: 0, declaredDoctorCount: 1 },
  count: 6,
};
const asked = { caseType: caseTypes.illness, locale: 'en' } as const;

test('who says to be a doctor is no doctor and no gap: all lines together are the whole', () => {
  const { verification: t } = textsOf('en');
  const lines = countLines(counts, asked);
  expect(lines.reduce((sum, { count }) => sum + count, 0)).toBe(counts.count);
  expect(lines.map(({ kind, count }) => [kind, count])).toEqual([
    ['doctor', 2],
    ['friend', 3],
    ['declared', 1],
  ]);
  expect(lines.at(0)?.line).toBe(t.cardSeenLine(t.countLine(t.kinds.doctor, '2'), '1'));
  expect(lines.at(-1)?.line).toBe(t.declaredLine('1'));
});

test('nobody is in no line', () => {
  const nobody = Object.fromEntries(Object.keys(counts).map((name) => [name, 0]));
  expect(countLines({ ...counts, ...nobody }, asked)).toEqual([]);
});

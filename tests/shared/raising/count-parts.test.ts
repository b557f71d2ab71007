import { expect, test } from 'vitest';
import { caseTypes } from '#src/shared/cases/enumerations.ts';
import { countParts, isWhole, placeOfPart } from '#src/shared/raising/count-parts.ts';
import { type PartStanding, partStandings } from '#src/shared/raising/own-sheet.ts';
import {
  optionalParts,
  partsFor,
  type RaisePart,
  raiseParts,
  stageOf,
} from '#src/shared/raising/parts.ts';

/**
 * Makes a checklist of a case of this type in which only these parts stand elsewhere than
 * `missing`.
 */
function linesOf(caseType: number, known: Partial<Record<RaisePart, PartStanding>> = {}) {
  const { base, material } = partsFor(caseType);
  return raiseParts
    .filter((part) => base.includes(part) || material.includes(part))
    .map((part) => {
      const stage = stageOf(part, caseType);
      const optional = stage === 'material' && optionalParts.includes(part);
      return { part, stage, optional, standing: known[part] ?? ('missing' as const) };
    });
}

test.each(Object.entries(caseTypes))('the parts of %s follow each other', (_, caseType) => {
  const lines = linesOf(caseType);
  for (const stage of ['base', 'material'] as const) {
    const needed = lines.filter((line) => line.stage === stage && !line.optional);
    const places = needed.map(({ part }) => placeOfPart(lines, part));
    expect(places).toEqual(
      needed.map((_, index) => ({ stage, at: index + 1, all: needed.length, whole: 0 })),
    );
    expect(countParts(lines, stage)).toEqual({ all: needed.length, whole: 0 });
  }
});

test('a part is whole when there is nothing to fill in or to mend', () => {
  const whole = partStandings.filter((standing) => isWhole({ standing }));
  expect(whole).toEqual(['ready', 'inReview', 'passed']);
  const lines = linesOf(caseTypes.illness, {
    ...({ base: 'ready', patient: 'unfinished' } as const),
    ...({ treatment: 'passed', hospital: 'inReview', payee: 'refused' } as const),
  });
  expect(countParts(lines, 'base')).toEqual({ all: 2, whole: 1 });
  expect(countParts(lines, 'material')).toEqual({ all: 5, whole: 2 });
});

test('what may be left out counts neither among all nor among the whole', () => {
  const lines = linesOf(caseTypes.illness, { materials: 'passed' });
  expect(placeOfPart(lines, 'materials')).toBeUndefined();
  expect(countParts(lines, 'material')).toEqual({ all: 5, whole: 0 });
  expect(placeOfPart(linesOf(caseTypes.dream), 'materials')).toMatchObject({ at: 4, all: 4 });
  expect(placeOfPart(linesOf(caseTypes.dream), 'household')).toBeUndefined();
});

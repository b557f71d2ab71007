import * as v from 'valibot';
import { expect, test } from 'vitest';
import { relations } from '#src/shared/cases/enumerations.ts';
import {
  raiserRelation,
  relationNameOf,
  relationParts,
  shownRelations,
} from '#src/shared/cases/raiser-relation.ts';
import { locales } from '#src/shared/platform/locale.ts';
import { optionText } from '#src/texts/option-text.ts';
import { textsOf } from '#src/texts/texts.ts';

test('every shown relation is taken, is one code of the documents, and has its own words', () => {
  const codes: readonly number[] = Object.values(relations);
  for (const shown of shownRelations) {
    const { relation } = relationParts(v.parse(raiserRelation, shown));
    expect(codes, shown).toContain(relation);
  }
  for (const locale of locales) {
    const words = shownRelations.map((shown) => optionText('relation', shown, textsOf(locale)));
    expect(new Set(words).size).toBe(shownRelations.length);
  }
});

test('codes of the documents are taken as they are, a donor and unknown ones are not', () => {
  expect(v.parse(raiserRelation, 12)).toBe(12);
  expect(v.parse(raiserRelation, '6')).toBe(6);
  expect(v.parse(raiserRelation, '12.sibling')).toBe('12.sibling');
  for (const wrong of [relations.donator, '', '12.uncle', '11.sibling', 9, null])
    expect(v.is(raiserRelation, wrong), String(wrong)).toBe(false);
});

test('a kin is called by its own name, a code by the code’s', () => {
  expect(relationNameOf(relationParts('12.sibling'))).toBe('sibling');
  expect(relationNameOf({ relation: 12 })).toBe('closeRelatives');
  expect(relationNameOf({ relation: 77 })).toBe('other');
});

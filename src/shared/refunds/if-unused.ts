import * as v from 'valibot';
import { caseTypes } from '#src/shared/cases/enumerations.ts';
import { say } from '#src/shared/contract/fields.ts';

/**
 * This is what becomes of a gift that its case gives back, as its donor chose; the first unless
 * they chose.
 */
export const ifUnuseds = ['back', 'sameIllness', 'leastSeen'] as const;
export type IfUnused = (typeof ifUnuseds)[number];

export const ifUnused = v.picklist(ifUnuseds, say('unknown'));

const otherCase = v.nullable(v.object({ infoUuid: v.string(), caseTitle: v.string() }));

/** This is what was chosen for a gift, and what came of it. */
export const unusedGift = {
  ifUnused,
  /** It went on there, and from here it was passed on. */
  passedTo: otherCase,
  passedFrom: otherCase,
  /** It went back though another family was chosen: none was there. */
  foundNone: v.boolean(),
  /** This is what may still be chosen; nothing once it went back or on. */
  choices: v.array(ifUnused),
};

/** A family that a gift is passed on to is to have time to use it. */
export const leastDaysLeft = 7;

type Gift = { passed: boolean; ofThing: boolean; caseType: number };

/**
 * Lists what can be chosen for a gift: what was passed on came by no gateway, so nothing can bring
 * it back; a thing that nobody needed is its payer's; and where nobody is ill, no illness is the
 * same.
 */
export function choicesOf({ passed, ofThing, caseType }: Gift): readonly IfUnused[] {
  if (ofThing) return ['back'];
  const left = passed ? ifUnuseds.filter((choice) => choice !== 'back') : ifUnuseds;
  return caseType === caseTypes.illness ? left : left.filter((one) => one !== 'sameIllness');
}

import { relations } from '#src/shared/cases/enumerations.ts';
import { dayMs, dayOf } from '#src/shared/platform/china-days.ts';
import type { AddedStory } from './add-story.ts';
import type { DemoStory } from './demo-story.ts';
import { inventedIdCard } from './invented-numbers.ts';

type Person = { name: string; idCard: string };
type StoryPersons = { patient: Person; raiser: Person; payee: Person };

/** A raiser is by so many years older than the patient, where the relation says so. */
const yearsOlder: Partial<Record<number, number>> = {
  ...{ [relations.father]: 28, [relations.mother]: 28 },
  ...{ [relations.son]: -27, [relations.daughter]: -27 },
  ...{ [relations.husband]: 0, [relations.wife]: 0 },
};
const men: readonly number[] = [relations.father, relations.son, relations.husband];
const usualAge = 36;
const daysOfYear = 365.25;

/** Answers the three persons of a story, with cards that agree with what the story says of them. */
export function personsOf(
  { story, publishedAt }: Pick<AddedStory, 'story' | 'publishedAt'>,
  index: number,
): StoryPersons {
  const { patient, raiser, payee } = story;
  const cardOf = (age: number, order: number) => inventedIdCard(bornOn(publishedAt, age), order);
  const isPatientPaid = payee.relation === 'self';
  const theirs = {
    name: shortName(isPatientPaid ? payee.displayName : patient.displayName),
    idCard: cardOf(patient.age, 2 * index + (patient.gender === 'male' ? 1 : 0)),
  };
  const years = yearsOlder[raiser.relation];
  const age = years === undefined ? usualAge : patient.age + years;
  const order = 200 + 2 * index + (men.includes(raiser.relation) ? 1 : 0);
  const isOwn = raiser.relation === relations.self;
  return {
    patient: theirs,
    raiser: isOwn ? theirs : { name: shortName(raiser.name), idCard: cardOf(age, order) },
    payee: isPatientPaid
      ? theirs
      : { name: shortName(payee.displayName), idCard: cardOf(usualAge, 400 + index) },
  };
}

/** It lies some months before the birthday, so that the youngest were born, too. */
function bornOn(at: number, age: number): string {
  const born = at - Math.round((age * daysOfYear + 90) * dayMs);
  return dayOf(born).replaceAll('-', '');
}

function shortName(shown: string): string {
  return `${shown.slice(0, 1)}某某`;
}

export function isOfAge({ patient }: Pick<DemoStory, 'patient'>): boolean {
  return patient.age >= 18;
}

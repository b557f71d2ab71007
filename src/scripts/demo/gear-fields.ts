import type { GearFields } from '#src/shared/kinds/gear-slots.ts';
import type { DemoStory } from './demo-story.ts';

/** Answers what a story offers, as the fields of its sheet. */
export function gearFieldsOf({ gears = [] }: DemoStory): GearFields {
  return Object.fromEntries(
    gears.flatMap(({ title, kind, origin, sendDays, priceInFen, stock }, index) => [
      [`gear${index + 1}Title`, title],
      [`gear${index + 1}PriceInFen`, priceInFen],
      [`gear${index + 1}Stock`, stock],
      [`gear${index + 1}Kind`, kind],
      [`gear${index + 1}Origin`, origin],
      [`gear${index + 1}SendDays`, sendDays],
    ]),
  );
}

import { animals } from './avatars/animals.ts';
import { faces } from './avatars/faces.ts';
import { createHues } from './avatars/hues.ts';
import { places } from './avatars/places.ts';
import { plants } from './avatars/plants.ts';
import { createDice } from './kit/dice.ts';

/** A friendly abstract portrait as a square SVG of 96 px, deterministic for the seed. */
export function drawAvatar(seed: string): string {
  const dice = createDice(`avatar/${seed}`);
  const hues = createHues(dice);
  const motif = dice.pick(dice.pick([animals, plants, places, faces]));
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="96" height="96" viewBox="0 0 96 96">` +
    `<rect width="96" height="96" fill="${hues.ground}"/>${motif(hues, dice)}</svg>`
  );
}

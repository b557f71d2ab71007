import { faces } from './avatars/faces.ts';
import { createHues } from './avatars/hues.ts';
import { createDice } from './kit/dice.ts';

/** A plain drawn head as a square SVG, for people who are named; deterministic for the seed. */
export function drawPortrait(seed: string): string {
  const dice = createDice(`portrait/${seed}`);
  const hues = createHues(dice);
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="192" height="192" viewBox="0 0 96 96">` +
    `<rect width="96" height="96" fill="${hues.ground}"/>${faces[0]?.(hues, dice) ?? ''}</svg>`
  );
}

import { curve, d, darker, group, lighter, limb, rect, soft, stroke, through } from './paint.ts';
import type { Person } from './person.ts';

export interface HandPlace {
  /** The wrist, in px. */
  x: number;
  y: number;
  /** About half the width of the palm. */
  size: number;
  turn?: number;
  mirror?: boolean;
  spread?: number;
}

// Drawn with the wrist at the origin and the fingers upwards, palm about two units wide.
export function hand(
  person: Person,
  { x, y, size, turn = 0, mirror = false, spread = 1 }: HandPlace,
): string {
  const { skin } = person;
  const line = darker(skin, 0.2);
  const fingers = [
    [-0.72, 1.5, -9],
    [-0.25, 1.85, -3],
    [0.23, 1.7, 3],
    [0.68, 1.22, 10],
  ].map(([base = 0, long = 1, lean = 0]) => {
    const way = (lean * spread * Math.PI) / 180;
    const tip = [base + Math.sin(way) * long, -2 - Math.cos(way) * long] as const;
    const path = curve([[base, -1.8], tip], false);
    return (
      stroke(path, { colour: line, width: 0.56 }) +
      stroke(path, { colour: skin, width: 0.48 }) +
      stroke(curve(through`${tip[0]} ${tip[1] - 0.02}, ${tip[0]} ${tip[1] + 0.01}`, false), {
        colour: lighter(skin, 0.3),
        width: 0.24,
        opacity: 0.6,
      })
    );
  });
  const thumb = curve(through`-0.62 -0.75, -1.22 -1.35, -1.42 -2.05`, false);
  const inside =
    limb(through`0 9, 0 1`, person.top, 2) +
    limb(through`0 0.7, 0 -0.5`, skin, 1.36) +
    rect([-1.08, 0.75, 2.16, 0.62], darker(person.top, 0.18), { round: 0.2 }) +
    fingers.join('') +
    stroke(thumb, { colour: line, width: 0.64 }) +
    soft(
      through`
      -0.66 -0.1, -0.98 -1, -1 -1.9, -0.4 -2.24, 0.5 -2.2, 0.98 -1.86, 1 -1, 0.66 -0.1`,
      skin,
    ) +
    stroke(thumb, { colour: skin, width: 0.56 }) +
    stroke('M-.7 -1.5C-.2 -1.5 -.1 -.8 -.16 -.4M-.5 -1.85C0 -1.5 .5 -1.5 .86 -1.72', {
      colour: line,
      width: 0.07,
    });
  return group(
    d`translate(${x} ${y}) rotate(${turn}) scale(${mirror ? -size : size} ${size})`,
    inside,
  );
}

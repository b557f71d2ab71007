import { headFromSide } from './head.ts';
import { darker, dot, limb, oval, type Point, soft } from './paint.ts';
import type { Person } from './person.ts';

interface SeatPlace {
  /** The hip, on the seat. */
  x: number;
  y: number;
  radius: number;
  facing: 1 | -1;
  /** How far the shoulders lie ahead of the hip, in head radii. */
  lean?: number;
  bow?: number;
  hand?: Point;
  /** Without legs when a table or bed hides them. */
  legs?: boolean;
}

const sizes = {
  child: { torso: 3, thigh: 2, shin: 2, wide: 1.2 },
  adult: { torso: 4.2, thigh: 3, shin: 3.3, wide: 1.5 },
  old: { torso: 3.9, thigh: 2.9, shin: 3.2, wide: 1.5 },
};

function legsOf(person: Person, { x, y, radius: r, facing }: SeatPlace): string {
  const size = sizes[person.age];
  return [0.35, 0]
    .map((back) => {
      const knee: Point = [x + facing * (size.thigh - back) * r, y - 0.1 * r];
      const foot: Point = [x + facing * (size.thigh - back * 2.4) * r, y + size.shin * r];
      const colour = back ? darker(person.bottom, 0.2) : person.bottom;
      return (
        oval([foot[0] + facing * 0.4 * r, foot[1], 0.85 * r, 0.4 * r], darker(person.bottom, 0.4)) +
        limb([[x, y - 0.3 * r], knee], colour, 1.3 * r) +
        limb([knee, foot], colour, 1.05 * r)
      );
    })
    .join('');
}

/** A person sitting, seen from the side. */
export function seated(person: Person, place: SeatPlace): string {
  const { x, y, radius: r, facing, lean = 0.4, bow = 8, legs = true } = place;
  const size = sizes[person.age];
  const at = (ahead: number, up: number): Point => [x + facing * ahead * r, y - up * r];
  const top = size.torso;
  const torso = soft(
    [
      at(-size.wide * 0.75, -0.2),
      at(-size.wide * 0.78 + lean * 0.2, top * 0.45),
      at(lean - size.wide * 0.62, top * 0.88),
      at(lean + 0.1, top + 0.1),
      at(lean + size.wide * 0.5, top * 0.8),
      at(lean * 0.6 + size.wide * 0.62, top * 0.42),
      at(size.wide * 0.75, -0.2),
      at(0, -0.45),
    ],
    person.top,
  );
  const shoulder = at(lean - 0.05, top - 0.75);
  const hand = place.hand ?? at(size.thigh * 0.8, 0.75);
  const elbow: Point = [
    (shoulder[0] + hand[0]) / 2 - facing * 0.25 * r,
    (shoulder[1] + hand[1]) / 2 + 0.75 * r,
  ];
  const headAt = at(lean + 0.35, top + 1.15);
  return (
    (legs ? legsOf(person, place) : '') +
    limb(
      [at(lean + 0.02, top - 0.3), [headAt[0] - facing * 0.1 * r, headAt[1] + 0.4 * r]],
      darker(person.skin, 0.1),
      0.85 * r,
    ) +
    torso +
    headFromSide(person, { x: headAt[0], y: headAt[1], radius: r, bow, facing }) +
    dot(hand[0], hand[1], [0.46 * r, person.skin]) +
    limb(
      [shoulder, elbow, hand],
      darker(person.top, 0.12),
      (person.age === 'child' ? 0.8 : 0.98) * r,
    )
  );
}

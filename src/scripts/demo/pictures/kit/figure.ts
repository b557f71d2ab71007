import { headFromBehind, headFromSide } from './head.ts';
import { d, darker, dot, limb, oval, type Point, shape, stroke, through } from './paint.ts';
import type { Person } from './person.ts';

/** Measures in head radii: how high the head, shoulders and hips are above the feet. */
const builds = {
  child: { head: 7.1, neck: 6, shoulder: 1.25, hip: 2.9, hem: 2.4, arm: 0.8, leg: 0.85 },
  adult: { head: 10.6, neck: 9.3, shoulder: 1.65, hip: 4.9, hem: 4.2, arm: 0.92, leg: 1.05 },
  old: { head: 9.7, neck: 8.5, shoulder: 1.6, hip: 4.5, hem: 3.6, arm: 0.9, leg: 1.05 },
};

// Seen from the side a body is narrower.
const halfWidth = (person: Person, { radius, view = 'behind' }: StandPlace) =>
  builds[person.age].shoulder * radius * (view === 'behind' ? 1 : 0.76);

interface StandPlace {
  /** Middle between the feet. */
  x: number;
  y: number;
  /** Radius of the head in px; the rest follows. */
  radius: number;
  view?: 'behind' | 1 | -1;
  leftHand?: Point;
  rightHand?: Point;
  /** Share of a step, 0 stands still. */
  step?: number;
  skirt?: boolean;
}

/** Where the free hand of a standing figure hangs; useful for two who hold hands. */
export function restingHand(person: Person, place: StandPlace, side: 1 | -1): Point {
  const build = builds[person.age];
  const out = side * (halfWidth(person, place) + 0.5 * place.radius);
  return [place.x + out, place.y - (build.hip - 0.1) * place.radius];
}

function arm(person: Person, place: StandPlace, side: 1 | -1): string {
  const { x, y, radius: r } = place;
  const build = builds[person.age];
  const hand = (side < 0 ? place.leftHand : place.rightHand) ?? restingHand(person, place, side);
  const from: Point = [
    x + side * (halfWidth(person, place) - 0.3 * r),
    y - (build.neck - 0.62) * r,
  ];
  const bend: Point = [
    (from[0] + hand[0]) / 2 + side * 0.16 * r,
    (from[1] + hand[1]) / 2 + 0.2 * r,
  ];
  return (
    dot(hand[0], hand[1], [0.42 * r, person.skin]) +
    limb([from, bend, hand], darker(person.top, 0.1), build.arm * r)
  );
}

function legs(person: Person, { x, y, radius: r, step = 0, skirt }: StandPlace): string {
  const build = builds[person.age];
  const colour = skirt ? person.skin : person.bottom;
  return [-1, 1]
    .map((side) => {
      const foot = x + side * (0.55 + step * 0.7) * r;
      const lift = step > 0 && side > 0 ? 0.28 * r : 0;
      const from: Point = [x + side * 0.5 * r, y - build.hip * r];
      const leg = limb(
        [from, [foot, y - 0.35 * r - lift]],
        colour,
        (skirt ? 0.72 : 1) * build.leg * r,
      );
      return (
        leg + oval([foot, y - 0.12 * r - lift, 0.62 * r, 0.32 * r], darker(person.bottom, 0.35))
      );
    })
    .join('');
}

function coat(person: Person, place: StandPlace): string {
  const { x, y, radius: r, skirt } = place;
  const build = builds[person.age];
  const [wide, top, low] = [
    halfWidth(person, place),
    y - build.neck * r,
    y - (skirt ? build.hem - 1 : build.hem) * r,
  ];
  const flare = wide * (skirt ? 1.3 : 0.98);
  const body =
    d`M${x - 0.5 * r} ${top}C${x - wide} ${top + 0.1 * r} ${x - wide} ${top + 0.6 * r} ${x - wide} ${top + 1.3 * r}` +
    d`L${x - flare} ${low}Q${x} ${low + 0.4 * r} ${x + flare} ${low}L${x + wide} ${top + 1.3 * r}` +
    d`C${x + wide} ${top + 0.6 * r} ${x + wide} ${top + 0.1 * r} ${x + 0.5 * r} ${top}Z`;
  const stripes = person.striped
    ? stroke(
        [1.6, 2.5, 3.4]
          .map((at) => d`M${x - wide * 0.86} ${top + at * r}H${x + wide * 0.86}`)
          .join(''),
        {
          colour: darker(person.top, 0.22),
          width: 0.16 * r,
          opacity: person.age === 'child' ? 0 : 0.7,
        },
      )
    : '';
  return shape(body, person.top) + stripes;
}

/** A whole person on their feet, seen from behind or walking to one side. */
export function standing(person: Person, place: StandPlace): string {
  const { x, y, radius, view = 'behind' } = place;
  const build = builds[person.age];
  const head = { x, y: y - build.head * radius, radius };
  const neck = limb(
    through`
      ${x} ${head.y + 0.5 * radius}, ${x} ${y - build.neck * radius + 0.2 * radius}`,
    darker(person.skin, 0.1),
    0.8 * radius,
  );
  const drawnHead =
    view === 'behind'
      ? headFromBehind(person, head)
      : headFromSide(person, { ...head, x: x + view * 0.12 * radius, facing: view });
  return (
    oval([x, y + 0.05 * radius, 2.1 * radius, 0.4 * radius], '#2e3247', { opacity: 0.16 }) +
    legs(person, place) +
    neck +
    (view === 'behind' ? '' : arm(person, place, view)) +
    coat(person, place) +
    arm(person, place, view === -1 ? 1 : -1) +
    (view === 'behind' ? arm(person, place, 1) : '') +
    drawnHead
  );
}

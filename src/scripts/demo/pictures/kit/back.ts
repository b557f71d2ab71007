import { headFromBehind } from './head.ts';
import { d, darker, lighter, limb, rect, shape, soft, stroke, through } from './paint.ts';
import type { Person } from './person.ts';

interface BackPlace {
  /** Base of the neck. */
  x: number;
  y: number;
  radius: number;
  /** Where the body is cut off or hidden. */
  low: number;
  bow?: number;
  /** Without arms when the scene draws them at work. */
  arms?: boolean;
}

const halfWidth = (person: Person, radius: number) => (person.age === 'child' ? 1.5 : 1.8) * radius;

function collarOf(person: Person, { x, y, radius: r }: BackPlace): string {
  const dark = darker(person.top, 0.18);
  if (person.collar === 'hood') {
    return (
      soft(
        through`
      ${x - 0.95 * r} ${y - 0.15 * r}, ${x} ${y - 0.3 * r}, ${x + 0.95 * r} ${y - 0.15 * r},
      ${x + 0.75 * r} ${y + 0.7 * r}, ${x} ${y + 1.15 * r}, ${x - 0.75 * r} ${y + 0.7 * r}`,
        dark,
      ) +
      stroke(
        d`M${x - 0.62 * r} ${y + 0.05 * r}Q${x} ${y + 0.7 * r} ${x + 0.62 * r} ${y + 0.05 * r}`,
        { colour: darker(dark, 0.2), width: 0.08 * r },
      )
    );
  }
  if (person.collar === 'scarf') {
    return (
      rect([x + 0.2 * r, y, 0.5 * r, 1.5 * r], darker(person.trim, 0.12), {
        turn: -8,
        round: 0.1 * r,
      }) +
      rect([x - 0.95 * r, y - 0.42 * r, 1.9 * r, 0.66 * r], person.trim, { round: 0.33 * r }) +
      stroke(
        d`M${x - 0.7 * r} ${y - 0.02 * r}Q${x} ${y + 0.16 * r} ${x + 0.7 * r} ${y - 0.02 * r}`,
        { colour: darker(person.trim), width: 0.07 * r },
      )
    );
  }
  const neckline = shape(
    d`M${x - 0.62 * r} ${y - 0.12 * r}Q${x} ${y + 0.34 * r} ${x + 0.62 * r} ${y - 0.12 * r}L${x + 0.52 * r} ${y - 0.32 * r}Q${x} ${y + 0.04 * r} ${x - 0.52 * r} ${y - 0.32 * r}Z`,
    dark,
  );
  if (person.collar === 'plain') return neckline;
  const wide = halfWidth(person, r);
  return (
    neckline +
    stroke(
      d`M${x - wide * 0.86} ${y + 0.95 * r}Q${x} ${y + 1.5 * r} ${x + wide * 0.86} ${y + 0.95 * r}M${x} ${y + 1.24 * r}V${y + 2.6 * r}`,
      { colour: dark, width: 0.08 * r },
    )
  );
}

function stripesOf(person: Person, { x, y, radius: r, low }: BackPlace): string {
  if (!person.striped) return '';
  const wide = halfWidth(person, r) * 0.84;
  const count = Math.max(0, Math.floor((low - y) / (0.7 * r)) - 1);
  const bands = Array.from(
    { length: count },
    (_, at) =>
      d`M${x - wide} ${y + (1.1 + at * 0.7) * r}Q${x} ${y + (1.22 + at * 0.7) * r} ${x + wide} ${y + (1.1 + at * 0.7) * r}`,
  );
  return stroke(bands.join(''), {
    colour: lighter(darker(person.top, 0.14), 0.05),
    width: 0.15 * r,
  });
}

/** Head and shoulders from behind, down to `low`. */
export function fromBehind(person: Person, place: BackPlace): string {
  const { x, y, radius: r, low, bow = 0, arms = true } = place;
  const wide = halfWidth(person, r);
  const body =
    d`M${x - 0.55 * r} ${y - 0.1 * r}C${x - wide * 0.7} ${y + 0.12 * r} ${x - wide} ${y + 0.3 * r} ${x - wide} ${y + 1.2 * r}` +
    d`C${x - wide * 0.98} ${y + 2.4 * r} ${x - wide * 0.84} ${y + 3 * r} ${x - wide * 0.92} ${low}H${x + wide * 0.92}` +
    d`C${x + wide * 0.84} ${y + 3 * r} ${x + wide * 0.98} ${y + 2.4 * r} ${x + wide} ${y + 1.2 * r}` +
    d`C${x + wide} ${y + 0.3 * r} ${x + wide * 0.7} ${y + 0.12 * r} ${x + 0.55 * r} ${y - 0.1 * r}Z`;
  const sleeves = arms
    ? [-1, 1].map((side) =>
        limb(
          through`
      ${x + side * wide * 0.78} ${y + 0.88 * r}, ${x + side * wide * 1.02} ${y + 2.2 * r},
      ${x + side * wide * 1.06} ${y + 3.6 * r},
      ${x + side * wide * 0.98} ${Math.max(low, y + 4 * r)}`,
          darker(person.top, 0.09),
          0.86 * r,
        ),
      )
    : [];
  return (
    limb(through`${x} ${y - 0.8 * r}, ${x} ${y + 0.1 * r}`, darker(person.skin, 0.12), 0.95 * r) +
    sleeves.join('') +
    shape(body, person.top) +
    stripesOf(person, place) +
    collarOf(person, place) +
    headFromBehind(person, { x, y: y - 1.35 * r, radius: r, bow })
  );
}

import { d, darker, group, lighter, limb, oval, rect, soft, stroke, through } from './paint.ts';
import type { Person } from './person.ts';

interface HandPlace {
  /** The wrist, in px. */
  x: number;
  y: number;
  /** About half the width of the palm. */
  size: number;
  turn?: number;
  mirror?: boolean;
  spread?: number;
}

// From the little finger on: where it starts across the palm, its length, how far it leans.
const fingerPlan = [
  [-0.72, 1.5, -9],
  [-0.25, 1.85, -3],
  [0.23, 1.7, 3],
  [0.68, 1.22, 10],
] as const;

function fingers(skin: string, spread: number): string {
  return fingerPlan
    .map(([base, long, lean]) => {
      const way = (lean * spread * Math.PI) / 180;
      const [x, y] = [base + Math.sin(way) * long, -2 - Math.cos(way) * long];
      const path = d`M${base} -1.8L${x} ${y}`;
      return (
        stroke(path, { colour: darker(skin, 0.2), width: 0.56 }) +
        stroke(path, { colour: skin, width: 0.48 }) +
        oval([x, y, 0.13, 0.14], lighter(skin, 0.3), { opacity: 0.6 })
      );
    })
    .join('');
}

/** An open hand with its sleeve, palm towards us. */
export function hand(person: Person, place: HandPlace): string {
  const { x, y, size, turn = 0, mirror = false, spread = 1 } = place;
  const { skin, top } = person;
  const line = darker(skin, 0.2);
  // The wrist lies at the origin, the fingers point upwards, the palm is about two units wide.
  const inside =
    limb(through`0 9, 0 1`, top, 2) +
    limb(through`0 .7, 0 -.5`, skin, 1.36) +
    rect([-1.08, 0.75, 2.16, 0.62], darker(top, 0.18), { round: 0.2 }) +
    fingers(skin, spread) +
    stroke(thumb, { colour: line, width: 0.64 }) +
    soft(through`-.66 -.1, -.98 -1, -1 -1.9, -.4 -2.24, .5 -2.2, .98 -1.86, 1 -1, .66 -.1`, skin) +
    stroke(thumb, { colour: skin, width: 0.56 }) +
    stroke(creases, { colour: line, width: 0.07 });
  const across = mirror ? -size : size;
  return group(d`translate(${x} ${y}) rotate(${turn}) scale(${across} ${size})`, inside);
}

const thumb = 'M-.62 -.75C-.9 -.95 -1.1 -1.14 -1.22 -1.35T-1.42 -2.05';

const creases = 'M-.7 -1.5C-.2 -1.5 -.1 -.8 -.16 -.4M-.5 -1.85C0 -1.5 .5 -1.5 .86 -1.72';

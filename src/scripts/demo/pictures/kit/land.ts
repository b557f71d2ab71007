import type { Dice } from './dice.ts';
import {
  curve,
  d,
  dot,
  fade,
  glow,
  lighter,
  mix,
  oval,
  type Point,
  shape,
  soft,
  stroke,
  through,
} from './paint.ts';
import type { Stage } from './palette.ts';

/** A ridge across the picture at about `y`, filled down to the lower edge. */
export function ridge(
  dice: Dice,
  { y, swing, colour }: { y: number; swing: number; colour: string },
) {
  const steps = dice.whole(4, 6);
  const points: Point[] = [];
  for (let at = -1; at <= steps + 1; at += 1) {
    points.push([(at * 1200) / steps, y + dice.between(-swing, swing)]);
  }
  return shape(`${curve(points, false)}V1600H-400Z`, colour);
}

/** Long dry brush marks, which make a flat colour look painted. */
export function brushed(
  dice: Dice,
  [x, y, width, height]: readonly [number, number, number, number],
  colour: string,
) {
  let marks = '';
  for (let at = 0; at < 11; at += 1) {
    const [from, high] = [x + dice.between(0, 0.75) * width, y + dice.between(0, 1) * height];
    const long = dice.between(0.08, 0.3) * width;
    marks += d`M${from} ${high}q${long / 2} ${dice.between(-7, 7)} ${long} ${dice.between(-5, 5)}`;
  }
  return stroke(marks, { colour, width: dice.between(5, 11), opacity: 0.2 });
}

function cloud(x: number, y: number, [size, colour]: [number, string]): string {
  return soft(
    through`
      ${x - size} ${y}, ${x - size * 0.72} ${y - size * 0.24},
      ${x - size * 0.35} ${y - size * 0.26}, ${x} ${y - size * 0.46},
      ${x + size * 0.4} ${y - size * 0.26}, ${x + size * 0.8} ${y - size * 0.2},
      ${x + size} ${y}, ${x} ${y + size * 0.07}`,
    colour,
    0.75,
  );
}

function stars(dice: Dice, colour: string): string {
  return Array.from({ length: 22 }, () =>
    dot(dice.between(0, 1200), dice.between(0, 330), [dice.between(1.5, 3.2), colour, 0.7]),
  ).join('');
}

/** The sky down to `low`, with sun or moon, clouds, and birds by day. */
export function sky(
  { dice, palette }: Stage,
  { low, sunX }: { low: number; sunX?: number },
): string {
  const x = sunX ?? dice.between(260, 940);
  const high =
    palette.mood === 'dawn' || palette.mood === 'dusk'
      ? low - dice.between(40, 150)
      : dice.between(190, 280);
  const hidden = palette.mood === 'rain';
  const radius = palette.mood === 'evening' ? 44 : dice.between(54, 78);
  const light = hidden
    ? ''
    : glow(x, high, [radius * 4.6, palette.sun, 0.75]) +
      dot(x, high, [radius, lighter(palette.sun, 0.3)]);
  const cloudColour = mix(palette.skyLow, hidden ? palette.far : '#fffaf0', 0.5);
  let clouds = '';
  for (let at = dice.whole(2, 4); at > 0; at -= 1) {
    clouds += cloud(dice.between(0, 1200), dice.between(120, low * 0.62), [
      dice.between(70, 170),
      cloudColour,
    ]);
  }
  return (
    fade([-60, -60, 1320, low + 120], palette.skyTop, palette.skyLow) +
    (palette.mood === 'evening' ? stars(dice, palette.sun) : '') +
    light +
    (palette.mood === 'evening' ? '' : clouds) +
    (palette.mood !== 'evening' && dice.chance(0.6) ? birds(dice, palette.ink) : '')
  );
}

function birds(dice: Dice, colour: string): string {
  const [x, y] = [dice.between(250, 850), dice.between(170, 260)];
  let path = '';
  for (let at = dice.whole(3, 6); at > 0; at -= 1) {
    const [bx, by] = [x + dice.between(-110, 110), y + dice.between(-45, 45)];
    const wing = dice.between(9, 16);
    path += d`M${bx - wing} ${by - wing * 0.4}Q${bx - wing * 0.4} ${by - wing * 0.7} ${bx} ${by}Q${bx + wing * 0.4} ${by - wing * 0.7} ${bx + wing} ${by - wing * 0.4}`;
  }
  return stroke(path, { colour, width: 3.2, opacity: 0.55 });
}

/** Rain or snow in front of an open-air picture; nothing in other weather. */
export function weather({ dice, palette }: Stage): string {
  if (palette.mood === 'rain') {
    let path = '';
    for (let at = 0; at < 70; at += 1) {
      const long = dice.between(22, 48);
      path += d`M${dice.between(-20, 1240)} ${dice.between(-20, 900)}l${-long * 0.22} ${long}`;
    }
    return stroke(path, { colour: '#f2f4f0', width: 2.6, opacity: 0.42 });
  }
  if (palette.mood !== 'winter') return '';
  return Array.from({ length: 60 }, () =>
    dot(dice.between(0, 1200), dice.between(0, 900), [dice.between(2.5, 6.5), '#fffdf8', 0.85]),
  ).join('');
}

/** Tufts, flowers or stubble on open ground between two heights. */
export function meadow(
  { dice, palette }: Stage,
  { from, to }: { from: number; to: number },
): string {
  let tufts = '';
  let blooms = '';
  for (let at = 0; at < 26; at += 1) {
    const [x, y] = [dice.between(0, 1200), dice.between(from, to)];
    const tall = 8 + ((y - from) / (to - from || 1)) * 14;
    tufts += d`M${x - tall * 0.5} ${y - tall * 0.7}L${x} ${y}L${x} ${y - tall}M${x} ${y}L${x + tall * 0.5} ${y - tall * 0.8}`;
    if (at % 3 === 0 && palette.mood !== 'winter') {
      blooms += dot(x + tall, y - tall * 0.6, [
        tall * 0.26,
        dice.pick([palette.linen, ...palette.accents.slice(0, 2)]),
      ]);
    }
  }
  return stroke(tufts, { colour: palette.leafDark, width: 3, opacity: 0.5 }) + blooms;
}

export const shadowOf = (x: number, y: number, wide: number) =>
  oval([x, y, wide, wide * 0.1], '#2e3247', { opacity: 0.14 });

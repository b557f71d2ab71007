import { fromBehind } from './back.ts';
import {
  d,
  darker,
  glow,
  group,
  lighter,
  mix,
  oval,
  poly,
  rect,
  shape,
  soft,
  stroke,
  through,
} from './paint.ts';
import type { Stage } from './palette.ts';
import { createPerson } from './person.ts';

function sailsOf({ dice, palette }: Stage): string {
  const sail = mix(palette.linen, dice.pick(palette.accents), 0.15);
  const mast = stroke('M0 -20V-226', { colour: palette.woodDark, width: 7 });
  if (dice.chance(0.5)) {
    return (
      mast +
      poly(through`8 -222, 88 -56, 8 -48`, sail) +
      poly(through`-8 -196, -66 -56, -8 -48`, darker(sail, 0.1))
    );
  }
  const battens = 'M-60 -164L74 -150M-62 -130L78 -120M-63 -96L80 -90';
  return (
    mast +
    shape('M-58 -200Q10 -244 70 -180L84 -60H-64Z', darker(sail, 0.04)) +
    stroke(battens, { colour: darker(sail, 0.25), width: 4 })
  );
}

function rowerOf(stage: Stage): string {
  const person = createPerson(stage, 'adult');
  return (
    fromBehind(person, { x: 0, y: -62, radius: 17, low: -10, arms: false }) +
    stroke('M30 -40L120 16', { colour: stage.palette.woodDark, width: 6 })
  );
}

/** A small boat on the water line, with sails or someone rowing. */
export function boat(stage: Stage, [x, y, size]: [number, number, number]): string {
  const { dice, palette } = stage;
  const hull = mix(
    dice.pick(['#c56f52', '#e9a878', '#d8ae65', '#d49a90', '#f3e4cc']),
    palette.mid,
    0.16,
  );
  const above = dice.chance(0.34) ? rowerOf(stage) : sailsOf(stage);
  return group(
    d`translate(${x} ${y}) scale(${size})`,
    oval([0, 15, 104, 9], '#2e3247', { opacity: 0.2 }) +
      above +
      shape('M-100 -34Q0 -14 106 -40Q84 12 50 14H-56Q-88 10 -100 -34Z', hull) +
      stroke('M-96 -22Q0 -2 100 -28', { colour: lighter(hull, 0.5), width: 7 }),
  );
}

export function lighthouse({ palette }: Stage, x: number, line: number): string {
  const [red, rock] = [mix('#c56f52', palette.mid, 0.15), mix(palette.near, palette.ink, 0.25)];
  const lit = palette.mood === 'dusk' || palette.mood === 'evening' || palette.mood === 'rain';
  return (
    soft(
      through`
      ${x - 190} ${line + 26}, ${x - 120} ${line - 40}, ${x - 20} ${line - 70},
      ${x + 90} ${line - 56}, ${x + 180} ${line + 26}, ${x} ${line + 44}`,
      rock,
    ) +
    poly(
      through`
      ${x - 36} ${line - 52}, ${x - 24} ${line - 270}, ${x + 24} ${line - 270},
      ${x + 36} ${line - 52}`,
      palette.linen,
    ) +
    poly(
      through`
      ${x - 33} ${line - 110}, ${x - 30} ${line - 160}, ${x + 30} ${line - 160},
      ${x + 33} ${line - 110}`,
      red,
    ) +
    poly(
      through`
      ${x - 27} ${line - 210}, ${x - 24.5} ${line - 256}, ${x + 24.5} ${line - 256},
      ${x + 27} ${line - 210}`,
      red,
    ) +
    rect([x - 34, line - 282, 68, 14], palette.ink, { round: 3 }) +
    rect([x - 17, line - 318, 34, 38], lit ? '#ffe6ac' : mix(palette.linen, palette.skyTop, 0.4)) +
    poly(through`${x - 26} ${line - 316}, ${x} ${line - 350}, ${x + 26} ${line - 316}`, red) +
    (lit
      ? glow(x, line - 300, [210, '#ffe0a0', 0.85]) +
        poly(
          through`${x} ${line - 304}, ${x - 1300} ${line - 470}, ${x - 1300} ${line - 200}`,
          '#ffe9bd',
          0.15,
        )
      : '')
  );
}

import type { Dice } from '#src/scripts/demo/pictures/kit/dice.ts';
import {
  d,
  darker,
  dot,
  group,
  lighter,
  oval,
  poly,
  rect,
  shape,
  stroke,
  through,
} from '#src/scripts/demo/pictures/kit/paint.ts';
import type { Hues } from './hues.ts';

type Motif = (hues: Hues, dice: Dice) => string;

/** A head of plain shapes: round, square or drop, with hair or a hat, eyes shut. */
const plainFace: Motif = (hues, dice) => {
  const skin = dice.pick(['#f2cfb1', '#ecc29f', '#e0b08a', '#f6dcc4']);
  const hair = dice.pick(['#3b3439', '#4a3d3a', '#cfcac4', hues.main]);
  const head = dice.pick([
    oval([48, 52, 24, 27], skin),
    rect([25, 27, 46, 52], skin, { round: 20 }),
    dot(48, 52, [26, skin]),
  ]);
  const top = dice.pick([
    shape('M22 48Q20 20 48 20Q76 20 74 48Q64 34 48 36Q32 34 22 48Z', hair),
    shape('M22 62Q14 20 48 20Q82 20 74 62Q72 40 60 34Q44 44 26 40Z', hair),
    shape('M20 42Q22 16 48 16Q74 16 76 42Z', hues.main) +
      rect([17, 38, 62, 9], lighter(hues.main, 0.35), { round: 4 }) +
      dot(48, 14, [6, lighter(hues.main, 0.35)]),
    dot(48, 16, [10, hair]) +
      shape('M23 46Q22 22 48 22Q74 22 73 46Q60 30 48 34Q36 30 23 46Z', hair),
    shape('M22 44Q24 18 48 20Q72 18 74 44L66 34L58 42L48 32L38 42L30 34Z', hair),
  ]);
  const glasses = dice.chance(0.25)
    ? stroke(
        'M30 54a7 7 0 1 0 14 0a7 7 0 1 0 -14 0M52 54a7 7 0 1 0 14 0a7 7 0 1 0 -14 0M44 53H52',
        { colour: hues.ink, width: 2 },
      )
    : '';
  return (
    shape('M12 100Q14 78 48 76Q82 78 84 100Z', hues.main) +
    rect([41, 68, 14, 16], darker(skin, 0.1), { round: 6 }) +
    head +
    top +
    stroke('M34 54q4 3.4 8 0M54 54q4 3.4 8 0', { colour: hues.ink, width: 2.2 }) +
    oval([33, 63, 4.6, 2.8], '#d9785d', { opacity: 0.35 }) +
    oval([63, 63, 4.6, 2.8], '#d9785d', { opacity: 0.35 }) +
    stroke('M44 67q4 3 8 0', { colour: hues.ink, width: 2 }) +
    glasses
  );
};

const sunFace: Motif = (hues) => {
  const rays = Array.from({ length: 12 }, (_, at) =>
    group(
      d`rotate(${at * 30} 48 48)`,
      poly(through`43 22, 53 22, 48 8`, at % 2 ? hues.main : lighter(hues.main, 0.3)),
    ),
  );
  return (
    rays.join('') +
    dot(48, 48, [25, '#f3c98b']) +
    stroke('M36 46q4 4 8 0M52 46q4 4 8 0M42 57q6 5 12 0', { colour: hues.ink, width: 2.6 })
  );
};

const cloudFace: Motif = (hues, dice) =>
  (dice.chance(0.5) ? dot(68, 34, [16, '#f3c98b']) : '') +
  dot(34, 52, [18, hues.cream]) +
  dot(56, 46, [22, hues.cream]) +
  dot(72, 58, [14, hues.cream]) +
  rect([18, 52, 66, 20], hues.cream, { round: 10 }) +
  stroke('M38 56q4 4 8 0M56 56q4 4 8 0', { colour: hues.ink, width: 2.6 }) +
  oval([36, 64, 4.4, 2.6], hues.main, { opacity: 0.5 }) +
  oval([66, 64, 4.4, 2.6], hues.main, { opacity: 0.5 });

const tiles: Motif = (hues, dice) => {
  const cell = (x: number, y: number) => {
    const colour = dice.pick([
      hues.main,
      hues.second,
      darker(hues.main, 0.2),
      lighter(hues.second, 0.35),
    ]);
    const form = dice.pick([
      'M0 0H32V32A32 32 0 0 1 0 0Z',
      'M16 0A16 16 0 1 1 15.9 0Z',
      'M0 32A32 32 0 0 1 32 0V32Z',
      'M0 0H32L0 32Z',
      'M0 0A16 16 0 0 0 32 0V0ZM0 32A16 16 0 0 1 32 32Z',
    ]);
    return group(d`translate(${x} ${y})`, shape(form, colour));
  };
  return [0, 32, 64].flatMap((y) => [0, 32, 64].map((x) => cell(x, y))).join('');
};

const rings: Motif = (hues, dice) => {
  const [x, y] = dice.pick([
    [48, 96],
    [0, 96],
    [48, 48],
    [96, 96],
  ] as const);
  return [60, 47, 34, 21, 9]
    .map((radius, at) =>
      dot(x, y, [
        x === 48 && y === 48 ? radius * 0.7 : radius * 1.3,
        [hues.main, hues.cream, hues.second, hues.cream, hues.main][at] ?? hues.main,
      ]),
    )
    .join('');
};

export const faces: Motif[] = [
  plainFace,
  plainFace,
  plainFace,
  plainFace,
  sunFace,
  cloudFace,
  tiles,
  rings,
];

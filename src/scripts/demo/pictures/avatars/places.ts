import type { Dice } from '#src/scripts/demo/pictures/kit/dice.ts';
import {
  d,
  darker,
  dot,
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

const hills: Motif = (hues, dice) =>
  dot(dice.between(28, 68), dice.between(28, 42), [
    dice.between(11, 16),
    dice.chance(0.5) ? '#f3c98b' : hues.cream,
  ]) +
  shape('M0 60Q22 38 46 58T96 50V96H0Z', hues.second) +
  shape('M0 74Q30 54 58 72T96 68V96H0Z', hues.main) +
  shape('M0 88Q40 72 96 88V96H0Z', darker(hues.main, 0.2));

const sunrise: Motif = (hues) => {
  const rays = Array.from({ length: 9 }, (_, at) => {
    const turn = Math.PI + (at * Math.PI) / 8;
    return d`M${48 + Math.cos(turn) * 33} ${62 + Math.sin(turn) * 33}L${48 + Math.cos(turn) * 43} ${62 + Math.sin(turn) * 43}`;
  });
  return (
    stroke(rays.join(''), { colour: hues.main, width: 4.4 }) +
    shape('M22 62a26 26 0 0 1 52 0Z', '#f0b877') +
    rect([0, 62, 96, 40], hues.second) +
    stroke('M18 72H78M28 82H68', { colour: lighter(hues.second, 0.4), width: 3.6 })
  );
};

const moon: Motif = (hues, dice) =>
  shape('M58 14A34 34 0 1 0 84 62A28 28 0 1 1 58 14Z', dice.chance(0.5) ? '#f1d49b' : hues.main) +
  through`70 24, 84 40, 66 46`.map(([x, y]) => dot(x, y, [2.6, hues.second])).join('');

const waves: Motif = (hues, dice) =>
  (dice.chance(0.6) ? dot(66, 30, [12, '#f3c98b']) : '') +
  shape('M0 52q12 -12 24 0t24 0t24 0t24 0V96H0Z', lighter(hues.second, 0.2)) +
  shape('M-8 66q12 -12 24 0t24 0t24 0t24 0t24 0V96H-8Z', hues.second) +
  shape('M0 80q12 -12 24 0t24 0t24 0t24 0V96H0Z', darker(hues.second, 0.2)) +
  (dice.chance(0.5)
    ? poly(through`30 50, 46 50, 42 58, 33 58`, hues.main) +
      poly(through`38 24, 38 47, 52 47`, hues.cream)
    : '');

const peaks: Motif = (hues) =>
  dot(72, 26, [9, '#f3c98b']) +
  poly(through`-6 90, 34 24, 74 90`, hues.main) +
  poly(through`34 24, 45 42, 36 40, 30 46, 24 41`, hues.cream) +
  poly(through`34 90, 66 46, 102 90`, darker(hues.main, 0.22)) +
  rect([0, 84, 96, 14], hues.second);

const home: Motif = (hues, dice) =>
  rect([24, 46, 48, 38], hues.cream) +
  poly(through`14 50, 48 20, 82 50`, hues.main) +
  rect([42, 60, 13, 24], hues.second) +
  (dice.chance(0.5) ? dot(48, 40, [4, hues.cream]) : rect([60, 24, 8, 16], darker(hues.main))) +
  shape('M0 84H96V96H0Z', '#8fa88c');

const lantern: Motif = (hues) =>
  stroke('M48 0V16M48 82V94', { colour: hues.ink, width: 3 }) +
  oval([48, 48, 30, 27], hues.main) +
  oval([48, 48, 17, 27], lighter(hues.main, 0.22)) +
  oval([48, 48, 6, 27], lighter(hues.main, 0.42)) +
  rect([34, 16, 28, 8], hues.ink, { round: 3 }) +
  rect([34, 73, 28, 8], hues.ink, { round: 3 });

const umbrella: Motif = (hues) =>
  stroke('M48 18V76Q48 86 39 86Q32 86 32 78', { colour: hues.ink, width: 4 }) +
  shape(
    'M10 54Q14 18 48 16Q82 18 86 54Q78 46 67 54Q58 46 48 54Q38 46 29 54Q18 46 10 54Z',
    hues.main,
  ) +
  shape('M48 16Q34 30 29 54Q38 46 48 54Q58 46 67 54Q62 30 48 16Z', lighter(hues.main, 0.25));

const teacup: Motif = (hues) =>
  stroke('M38 34q6 -7 0 -14M50 34q6 -7 0 -14', { colour: hues.second, width: 3.6 }) +
  stroke('M68 50q14 0 11 10t-16 10', { colour: hues.main, width: 6 }) +
  shape('M20 44H70Q70 78 45 80Q20 78 20 44Z', hues.main) +
  oval([45, 45, 25, 5], darker(hues.main, 0.3)) +
  oval([46, 84, 32, 4], hues.second);

const balloon: Motif = (hues) =>
  shape('M48 10Q76 12 76 40Q74 56 54 66H42Q22 56 20 40Q20 12 48 10Z', hues.main) +
  shape('M48 10Q60 20 60 40Q58 56 52 66H44Q38 56 36 40Q36 20 48 10Z', lighter(hues.main, 0.35)) +
  stroke('M42 66L43 76M54 66L53 76', { colour: hues.ink, width: 2 }) +
  rect([40, 75, 16, 12], hues.second, { round: 3 });

const kite: Motif = (hues, dice) =>
  poly(through`50 8, 76 36, 46 66, 22 34`, hues.main) +
  poly(through`50 8, 76 36, 22 34`, lighter(hues.main, 0.28)) +
  stroke('M46 66Q40 76 52 80T50 94', { colour: hues.ink, width: 2.4 }) +
  dot(dice.between(70, 82), dice.between(66, 80), [5, hues.second]);

export const places: Motif[] = [
  hills,
  sunrise,
  moon,
  waves,
  peaks,
  home,
  lantern,
  umbrella,
  teacup,
  balloon,
  kite,
  hills,
];

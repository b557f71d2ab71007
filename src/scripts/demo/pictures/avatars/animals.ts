import type { Dice } from '#src/scripts/demo/pictures/kit/dice.ts';
import {
  darker,
  dot,
  lighter,
  oval,
  poly,
  shape,
  soft,
  stroke,
  through,
} from '#src/scripts/demo/pictures/kit/paint.ts';
import type { Hues } from './hues.ts';

type Motif = (hues: Hues, dice: Dice) => string;

// All motifs are drawn on a square of 96; faces sit at about (48, 56).
function face({ ink, second }: Hues, [wide, y]: [number, number]): string {
  return (
    dot(48 - wide, y, [2.6, ink]) +
    dot(48 + wide, y, [2.6, ink]) +
    oval([48 - wide - 6, y + 7, 4.4, 2.8], second, { opacity: 0.55 }) +
    oval([48 + wide + 6, y + 7, 4.4, 2.8], second, { opacity: 0.55 })
  );
}

const asleep = ({ ink }: Hues, [wide, y]: [number, number]) =>
  stroke(`M${48 - wide - 5} ${y}q5 5 10 0M${48 + wide - 5} ${y}q5 5 10 0`, {
    colour: ink,
    width: 2.6,
  });

const eyes = (hues: Hues, dice: Dice, place: [number, number]) =>
  dice.chance(0.4) ? asleep(hues, place) : face(hues, place);

const cat: Motif = (hues, dice) =>
  poly(through`22 58, 23 22, 46 40`, hues.main) +
  poly(through`74 58, 73 22, 50 40`, hues.main) +
  poly(through`27 46, 27 30, 38 40`, hues.second) +
  poly(through`69 46, 69 30, 58 40`, hues.second) +
  oval([48, 60, 29, 25], hues.main) +
  eyes(hues, dice, [11, 57]) +
  poly(through`45 64, 51 64, 48 68`, hues.ink) +
  stroke('M48 42V48M40 43V47M56 43V47', { colour: darker(hues.main, 0.25), width: 2.6 }) +
  stroke('M12 62L22 64M13 71L22 70M84 62L74 64M83 71L74 70', {
    colour: hues.ink,
    width: 1.6,
    opacity: 0.6,
  });

const bear: Motif = (hues, dice) =>
  dot(26, 36, [12, hues.main]) +
  dot(70, 36, [12, hues.main]) +
  dot(26, 36, [6, hues.second]) +
  dot(70, 36, [6, hues.second]) +
  oval([48, 58, 31, 28], hues.main) +
  oval([48, 68, 14, 11], lighter(hues.main, 0.5)) +
  eyes(hues, dice, [13, 55]) +
  oval([48, 64, 4.6, 3.4], hues.ink);

const rabbit: Motif = (hues, dice) =>
  oval([35, 28, 9, 24], hues.main, { turn: -8 }) +
  oval([61, 28, 9, 24], hues.main, { turn: dice.chance(0.5) ? 8 : 26 }) +
  oval([35, 29, 4, 16], hues.second, { turn: -8, opacity: 0.7 }) +
  oval([48, 64, 28, 24], hues.main) +
  eyes(hues, dice, [11, 61]) +
  poly(through`45 68, 51 68, 48 72`, hues.ink);

const bird: Motif = (hues, dice) => {
  const crest = dice.chance(0.5)
    ? stroke('M40 22Q36 12 28 12M42 21Q42 10 38 6', { colour: hues.second, width: 3.6 })
    : '';
  return (
    poly(through`74 60, 92 48, 90 68`, darker(hues.main, 0.12)) +
    crest +
    soft(through`18 50, 24 30, 42 20, 58 28, 66 46, 82 60, 70 78, 44 82, 24 72`, hues.main) +
    soft(through`22 60, 40 58, 50 74, 40 81, 26 73`, hues.cream, 0.75) +
    soft(through`46 52, 62 50, 76 64, 60 70, 48 64`, darker(hues.main, 0.2)) +
    poly(through`20 42, 6 47, 20 51`, hues.second) +
    dot(33, 40, [3, hues.ink])
  );
};

const fox: Motif = (hues, dice) =>
  poly(through`16 56, 18 16, 44 36`, hues.main) +
  poly(through`80 56, 78 16, 52 36`, hues.main) +
  poly(through`22 40, 23 25, 34 36`, hues.ink, 0.7) +
  poly(through`74 40, 73 25, 62 36`, hues.ink, 0.7) +
  shape('M14 50Q30 30 48 32Q66 30 82 50Q72 72 48 84Q24 72 14 50Z', hues.main) +
  shape('M14 50Q34 50 48 84Q24 72 14 50ZM82 50Q62 50 48 84Q72 72 82 50Z', hues.cream) +
  (dice.chance(0.5)
    ? asleep(hues, [13, 52])
    : dot(35, 52, [2.8, hues.ink]) + dot(61, 52, [2.8, hues.ink])) +
  oval([48, 80, 5, 4], hues.ink);

const panda: Motif = (hues, dice) =>
  dot(25, 34, [12, hues.ink]) +
  dot(71, 34, [12, hues.ink]) +
  oval([48, 58, 31, 28], hues.cream) +
  oval([35, 56, 8, 10], hues.ink, { turn: 24 }) +
  oval([61, 56, 8, 10], hues.ink, { turn: -24 }) +
  dot(36, 55, [2.4, hues.cream]) +
  dot(60, 55, [2.4, hues.cream]) +
  oval([48, 68, 4.6, 3.2], hues.ink) +
  (dice.chance(0.5)
    ? oval([26, 68, 5, 3], hues.main, { opacity: 0.5 }) +
      oval([70, 68, 5, 3], hues.main, { opacity: 0.5 })
    : '');

const owl: Motif = (hues, dice) =>
  poly(through`22 40, 22 18, 44 32`, hues.main) +
  poly(through`74 40, 74 18, 52 32`, hues.main) +
  shape('M20 46Q22 26 48 27Q74 26 76 46V66Q74 90 48 90Q22 90 20 66Z', hues.main) +
  shape('M32 66Q48 56 64 66V76Q60 88 48 88Q36 88 32 76Z', hues.second, 0.8) +
  dot(36, 48, [13, hues.cream]) +
  dot(60, 48, [13, hues.cream]) +
  (dice.chance(0.4)
    ? asleep(hues, [12, 48])
    : dot(37, 48, [5, hues.ink]) + dot(59, 48, [5, hues.ink])) +
  poly(through`44 56, 52 56, 48 64`, '#d8ae65');

const whale: Motif = (hues) =>
  stroke('M38 26Q38 14 28 14M38 26Q38 12 48 12', { colour: hues.second, width: 4 }) +
  shape(
    'M10 58C10 38 28 32 44 34C62 36 68 52 78 50Q82 42 76 34Q86 34 88 42Q94 40 94 46C94 60 84 84 48 84C24 84 10 74 10 58Z',
    hues.main,
  ) +
  shape('M10 60Q34 74 66 62Q60 82 44 84C24 84 10 74 10 60Z', hues.cream, 0.8) +
  dot(28, 54, [3, hues.ink]);

const fish: Motif = (hues, dice) =>
  poly(through`66 50, 90 32, 86 50, 90 68`, hues.second) +
  shape('M8 50Q26 24 50 26Q66 30 74 50Q66 70 50 74Q26 76 8 50Z', hues.main) +
  shape('M36 28Q48 50 36 73Q24 68 8 50Q24 30 36 28Z', lighter(hues.main, 0.4)) +
  dot(24, 46, [3, hues.ink]) +
  stroke(
    dice.chance(0.5) ? 'M50 40q6 5 0 10M50 54q6 5 0 10M60 46q6 5 0 10' : 'M48 34V66M58 38V62',
    { colour: hues.cream, width: 3, opacity: 0.8 },
  );

const turtle: Motif = (hues) =>
  oval([80, 58, 11, 9], hues.second) +
  oval([26, 76, 9, 7], hues.second) +
  oval([62, 76, 9, 7], hues.second) +
  shape('M10 70Q12 32 44 32Q76 32 78 70Q44 78 10 70Z', hues.main) +
  stroke('M44 33V73M24 42L34 54L30 73M64 42L54 54L58 73M34 54H54', {
    colour: darker(hues.main, 0.25),
    width: 3,
  }) +
  dot(83, 56, [2, hues.ink]);

const snail: Motif = (hues) =>
  shape(
    'M8 80Q10 70 30 70H66Q72 66 72 48Q74 40 82 42Q90 46 86 62Q82 80 64 82H14Q8 84 8 80Z',
    hues.second,
  ) +
  dot(42, 52, [26, hues.main]) +
  stroke('M42 52a6 6 0 0 1 8 6a12 12 0 0 1 -22 0a17 17 0 0 1 30 -14', {
    colour: lighter(hues.main, 0.5),
    width: 4,
  }) +
  stroke('M76 44L72 30M84 44L88 30', { colour: hues.second, width: 4 }) +
  dot(72, 29, [3, hues.ink]) +
  dot(88, 29, [3, hues.ink]);

export const animals: Motif[] = [
  cat,
  bear,
  rabbit,
  bird,
  fox,
  panda,
  owl,
  whale,
  fish,
  turtle,
  snail,
];

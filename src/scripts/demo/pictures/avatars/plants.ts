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
  soft,
  stroke,
  through,
} from '#src/scripts/demo/pictures/kit/paint.ts';
import type { Hues } from './hues.ts';

type Motif = (hues: Hues, dice: Dice) => string;

const sprout: Motif = (hues, dice) =>
  shape('M6 82Q48 60 90 82V100H6Z', darker(hues.second, 0.25)) +
  stroke('M48 76Q50 56 48 40', { colour: '#587a66', width: 5 }) +
  soft(through`48 46, 26 44, 14 26, 36 24`, '#7d9f7c') +
  soft(through`48 52, 66 48, 84 30, 62 28`, '#98b58d') +
  (dice.chance(0.5) ? dot(70, 16, [8, hues.main]) : '');

const cactus: Motif = (hues, dice) =>
  rect([37, 22, 22, 52], '#7d9f84', { round: 11 }) +
  stroke('M30 40V46Q30 54 40 54M66 34V42Q66 50 56 50', { colour: '#7d9f84', width: 11 }) +
  stroke('M44 30V64M52 30V64', { colour: '#a9c3a5', width: 2 }) +
  (dice.chance(0.7) ? dot(48, 20, [7, hues.main]) + dot(48, 20, [3, hues.cream]) : '') +
  poly(through`28 70, 68 70, 62 92, 34 92`, darker(hues.main, 0.1)) +
  rect([25, 66, 46, 9], hues.main, { round: 2 });

const flower: Motif = (hues, dice) => {
  const petals = dice.pick([5, 6, 8]);
  const wide = petals > 6 ? 8 : 12;
  const round = Array.from({ length: petals }, (_, at) =>
    group(
      d`rotate(${(at * 360) / petals} 48 48)`,
      oval([48, 27, wide, 18], at % 2 ? hues.main : lighter(hues.main, 0.14)),
    ),
  );
  return (
    round.join('') + dot(48, 48, [12, hues.second]) + dot(45, 45, [4, lighter(hues.second, 0.5)])
  );
};

const tulip: Motif = (hues) =>
  stroke('M48 94V48', { colour: '#587a66', width: 5 }) +
  soft(through`48 92, 28 80, 22 56, 40 70`, '#7d9f7c') +
  soft(through`48 92, 68 80, 74 52, 56 70`, '#93b08a') +
  shape('M28 18L40 28L48 12L56 28L68 18Q76 54 48 56Q20 54 28 18Z', hues.main) +
  shape('M48 12L56 30Q58 48 48 56Q38 48 40 30Z', lighter(hues.main, 0.22));

const branch: Motif = (hues, dice) => {
  const berries = dice.chance(0.5);
  const leaves = [0, 1, 2, 3].map((at) => {
    const [x, y] = [28 + at * 13, 74 - at * 15];
    return (
      oval([x - 9, y - 8, 12, 5.6], at % 2 ? '#7d9f7c' : '#98b58d', { turn: 38 }) +
      (berries
        ? dot(x + 14, y + 2, [5.6, hues.main])
        : oval([x + 13, y + 1, 12, 5.6], '#88a884', { turn: -10 }))
    );
  });
  return (
    stroke('M20 88Q46 64 76 16', { colour: darker('#587a66', 0.15), width: 4 }) +
    leaves.join('') +
    (berries ? '' : dot(76, 16, [6, hues.main]))
  );
};

const mushroom: Motif = (hues) =>
  shape('M38 54Q40 76 34 88H62Q56 76 58 54Z', hues.cream) +
  shape('M12 56Q14 18 48 18Q82 18 84 56Q48 66 12 56Z', hues.main) +
  dot(32, 40, [6, hues.cream]) +
  dot(54, 32, [7.4, hues.cream]) +
  dot(70, 48, [5, hues.cream]) +
  dot(48, 50, [4, hues.cream]);

const pear: Motif = (hues, dice) => {
  const body = dice.chance(0.5)
    ? soft(through`48 22, 60 32, 64 46, 76 64, 66 86, 48 90, 30 86, 20 64, 32 46, 36 32`, hues.main)
    : oval([48, 58, 33, 29], hues.main);
  return (
    body +
    soft(through`34 52, 40 58, 36 76, 28 68`, lighter(hues.main, 0.5), 0.6) +
    stroke('M48 30Q48 18 54 10', { colour: '#6f5140', width: 4 }) +
    soft(through`52 20, 66 8, 82 12, 70 24`, '#7d9f7c')
  );
};

const ginkgo: Motif = (hues) =>
  stroke('M48 60Q50 78 42 92', { colour: darker(hues.main, 0.3), width: 4 }) +
  shape(
    'M48 64Q20 60 8 36Q18 18 40 18Q46 22 48 34Q50 22 56 18Q78 18 88 36Q76 60 48 64Z',
    hues.main,
  ) +
  stroke('M48 60L22 34M48 60L34 24M48 60L62 24M48 60L74 34', {
    colour: lighter(hues.main, 0.4),
    width: 2.4,
  });

const tree: Motif = (hues, dice) =>
  shape('M0 80Q48 66 96 80V100H0Z', hues.second) +
  rect([44, 54, 8, 30], '#7a5646') +
  (dice.chance(0.5)
    ? dot(48, 40, [24, '#88a884']) +
      dot(38, 34, [11, '#a3bd98']) +
      dot(56, 46, [4, hues.main]) +
      dot(62, 32, [4, hues.main]) +
      dot(42, 50, [4, hues.main])
    : poly(through`48 8, 70 44, 26 44`, '#6d917c') + poly(through`48 24, 76 66, 20 66`, '#587a66'));

export const plants: Motif[] = [
  sprout,
  cactus,
  flower,
  tulip,
  branch,
  mushroom,
  pear,
  ginkgo,
  tree,
];

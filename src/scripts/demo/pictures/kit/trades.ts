import {
  curve,
  d,
  darker,
  dot,
  group,
  lighter,
  mix,
  oval,
  rect,
  shape,
  soft,
  stroke,
  through,
} from './paint.ts';
import type { Stage } from './palette.ts';

const steel = ({ palette }: Stage) => mix(palette.ink, palette.linen, 0.35);

/** What hangs on the wall, lies on the bench, and stands on the floor before it. */
type Trade = (stage: Stage) => { wall: string; bench: string; front?: string };

export const carpenter: Trade = (stage) => {
  const { palette } = stage;
  const grey = steel(stage);
  const saw =
    shape('M0 0H150L140 46H10Z', grey) + rect([-44, -6, 54, 60], palette.woodDark, { round: 12 });
  const hammer =
    rect([0, 0, 14, 110], palette.woodDark, { round: 5 }) +
    rect([-26, -14, 66, 30], grey, { round: 6 });
  const chair = stroke(
    'M760 560V420M860 560V420M760 430H860M760 470H860M750 500H880M760 500V566M872 500V566',
    { colour: lighter(palette.wood, 0.18), width: 15 },
  );
  const shavings = [250, 300, 360, 330]
    .map((x, at) =>
      stroke(d`M${x} ${556 - (at % 2) * 6}q14 -26 28 0t22 -10`, {
        colour: lighter(palette.wood, 0.45),
        width: 7,
      }),
    )
    .join('');
  return {
    wall: `<g transform="translate(700 200)">${saw}</g><g transform="translate(960 190)">${hammer}</g><g transform="translate(1040 190) rotate(6)">${hammer}</g>`,
    bench: chair + shavings + rect([230, 540, 190, 22], lighter(palette.wood, 0.32), { round: 3 }),
  };
};

export const tailor: Trade = (stage) => {
  const { palette } = stage;
  const [cloth, thread] = [palette.accents[0], palette.accents];
  const spools = thread
    .slice(0, 5)
    .map(
      (colour, at) =>
        rect([712 + at * 58, 236, 34, 44], colour, { round: 4 }) +
        rect([708 + at * 58, 230, 42, 9], palette.woodDark) +
        rect([708 + at * 58, 278, 42, 9], palette.woodDark),
    )
    .join('');
  const machine =
    shape(
      'M690 560V520H720V440Q720 400 760 400H880Q910 400 910 432V470H884V446H768V520H930V560Z',
      palette.ink,
    ) +
    dot(922, 436, [27, mix(palette.ink, palette.linen, 0.3)]) +
    dot(922, 436, [10, palette.linen]) +
    stroke('M744 410V376', { colour: palette.linen, width: 8 });
  const folded = [0, 1, 2]
    .map((at) =>
      rect([210, 536 - at * 30, 170 - at * 12, 28], thread[at + 1] ?? cloth, { round: 12 }),
    )
    .join('');
  return {
    wall: rect([690, 286, 320, 14], palette.wood) + spools,
    bench:
      folded + machine + shape('M800 556Q900 530 990 566Q1010 640 960 690Q900 640 840 650Z', cloth),
  };
};

export const potter: Trade = ({ dice, palette }) => {
  const clay = mix('#b9785a', palette.wood, 0.2);
  const jar = (x: number, y: number, size: number) =>
    soft(
      through`
      ${x - 16 * size} ${y - 96 * size}, ${x + 16 * size} ${y - 96 * size},
      ${x + 20 * size} ${y - 80 * size}, ${x + 46 * size} ${y - 46 * size},
      ${x + 24 * size} ${y}, ${x - 24 * size} ${y}, ${x - 46 * size} ${y - 46 * size},
      ${x - 20 * size} ${y - 80 * size}`,
      mix(dice.pick([clay, palette.linen, ...palette.accents.slice(0, 3)]), clay, 0.3),
    );
  const shelves = [300, 180]
    .map(
      (y) =>
        rect([690, y, 400, 14], palette.wood) +
        [740, 840, 940, 1040].map((x) => jar(x, y + 2, dice.between(0.6, 0.95))).join(''),
    )
    .join('');
  const wheel =
    oval([770, 556, 130, 22], darker(palette.wood, 0.25)) +
    soft(through`720 552, 690 490, 716 440, 770 430, 824 440, 850 490, 820 552`, clay) +
    oval([770, 438, 50, 12], darker(clay, 0.3)) +
    stroke('M702 490Q770 506 840 490M712 520Q770 534 830 520', {
      colour: lighter(clay, 0.25),
      width: 5,
    });
  return { wall: shelves, bench: wheel + jar(270, 562, 1.2) + jar(360, 562, 0.9) };
};

export const mender: Trade = (stage) => {
  const { palette } = stage;
  const grey = steel(stage);
  const wheel = (x: number, y: number, r: number) =>
    stroke(d`M${x} ${y - r}a${r} ${r} 0 1 0 .1 0`, { colour: palette.ink, width: 13 }) +
    stroke(
      d`M${x} ${y - r}V${y + r}M${x - r} ${y}H${x + r}M${x - r * 0.7} ${y - r * 0.7}L${x + r * 0.7} ${y + r * 0.7}M${x + r * 0.7} ${y - r * 0.7}L${x - r * 0.7} ${y + r * 0.7}`,
      { colour: grey, width: 3 },
    ) +
    dot(x, y, [12, grey]);
  const bicycle =
    wheel(710, 480, 78) +
    wheel(960, 480, 78) +
    stroke(
      'M710 480L800 484L770 380ZM770 390L918 384L800 484M918 384L960 480M918 384L908 340L944 330M748 366H796',
      { colour: palette.accents[0], width: 13 },
    );
  return {
    wall:
      wheel(1090, 240, 64) +
      rect([740, 190, 16, 90], grey, { round: 6 }) +
      rect([790, 190, 16, 70], palette.accents[1], { round: 6 }) +
      rect([840, 190, 16, 84], palette.woodDark, { round: 6 }) +
      rect([720, 180, 160, 12], palette.wood),
    front: group('translate(-300 86) scale(1.35)', bicycle),
    bench:
      wheel(960, 500, 60) +
      rect([220, 500, 170, 62], palette.accents[2], { round: 8 }) +
      stroke('M270 500Q305 466 340 500', { colour: palette.ink, width: 9 }),
  };
};

export const weaver: Trade = ({ palette }) => {
  const straw = mix('#d5b078', palette.wood, 0.2);
  const basket = (x: number, y: number, size: number) => {
    const rows = [0.2, 0.42, 0.64, 0.86]
      .map(
        (up) =>
          d`M${x - (60 + up * 22) * size} ${y - up * 100 * size}q${(60 + up * 22) * size} ${16 * size} ${(120 + up * 44) * size} 0`,
      )
      .join('');
    const ribs = [-48, -16, 16, 48]
      .map((across) => d`M${x + across * size} ${y}L${x + across * 1.4 * size} ${y - 100 * size}`)
      .join('');
    return (
      shape(
        d`M${x - 84 * size} ${y - 100 * size}H${x + 84 * size}L${x + 58 * size} ${y}H${x - 58 * size}Z`,
        straw,
      ) +
      stroke(ribs + rows, { colour: darker(straw, 0.28), width: 5 * size, opacity: 0.8 }) +
      oval([x, y - 100 * size, 84 * size, 15 * size], darker(straw, 0.3))
    );
  };
  const canes = stroke(
    curve(through`980 560, 1010 440, 990 300`, false) +
      curve(through`1010 560, 1050 440, 1060 310`, false) +
      curve(through`960 560, 960 430, 930 320`, false),
    { colour: straw, width: 9 },
  );
  return {
    wall: rect([690, 296, 330, 14], palette.wood) + basket(770, 296, 0.75) + basket(930, 296, 0.6),
    bench: canes + basket(770, 562, 1.3) + basket(290, 562, 0.9),
  };
};

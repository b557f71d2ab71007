import { standing } from '#src/scripts/demo/pictures/kit/figure.ts';
import { flowerBed } from '#src/scripts/demo/pictures/kit/flower-bed.ts';
import { house } from '#src/scripts/demo/pictures/kit/houses.ts';
import { brushed, meadow, ridge, sky, weather } from '#src/scripts/demo/pictures/kit/land.ts';
import {
  curve,
  d,
  darker,
  lighter,
  mix,
  type Point,
  shape,
  stroke,
  through,
} from '#src/scripts/demo/pictures/kit/paint.ts';
import type { Stage } from '#src/scripts/demo/pictures/kit/palette.ts';
import { createPerson } from '#src/scripts/demo/pictures/kit/person.ts';
import { bush, tree, treeKind } from '#src/scripts/demo/pictures/kit/trees.ts';

function terraces({ dice, palette }: Stage): string {
  let fields = '';
  for (let at = 0; at < 6; at += 1) {
    const y = 480 + at * 34;
    const colour = mix(
      at % 2 ? palette.leaf : palette.path,
      palette.ground,
      dice.between(0.2, 0.5),
    );
    const edge: Point[] = [
      [-60, y + 30],
      [220, y + dice.between(-8, 24)],
      [520, y + dice.between(0, 28)],
      [860, y + dice.between(-18, 12)],
      [1260, y - 10],
    ];
    fields +=
      shape(`${curve(edge, false)}V960H-60Z`, colour) +
      stroke(curve(edge, false), { colour: darker(colour, 0.16), width: 4, opacity: 0.6 });
  }
  return fields;
}

/** Broad strips of crops before the houses, with their rows. */
function fields({ dice, palette }: Stage): string {
  let [strips, rows] = ['', ''];
  for (const from of [612, 668, 740]) {
    const y = from + dice.between(-8, 8);
    const [left, right] = [y + dice.between(0, 34), y + dice.between(0, 34)];
    const colour = mix(
      dice.pick([palette.leaf, palette.path, palette.near]),
      palette.ground,
      dice.between(0.45, 0.7),
    );
    strips += shape(d`M-60 ${left}Q400 ${y - 14} 700 ${y + 10}T1260 ${right}V980H-60Z`, colour);
    for (let x = -40; x < 1260; x += 30) {
      rows += d`M${x} ${y + 34}l${(x - 600) * 0.03} ${dice.between(9, 20)}`;
    }
  }
  return strips + stroke(rows, { colour: palette.leafDark, width: 5, opacity: 0.3 });
}

function brook({ palette }: Stage): string {
  const water = mix('#8fb0ba', palette.skyLow, 0.35);
  return (
    shape(
      'M760 560C700 610 900 640 820 700S560 800 640 960H1010C900 820 1060 760 1040 700S820 620 800 560Z',
      water,
    ) +
    stroke(
      'M800 640q40 20 60 50M860 730q-70 30 -110 70M800 800q-40 30 -40 60M900 720q20 20 -20 50',
      { colour: lighter(water, 0.45), width: 6, opacity: 0.8 },
    )
  );
}

const bridge = ({ palette }: Stage) => {
  const stone = mix(palette.wallShade, palette.ink, 0.15);
  return (
    shape(
      'M660 730Q860 610 1100 730V760Q1050 720 990 722Q950 690 870 690Q800 690 760 724Q710 722 660 764Z',
      stone,
    ) + stroke('M660 716Q860 596 1100 716', { colour: lighter(stone, 0.25), width: 14 })
  );
};

function homes(stage: Stage): string {
  const { dice, palette } = stage;
  const spots = dice.pick([
    through`150 505, 620 515, 330 560, 60 620`,
    through`580 510, 860 535, 270 590`,
    through`320 510, 130 545, 900 520, 520 605`,
    through`740 520, 940 540, 320 622`,
  ]);
  return spots
    .map(([x, y], at) => {
      const [left, foot] = [x + dice.between(-25, 25), y + dice.between(-8, 8)];
      const width = (150 + (foot - 505) * 1.5) * dice.between(0.9, 1.1);
      const smoke = at === spots.length - 1 || dice.chance(0.3);
      return (
        bush(
          stage,
          [left + width * 1.16, foot - width * 0.1, width * 0.24, width * 0.2],
          palette.leafDark,
        ) +
        bush(
          stage,
          [left - width * 0.12, foot - width * 0.06, width * 0.16, width * 0.12],
          palette.leaf,
        ) +
        house(stage, { x: left, y: foot, width, smoke })
      );
    })
    .join('');
}

function fence({ dice, palette }: Stage): string {
  const [from, y] = [dice.pick([-40, 720]), dice.between(790, 820)];
  let posts = '';
  for (let x = from; x < from + 520; x += 52) posts += d`M${x} ${y}v-74`;
  const rails = d`M${from - 20} ${y - 54}h520M${from - 20} ${y - 24}h520`;
  return (
    stroke(posts, { colour: palette.wood, width: 13 }) +
    stroke(rails, { colour: lighter(palette.wood, 0.1), width: 9 })
  );
}

function walkers(stage: Stage, [x, y]: Point): string {
  const { dice } = stage;
  if (stage.palette.mood === 'rain') return '';
  const grown = createPerson(stage, dice.pick(['adult', 'old']));
  if (dice.chance(0.4)) return standing(grown, { x, y, radius: 20, step: 0.5 });
  const child = createPerson(stage, 'child');
  const hand: Point = [x + 44, y - 76];
  const third = dice.chance(0.3)
    ? standing(createPerson(stage, 'old'), { x: x - 88, y: y + 4, radius: 18 })
    : '';
  return (
    standing(child, { x: x + 74, y: y + 3, radius: 17, leftHand: hand, step: 0.4 }) +
    standing(grown, { x, y, radius: 18.5, rightHand: hand, step: 0.4 }) +
    third
  );
}

/** Houses between fields and hills. */
export function paintVillage(stage: Stage): string {
  const { dice, palette } = stage;
  const water = dice.chance(0.45);
  const x = dice.between(420, 720);
  const lane = d`M${x} 600C${x - 90} 660 ${x + 150} 690 ${x + 30} 780S${x - 160} 860 ${x - 170} 960H${x + 160}C${x + 100} 860 ${x + 230} 800 ${x + 170} 730S${x - 10} 660 ${x + 26} 600Z`;
  const behind = dice.chance(0.5)
    ? terraces(stage)
    : ridge(dice, { y: 530, swing: 16, colour: mix(palette.ground, palette.near, 0.4) });
  const front = dice.pick(['fence', 'flowers', 'both']);
  return (
    sky(stage, { low: 520 }) +
    ridge(dice, { y: 350, swing: 70, colour: mix(palette.far, palette.skyLow, 0.35) }) +
    ridge(dice, { y: 420, swing: 60, colour: palette.far }) +
    ridge(dice, { y: 480, swing: 36, colour: palette.mid }) +
    behind +
    tree(stage, treeKind(stage), {
      x: dice.between(1000, 1140),
      y: 590,
      height: dice.between(220, 300),
    }) +
    ridge(dice, { y: 596, swing: 8, colour: palette.ground }) +
    fields(stage) +
    (water ? '' : shape(lane, palette.path)) +
    homes(stage) +
    brushed(dice, [0, 640, 1200, 240], lighter(palette.ground, 0.35)) +
    meadow(stage, { from: 670, to: 880 }) +
    (water ? brook(stage) + bridge(stage) : '') +
    (water ? walkers(stage, [dice.between(840, 880), 672]) : walkers(stage, [x + 90, 756])) +
    (front === 'flowers' ? '' : fence(stage)) +
    tree(stage, treeKind(stage), {
      x: dice.pick([70, 130, 1100]),
      y: 840,
      height: dice.between(400, 520),
    }) +
    (front === 'fence'
      ? ''
      : flowerBed(stage, [dice.between(60, 240), 880, 170]) + flowerBed(stage, [1000, 894, 160])) +
    weather(stage)
  );
}

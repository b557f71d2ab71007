import { fromBehind } from '#src/scripts/demo/pictures/kit/back.ts';
import { standing } from '#src/scripts/demo/pictures/kit/figure.ts';
import { boat, lighthouse } from '#src/scripts/demo/pictures/kit/harbour.ts';
import { brushed, ridge, sky, weather } from '#src/scripts/demo/pictures/kit/land.ts';
import {
  d,
  darker,
  lighter,
  mix,
  oval,
  poly,
  rect,
  shape,
  stroke,
  through,
} from '#src/scripts/demo/pictures/kit/paint.ts';
import type { Stage } from '#src/scripts/demo/pictures/kit/palette.ts';
import { createPerson } from '#src/scripts/demo/pictures/kit/person.ts';

function water(stage: Stage, [line, sunX]: [number, number]): string {
  const { dice, palette } = stage;
  const base = mix(
    dice.pick(['#7fa3ad', '#6d8fa5', '#8bada6']),
    palette.skyTop,
    palette.mood === 'evening' ? 0.75 : 0.35,
  );
  const deep = mix(base, palette.near, 0.4);
  let waves = '';
  let shine = '';
  for (let at = 0; at < 42; at += 1) {
    const near = dice.between(0, 1);
    const [x, y, long] = [dice.between(-40, 1200), line + 14 + near * near * 330, 24 + near * 80];
    waves += d`M${x} ${y}q${long / 2} ${-5 - near * 7} ${long} 0`;
    const spread = 24 + near * 120;
    if (at % 2) shine += d`M${sunX + dice.between(-spread, spread)} ${y}h${20 + near * 46}`;
  }
  return (
    rect([-60, line, 1320, 960 - line], base) +
    shape(
      `M-60 ${line + 130}Q400 ${line + 100} 700 ${line + 140}T1260 ${line + 120}V980H-60Z`,
      deep,
      0.55,
    ) +
    stroke(waves, { colour: lighter(base, 0.4), width: 5, opacity: 0.6 }) +
    (palette.mood === 'rain'
      ? ''
      : stroke(shine, { colour: lighter(palette.sun, 0.3), width: 8, opacity: 0.75 }))
  );
}

function shore(stage: Stage): string {
  const { dice, palette } = stage;
  const sand = mix('#ecd3a6', palette.path, 0.5);
  const grown = createPerson(stage, dice.pick(['adult', 'old']));
  const child = createPerson(stage, 'child');
  const x = dice.between(420, 620);
  const meet = [x + 72, 612] as const;
  const pebbles = Array.from({ length: 14 }, () =>
    oval(
      [dice.between(0, 1200), dice.between(800, 890), dice.between(5, 16), 6],
      darker(sand, 0.2),
      { opacity: 0.6 },
    ),
  ).join('');
  const pair = dice.chance(0.7);
  return (
    shape('M-60 700C240 650 520 740 780 716S1100 690 1260 724V980H-60Z', '#f7f1e2', 0.75) +
    shape('M-60 722C240 672 520 762 780 738S1100 712 1260 746V980H-60Z', sand) +
    pebbles +
    brushed(dice, [0, 780, 1200, 110], lighter(sand, 0.4)) +
    (pair ? standing(child, { x: x + 130, y: 772, radius: 36, leftHand: meet }) : '') +
    standing(grown, {
      x,
      y: 770,
      radius: 36,
      ...(pair ? { rightHand: meet } : {}),
      skirt: grown.style === 'long' || grown.style === 'bun',
    })
  );
}

function jetty(stage: Stage): string {
  const { dice, palette } = stage;
  const [one, two] = [
    createPerson(stage, dice.pick(['adult', 'old'])),
    createPerson(stage, 'child'),
  ];
  return (
    stroke('M400 760V940M800 760V940', { colour: darker(palette.woodDark, 0.1), width: 26 }) +
    fromBehind(one, { x: 530, y: 566, radius: 48, low: 748, bow: 5 }) +
    fromBehind(two, { x: 692, y: 618, radius: 43, low: 748, bow: -7 }) +
    poly(through`330 740, 870 740, 960 980, 240 980`, palette.wood) +
    stroke('M318 772H882M302 812H898M284 860H916', { colour: palette.woodDark, width: 6 })
  );
}

const openWater = () => '';

/** Water, far light, and those who look at it. */
export function paintSea(stage: Stage): string {
  const { dice, palette } = stage;
  const [line, sunX] = [dice.between(420, 470), dice.between(380, 820)];
  const front = dice.pick([shore, jetty, shore, openWater]);
  const tower = dice.chance(0.4);
  const sail: [number, number, number] =
    front !== openWater
      ? [dice.between(760, 1000), line + 56, dice.between(0.5, 0.75)]
      : [dice.between(520, 680), line + 230, dice.between(1.7, 2)];
  return (
    sky(stage, { low: line + 60, sunX }) +
    (dice.chance(0.6) ? ridge(dice, { y: line - 30, swing: 44, colour: palette.far }) : '') +
    water(stage, [line, sunX]) +
    (tower ? lighthouse(stage, dice.pick([190, 1010]), line + 30) : '') +
    boat(stage, sail) +
    (dice.chance(0.5) ? boat(stage, [dice.between(180, 420), line + 30, 0.34]) : '') +
    front(stage) +
    (palette.mood === 'winter' ? weather(stage) : '')
  );
}

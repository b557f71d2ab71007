import { fromBehind } from '#src/scripts/demo/pictures/kit/back.ts';
import { fruit, type ThingName, things } from '#src/scripts/demo/pictures/kit/objects.ts';
import {
  d,
  darker,
  dot,
  glow,
  lighter,
  limb,
  mix,
  oval,
  poly,
  rect,
  shape,
  soft,
  stroke,
  through,
} from '#src/scripts/demo/pictures/kit/paint.ts';
import type { Stage } from '#src/scripts/demo/pictures/kit/palette.ts';
import { createPerson } from '#src/scripts/demo/pictures/kit/person.ts';
import { hangingLamp, walls, windowOn } from '#src/scripts/demo/pictures/kit/room.ts';

function tiles({ dice, palette }: Stage): string {
  const tile = mix(palette.linen, dice.pick(palette.accents), 0.22);
  const base = mix(tile, palette.wall, palette.mood === 'evening' ? 0.5 : 0.15);
  let grid = 'M-60 440H1260M-60 500H1260';
  for (let x = -30; x < 1260; x += 60) grid += `M${x} 380V560`;
  return (
    rect([-60, 380, 1320, 190], base) +
    stroke(grid, { colour: darker(base, 0.12), width: 3, opacity: 0.7 })
  );
}

function counter({ dice, palette }: Stage): string {
  const front = mix(dice.pick([palette.wood, ...palette.accents.slice(0, 3)]), palette.wood, 0.35);
  const doors = [60, 300, 540, 780, 1020].map(
    (x) =>
      stroke(d`M${x} 640h200v250h-200Z`, { colour: darker(front, 0.18), width: 5 }) +
      dot(x + 176, 690, [8, palette.linen]),
  );
  return (
    rect([-60, 600, 1320, 400], front) +
    doors.join('') +
    rect([-60, 560, 1320, 46], mix(palette.linen, palette.floor, 0.35)) +
    rect([-60, 600, 1320, 12], darker(front, 0.25))
  );
}

function steam({ palette }: Stage, x: number, y: number): string {
  return [-44, 0, 44]
    .map((across) =>
      stroke(d`M${x + across} ${y}c34 -44 -34 -76 0 -124s26 -62 0 -96`, {
        colour: palette.linen,
        width: 15,
        opacity: 0.5,
      }),
    )
    .join('');
}

function stove(stage: Stage, x: number): string {
  const { dice, palette } = stage;
  const clay = dice.pick([
    mix('#a8644a', palette.wood, 0.2),
    mix(palette.ink, palette.linen, 0.25),
    palette.accents[4],
  ]);
  return (
    rect([x - 150, 536, 300, 28], palette.ink, { round: 8 }) +
    stroke(d`M${x - 60} 536q14 -22 0 -34M${x} 536q14 -24 0 -36M${x + 60} 536q14 -22 0 -34`, {
      colour: '#e8965a',
      width: 12,
    }) +
    steam(stage, x, 352) +
    shape(
      d`M${x - 124} 404H${x + 124}C${x + 128} 480 ${x + 92} 522 ${x + 60} 524H${x - 60}C${x - 92} 522 ${x - 128} 480 ${x - 124} 404Z`,
      clay,
    ) +
    shape(
      d`M${x + 40} 404H${x + 124}C${x + 128} 480 ${x + 92} 522 ${x + 60} 524H${x + 30}Q${x + 66} 470 ${x + 40} 404Z`,
      darker(clay, 0.15),
    ) +
    stroke(d`M${x - 124} 432q-36 0 -38 26M${x + 124} 432q36 0 38 26`, {
      colour: darker(clay, 0.2),
      width: 15,
    }) +
    shape(d`M${x - 132} 408Q${x} 330 ${x + 132} 408Z`, lighter(clay, 0.14)) +
    dot(x, 364, [16, darker(clay, 0.25)])
  );
}

function shelf(stage: Stage, [x, y]: [number, number]): string {
  const { dice, palette } = stage;
  const names = dice.shuffle<ThingName>(['cup', 'pot', 'thermos', 'fruits', 'lunchbox', 'cup']);
  const stood = names.slice(0, 3).map((name, at) =>
    things[name](stage, x + 54 + at * 100, {
      y,
      size: name === 'cup' || name === 'fruits' ? 62 : 96,
    }),
  );
  return (
    rect([x - 6, y, 330, 18], palette.wood, { round: 4 }) +
    stroke(d`M${x + 30} ${y + 18}v26M${x + 286} ${y + 18}v26`, {
      colour: palette.woodDark,
      width: 9,
    }) +
    stood.join('')
  );
}

function ladles({ dice, palette }: Stage, x: number): string {
  const hung = [0, 1, 2, 3].map((at) => {
    const [px, long] = [x + 30 + at * 58, dice.between(70, 110)];
    const colour = at % 2 ? palette.woodDark : mix(palette.ink, palette.linen, 0.35);
    const end = dice.pick(['spoon', 'turner', 'pan']);
    return (
      stroke(d`M${px} 214v${long}`, { colour, width: 8 }) +
      (end === 'spoon'
        ? oval([px, 220 + long, 19, 24], colour)
        : end === 'turner'
          ? rect([px - 17, 206 + long, 34, 40], colour, { round: 6 })
          : dot(px, 230 + long, [27, colour]))
    );
  });
  return stroke(d`M${x} 210H${x + 236}`, { colour: palette.woodDark, width: 9 }) + hung.join('');
}

function chopping({ dice, palette }: Stage, x: number): string {
  const greens = [0, 1, 2]
    .map((at) =>
      soft(
        through`
      ${x - 96 + at * 20} 548, ${x - 110 + at * 26} ${500 - at * 6}, ${x - 84 + at * 30} 486,
      ${x - 66 + at * 24} 520`,
        at % 2 ? palette.leafDark : palette.leaf,
      ),
    )
    .join('');
  const round = [0, 1]
    .map((at) =>
      fruit(x + 40 + at * 48, 528, [
        25,
        mix(dice.pick(['#cf6f50', '#e09a55', '#d9b25c']), palette.ink, 0.05),
      ]),
    )
    .join('');
  return rect([x - 130, 546, 270, 22], lighter(palette.wood, 0.2), { round: 8 }) + greens + round;
}

function cook(stage: Stage, x: number): string {
  const { dice } = stage;
  const person = createPerson(stage, dice.pick(['adult', 'old', 'adult']));
  const apron = mix(stage.palette.linen, stage.palette.accents[2], 0.4);
  const sleeve = darker(person.top, 0.14);
  const r = 66;
  return (
    limb(through`${x - 110} 480, ${x - 176} 590, ${x - 96} 556`, sleeve, 62) +
    limb(through`${x + 110} 480, ${x + 186} 570, ${x + 226} 500`, sleeve, 62) +
    dot(x + 230, 492, [29, person.skin]) +
    stroke(d`M${x + 232} 490L${x + 262} 400`, { colour: stage.palette.woodDark, width: 12 }) +
    fromBehind(person, { x, y: 418, radius: r, low: 980, arms: false, bow: 6 }) +
    stroke(
      d`M${x - 62} 424Q${x - 20} 560 ${x - 8} 664M${x + 62} 424Q${x + 20} 560 ${x + 8} 664M${x - 140} 672H${x + 140}`,
      { colour: apron, width: 17 },
    ) +
    soft(through`${x} 672, ${x - 52} 640, ${x - 60} 690`, apron) +
    soft(through`${x} 672, ${x + 52} 640, ${x + 60} 690`, apron) +
    poly(through`${x - 8} 676, ${x - 34} 770, ${x - 6} 776, ${x + 4} 680`, apron) +
    poly(through`${x + 8} 676, ${x + 34} 760, ${x + 8} 776, ${x - 2} 680`, darker(apron, 0.08))
  );
}

/** A kitchen at work: soup for someone who is waiting. */
export function paintKitchen(stage: Stage): string {
  const { dice, palette } = stage;
  const someone = dice.chance(0.65);
  const stoveX = someone ? 740 : dice.between(520, 680);
  const left = dice.between(90, 150);
  const packed: ThingName = dice.pick(['lunchbox', 'thermos', 'fruits']);
  return (
    walls(stage, 700) +
    tiles(stage) +
    windowOn(stage, { box: [left, 130, dice.between(250, 330), 230], curtains: dice.chance(0.5) }) +
    (dice.chance(0.6) ? ladles(stage, stoveX - 110) : '') +
    shelf(stage, [860, dice.between(250, 290)]) +
    counter(stage) +
    glow(stoveX, 420, [420, palette.glow, 0.45]) +
    (dice.chance(0.4) ? hangingLamp(stage, stoveX - 190, 130) : '') +
    stove(stage, stoveX) +
    chopping(stage, 250) +
    things[packed](stage, 1010, { y: 574, size: 150 }) +
    things[dice.pick(['cup', 'pot'] as const)](stage, 1120, { y: 572, size: 110 }) +
    (someone ? cook(stage, 490) : '')
  );
}

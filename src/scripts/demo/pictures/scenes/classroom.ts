import { fromBehind } from '#src/scripts/demo/pictures/kit/back.ts';
import { type ThingName, things } from '#src/scripts/demo/pictures/kit/objects.ts';
import {
  d,
  darker,
  dot,
  glow,
  lighter,
  mix,
  poly,
  rect,
  stroke,
  through,
} from '#src/scripts/demo/pictures/kit/paint.ts';
import type { Stage } from '#src/scripts/demo/pictures/kit/palette.ts';
import { createPerson } from '#src/scripts/demo/pictures/kit/person.ts';
import { lightPatch, walls, windowOn } from '#src/scripts/demo/pictures/kit/room.ts';

const chalkDrawings = [
  'M0 90L70 20L140 90ZM30 90V150H110V90M58 150V112H84V150',
  'M70 40a34 34 0 1 0 .1 0M70 -4V18M70 130V152M2 74H22M118 74H140M22 26L36 40M104 108L120 124M120 24L104 40M22 124L38 108',
  'M0 140Q40 40 80 110T170 60M120 30a22 22 0 1 0 .1 0M0 156H170',
  'M70 150V80M70 96Q20 90 22 40Q70 44 70 96Q76 50 122 48Q124 96 70 104M40 150H100',
  'M0 140H150M20 140V60H60V140M90 140V100H130V140M40 60L40 20L70 32L40 44',
  'M10 80Q50 20 110 60L140 40V110L110 90Q50 130 10 80M46 68h1',
];

function board({ dice, palette }: Stage, x: number): string {
  const slate = mix(
    dice.pick(['#4d6a62', '#4f5f70', '#5b6a5c']),
    palette.ink,
    palette.mood === 'evening' ? 0.25 : 0.05,
  );
  const chalk = { colour: '#f3ead8', width: 5, opacity: 0.8 };
  const [first, second, third] = dice.shuffle(chalkDrawings);
  const drawn = (path: string | undefined, left: number) =>
    `<g transform="translate(${left} 214)">${stroke(path ?? '', chalk)}</g>`;
  return (
    rect([x - 16, 150, 632, 296], palette.wood, { round: 8 }) +
    rect([x, 166, 600, 264], slate) +
    poly(
      through`${x + 60} 166, ${x + 190} 166, ${x + 60} 430, ${x} 430, ${x} 300`,
      '#f3ead8',
      0.07,
    ) +
    drawn(first, x + 50) +
    drawn(second, x + 240) +
    drawn(third, x + 420) +
    rect([x - 20, 440, 640, 18], darker(palette.wood, 0.2), { round: 4 }) +
    rect([x + 80, 430, 54, 12], palette.accents[0], { round: 3 }) +
    rect([x + 160, 434, 26, 7], '#f3ead8', { round: 3 })
  );
}

function desk({ palette }: Stage, x: number, [y, size]: [number, number]): string {
  const wide = 210 * size;
  return (
    stroke(
      d`M${x - wide * 0.42} ${y}V${y + 190 * size}M${x + wide * 0.42} ${y}V${y + 190 * size}`,
      { colour: palette.woodDark, width: 13 * size },
    ) +
    poly(
      through`
      ${x - wide * 0.5} ${y - 46 * size}, ${x + wide * 0.5} ${y - 46 * size},
      ${x + wide * 0.58} ${y}, ${x - wide * 0.58} ${y}`,
      lighter(palette.wood, 0.22),
    ) +
    rect([x - wide * 0.58, y, wide * 1.16, 26 * size], palette.wood, { round: 3 })
  );
}

function chair({ palette }: Stage, x: number, [y, size]: [number, number]): string {
  const wide = 120 * size;
  return (
    stroke(
      d`M${x - wide / 2} ${y - 30 * size}V${y + 210 * size}M${x + wide / 2} ${y - 30 * size}V${y + 210 * size}`,
      { colour: palette.woodDark, width: 11 * size },
    ) +
    rect([x - wide * 0.58, y - 42 * size, wide * 1.16, 42 * size], palette.wood, {
      round: 9 * size,
    }) +
    rect([x - wide * 0.58, y + 22 * size, wide * 1.16, 26 * size], darker(palette.wood, 0.1), {
      round: 9 * size,
    })
  );
}

function clock({ dice, palette }: Stage, x: number): string {
  const turn = dice.between(0, 6.28);
  return (
    dot(x, 190, [36, palette.wood]) +
    dot(x, 190, [28, palette.linen]) +
    stroke(d`M${x} 190V172M${x} 190l${Math.cos(turn) * 13} ${Math.sin(turn) * 13}`, {
      colour: palette.ink,
      width: 5,
    })
  );
}

function satchel({ palette }: Stage, x: number, [y, size]: [number, number]): string {
  const colour = palette.accents[1];
  return (
    stroke(d`M${x - 20 * size} ${y - 80 * size}q${20 * size} ${-40 * size} ${40 * size} 0`, {
      colour: darker(colour, 0.3),
      width: 9 * size,
    }) +
    rect([x - 48 * size, y - 84 * size, 96 * size, 110 * size], colour, { round: 24 * size }) +
    rect([x - 34 * size, y - 26 * size, 68 * size, 42 * size], darker(colour, 0.15), {
      round: 12 * size,
    }) +
    stroke(d`M${x - 46 * size} ${y - 46 * size}H${x + 46 * size}`, {
      colour: darker(colour, 0.2),
      width: 5 * size,
    })
  );
}

function row(stage: Stage, [y, size, empty]: [number, number, number]): string {
  const { dice, palette } = stage;
  const gap = 330 * size;
  return [-1, 0, 1]
    .map((at) => {
      const x = 600 + at * gap;
      const place: [number, number] = [y, size];
      if (at === empty) {
        const gift: ThingName = dice.pick(['vase', 'books', 'teddy', 'pot']);
        return (
          desk(stage, x, place) +
          things[gift](stage, x - 20 * size, { y: y - 12 * size, size: 150 * size }) +
          glow(x, y - 70 * size, [220 * size, palette.glow, 0.32]) +
          chair(stage, x, [y + 70 * size, size]) +
          (dice.chance(0.5) ? satchel(stage, x + 62 * size, [y + 130 * size, size]) : '')
        );
      }
      const child = createPerson(stage, 'child');
      return (
        desk(stage, x, place) +
        fromBehind(child, {
          x,
          y: y + 4 * size,
          radius: 47 * size,
          low: y + 150 * size,
          arms: false,
          bow: dice.between(-8, 8),
        }) +
        chair(stage, x, [y + 110 * size, size])
      );
    })
    .join('');
}

/** A classroom seen from its back row, one seat often empty. */
export function paintClassroom(stage: Stage): string {
  const { dice, palette } = stage;
  const boardX = dice.pick([40, 90, 520]);
  const windowX = boardX > 300 ? 110 : 800;
  const empty = dice.pick([-1, 0, 1]);
  const rows = dice.chance(0.55);
  return (
    walls(stage, 560) +
    board(stage, boardX) +
    windowOn(stage, { box: [windowX, 130, 290, 290], curtains: dice.chance(0.4), bars: 1 }) +
    (dice.chance(0.6) ? clock(stage, boardX > 300 ? 456 : boardX + 664) : '') +
    glow(windowX + 145, 300, [460, palette.glow, 0.4]) +
    lightPatch(stage, windowX - 80, [700, 190]) +
    (rows ? row(stage, [540, 0.72, dice.chance(0.3) ? dice.pick([-1, 1]) : 7]) : '') +
    row(stage, [rows ? 690 : 640, 1.16, empty])
  );
}

import {
  cupFromAbove,
  film,
  glasses,
  leaf,
  pen,
  receipt,
  tablets,
} from '#src/scripts/demo/pictures/kit/desk-things.ts';
import { brushed } from '#src/scripts/demo/pictures/kit/land.ts';
import {
  d,
  darker,
  group,
  lighter,
  mix,
  rect,
  stroke,
} from '#src/scripts/demo/pictures/kit/paint.ts';
import type { Stage } from '#src/scripts/demo/pictures/kit/palette.ts';
import { type Laid, sheet } from '#src/scripts/demo/pictures/kit/sheet.ts';

const small = { receipt, pen, glasses, cupFromAbove, tablets, leaf };

type SmallName = keyof typeof small;

function desk({ dice, palette }: Stage): string {
  const colour = mix(
    dice.pick([palette.wood, palette.floor, palette.accents[1], palette.leaf]),
    palette.floor,
    0.3,
  );
  let boards = '';
  for (let y = dice.between(40, 120); y < 900; y += dice.between(150, 230))
    boards += d`M-60 ${y}H1260`;
  const cloth = dice.chance(0.4)
    ? rect([dice.between(60, 300), 40, 760, 1000], mix(palette.accents[5], colour, 0.35), {
        turn: dice.between(-14, 14),
      })
    : '';
  return (
    rect([-60, -60, 1320, 1020], colour) +
    stroke(boards, { colour: darker(colour, 0.2), width: 5, opacity: 0.5 }) +
    brushed(dice, [0, 0, 1200, 900], lighter(colour, 0.4)) +
    cloth
  );
}

/** Medical papers on a table; what could name a person is behind black bars. */
export function paintPapers(stage: Stage): string {
  const { dice } = stage;
  const lay = (thing: Laid, [x, y, turn]: [number, number, number], scale = 1.1) =>
    group(d`translate(${x} ${y}) rotate(${turn}) scale(${scale})`, thing(stage));
  const names = dice.shuffle<SmallName>([
    'receipt',
    'pen',
    'glasses',
    'cupFromAbove',
    'tablets',
    'leaf',
  ]);
  const back = dice.chance(0.55) ? film : sheet;
  const centre = dice.between(520, 680);
  const corners: [number, number, number][] = [
    [140 + dice.between(-20, 30), 250, dice.between(-40, 40)],
    [1060 + dice.between(-30, 20), 640, dice.between(-40, 40)],
    [dice.between(140, 220), 660, dice.between(-60, 60)],
  ];
  return (
    desk(stage) +
    lay(back, [centre + dice.between(240, 300), dice.between(380, 460), dice.between(6, 20)]) +
    (dice.chance(0.7)
      ? lay(sheet, [centre - dice.between(200, 260), dice.between(420, 500), dice.between(-20, -6)])
      : '') +
    lay(sheet, [centre, dice.between(430, 470), dice.between(-7, 7)], 1.22) +
    corners
      .slice(0, dice.whole(2, 3))
      .map((corner, at) => lay(small[names[at] ?? 'pen'], corner, 1.05))
      .join('')
  );
}

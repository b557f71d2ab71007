import { restingHand, standing } from '#src/scripts/demo/pictures/kit/figure.ts';
import { flowerBed } from '#src/scripts/demo/pictures/kit/flower-bed.ts';
import { skyline } from '#src/scripts/demo/pictures/kit/houses.ts';
import {
  brushed,
  meadow,
  ridge,
  shadowOf,
  sky,
  weather,
} from '#src/scripts/demo/pictures/kit/land.ts';
import {
  d,
  darker,
  dot,
  lighter,
  mix,
  oval,
  type Point,
  rect,
  shape,
  stroke,
} from '#src/scripts/demo/pictures/kit/paint.ts';
import type { Stage } from '#src/scripts/demo/pictures/kit/palette.ts';
import { asPatient, createPerson } from '#src/scripts/demo/pictures/kit/person.ts';
import { seated } from '#src/scripts/demo/pictures/kit/seated.ts';
import { bush, tree, treeKind } from '#src/scripts/demo/pictures/kit/trees.ts';

function wheelchair(stage: Stage): string {
  const { dice, palette } = stage;
  const sitter = asPatient(createPerson(stage, dice.pick(['old', 'child', 'adult'])), stage);
  const pusher = createPerson(stage, 'adult');
  const frame = { colour: mix(palette.ink, palette.linen, 0.2), width: 9 };
  const radius = sitter.age === 'child' ? 34 : 35;
  const rug = palette.accents[2];
  return (
    shadowOf(590, 770, 200) +
    standing(pusher, {
      x: 420,
      y: 766,
      radius: 36,
      view: 1,
      rightHand: [516, 552],
      leftHand: [510, 560],
      step: 0.6,
    }) +
    stroke('M510 552H560V690H690L716 750M690 690V640', frame) +
    rect([548, 560, 24, 130], palette.accents[4], { round: 10 }) +
    seated(sitter, { x: 606, y: 668, radius, facing: 1, lean: -0.1, bow: 4 }) +
    shape(
      sitter.age === 'child'
        ? 'M586 640Q650 626 690 646L700 720Q640 736 600 700Z'
        : 'M590 636Q680 624 726 650L728 742Q670 752 640 706L600 696Z',
      rug,
    ) +
    stroke('M600 672Q670 664 722 690', { colour: lighter(rug, 0.35), width: 7 }) +
    stroke('M610 620a74 74 0 1 0 .1 0', frame) +
    dot(610, 694, [14, frame.colour]) +
    stroke('M610 634V754M550 694H670M568 652L652 736M652 652L568 736', {
      ...frame,
      width: 3,
      opacity: 0.7,
    }) +
    stroke('M722 742a18 18 0 1 0 .1 0', { ...frame, width: 7 })
  );
}

function benchPair(stage: Stage): string {
  const { dice, palette } = stage;
  const [one, two] = [
    createPerson(stage, dice.pick(['old', 'adult'])),
    createPerson(stage, dice.pick(['child', 'adult', 'old'])),
  ];
  return (
    shadowOf(600, 772, 320) +
    stroke('M370 660V768M830 660V768', { colour: darker(palette.woodDark, 0.1), width: 16 }) +
    rect([330, 520, 540, 28], palette.wood, { round: 7 }) +
    rect([330, 570, 540, 28], palette.wood, { round: 7 }) +
    stroke('M370 520V660M830 520V660', { colour: palette.woodDark, width: 14 }) +
    rect([320, 640, 560, 30], lighter(palette.wood, 0.12), { round: 7 }) +
    seated(two, { x: 776, y: 636, radius: two.age === 'child' ? 36 : 38, facing: -1, lean: 0.3 }) +
    seated(one, { x: 424, y: 636, radius: 38, facing: 1, lean: 0.3 })
  );
}

function watering(stage: Stage): string {
  const { dice, palette } = stage;
  const person = createPerson(stage, dice.pick(['child', 'old', 'adult']));
  const radius = person.age === 'child' ? 46 : 38;
  const place = { x: 500, y: 768, radius, view: 1 as const };
  const free = restingHand(person, place, 1);
  const grip: Point = [free[0] + 40, free[1] - 30];
  const can = palette.accents[0];
  const [cx, cy] = grip;
  const drops = Array.from(
    { length: 9 },
    (_, at) => d`M${cx + 122 + at * 6} ${cy + 30 + (at % 3) * 26}l4 14`,
  ).join('');
  return (
    standing(person, { ...place, rightHand: grip, leftHand: [free[0] + 26, free[1] - 14] }) +
    stroke(
      d`M${cx - 20} ${cy + 20}Q${cx + 4} ${cy - 34} ${cx + 44} ${cy + 16}M${cx + 56} ${cy + 60}L${cx + 104} ${cy + 8}`,
      { colour: darker(can, 0.2), width: 11 },
    ) +
    rect([cx - 28, cy + 16, 92, 70], can, { round: 12 }) +
    oval([cx + 108, cy + 6, 8, 20], darker(can, 0.2), { turn: 45 }) +
    stroke(drops, { colour: '#d8e6e8', width: 5 }) +
    flowerBed(stage, [cx + 170, 770, 110])
  );
}

/** A quiet garden, often behind a hospital. */
export function paintGarden(stage: Stage): string {
  const { dice, palette } = stage;
  const back = dice.pick(['town', 'hills', 'hedge']);
  const side = dice.pick([190, 1010]);
  const scenery =
    back === 'town'
      ? skyline(stage, 560)
      : ridge(dice, { y: 470, swing: 50, colour: palette.far }) +
        (back === 'hills' ? ridge(dice, { y: 520, swing: 30, colour: palette.mid }) : '');
  const hedge = [80, 300, 540, 770, 1000, 1180]
    .map((x) =>
      bush(
        stage,
        [x, 560, 150, dice.between(60, 110)],
        mix(palette.near, palette.leafDark, dice.between(0, 0.5)),
      ),
    )
    .join('');
  return (
    sky(stage, { low: 540 }) +
    scenery +
    hedge +
    rect([-60, 580, 1320, 400], palette.ground) +
    brushed(dice, [0, 600, 1200, 260], lighter(palette.ground, 0.35)) +
    shape('M-60 730C300 690 860 700 1260 740V850C860 800 300 800 -60 850Z', palette.path) +
    tree(stage, treeKind(stage), { x: side, y: 690, height: dice.between(560, 660) }) +
    tree(stage, treeKind(stage), {
      x: 1200 - side + dice.between(-60, 60),
      y: 620,
      height: dice.between(260, 380),
    }) +
    flowerBed(stage, [dice.between(820, 980), 672, 130]) +
    meadow(stage, { from: 600, to: 690 }) +
    dice.pick(
      palette.mood === 'winter' ? [wheelchair, benchPair] : [wheelchair, benchPair, watering],
    )(stage) +
    flowerBed(stage, [dice.between(80, 260), 880, 190]) +
    flowerBed(stage, [dice.between(900, 1120), 890, 170]) +
    (palette.mood === 'winter' ? weather(stage) : '')
  );
}

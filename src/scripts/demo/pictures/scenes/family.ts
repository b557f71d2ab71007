import { fromBehind } from '#src/scripts/demo/pictures/kit/back.ts';
import { standing } from '#src/scripts/demo/pictures/kit/figure.ts';
import { headFromSide } from '#src/scripts/demo/pictures/kit/head.ts';
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
  glow,
  lighter,
  limb,
  mix,
  type Point,
  rect,
  shape,
  soft,
  stroke,
  through,
} from '#src/scripts/demo/pictures/kit/paint.ts';
import type { Stage } from '#src/scripts/demo/pictures/kit/palette.ts';
import { createPerson } from '#src/scripts/demo/pictures/kit/person.ts';
import { tree, treeKind } from '#src/scripts/demo/pictures/kit/trees.ts';

function hillside(stage: Stage, sunX: number): string {
  const { dice, palette } = stage;
  return (
    sky(stage, { low: 600, sunX }) +
    ridge(dice, { y: 440, swing: 60, colour: palette.far }) +
    ridge(dice, { y: 530, swing: 40, colour: palette.mid }) +
    ridge(dice, { y: 600, swing: 24, colour: palette.near })
  );
}

/** Two or three on a bench, backs to us. */
function onBench(stage: Stage): string {
  const { dice, palette } = stage;
  const members = dice.shuffle([
    createPerson(stage, 'adult'),
    createPerson(stage, dice.pick(['adult', 'old'])),
    createPerson(stage, 'child'),
  ]);
  const few = dice.chance(0.35) ? members.slice(0, 2) : members;
  const start = 600 - (few.length - 1) * 92;
  const people = few.map((person, at) => {
    const child = person.age === 'child';
    const bow = at === 0 ? 9 : at === few.length - 1 ? -9 : 0;
    return fromBehind(person, {
      x: start + at * 184,
      y: child ? 540 : 480,
      radius: child ? 46 : 52,
      low: 720,
      bow,
    });
  });
  const slat = (y: number) =>
    rect([290, y, 620, 34], y > 650 ? darker(palette.wood, 0.12) : palette.wood, { round: 8 });
  return (
    hillside(stage, dice.between(480, 720)) +
    rect([-60, 690, 1320, 300], palette.ground) +
    brushed(dice, [0, 720, 1200, 180], lighter(palette.ground, 0.3)) +
    meadow(stage, { from: 720, to: 890 }) +
    tree(stage, treeKind(stage), { x: dice.pick([120, 1080]), y: 760, height: 620 }) +
    shadowOf(600, 800, 380) +
    people.join('') +
    stroke('M330 600V800M870 600V800', { colour: palette.woodDark, width: 22 }) +
    slat(612) +
    slat(660) +
    slat(706)
  );
}

/** Hand in hand up a hill. */
function handInHand(stage: Stage): string {
  const { dice, palette } = stage;
  const [left, child, right] = [
    createPerson(stage, 'adult'),
    createPerson(stage, 'child'),
    createPerson(stage, dice.pick(['adult', 'old'])),
  ];
  const y = 740;
  const meet: [Point, Point] = [
    [522, 560],
    [680, 560],
  ];
  const skirt = right.style === 'bun' || right.style === 'long' || right.style === 'bob';
  return (
    hillside(stage, 600) +
    shape('M-60 760C300 690 860 690 1260 770V980H-60Z', palette.ground) +
    brushed(dice, [0, 760, 1200, 130], lighter(palette.ground, 0.35)) +
    meadow(stage, { from: 760, to: 890 }) +
    tree(stage, treeKind(stage), { x: dice.pick([130, 1070]), y: 760, height: 480 }) +
    standing(left, { x: 430, y, radius: 40, rightHand: meet[0], step: 0.3 }) +
    standing(right, { x: 772, y, radius: 39, leftHand: meet[1], skirt, step: 0.3 }) +
    standing(child, {
      x: 600,
      y: y + 4,
      radius: 39,
      leftHand: meet[0],
      rightHand: meet[1],
      step: 0.2,
    })
  );
}

/** Close up: a grown-up holds a child, cheek to hair. */
function embrace(stage: Stage): string {
  const { dice, palette } = stage;
  const grown = createPerson(stage, dice.pick(['adult', 'adult', 'old']));
  const child = createPerson(stage, 'child');
  const ring = mix(dice.pick(palette.accents), palette.wall, 0.55);
  const sleeve = darker(grown.top, 0.12);
  return (
    rect([-60, -60, 1320, 1020], palette.wall) +
    brushed(dice, [0, 60, 1200, 780], lighter(palette.wall, 0.4)) +
    dot(600, 440, [dice.between(340, 390), ring]) +
    glow(600, 400, [560, palette.glow, 0.55]) +
    limb(through`500 350, 480 500`, darker(grown.skin, 0.12), 104) +
    soft(through`250 980, 268 640, 350 500, 480 470, 620 500, 720 640, 770 980`, grown.top) +
    headFromSide(grown, { x: 526, y: 318, radius: 116, bow: 24 }) +
    limb(through`708 560, 716 640`, darker(child.skin, 0.1), 84) +
    soft(through`560 980, 576 740, 640 636, 730 616, 830 660, 880 780, 890 980`, child.top) +
    headFromSide(child, { x: 708, y: 512, radius: 100, bow: 10, facing: -1 }) +
    limb(through`376 612, 430 826, 760 772`, sleeve, 112) +
    soft(through`770 720, 850 716, 890 760, 850 808, 770 822`, grown.skin) +
    stroke('M838 742L872 748M836 768L876 772M828 792L858 792', {
      colour: darker(grown.skin, 0.2),
      width: 5,
    })
  );
}

/** Under one umbrella. */
function umbrella(stage: Stage): string {
  const { dice, palette } = stage;
  const [grown, child] = [
    createPerson(stage, dice.pick(['adult', 'old'])),
    createPerson(stage, 'child'),
  ];
  const cloth = dice.pick(palette.accents);
  const y = 750;
  return (
    hillside(stage, dice.between(300, 900)) +
    rect([-60, 650, 1320, 320], palette.ground) +
    shape('M520 640C500 720 300 800 160 980H1040C900 800 700 720 690 640Z', palette.path) +
    meadow(stage, { from: 680, to: 880 }) +
    tree(stage, treeKind(stage), { x: dice.between(150, 260), y: 690, height: 400 }) +
    tree(stage, treeKind(stage), { x: dice.between(960, 1100), y: 700, height: 460 }) +
    standing(child, { x: 668, y, radius: 38, leftHand: [606, 600], step: 0.3 }) +
    standing(grown, {
      x: 528,
      y,
      radius: 39,
      leftHand: [470, 480],
      rightHand: [606, 600],
      step: 0.3,
    }) +
    stroke('M474 490L580 130', { colour: palette.woodDark, width: 9 }) +
    shape(
      d`M330 322C350 190 470 130 580 146C700 150 830 230 846 350Q790 312 742 344Q690 298 634 336Q570 290 510 330Q460 292 412 328Q372 296 330 322Z`,
      cloth,
    ) +
    stroke(
      'M580 146Q500 220 510 326M580 146Q640 230 634 332M580 146Q440 200 414 324M580 146Q730 220 742 340',
      { colour: darker(cloth, 0.2), width: 4, opacity: 0.7 },
    ) +
    weather(stage)
  );
}

/** People who belong together. */
export const paintFamily = (stage: Stage): string =>
  stage.palette.mood === 'rain' || stage.palette.mood === 'winter'
    ? stage.dice.pick([umbrella, umbrella, embrace, onBench])(stage)
    : stage.dice.pick([onBench, handInHand, embrace, handInHand, onBench])(stage);

import { cherished } from '#src/scripts/demo/pictures/kit/gifts.ts';
import { hand } from '#src/scripts/demo/pictures/kit/hand.ts';
import { brushed } from '#src/scripts/demo/pictures/kit/land.ts';
import {
  curve,
  d,
  darker,
  dot,
  glow,
  lighter,
  limb,
  mix,
  oval,
  rect,
  shape,
  soft,
  stroke,
  through,
} from '#src/scripts/demo/pictures/kit/paint.ts';
import type { Stage } from '#src/scripts/demo/pictures/kit/palette.ts';
import { createPerson } from '#src/scripts/demo/pictures/kit/person.ts';

/** Two open palms that hold something small. */
function offering(stage: Stage): string {
  const person = createPerson(stage, stage.dice.pick(['adult', 'old', 'child']));
  const gift = stage.dice.pick(cherished);
  return (
    hand(person, { x: 486, y: 720, size: 96, turn: 12, spread: 0.7 }) +
    hand(person, { x: 714, y: 720, size: 96, turn: -12, mirror: true, spread: 0.7 }) +
    oval([600, 560, 130, 40], darker(person.skin, 0.3), { opacity: 0.35 }) +
    gift(stage, 600, 500)
  );
}

/** A small hand resting in a large one. */
function smallInLarge(stage: Stage): string {
  const { dice } = stage;
  const [large, little] = [
    createPerson(stage, dice.pick(['adult', 'old'])),
    createPerson(stage, 'child'),
  ];
  return (
    hand(large, { x: 420, y: 690, size: 128, turn: 38, spread: 0.9 }) +
    hand(little, { x: 800, y: 232, size: 78, turn: -138, mirror: true, spread: 0.8 })
  );
}

/** Hands of many that meet in the middle. */
function circle(stage: Stage): string {
  const { dice } = stage;
  const count = dice.whole(4, 6);
  const start = dice.between(0, 60);
  return (
    Array.from({ length: count }, (_, at) => {
      const turn = start + (at * 360) / count;
      const way = (turn * Math.PI) / 180;
      const person = createPerson(stage, dice.pick(['adult', 'old', 'child', 'adult']));
      const size = person.age === 'child' ? 58 : 76;
      const far = size * 4.05;
      return hand(person, {
        x: 600 - Math.sin(way) * far,
        y: 450 + Math.cos(way) * far,
        size,
        turn,
        mirror: dice.chance(0.5),
        spread: 0.8,
      });
    }).join('') + glow(600, 450, [170, '#ffe9c0', 0.4])
  );
}

/** Both hands round a warm cup. */
function roundCup(stage: Stage): string {
  const { dice, palette } = stage;
  const person = createPerson(stage, dice.pick(['adult', 'old']));
  const cup = dice.pick(palette.accents);
  const line = darker(person.skin, 0.2);
  const side = (way: 1 | -1) => {
    const x = (across: number) => 600 + way * across;
    const fingers = [0, 1, 2, 3].map((at) => {
      const path = curve(
        through`
      ${x(236)} ${520 + at * 50}, ${x(150)} ${486 + at * 50}, ${x(46 + at * 9)} ${500 + at * 48}`,
        false,
      );
      return (
        stroke(path, { colour: line, width: 60 }) + stroke(path, { colour: person.skin, width: 53 })
      );
    });
    return (
      limb(through`${x(430)} 870, ${x(300)} 680`, person.skin, 128) +
      limb(through`${x(540)} 1000, ${x(462)} 900`, person.top, 190) +
      stroke(d`M${x(500)} 806L${x(378)} 886`, { colour: darker(person.top, 0.18), width: 46 }) +
      soft(
        through`
      ${x(170)} 470, ${x(250)} 462, ${x(310)} 540, ${x(340)} 690, ${x(260)} 752, ${x(170)} 720,
      ${x(150)} 590`,
        person.skin,
      ) +
      fingers.join('') +
      limb(through`${x(268)} 540, ${x(240)} 440, ${x(196)} 392`, person.skin, 56)
    );
  };
  return (
    shape('M404 320H796L756 720Q600 770 444 720Z', cup) +
    shape('M660 320H796L756 720Q716 738 660 744Z', darker(cup, 0.14)) +
    oval([600, 320, 196, 46], darker(cup, 0.25)) +
    oval([600, 326, 172, 36], mix('#b5703f', palette.wood, 0.3)) +
    stroke('M540 270q44 -50 0 -100M606 256q44 -56 0 -116M672 270q44 -50 0 -100', {
      colour: palette.linen,
      width: 15,
      opacity: 0.7,
    }) +
    side(-1) +
    side(1)
  );
}

function ground({ dice, palette }: Stage): string {
  const base = mix(
    dice.pick([palette.wall, palette.wallShade, palette.accents[4]]),
    palette.linen,
    0.25,
  );
  const ring = mix(dice.pick(palette.accents), base, 0.5);
  const back = dice.chance(0.5)
    ? dot(600, 430, [dice.between(330, 400), ring])
    : soft(through`-60 620, 200 520, 560 640, 900 540, 1260 600, 1260 980, -60 980`, ring);
  return (
    rect([-60, -60, 1320, 1020], base) +
    back +
    brushed(dice, [0, 60, 1200, 780], lighter(base, 0.5)) +
    glow(600, 420, [560, palette.glow, 0.5])
  );
}

/** Hands that hold, warm or join. */
export const paintHands = (stage: Stage): string =>
  ground(stage) + stage.dice.pick([offering, offering, smallInLarge, circle, roundCup])(stage);

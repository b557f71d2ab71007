import { fromBehind } from '#src/scripts/demo/pictures/kit/back.ts';
import { shadowOf } from '#src/scripts/demo/pictures/kit/land.ts';
import { things } from '#src/scripts/demo/pictures/kit/objects.ts';
import {
  type Box,
  darker,
  glow,
  lighter,
  rect,
  stroke,
} from '#src/scripts/demo/pictures/kit/paint.ts';
import type { Stage } from '#src/scripts/demo/pictures/kit/palette.ts';
import { asPatient, createPerson, type Person } from '#src/scripts/demo/pictures/kit/person.ts';
import { lightPatch, wallPiece, walls, windowOn } from '#src/scripts/demo/pictures/kit/room.ts';
import { seated } from '#src/scripts/demo/pictures/kit/seated.ts';
import { cat } from '#src/scripts/demo/pictures/kit/toys.ts';

function onSill(stage: Stage, [x, y, wide, tall]: Box): string {
  const { dice } = stage;
  const foot = y + tall + 8;
  const left = things[dice.pick(['pot', 'vase', 'pot', 'books'] as const)](stage, x + 70, {
    y: foot,
    size: 150,
  });
  const right = dice.chance(0.4)
    ? cat(stage, x + wide - 80, { y: foot, size: 118 })
    : things[dice.pick(['pot', 'cup', 'vase'] as const)](stage, x + wide - 76, {
        y: foot,
        size: 108,
      });
  return left + right;
}

function armchair(stage: Stage, person: Person): string {
  const cloth = stage.palette.accents[5];
  return (
    shadowOf(470, 800, 220) +
    stroke('M350 760V800M560 760V800', { colour: stage.palette.woodDark, width: 18 }) +
    rect([292, 420, 110, 350], darker(cloth, 0.14), { round: 50 }) +
    rect([310, 640, 290, 130], cloth, { round: 34 }) +
    seated(person, { x: 440, y: 650, radius: 56, facing: 1, lean: 0.1, bow: -6 }) +
    rect([330, 600, 190, 50], lighter(cloth, 0.12), { round: 25 })
  );
}

function someone(stage: Stage): string {
  const { dice } = stage;
  const one = createPerson(stage, dice.pick(['adult', 'child', 'old']));
  const who = dice.chance(0.35) ? asPatient(one, stage) : one;
  const pose = dice.pick(['alone', 'pair', 'chair', 'alone', 'pair']);
  if (pose === 'chair')
    return armchair(stage, who.age === 'child' ? createPerson(stage, 'old') : who);
  if (pose === 'pair') {
    const child = createPerson(stage, 'child');
    const grown = createPerson(stage, dice.pick(['adult', 'old']));
    return (
      fromBehind(grown, { x: 500, y: 520, radius: 70, low: 980, bow: 5 }) +
      fromBehind(child, { x: 722, y: 640, radius: 62, low: 980, bow: -8 })
    );
  }
  const child = who.age === 'child';
  const x = dice.between(480, 700);
  return fromBehind(who, {
    x,
    y: child ? 600 : 530,
    radius: child ? 72 : 80,
    low: 980,
    bow: dice.between(-7, 7),
  });
}

/** Someone before a large window, looking out. */
export function paintWindow(stage: Stage): string {
  const { dice, palette } = stage;
  const wide = dice.pick([460, 620, 780]);
  const box: Box = [
    600 - wide / 2 + dice.between(-60, 60),
    dice.between(96, 130),
    wide,
    dice.between(440, 500),
  ];
  const free = box[0] - 90;
  return (
    walls(stage, 740) +
    windowOn(stage, { box, curtains: dice.chance(0.6), bars: wide > 600 ? 2 : dice.whole(1, 2) }) +
    (wide < 500
      ? wallPiece(stage, free - 110, dice.between(180, 280)) +
        (dice.chance(0.6) ? wallPiece(stage, box[0] + wide + 96, dice.between(200, 300)) : '')
      : '') +
    onSill(stage, box) +
    glow(box[0] + wide / 2, box[1] + 260, [620, palette.glow, 0.4]) +
    lightPatch(stage, box[0] + 80, [790, wide * 0.4]) +
    someone(stage)
  );
}

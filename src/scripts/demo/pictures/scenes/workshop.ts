import { fromBehind } from '#src/scripts/demo/pictures/kit/back.ts';
import { headFromSide } from '#src/scripts/demo/pictures/kit/head.ts';
import { things } from '#src/scripts/demo/pictures/kit/objects.ts';
import {
  darker,
  dot,
  glow,
  lighter,
  limb,
  mix,
  poly,
  rect,
  soft,
  stroke,
  through,
} from '#src/scripts/demo/pictures/kit/paint.ts';
import type { Stage } from '#src/scripts/demo/pictures/kit/palette.ts';
import { createPerson } from '#src/scripts/demo/pictures/kit/person.ts';
import { hangingLamp, walls, windowOn } from '#src/scripts/demo/pictures/kit/room.ts';
import { cat } from '#src/scripts/demo/pictures/kit/toys.ts';
import {
  carpenter,
  mender,
  potter,
  tailor,
  weaver,
} from '#src/scripts/demo/pictures/kit/trades.ts';

function worker(stage: Stage): { drawn: string; behindBench: boolean } {
  const { dice } = stage;
  const person = createPerson(stage, dice.pick(['adult', 'old', 'adult']));
  const sleeve = darker(person.top, 0.14);
  if (dice.chance(0.5)) {
    const drawn =
      limb(through`450 500, 390 600, 430 560`, sleeve, 62) +
      limb(through`650 500, 704 590, 690 548`, sleeve, 62) +
      fromBehind(person, { x: 550, y: 440, radius: 64, low: 990, arms: false, bow: 8 });
    return { drawn, behindBench: false };
  }
  const drawn =
    limb(through`528 380, 510 460`, darker(person.skin, 0.1), 58) +
    soft(through`400 640, 404 500, 450 424, 530 414, 590 470, 606 640`, person.top) +
    headFromSide(person, { x: 552, y: 338, radius: 66, bow: 20 }) +
    dot(694, 542, [30, person.skin]) +
    limb(through`480 490, 520 600, 680 548`, sleeve, 64);
  return { drawn, behindBench: true };
}

/** Someone at their trade, or the bench that waits for them. */
export function paintWorkshop(stage: Stage): string {
  const { dice, palette } = stage;
  const { wall, bench, front = '' } = dice.pick([carpenter, tailor, potter, mender, weaver])(stage);
  const { drawn, behindBench } = worker(stage);
  const top = mix(palette.wood, palette.floor, dice.between(0.1, 0.5));
  const table =
    rect([100, 560, 1000, 40], lighter(top, 0.14), { round: 6 }) +
    rect([100, 592, 1000, 70], darker(top, 0.1)) +
    stroke('M160 660V900M1040 660V900', { colour: darker(top, 0.25), width: 40 }) +
    stroke('M130 628H500M700 628H1070', { colour: darker(top, 0.3), width: 5, opacity: 0.5 });
  const pet = dice.chance(front ? 0 : 0.4)
    ? cat(stage, 1000, { y: 840, size: 130 })
    : things[dice.pick(['pot', 'books', 'thermos'] as const)](stage, 190, { y: 566, size: 120 });
  const light = dice.between(480, 640);
  return (
    walls(stage, 720) +
    windowOn(stage, {
      box: [120, 130, dice.between(250, 320), 270],
      bars: dice.whole(1, 2),
      curtains: dice.chance(0.25),
    }) +
    wall +
    poly(
      through`${light - 60} 190, ${light + 60} 190, ${light + 420} 720, ${light - 420} 720`,
      palette.glow,
      0.16,
    ) +
    hangingLamp(stage, light, 150) +
    (behindBench ? drawn + table + bench : table + bench + drawn) +
    front +
    glow(600, 520, [460, palette.glow, 0.25]) +
    pet
  );
}

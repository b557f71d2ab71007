import { fromBehind } from '#src/scripts/demo/pictures/kit/back.ts';
import { bedFrame, lyingPatient, sittingPatient } from '#src/scripts/demo/pictures/kit/bed.ts';
import { standing } from '#src/scripts/demo/pictures/kit/figure.ts';
import { things } from '#src/scripts/demo/pictures/kit/objects.ts';
import { d, glow, mix, rect, stroke } from '#src/scripts/demo/pictures/kit/paint.ts';
import type { Stage } from '#src/scripts/demo/pictures/kit/palette.ts';
import {
  type Age,
  asPatient,
  createPerson,
  type Person,
} from '#src/scripts/demo/pictures/kit/person.ts';
import { walls, windowOn } from '#src/scripts/demo/pictures/kit/room.ts';
import { seated } from '#src/scripts/demo/pictures/kit/seated.ts';
import { drawings, drip, locker, partition } from '#src/scripts/demo/pictures/kit/ward-things.ts';

type Company = 'beside' | 'before' | 'child' | 'nurse' | 'teddy';

function behindBed(stage: Stage, company: Company, patient: Person): string {
  const { dice, palette } = stage;
  if (company === 'nurse') {
    const nurse = {
      ...createPerson(stage, 'adult'),
      top: mix(palette.linen, palette.accents[2], 0.22),
      striped: false,
    };
    return standing(nurse, {
      x: 850,
      y: 752,
      radius: 43,
      view: -1,
      leftHand: [748, 606],
      rightHand: [880, 640],
    });
  }
  if (company !== 'beside') return '';
  const ages: readonly Age[] =
    patient.age === 'old' ? ['adult', 'child'] : ['adult', 'adult', 'old'];
  const visitor = createPerson(stage, dice.pick(ages));
  const radius = visitor.age === 'child' ? 50 : 53;
  return seated(visitor, {
    x: 800,
    y: 640,
    radius,
    facing: -1,
    lean: 0.9,
    bow: 16,
    hand: [646, 504],
    legs: false,
  });
}

function beforeBed(stage: Stage, company: Company): string {
  const { dice, palette } = stage;
  if (company === 'teddy') return things.teddy(stage, 800, { y: 524, size: 140 });
  if (company === 'child') {
    const child = createPerson(stage, 'child');
    return standing(child, {
      x: 712,
      y: 838,
      radius: 52,
      leftHand: [634, 540],
      rightHand: [812, 668],
    });
  }
  if (company !== 'before') return '';
  const visitor = createPerson(stage, dice.pick(['adult', 'adult', 'old']));
  const x = dice.between(760, 820);
  return (
    stroke(d`M${x - 90} 800L${x - 106} 960M${x + 90} 800L${x + 106} 960`, {
      colour: palette.woodDark,
      width: 18,
    }) +
    fromBehind(visitor, { x, y: 512, radius: 60, low: 800, bow: -6 }) +
    rect([x - 124, 786, 248, 34], palette.wood, { round: 14 })
  );
}

/** A bed by the window, someone at its side. */
export function paintWard(stage: Stage): string {
  const { dice, palette } = stage;
  const age = dice.pick<Age>(['child', 'adult', 'old', 'child']);
  const patient = asPatient(createPerson(stage, age), stage);
  const company = dice.pick<Company>(['beside', 'beside', 'before', 'child', 'nurse', 'teddy']);
  const wide = dice.between(290, 440);
  const left = company === 'nurse' ? 400 : dice.pick([430, 500, 580, 640]);
  const metal = mix(
    dice.pick([palette.linen, palette.wood, palette.accents[3]]),
    palette.wallShade,
    0.3,
  );
  const hasDrip = dice.chance(0.5);
  const rail = dice.chance(0.35);
  const plan = {
    box: [left, dice.between(112, 134), wide, 260] as const,
    curtains: dice.chance(0.6),
    bars: dice.whole(1, 2),
  };
  const light =
    palette.mood === 'evening'
      ? glow(400, 420, [420, palette.glow, 0.6])
      : glow(left + wide / 2, 300, [480, palette.glow, 0.35]);
  return (
    walls(stage, 664) +
    windowOn(stage, plan) +
    drawings(stage, left > 480 ? 120 : left + wide + 110) +
    light +
    (rail ? partition(stage) : '') +
    (hasDrip ? drip(stage, 226) : '') +
    behindBed(stage, company, patient) +
    bedFrame(stage, metal) +
    (dice.chance(0.45) ? sittingPatient(stage, patient) : lyingPatient(stage, patient)) +
    beforeBed(stage, company) +
    (hasDrip ? '' : locker(stage, 66)) +
    (hasDrip && !rail && dice.chance(0.7) ? locker(stage, 1082) : '')
  );
}

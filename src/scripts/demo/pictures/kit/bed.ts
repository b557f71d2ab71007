import { headFromSide } from './head.ts';
import { shadowOf } from './land.ts';
import {
  d,
  darker,
  dot,
  lighter,
  limb,
  mix,
  poly,
  rect,
  shape,
  soft,
  stroke,
  through,
} from './paint.ts';
import type { Stage } from './palette.ts';
import type { Person } from './person.ts';
import { seated } from './seated.ts';

export function bedFrame({ palette }: Stage, metal: string): string {
  const leg = (x: number) =>
    stroke(d`M${x} 660V764`, { colour: darker(metal, 0.3), width: 14 }) +
    dot(x, 768, [15, palette.ink]);
  return (
    shadowOf(650, 784, 430) +
    leg(330) +
    leg(980) +
    shape('M252 430Q252 404 278 404H300Q322 404 322 430V690H252Z', metal) +
    shape('M1010 520Q1010 496 1032 496H1044Q1064 496 1064 520V690H1010Z', metal) +
    rect([280, 630, 770, 46], darker(metal, 0.12), { round: 8 }) +
    rect([300, 556, 730, 84], mix(palette.linen, palette.wallShade, 0.4), { round: 18 })
  );
}

interface Cover {
  body: string;
  fold: string;
  seam: string;
}

const lyingCover = (feet: number, chest: number): Cover => ({
  body: d`M446 648V560C452 524 470 ${500 - chest} 530 ${490 - chest}C620 ${480 - chest} 680 520 ${feet - 150} 496C${feet - 110} 480 ${feet - 90} 474 ${feet - 50} 486C${feet - 10} 496 ${feet} 530 1022 552Q1034 556 1034 580V676Q960 688 880 678T720 684T560 678T446 684Z`,
  fold: d`M446 690V560C452 524 470 ${500 - chest} 530 ${490 - chest}Q556 560 540 686Q500 696 446 690Z`,
  seam: d`M530 ${496 - chest}Q556 566 540 680`,
});

const sittingCover = (knees: number): Cover => ({
  body: d`M404 684V580C424 536 500 526 580 520C640 ${knees} 710 ${knees} 760 512C820 528 880 496 926 494C968 496 985 530 1022 552Q1034 556 1034 580V676Q960 688 880 678T720 684T560 678T404 684Z`,
  fold: 'M404 690V580C416 548 446 534 500 526Q524 596 508 686Q460 696 404 690Z',
  seam: 'M500 530Q524 598 508 682',
});

const bands =
  'M620 520Q640 600 626 676M700 522Q722 600 706 678M790 526Q812 600 796 678M880 518Q900 600 886 676M966 546Q972 610 966 676';

const checks =
  'M600 530Q620 600 606 676M760 524Q780 600 766 678M920 530Q930 600 926 676M560 580Q800 600 1030 588M560 636Q800 656 1030 640';

function blanket({ dice, palette }: Stage, { body, fold, seam }: Cover): string {
  const cloth = mix(dice.pick(palette.accents), palette.linen, dice.between(0.05, 0.35));
  const motif = dice.pick(['bands', 'patches', 'plain', 'checks']);
  const marks = motif === 'bands' ? bands : motif === 'checks' ? checks : '';
  const patches = Array.from({ length: motif === 'patches' ? 12 : 0 }, (_, at) => {
    const [x, y] = [580 + (at % 6) * 80, 582 + Math.floor(at / 6) * 52];
    return dot(x + dice.between(-12, 12), y + dice.between(-8, 8), [11, lighter(cloth, 0.4)]);
  });
  const band = { colour: lighter(cloth, 0.35), width: motif === 'bands' ? 16 : 7, opacity: 0.65 };
  return (
    shape(body, cloth) +
    shape(
      'M446 684V620Q740 640 1034 612V676Q960 688 880 678T720 684T560 678T446 684Z',
      darker(cloth, 0.12),
    ) +
    stroke(marks, band) +
    patches.join('') +
    shape(fold, lighter(palette.linen, 0.2)) +
    stroke(seam, { colour: darker(palette.linen, 0.14), width: 4 })
  );
}

/** The patient asleep or resting, one arm on the cover. */
export function lyingPatient(stage: Stage, patient: Person): string {
  const { palette } = stage;
  const child = patient.age === 'child';
  const pillow = mix(palette.linen, palette.accents[4], 0.1);
  return (
    rect([316, 470, 200, 92], darker(pillow, 0.08), { turn: -24, round: 42 }) +
    rect([300, 452, 176, 84], pillow, { turn: -48, round: 40 }) +
    soft(through`430 560, 428 520, 470 490, 540 500, 560 560`, patient.top) +
    headFromSide(patient, { x: 408, y: 462, radius: child ? 50 : 55, bow: child ? -34 : -42 }) +
    blanket(stage, lyingCover(child ? 850 : 960, child ? -6 : 8)) +
    dot(616, child ? 514 : 500, [child ? 18 : 22, patient.skin]) +
    limb(
      through`478 536, 540 ${child ? 534 : 522}, 600 ${child ? 516 : 502}`,
      darker(patient.top, 0.1),
      child ? 38 : 46,
    )
  );
}

function occupation({ dice, palette }: Stage): string {
  const page = mix(palette.linen, '#ffffff', 0.3);
  const kind = dice.pick(['book', 'drawing', 'bowl']);
  if (kind === 'bowl') {
    const bowl = palette.accents[1];
    return (
      rect([540, 506, 170, 14], palette.wood, { round: 5 }) +
      shape('M586 462H666Q662 506 626 506Q590 506 586 462Z', bowl) +
      stroke('M612 450q10 -16 0 -32M638 450q10 -16 0 -32', {
        colour: palette.linen,
        width: 6,
        opacity: 0.7,
      })
    );
  }
  if (kind === 'book') {
    return (
      shape(
        'M560 470Q600 452 616 480Q640 452 684 466L676 522Q640 506 616 526Q596 508 566 524Z',
        page,
      ) +
      stroke('M616 482V522', { colour: darker(page, 0.2), width: 4 }) +
      shape(
        'M566 524Q596 508 616 526Q640 506 676 522L676 532Q640 518 616 536Q596 520 566 534Z',
        palette.accents[0],
      )
    );
  }
  return (
    poly(through`556 520, 700 510, 684 446, 566 456`, page) +
    stroke('M590 500l24 -26l20 16l30 -24', { colour: palette.accents[0], width: 6 }) +
    dot(662, 468, [8, palette.accents[1]])
  );
}

/** The patient sitting up against the pillows, busy with something small. */
export function sittingPatient(stage: Stage, patient: Person): string {
  const { palette } = stage;
  const child = patient.age === 'child';
  const pillow = mix(palette.linen, palette.accents[4], 0.1);
  return (
    rect([300, 416, 96, 170], darker(pillow, 0.08), { turn: -14, round: 42 }) +
    rect([330, 440, 84, 140], pillow, { turn: -20, round: 38 }) +
    seated(patient, {
      x: child ? 440 : 436,
      y: 588,
      radius: child ? 50 : 52,
      facing: 1,
      lean: child ? 0 : -0.2,
      bow: 14,
      hand: [570, 508],
      legs: false,
    }) +
    blanket(stage, sittingCover(child ? 500 : 470)) +
    occupation(stage) +
    dot(568, 508, [child ? 19 : 22, patient.skin])
  );
}

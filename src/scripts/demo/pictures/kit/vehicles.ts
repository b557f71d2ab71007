import { shadowOf } from './land.ts';
import { darker, dot, glow, lighter, mix, rect, shape, stroke } from './paint.ts';
import type { Stage } from './palette.ts';
import { createPerson } from './person.ts';
import { seated } from './seated.ts';

export function bus(stage: Stage): string {
  const { dice, palette } = stage;
  const paint = dice.pick(palette.accents);
  const lit = palette.mood === 'evening' || palette.mood === 'dusk';
  const panes = [424, 516, 608, 700]
    .map((x) =>
      rect([x, 506, 76, 70], lit ? '#ffdf9f' : mix(palette.skyTop, palette.linen, 0.4), {
        round: 9,
      }),
    )
    .join('');
  const heads = [470, 560, 652]
    .filter(() => dice.chance(0.7))
    .map(
      (x) =>
        dot(x, 556, [18, palette.ink, 0.75]) +
        rect([x - 24, 566, 48, 12], palette.ink, { opacity: 0.75 }),
    )
    .join('');
  const wheel = (x: number) =>
    dot(x, 700, [38, darker(palette.ink, 0.1)]) + dot(x, 700, [17, palette.linen]);
  return (
    shadowOf(600, 736, 250) +
    rect([398, 470, 420, 224], paint, { round: 34 }) +
    rect([398, 600, 420, 38], lighter(paint, 0.5)) +
    rect([398, 660, 420, 34], darker(paint, 0.15), { round: 14 }) +
    panes +
    heads +
    rect([430, 446, 300, 28], darker(paint, 0.2), { round: 12 }) +
    shape(
      'M790 506H800Q814 510 818 540V582H790Z',
      lit ? '#ffdf9f' : mix(palette.skyTop, palette.linen, 0.4),
    ) +
    wheel(490) +
    wheel(730) +
    dot(810, 650, [12, '#ffe9b8']) +
    (lit ? glow(850, 656, [150, '#ffe2a4', 0.8]) : '')
  );
}

export function cyclist(stage: Stage): string {
  const { dice, palette } = stage;
  const rider = createPerson(stage, 'adult');
  const metal = { colour: mix(palette.ink, palette.accents[0], 0.3), width: 9 };
  const wheel = (x: number) =>
    stroke(`M${x} 646a66 66 0 1 0 .1 0`, { ...metal, width: 8 }) +
    stroke(
      `M${x} 650V774M${x - 62} 712H${x + 62}M${x - 44} 668L${x + 44} 756M${x + 44} 668L${x - 44} 756`,
      { ...metal, width: 2, opacity: 0.6 },
    );
  const child = dice.chance(0.5)
    ? seated(createPerson(stage, 'child'), {
        x: 462,
        y: 628,
        radius: 32,
        facing: 1,
        lean: 0.2,
        hand: [540, 560],
      })
    : rect([410, 570, 110, 74], mix(palette.wood, palette.linen, 0.2), { round: 10 }) +
      stroke('M410 606H520M464 570V644', { colour: palette.woodDark, width: 5 });
  return (
    shadowOf(590, 784, 230) +
    wheel(470) +
    wheel(724) +
    stroke(
      'M470 712L560 716L536 616M560 716L690 606L724 712M536 626L690 606M690 606L676 566L712 556M430 640H530M516 608H560',
      metal,
    ) +
    child +
    seated(rider, { x: 540, y: 604, radius: 35, facing: 1, lean: 0.8, hand: [700, 560] })
  );
}

import { shadowOf } from './land.ts';
import { type ThingName, things } from './objects.ts';
import { d, darker, group, lighter, mix, rect, shape, stroke } from './paint.ts';
import type { Stage } from './palette.ts';

export function drip({ palette }: Stage, x: number): string {
  const metal = mix(palette.linen, palette.ink, 0.45);
  return (
    stroke(
      `M${x} 180V764M${x - 38} 196Q${x - 38} 178 ${x} 178T${x + 38} 196M${x - 44} 768H${x + 44}`,
      { colour: metal, width: 9 },
    ) +
    rect([x + 14, 204, 50, 84], mix(palette.linen, '#9db8c4', 0.3), { round: 14 }) +
    rect([x + 14, 244, 50, 44], mix(palette.linen, '#9db8c4', 0.75), { round: 12 }) +
    stroke(
      `M${x + 39} 288C${x + 60} 400 ${x + 130} 330 ${x + 170} 440S${x + 260} 500 ${x + 330} 520`,
      { colour: lighter(metal, 0.35), width: 4, opacity: 0.9 },
    )
  );
}

export function locker(stage: Stage, x: number): string {
  const { dice, palette } = stage;
  const choice = dice.shuffle<ThingName>([
    'vase',
    'thermos',
    'cup',
    'fruits',
    'books',
    'lunchbox',
    'pot',
  ]);
  const tall = {
    vase: 170,
    thermos: 128,
    cup: 74,
    fruits: 84,
    books: 110,
    lunchbox: 96,
    pot: 150,
  } as Record<ThingName, number>;
  const on = (name: ThingName, at: number) => things[name](stage, at, { y: 566, size: tall[name] });
  return (
    shadowOf(x + 80, 780, 120) +
    rect([x, 566, 164, 210], palette.wood, { round: 6 }) +
    rect([x - 10, 560, 184, 20], lighter(palette.wood, 0.16), { round: 5 }) +
    stroke(`M${x + 14} 660H${x + 150}M${x + 66} 624h32M${x + 66} 700h32`, {
      colour: palette.woodDark,
      width: 6,
    }) +
    on(choice[0] ?? 'cup', x + 46) +
    on(choice[1] ?? 'vase', x + 122)
  );
}

/** A few children's drawings taped to the wall, sometimes none. */
export function drawings({ dice, palette }: Stage, x: number): string {
  const marks = [
    'M-22 14L0 -18L22 14Z',
    'M0 -16a16 16 0 1 0 .1 0',
    'M-24 10Q-8 -22 4 6T26 -4',
    'M0 20V-4M0 -4q-16 -2 -14 -16q14 2 14 16q0 -14 14 -16q2 14 -14 16',
  ];
  return Array.from({ length: dice.pick([0, 2, 3]) }, (_, at) => {
    const place = d`translate(${x + at * 96} ${250 + dice.between(-40, 30)}) rotate(${dice.between(-7, 7)})`;
    const paper = rect([-38, -46, 76, 92], mix(palette.linen, dice.pick(palette.accents), 0.12), {
      round: 2,
    });
    const mark = stroke(dice.pick(marks), { colour: palette.accents[at] ?? palette.ink, width: 6 });
    return group(
      place,
      paper + mark + rect([-14, -54, 28, 14], palette.accents[5], { opacity: 0.6 }),
    );
  }).join('');
}

/** The curtain between two beds, drawn back to the picture's edge. */
export function partition({ dice, palette }: Stage): string {
  const cloth = mix(dice.pick(palette.accents), palette.linen, 0.45);
  const folds = [1110, 1146, 1180, 1214]
    .map((x) => d`M${x} 122Q${x - 10} 420 ${x + 4} 716`)
    .join('');
  return (
    stroke('M760 116H1270', { colour: mix(palette.ink, palette.linen, 0.5), width: 9 }) +
    shape('M1084 116H1270V728Q1220 744 1170 728T1076 730Q1096 420 1084 116Z', cloth) +
    stroke(folds, { colour: darker(cloth, 0.14), width: 7, opacity: 0.8 })
  );
}

import { standing } from '#src/scripts/demo/pictures/kit/figure.ts';
import { house } from '#src/scripts/demo/pictures/kit/houses.ts';
import { brushed, meadow, ridge, sky, weather } from '#src/scripts/demo/pictures/kit/land.ts';
import {
  curve,
  d,
  darker,
  glow,
  group,
  lighter,
  mix,
  type Point,
  poly,
  rect,
  shape,
  stroke,
  through,
} from '#src/scripts/demo/pictures/kit/paint.ts';
import type { Stage } from '#src/scripts/demo/pictures/kit/palette.ts';
import { createPerson } from '#src/scripts/demo/pictures/kit/person.ts';
import { tree, treeKind } from '#src/scripts/demo/pictures/kit/trees.ts';
import { bus, cyclist } from '#src/scripts/demo/pictures/kit/vehicles.ts';

/** How far left or right the winding road runs at a height, and how wide it is there. */
type Bends = (y: number) => { x: number; half: number };

function bends({ dice }: Stage): Bends {
  const [phase, swing] = [dice.between(0, 6.28), dice.between(90, 170)];
  return (y) => {
    const near = (y - 500) / 400;
    return {
      x: 600 + Math.sin(phase + Math.sqrt(near) * 6) * swing * near ** 0.6,
      half: 5 + near * 150,
    };
  };
}

function winding({ palette }: Stage, at: Bends): string {
  const heights = Array.from({ length: 14 }, (_, step) => 500 + (step / 13) ** 1.7 * 470);
  const left: Point[] = heights.map((y) => [at(y).x - at(y).half, y]);
  const right: Point[] = heights.map((y) => [at(y).x + at(y).half, y]);
  const edge = { colour: darker(palette.path, 0.12), width: 5, opacity: 0.6 };
  return (
    shape(`${curve(left, false)}L${curve(right.reverse(), false).slice(1)}Z`, palette.path) +
    stroke(curve(left, false) + curve(right, false), edge)
  );
}

function poles({ palette }: Stage, side: number): string {
  const spots = [
    [150, 800, 1],
    [300, 680, 0.66],
    [400, 600, 0.42],
    [465, 550, 0.27],
  ] as const;
  const x = (across: number) => (side > 0 ? 1200 - across : across);
  const posts = spots.map(([px, y, size]) =>
    stroke(d`M${x(px)} ${y}v${-480 * size}M${x(px) - 60 * size} ${y - 430 * size}h${120 * size}`, {
      colour: palette.woodDark,
      width: 15 * size,
    }),
  );
  let wires = '';
  for (let at = 0; at < 3; at += 1) {
    const [from, to] = [spots[at] ?? spots[0], spots[at + 1] ?? spots[3]];
    wires += d`M${x(from[0])} ${from[1] - 430 * from[2]}Q${x((from[0] + to[0]) / 2)} ${(from[1] - 430 * from[2] + to[1] - 430 * to[2]) / 2 + 46} ${x(to[0])} ${to[1] - 430 * to[2]}`;
  }
  return stroke(wires, { colour: palette.woodDark, width: 3, opacity: 0.7 }) + posts.join('');
}

function walker(stage: Stage): string {
  const { dice, palette } = stage;
  const person = createPerson(stage, dice.pick(['adult', 'old', 'adult']));
  const bag = darker(palette.accents[2], 0.06);
  const pack = dice.chance(0.6)
    ? rect([548, 528, 84, 104], bag, { round: 24 }) +
      rect([560, 580, 60, 38], darker(bag, 0.16), { round: 12 })
    : stroke('M550 512L634 640', { colour: darker(bag, 0.2), width: 9 }) +
      rect([612, 620, 66, 70], bag, { round: 14 });
  const along = dice.chance(0.5)
    ? standing(createPerson(stage, 'child'), {
        x: 706,
        y: 786,
        radius: 33,
        leftHand: [658, 654],
        step: 0.5,
      })
    : '';
  return (
    along +
    standing(person, {
      x: 590,
      y: 780,
      radius: 34,
      step: 0.7,
      ...(along ? { rightHand: [658, 654] as const } : {}),
    }) +
    pack
  );
}

function lampPost({ palette }: Stage, x: number): string {
  const lit = palette.mood === 'evening' || palette.mood === 'dusk' || palette.mood === 'rain';
  return (
    stroke(d`M${x} 700V300Q${x} 260 ${x + 44} 260`, { colour: palette.ink, width: 11 }) +
    poly(
      through`${x + 30} 262, ${x + 74} 262, ${x + 64} 292, ${x + 40} 292`,
      lit ? '#ffe2a4' : palette.linen,
    ) +
    (lit ? glow(x + 52, 290, [230, '#ffdc98', 0.75]) : '')
  );
}

/** A way home, or to the hospital. */
export function paintRoad(stage: Stage): string {
  const { dice, palette } = stage;
  const who = palette.mood === 'rain' ? bus : dice.pick([walker, walker, bus, cyclist, walker]);
  const beside = dice.pick(['poles', 'lamp', 'trees', 'house']);
  const straight = who !== walker;
  const way = bends(stage);
  const [foot, near] = [dice.between(650, 740), dice.between(0.5, 0.74)];
  const traveller = straight
    ? who(stage)
    : group(d`translate(${way(foot).x} ${foot}) scale(${near}) translate(-600 -780)`, who(stage));
  return (
    sky(stage, { low: 540, sunX: dice.between(420, 780) }) +
    ridge(dice, { y: 390, swing: 80, colour: mix(palette.far, palette.skyLow, 0.3) }) +
    ridge(dice, { y: 460, swing: 50, colour: palette.far }) +
    ridge(dice, { y: 520, swing: 14, colour: palette.mid }) +
    rect([-60, 545, 1320, 430], palette.ground) +
    brushed(dice, [0, 580, 1200, 300], lighter(palette.ground, 0.35)) +
    (straight
      ? shape('M-60 690C300 672 860 672 1260 690V812C860 796 300 796 -60 812Z', palette.path)
      : winding(stage, way)) +
    (beside === 'house'
      ? house(stage, { x: dice.pick([110, 850]), y: 610, width: 220, smoke: true })
      : '') +
    (beside === 'poles' ? poles(stage, dice.pick([-1, 1])) : '') +
    (beside === 'lamp' ? lampPost(stage, dice.pick([210, 940])) : '') +
    (beside === 'trees'
      ? [110, 270, 940, 1100]
          .map((x, at) =>
            tree(stage, treeKind(stage), { x, y: at % 3 ? 620 : 680, height: at % 3 ? 300 : 470 }),
          )
          .join('')
      : tree(stage, treeKind(stage), {
          x: dice.pick([90, 1090]),
          y: 670,
          height: dice.between(380, 520),
        })) +
    meadow(stage, { from: 580, to: straight ? 660 : 880 }) +
    traveller +
    weather(stage)
  );
}

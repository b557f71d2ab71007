import { shadowOf } from './land.ts';
import {
  curve,
  darker,
  lighter,
  limb,
  mix,
  oval,
  type Point,
  soft,
  stroke,
  through,
} from './paint.ts';
import type { Stage } from './palette.ts';

type TreeKind = 'round' | 'tall' | 'pine' | 'blossom' | 'bare' | 'willow' | 'ginkgo';

interface TreePlace {
  x: number;
  /** Foot of the trunk. */
  y: number;
  height: number;
}

/** Uneven round outline, as a painter would leave it. */
export function bush(
  { dice }: Stage,
  [x, y, wide, high]: readonly [number, number, number, number],
  colour: string,
) {
  const points: Point[] = Array.from({ length: 11 }, (_, at) => {
    const [turn, reach] = [(at / 11) * Math.PI * 2, dice.between(0.86, 1.08)];
    return [x + Math.cos(turn) * wide * reach, y + Math.sin(turn) * high * reach];
  });
  return soft(points, colour);
}

function trunk(stage: Stage, { x, y, height }: TreePlace, reach = 0.62): string {
  const { palette } = stage;
  return (
    shadowOf(x, y, height * 0.26) +
    limb(
      through`
      ${x} ${y}, ${x + height * 0.015} ${y - height * 0.3},
      ${x - height * 0.01} ${y - height * reach}`,
      palette.woodDark,
      height * 0.055,
    ) +
    limb(
      through`${x} ${y - height * 0.3}, ${x + height * 0.12} ${y - height * 0.52}`,
      palette.woodDark,
      height * 0.03,
    )
  );
}

function leaves({ dice }: Stage, { x, y, height }: TreePlace, colour: string): string {
  return Array.from({ length: 16 }, () => {
    const [turn, far] = [dice.between(0, 6.28), dice.between(0.05, 0.2) * height];
    const place = [
      x + Math.cos(turn) * far,
      y - height * 0.68 + Math.sin(turn) * far * 0.9,
    ] as const;
    return oval([place[0], place[1], height * 0.022, height * 0.012], colour, {
      turn: dice.between(0, 180),
      opacity: 0.8,
    });
  }).join('');
}

function crowned(stage: Stage, place: TreePlace, colour: string): string {
  const { x, y, height: h } = place;
  const dark = darker(colour, 0.14);
  return (
    trunk(stage, place) +
    bush(stage, [x + h * 0.05, y - h * 0.62, h * 0.27, h * 0.25], dark) +
    bush(stage, [x - h * 0.09, y - h * 0.66, h * 0.2, h * 0.19], colour) +
    bush(stage, [x + h * 0.07, y - h * 0.79, h * 0.17, h * 0.15], lighter(colour, 0.1)) +
    leaves(stage, place, lighter(colour, 0.26))
  );
}

function pine(stage: Stage, { x, y, height: h }: TreePlace): string {
  const { palette } = stage;
  const tiers = [0.3, 0.5, 0.7].map((up, at) => {
    const wide = h * (0.25 - at * 0.055);
    const colour = mix(palette.leafDark, palette.leaf, at * 0.25);
    const tier = soft(
      through`
      ${x - wide} ${y - h * (up - 0.14)}, ${x} ${y - h * (up - 0.1)},
      ${x + wide} ${y - h * (up - 0.14)}, ${x + wide * 0.3} ${y - h * (up + 0.16)},
      ${x} ${y - h * (up + 0.3)}, ${x - wide * 0.3} ${y - h * (up + 0.16)}`,
      colour,
    );
    const snow =
      palette.mood === 'winter'
        ? soft(
            through`
      ${x - wide * 0.5} ${y - h * (up + 0.06)}, ${x} ${y - h * (up + 0.3)},
      ${x + wide * 0.5} ${y - h * (up + 0.06)}, ${x} ${y - h * (up + 0.1)}`,
            '#fbfaf5',
          )
        : '';
    return tier + snow;
  });
  return (
    shadowOf(x, y, h * 0.2) +
    limb(through`${x} ${y}, ${x} ${y - h * 0.3}`, palette.woodDark, h * 0.05) +
    tiers.join('')
  );
}

function bare(stage: Stage, { x, y, height: h }: TreePlace): string {
  const { dice, palette } = stage;
  const twigs = Array.from({ length: 9 }, (_, at) => {
    const [side, up] = [at % 2 ? 1 : -1, 0.3 + at * 0.055];
    const reach = dice.between(0.14, 0.26) * (1.15 - at * 0.06);
    return curve(
      through`
      ${x} ${y - h * up}, ${x + side * h * reach * 0.5} ${y - h * (up + 0.1)},
      ${x + side * h * reach} ${y - h * (up + dice.between(0.16, 0.26))}`,
      false,
    );
  });
  const snow =
    palette.mood === 'winter'
      ? stroke(twigs.slice(0, 5).join(''), { colour: '#fbfaf5', width: h * 0.009 })
      : '';
  return (
    shadowOf(x, y, h * 0.2) +
    limb(
      through`${x} ${y}, ${x + h * 0.02} ${y - h * 0.4}, ${x} ${y - h * 0.9}`,
      palette.woodDark,
      h * 0.04,
    ) +
    stroke(twigs.join(''), { colour: palette.woodDark, width: h * 0.018 }) +
    snow
  );
}

function willow(stage: Stage, place: TreePlace): string {
  const { x, y, height: h } = place;
  const { dice, palette } = stage;
  const drop = (across: number, [wide, colour]: [number, string]) => {
    const [top, low] = [y - h * (0.9 - Math.abs(across) * 0.5), y - h * dice.between(0.24, 0.4)];
    const px = x + across * h;
    return soft(
      through`
      ${px - across * h * 0.4} ${top}, ${px + wide * h} ${(top + low) / 2},
      ${px + across * h * 0.12} ${low}, ${px - wide * h} ${(top + low) / 2}`,
      colour,
    );
  };
  const back = [-0.26, -0.12, 0.04, 0.18, 0.28]
    .map((at) => drop(at, [0.07, darker(palette.leaf, 0.2)]))
    .join('');
  const front = [-0.2, -0.05, 0.12, 0.24].map((at) => drop(at, [0.05, palette.leaf])).join('');
  const light = [-0.13, 0.07, 0.19]
    .map((at) => drop(at, [0.02, lighter(palette.leaf, 0.2)]))
    .join('');
  return (
    trunk(stage, place, 0.75) +
    back +
    bush(stage, [x, y - h * 0.78, h * 0.2, h * 0.13], palette.leaf) +
    front +
    light
  );
}

const tall = (stage: Stage, place: TreePlace) => {
  const { x, y, height: h } = place;
  const { leaf, leafDark } = stage.palette;
  return (
    trunk(stage, place) +
    bush(stage, [x, y - h * 0.6, h * 0.13, h * 0.36], leafDark) +
    bush(stage, [x - h * 0.03, y - h * 0.64, h * 0.085, h * 0.28], leaf)
  );
};

const kinds: Record<TreeKind, (stage: Stage, place: TreePlace) => string> = {
  round: (stage, place) => crowned(stage, place, stage.palette.leaf),
  blossom: (stage, place) => crowned(stage, place, mix('#e6b5aa', stage.palette.far, 0.25)),
  ginkgo: (stage, place) => crowned(stage, place, mix('#ddb35c', stage.palette.near, 0.2)),
  tall,
  pine,
  bare,
  willow,
};

export const tree = (stage: Stage, kind: TreeKind, place: TreePlace) => kinds[kind](stage, place);

/** A kind that fits the season of the picture. */
export function treeKind({ dice, palette }: Stage): TreeKind {
  if (palette.mood === 'winter') return dice.pick(['bare', 'pine', 'bare']);
  if (palette.mood === 'autumn') return dice.pick(['ginkgo', 'round', 'tall', 'bare']);
  if (palette.mood === 'dawn') return dice.pick(['blossom', 'round', 'willow']);
  return dice.pick(['round', 'tall', 'pine', 'willow', 'round']);
}

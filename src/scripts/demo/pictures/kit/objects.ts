import {
  d,
  darker,
  dot,
  lighter,
  limb,
  mix,
  oval,
  poly,
  rect,
  shape,
  soft,
  stroke,
  through,
} from './paint.ts';
import type { Stage } from './palette.ts';
import { books, lunchbox, teddy } from './toys.ts';

/** Small things that stand on (x, y), their foot; `size` is about their height in px. */
export type Thing = (stage: Stage, x: number, place: { y: number; size: number }) => string;

const cup: Thing = ({ dice, palette }, x, { y, size: s }) => {
  const colour = dice.pick(palette.accents);
  const steam = stroke(
    d`M${x - s * 0.12} ${y - s * 0.68}q${s * 0.14} ${-s * 0.16} 0 ${-s * 0.34}M${x + s * 0.14} ${y - s * 0.68}q${s * 0.14} ${-s * 0.16} 0 ${-s * 0.34}`,
    { colour: palette.linen, width: s * 0.06, opacity: 0.7 },
  );
  return (
    stroke(
      d`M${x + s * 0.3} ${y - s * 0.48}q${s * 0.3} 0 ${s * 0.24} ${s * 0.2}t${-s * 0.3} ${s * 0.12}`,
      { colour, width: s * 0.09 },
    ) +
    shape(
      d`M${x - s * 0.34} ${y - s * 0.6}H${x + s * 0.34}L${x + s * 0.26} ${y - s * 0.06}Q${x} ${y + s * 0.05} ${x - s * 0.26} ${y - s * 0.06}Z`,
      colour,
    ) +
    oval([x, y - s * 0.6, s * 0.34, s * 0.07], darker(colour, 0.3)) +
    steam
  );
};

const thermos: Thing = ({ dice, palette }, x, { y, size: s }) => {
  const colour = dice.pick(palette.accents);
  return (
    rect([x - s * 0.2, y - s * 0.82, s * 0.4, s * 0.82], colour, { round: s * 0.08 }) +
    rect([x + s * 0.05, y - s * 0.8, s * 0.15, s * 0.78], darker(colour, 0.14), {
      round: s * 0.06,
    }) +
    rect([x - s * 0.2, y - s * 0.3, s * 0.4, s * 0.08], lighter(colour, 0.5)) +
    rect([x - s * 0.14, y - s, s * 0.28, s * 0.22], mix(palette.linen, palette.wood, 0.2), {
      round: s * 0.05,
    }) +
    stroke(d`M${x + s * 0.2} ${y - s * 0.68}q${s * 0.2} ${s * 0.14} 0 ${s * 0.36}`, {
      colour: darker(colour, 0.25),
      width: s * 0.06,
    })
  );
};

const vase: Thing = ({ dice, palette }, x, { y, size: s }) => {
  const body = mix(dice.pick(palette.accents), palette.linen, 0.3);
  const flowers = [-0.26, -0.08, 0.1, 0.28].map((lean) => {
    const [fx, fy] = [x + lean * s * 1.1, y - s * dice.between(0.76, 1.02)];
    const petal = dice.pick(palette.accents);
    return (
      limb(
        through`
      ${x + lean * s * 0.2} ${y - s * 0.38}, ${x + lean * s * 0.7} ${y - s * 0.6}, ${fx} ${fy}`,
        palette.leafDark,
        s * 0.03,
      ) +
      oval([fx - s * 0.09, fy + s * 0.2, s * 0.09, s * 0.035], palette.leaf, {
        turn: lean * 120 + 30,
      }) +
      dot(fx, fy, [s * 0.1, petal]) +
      dot(fx - s * 0.02, fy - s * 0.015, [s * 0.042, lighter(petal, 0.6)])
    );
  });
  return (
    flowers.join('') +
    soft(
      through`
      ${x - s * 0.11} ${y - s * 0.46}, ${x + s * 0.11} ${y - s * 0.46},
      ${x + s * 0.12} ${y - s * 0.36}, ${x + s * 0.2} ${y - s * 0.16}, ${x + s * 0.11} ${y},
      ${x - s * 0.11} ${y}, ${x - s * 0.2} ${y - s * 0.16}, ${x - s * 0.12} ${y - s * 0.36}`,
      body,
    )
  );
};

const pot: Thing = ({ dice, palette }, x, { y, size: s }) => {
  const clay = mix('#c56f52', palette.wood, 0.35);
  const kind = dice.pick(['leafy', 'upright', 'trailing']);
  const leaf = (turn: number, long: number) => {
    const [ex, ey] = [x + Math.sin(turn) * long, y - s * 0.4 - Math.cos(turn) * long];
    const [sx, sy] = [Math.cos(turn) * s * 0.1, Math.sin(turn) * s * 0.1];
    return soft(
      through`
      ${x} ${y - s * 0.4}, ${(x + ex) / 2 + sx} ${(y - s * 0.4 + ey) / 2 + sy}, ${ex} ${ey},
      ${(x + ex) / 2 - sx} ${(y - s * 0.4 + ey) / 2 - sy}`,
      dice.pick([palette.leaf, palette.leafDark, mix(palette.leaf, palette.leafDark, 0.5)]),
    );
  };
  const turns =
    kind === 'upright'
      ? [-0.5, 0.45, -0.2, 0.15]
      : kind === 'leafy'
        ? [-1.1, 1.05, -0.7, 0.65, -0.3, 0.2]
        : [-1.9, 1.9, -1.2, 1.2, -0.5, 0.4];
  return (
    turns.map((turn) => leaf(turn, s * dice.between(0.42, 0.62))).join('') +
    poly(
      through`
      ${x - s * 0.24} ${y - s * 0.36}, ${x + s * 0.24} ${y - s * 0.36}, ${x + s * 0.17} ${y},
      ${x - s * 0.17} ${y}`,
      clay,
    ) +
    rect([x - s * 0.27, y - s * 0.43, s * 0.54, s * 0.11], lighter(clay, 0.16), { round: s * 0.02 })
  );
};

const fruits: Thing = ({ dice, palette }, x, { y, size: s }) => {
  const [colour, bowl] = [
    mix(dice.pick(['#e09a55', '#cf6f50', '#d9b25c']), palette.ink, 0.06),
    mix(palette.linen, dice.pick(palette.accents), 0.4),
  ];
  return (
    through`-0.26 0.42, 0.24 0.42, 0 0.5, -0.1 0.66, 0.16 0.64`
      .map(([dx = 0, dy = 0]) =>
        dot(x + dx * s, y - dy * s, [s * 0.17, mix(colour, palette.linen, dice.between(0, 0.22))]),
      )
      .join('') +
    shape(
      d`M${x - s * 0.52} ${y - s * 0.42}H${x + s * 0.52}Q${x + s * 0.42} ${y} ${x} ${y}Q${x - s * 0.42} ${y} ${x - s * 0.52} ${y - s * 0.42}Z`,
      bowl,
    )
  );
};

export const things = { cup, thermos, vase, pot, books, teddy, lunchbox, fruits };

export type ThingName = keyof typeof things;

/** A little berry-like speckle of fruit, for kitchens and gardens too. */
export const fruit = (x: number, y: number, [radius, colour]: [number, string]) =>
  dot(x, y, [radius, colour]) +
  dot(x - radius * 0.3, y - radius * 0.3, [radius * 0.28, lighter(colour, 0.5)]);

import {
  d,
  darker,
  glow,
  lighter,
  limb,
  mix,
  poly,
  shape,
  soft,
  stroke,
  through,
} from './paint.ts';
import type { Stage } from './palette.ts';

export const cherished: ((stage: Stage, x: number, y: number) => string)[] = [
  ({ palette }, x, y) =>
    glow(x, y - 40, [330, '#ffe2a8', 0.95]) +
    soft(
      through`
      ${x} ${y - 150}, ${x + 44} ${y - 60}, ${x + 30} ${y}, ${x} ${y + 14}, ${x - 30} ${y},
      ${x - 44} ${y - 60}`,
      '#f4b669',
    ) +
    soft(
      through`${x} ${y - 92}, ${x + 22} ${y - 34}, ${x} ${y}, ${x - 22} ${y - 34}`,
      palette.linen,
    ),
  ({ palette }, x, y) =>
    soft(
      through`
      ${x - 120} ${y + 40}, ${x - 70} ${y - 16}, ${x} ${y - 32}, ${x + 70} ${y - 16},
      ${x + 120} ${y + 40}, ${x} ${y + 76}`,
      palette.woodDark,
    ) +
    limb(through`${x} ${y - 20}, ${x + 5} ${y - 90}, ${x} ${y - 170}`, palette.leafDark, 15) +
    soft(
      through`
      ${x} ${y - 120}, ${x + 50} ${y - 200}, ${x + 130} ${y - 210}, ${x + 90} ${y - 140}`,
      palette.leaf,
    ) +
    soft(
      through`
      ${x} ${y - 150}, ${x - 40} ${y - 240}, ${x - 110} ${y - 240}, ${x - 70} ${y - 170}`,
      lighter(palette.leaf, 0.2),
    ),
  ({ palette }, x, y) =>
    poly(
      through`${x - 150} ${y - 60}, ${x - 20} ${y - 40}, ${x - 50} ${y + 50}`,
      darker(palette.linen, 0.1),
    ) +
    poly(through`${x - 20} ${y - 40}, ${x + 150} ${y - 170}, ${x + 60} ${y + 10}`, palette.linen) +
    poly(
      through`${x - 20} ${y - 40}, ${x + 20} ${y - 190}, ${x - 100} ${y - 150}`,
      lighter(palette.linen, 0.5),
    ) +
    poly(
      through`${x - 50} ${y + 50}, ${x - 20} ${y - 40}, ${x + 60} ${y + 10}`,
      darker(palette.linen, 0.18),
    ) +
    poly(
      through`${x - 150} ${y - 60}, ${x - 196} ${y - 24}, ${x - 120} ${y - 56}`,
      darker(palette.linen, 0.22),
    ),
  ({ palette }, x, y) =>
    shape(
      d`M${x} ${y + 60}C${x - 170} ${y - 40} ${x - 130} ${y - 180} ${x - 40} ${y - 160}Q${x - 6} ${y - 150} ${x} ${y - 116}Q${x + 6} ${y - 150} ${x + 40} ${y - 160}C${x + 130} ${y - 180} ${x + 170} ${y - 40} ${x} ${y + 60}Z`,
      mix('#c56f52', palette.wood, 0.12),
    ) +
    stroke(d`M${x - 84} ${y - 96}Q${x - 80} ${y - 128} ${x - 46} ${y - 130}`, {
      colour: '#f0bfa0',
      width: 13,
      opacity: 0.8,
    }),
  ({ palette }, x, y) =>
    poly(
      through`
      ${x - 150} ${y - 30}, ${x + 150} ${y - 30}, ${x + 80} ${y + 56}, ${x - 80} ${y + 56}`,
      palette.linen,
    ) +
    poly(
      through`${x} ${y - 190}, ${x + 78} ${y - 30}, ${x - 78} ${y - 30}`,
      lighter(palette.linen, 0.5),
    ) +
    poly(
      through`${x} ${y - 190}, ${x + 78} ${y - 30}, ${x} ${y - 30}`,
      darker(palette.linen, 0.12),
    ) +
    poly(
      through`
      ${x - 150} ${y - 30}, ${x} ${y - 4}, ${x + 150} ${y - 30}, ${x + 80} ${y + 56},
      ${x - 80} ${y + 56}`,
      darker(palette.linen, 0.07),
    ),
];

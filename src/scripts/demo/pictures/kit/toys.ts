import type { Thing } from './objects.ts';
import {
  curve,
  d,
  darker,
  dot,
  lighter,
  limb,
  mix,
  oval,
  poly,
  rect,
  soft,
  stroke,
  through,
} from './paint.ts';

export const books: Thing = ({ dice, palette }, x, { y, size: s }) => {
  const count = dice.whole(2, 4);
  return Array.from({ length: count }, (_, at) => {
    const [wide, left] = [s * dice.between(0.8, 1.05), dice.between(-0.08, 0.08) * s];
    const colour = palette.accents[at] ?? palette.wood;
    return (
      rect([x - wide / 2 + left, y - (at + 1) * s * 0.19, wide, s * 0.18], colour, { round: 3 }) +
      rect(
        [x - wide / 2 + left + 4, y - (at + 1) * s * 0.19 + s * 0.05, wide - 4, s * 0.07],
        palette.linen,
      )
    );
  }).join('');
};

export const teddy: Thing = ({ dice, palette }, x, { y, size: s }) => {
  const fur = mix(dice.pick(['#c99a6c', '#b98a6e', '#e0c7a4']), palette.ink, 0.05);
  const light = lighter(fur, 0.4);
  return (
    oval([x - s * 0.2, y - s * 0.07, s * 0.14, s * 0.1], fur) +
    oval([x + s * 0.2, y - s * 0.07, s * 0.14, s * 0.1], fur) +
    oval([x, y - s * 0.26, s * 0.24, s * 0.27], fur) +
    oval([x, y - s * 0.22, s * 0.14, s * 0.17], light) +
    limb(
      through`${x - s * 0.18} ${y - s * 0.4}, ${x - s * 0.3} ${y - s * 0.22}`,
      darker(fur, 0.08),
      s * 0.13,
    ) +
    limb(
      through`${x + s * 0.18} ${y - s * 0.4}, ${x + s * 0.3} ${y - s * 0.22}`,
      darker(fur, 0.08),
      s * 0.13,
    ) +
    dot(x - s * 0.19, y - s * 0.85, [s * 0.1, fur]) +
    dot(x + s * 0.19, y - s * 0.85, [s * 0.1, fur]) +
    oval([x, y - s * 0.66, s * 0.26, s * 0.24], fur) +
    oval([x, y - s * 0.6, s * 0.12, s * 0.09], light) +
    dot(x, y - s * 0.63, [s * 0.03, palette.ink]) +
    dot(x - s * 0.11, y - s * 0.71, [s * 0.022, palette.ink]) +
    dot(x + s * 0.11, y - s * 0.71, [s * 0.022, palette.ink]) +
    rect([x - s * 0.17, y - s * 0.48, s * 0.34, s * 0.08], dice.pick(palette.accents), {
      round: s * 0.04,
    })
  );
};

export const lunchbox: Thing = ({ dice, palette }, x, { y, size: s }) => {
  const colour = dice.pick(palette.accents);
  return (
    [0, 1, 2]
      .map((at) =>
        rect(
          [x - s * 0.34, y - (at + 1) * s * 0.27, s * 0.68, s * 0.25],
          at === 1 ? lighter(colour, 0.35) : colour,
          { round: s * 0.07 },
        ),
      )
      .join('') +
    stroke(
      curve(
        through`
      ${x - s * 0.36} ${y - s * 0.5}, ${x - s * 0.3} ${y - s * 0.95}, ${x} ${y - s * 1.06},
      ${x + s * 0.3} ${y - s * 0.95}, ${x + s * 0.36} ${y - s * 0.5}`,
        false,
      ),
      { colour: palette.woodDark, width: s * 0.055 },
    )
  );
};

/** A cat asleep or sitting with its back to us. */
export const cat: Thing = ({ dice, palette }, x, { y, size: s }) => {
  const fur = mix(dice.pick(['#d49a66', '#4b4854', '#e9e0d3', '#9a8f8a']), palette.ink, 0.06);
  return (
    limb(
      through`
      ${x + s * 0.2} ${y - s * 0.08}, ${x + s * 0.52} ${y - s * 0.04},
      ${x + s * 0.66} ${y + s * 0.2}`,
      darker(fur, 0.1),
      s * 0.1,
    ) +
    soft(
      through`
      ${x - s * 0.28} ${y}, ${x - s * 0.3} ${y - s * 0.3}, ${x - s * 0.16} ${y - s * 0.6},
      ${x + s * 0.16} ${y - s * 0.6}, ${x + s * 0.3} ${y - s * 0.3}, ${x + s * 0.28} ${y}`,
      fur,
    ) +
    poly(
      through`
      ${x - s * 0.21} ${y - s * 0.74}, ${x - s * 0.18} ${y - s * 1.02},
      ${x - s * 0.02} ${y - s * 0.86}`,
      fur,
    ) +
    poly(
      through`
      ${x + s * 0.21} ${y - s * 0.74}, ${x + s * 0.18} ${y - s * 1.02},
      ${x + s * 0.02} ${y - s * 0.86}`,
      fur,
    ) +
    oval([x, y - s * 0.7, s * 0.23, s * 0.2], fur) +
    stroke(
      d`M${x - s * 0.06} ${y - s * 0.88}v${s * 0.1}M${x + s * 0.06} ${y - s * 0.88}v${s * 0.1}M${x} ${y - s * 0.9}v${s * 0.12}M${x - s * 0.14} ${y - s * 0.3}h${s * 0.28}M${x - s * 0.12} ${y - s * 0.42}h${s * 0.24}`,
      { colour: darker(fur, 0.25), width: s * 0.03 },
    )
  );
};

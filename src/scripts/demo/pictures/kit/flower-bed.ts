import { dot, lighter, limb, mix, oval, through } from './paint.ts';
import type { Stage } from './palette.ts';
import { bush } from './trees.ts';

export function flowerBed(stage: Stage, [x, y, wide]: [number, number, number]): string {
  const { dice, palette } = stage;
  const winter = palette.mood === 'winter';
  let drawn = bush(
    stage,
    [x, y, wide, wide * 0.26],
    winter ? mix(palette.leafDark, '#ffffff', 0.3) : palette.leafDark,
  );
  if (winter) return drawn + oval([x, y - wide * 0.12, wide * 0.8, wide * 0.13], '#fbfaf5');
  const [one, two] = [dice.pick(palette.accents), dice.pick([palette.linen, ...palette.accents])];
  for (let at = 0; at < 15; at += 1) {
    const [fx, fy] = [x + dice.between(-0.9, 0.9) * wide, y - dice.between(0, 0.34) * wide];
    const size = dice.between(9, 17);
    const colour = at % 2 ? one : two;
    drawn +=
      limb(through`${fx} ${fy}, ${fx} ${fy + size * 2.2}`, palette.leaf, 4) +
      dot(fx, fy, [size, colour]) +
      dot(fx, fy, [size * 0.4, lighter(colour, 0.6)]);
  }
  return drawn;
}

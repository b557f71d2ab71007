import type { Dice } from '#src/scripts/demo/pictures/kit/dice.ts';
import { mix } from '#src/scripts/demo/pictures/kit/paint.ts';

/** The colours of one avatar: a ground, a main colour, a second one, and a dark for features. */
export interface Hues {
  ground: string;
  main: string;
  second: string;
  cream: string;
  ink: string;
}

const warm = ['#c56f52', '#e3a274', '#d8ae65', '#d49a90', '#b98a6e', '#e0b49a'];

const cool = ['#8fa88c', '#6d88a3', '#7fa09c', '#a5b08a', '#93a3b8', '#8b86a3'];

const pale = ['#f6e7cd', '#f3d9bf', '#e3e6d3', '#d6e1e3', '#efd7cd', '#f7ecd9'];

export function createHues(dice: Dice): Hues {
  const [one, other] = dice.chance(0.5) ? [warm, cool] : [cool, warm];
  const main = dice.pick(one);
  const second = dice.pick(other);
  const deep = dice.chance(0.3);
  const ground = deep ? mix(dice.pick(other), '#3d4660', dice.between(0.1, 0.35)) : dice.pick(pale);
  return {
    ground,
    main,
    second: deep ? mix(second, '#f6e7cd', 0.35) : second,
    cream: '#fbf3e5',
    ink: '#3d4050',
  };
}

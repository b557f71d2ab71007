import { mix } from './paint.ts';
import type { Stage } from './palette.ts';

export type Age = 'child' | 'adult' | 'old';

export type HairStyle =
  | 'short'
  | 'bob'
  | 'bun'
  | 'long'
  | 'ponytail'
  | 'pigtails'
  | 'cap'
  | 'scarf'
  | 'thin';

export interface Person {
  age: Age;
  skin: string;
  hair: string;
  style: HairStyle;
  /** Colour of a cap, a head scarf or a hair band. */
  trim: string;
  top: string;
  bottom: string;
  striped: boolean;
  /** What shows at neck and shoulders from behind. */
  collar: 'plain' | 'hood' | 'scarf' | 'yoke';
}

const stylesByAge: Record<Age, readonly HairStyle[]> = {
  child: ['short', 'bob', 'pigtails', 'ponytail', 'cap', 'short'],
  adult: ['short', 'short', 'bob', 'bun', 'long', 'ponytail'],
  old: ['thin', 'bun', 'short', 'scarf', 'cap', 'bob'],
};

const skins = ['#f2cfb1', '#ecc29f', '#e0b08a', '#cf9a75'];

const darkHair = ['#3b3439', '#4a3d3a', '#343845', '#50403a'];

const greyHair = ['#cfcac4', '#b4b0b0', '#e2dcd2'];

export function createPerson({ dice, palette }: Stage, age: Age): Person {
  const dim = palette.mood === 'evening' ? 0.2 : palette.mood === 'dusk' ? 0.08 : 0.02;
  const accent = palette.nextCloth();
  const others = palette.accents.filter((colour) => colour !== accent);
  const [trim, other] = [dice.pick(others), dice.pick(others)];
  return {
    age,
    skin: mix(dice.pick(skins), palette.ink, dim),
    hair: mix(dice.pick(age === 'old' ? greyHair : darkHair), palette.ink, dim / 2),
    style: dice.pick(stylesByAge[age]),
    trim,
    top: dice.chance(0.2) ? mix(palette.linen, accent, 0.18) : accent,
    bottom: dice.chance(0.6) ? mix(other, palette.ink, 0.45) : mix(palette.ink, palette.wood, 0.3),
    striped: dice.chance(0.22),
    collar: dice.pick(['plain', 'hood', 'scarf', 'yoke', 'plain']),
  };
}

/** The same person as a patient: pale striped night clothes, often with a soft cap. */
export function asPatient(person: Person, { dice, palette }: Stage): Person {
  const top = mix(palette.linen, dice.pick(['#6d88a3', '#8fa88c', '#d49a90']), 0.35);
  const style = dice.chance(person.age === 'child' ? 0.6 : 0.3) ? 'cap' : person.style;
  return { ...person, top, style, striped: true, collar: 'plain' };
}

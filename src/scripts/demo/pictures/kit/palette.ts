import type { Dice } from './dice.ts';
import { mix } from './paint.ts';
import { type Mood, moods, type Tones } from './tones.ts';

interface Palette extends Tones {
  mood: Mood;
  /** Colours for clothes and small things, in an order of this picture's own. */
  accents: [string, string, string, string, string, string];
  /** The next person's main colour; no two in a row are dressed alike. */
  nextCloth(): string;
}

/** What a scene gets: its choices and its colours. */
export interface Stage {
  dice: Dice;
  palette: Palette;
}

const terracotta = '#c56f52';

const apricot = '#e9a878';

const sage = '#8fa88c';

const blue = '#6d88a3';

const mustard = '#d8ae65';

const rose = '#d49a90';

const wallTints = [apricot, sage, blue, mustard, rose, '#f3e6d0', '#f3e6d0'];

export function createPalette(dice: Dice): Palette {
  const mood = dice.pick<Mood>([
    'day',
    'day',
    'dawn',
    'dusk',
    'evening',
    'rain',
    'winter',
    'autumn',
  ]);
  const tones = moods[mood];
  const order = dice.shuffle([terracotta, apricot, sage, blue, mustard, rose]);
  const dim = mood === 'evening' ? 0.22 : mood === 'rain' ? 0.12 : mood === 'dusk' ? 0.08 : 0;
  const accent = (at: number) => mix(order[at] ?? terracotta, tones.ink, dim);
  const tint = dice.pick(wallTints);
  let dressed = dice.whole(0, 5);
  const share = dice.between(0.1, 0.34) * (mood === 'evening' ? 0.5 : 1);
  return {
    ...tones,
    mood,
    wall: mix(tones.wall, tint, share),
    wallShade: mix(tones.wallShade, tint, share),
    accents: [accent(0), accent(1), accent(2), accent(3), accent(4), accent(5)],
    nextCloth: () => {
      dressed += 1;
      return accent(dressed % 6);
    },
  };
}

/**
 * It holds every choice of the demo comes from here, so the same seed always gives the same demo.
 */
export interface Dice {
  between(low: number, high: number): number;
  whole(low: number, high: number): number;
  chance(share: number): boolean;
  pick<T>(choices: readonly T[]): T;
  shuffle<T>(items: readonly T[]): T[];
}

function hashOf(text: string): number {
  let hash = 0x811c9dc5;
  for (const letter of text) {
    hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 0x01000193);
  }
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return (hash ^ (hash >>> 16)) >>> 0;
}

export function createDice(seed: string): Dice {
  let state = hashOf(seed);
  const roll = (): number => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
  const whole = (low: number, high: number) => low + Math.floor(roll() * (high - low + 1));
  const pick = <T>(choices: readonly T[]): T => {
    const chosen = choices[whole(0, choices.length - 1)];
    if (chosen === undefined) throw new Error('nothing to pick from');
    return chosen;
  };
  return {
    between: (low, high) => low + roll() * (high - low),
    whole,
    chance: (share) => roll() < share,
    pick,
    shuffle: (items) =>
      items
        .map((item) => ({ item, order: roll() }))
        .sort((a, b) => a.order - b.order)
        .map(({ item }) => item),
  };
}

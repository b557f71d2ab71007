const tones = 4;

/** Finds the letter that stands for a name, and a calm colour that is always the same for it. */
export function avatarOf(name: string): { letter: string; tone: string } {
  const [letter = ''] = name;
  const tone = [...name].reduce((sum, one) => sum + (one.codePointAt(0) ?? 0), 0) % tones;
  return { letter: letter.toUpperCase(), tone: `tone-${tone}` };
}

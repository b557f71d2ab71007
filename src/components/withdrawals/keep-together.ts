/** Words that stay on one line, such as a masked number. */
export const keepTogether = (words: string): string => words.replaceAll(' ', '\u00a0');

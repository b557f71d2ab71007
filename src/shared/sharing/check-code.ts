import { bareNumber } from '#src/shared/platform/bare-number.ts';

/** This is what codes are made of: digits and small letters, none that look alike. */
export const codeAlphabet = '23456789abcdefghjkmnpqrstuvwxyz';
export const codeLength = 10;

const code = new RegExp(`^[${codeAlphabet}]{${codeLength}}$`);

/**
 * Reads a code as someone typed it; undefined when it can't be one. Case, spaces and dashes do not
 * matter.
 */
export function readCode(typed: string): string | undefined {
  const bare = bareNumber(typed).toLowerCase();
  return code.test(bare) ? bare : undefined;
}

/** Prints it in two groups of five. */
export function printCode(bare: string): string {
  return `${bare.slice(0, 5)} ${bare.slice(5)}`;
}

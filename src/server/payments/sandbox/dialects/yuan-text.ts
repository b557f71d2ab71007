/** Reads as `20.00` does. */
export const yuanText = (amountInFen: number): string =>
  `${Math.floor(amountInFen / 100)}.${String(amountInFen % 100).padStart(2, '0')}`;

/**
 * Reads it by its digits, never as a float; undefined for anything else than `20`, `20.0` or
 * `20.00`.
 */
export function fenOf(text: string): number | undefined {
  const [, yuan, fen = ''] = /^(0|[1-9]\d{0,13})(?:\.(\d{1,2}))?$/.exec(text) ?? [];
  return yuan === undefined ? undefined : Number(yuan) * 100 + Number(fen.padEnd(2, '0'));
}

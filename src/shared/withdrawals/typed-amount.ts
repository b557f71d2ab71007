/** Yuan as typed, with up to two decimals, in fen; undefined for anything else. */
export function typedYuanInFen(text: string): number | undefined {
  const [, whole = '', decimals = ''] = /^(\d{1,9})(?:\.(\d{1,2}))?$/.exec(text.trim()) ?? [];
  if (whole === '') return undefined;
  const amountInFen = Number(whole) * 100 + Number(decimals.padEnd(2, '0'));
  return amountInFen > 0 ? amountInFen : undefined;
}

/** Fen as a field of yuan holds it, without separators. */
export function yuanField(amountInFen: number): string {
  const decimals = amountInFen % 100;
  const whole = Math.floor(amountInFen / 100);
  return decimals === 0 ? String(whole) : `${whole}.${String(decimals).padStart(2, '0')}`;
}

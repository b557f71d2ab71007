/**
 * An amount as Chinese keyboards and careful people write it, in plain digits: wide ones are made
 * narrow and the commas between thousands go. Any other comma stays, and so 20,50 is no amount.
 */
export function plainAmount(typed: string): string {
  const plain = typed.normalize('NFKC').replaceAll('。', '.').replaceAll(/\s/g, '');
  return /^\d{1,3}(,\d{3})+(\.|$)/.test(plain) ? plain.replaceAll(',', '') : plain;
}

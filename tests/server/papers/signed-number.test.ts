import { expect, test } from 'vitest';
import { idOfNumber, signedNumber } from '#src/server/papers/signed-number.ts';
import { newId } from '#src/server/platform/keys.ts';

const edges = ['A'.repeat(22), `${'_'.repeat(21)}w`, `${'A'.repeat(21)}Q`];

test('a number leads back to what it is of, and to nothing of another kind', () => {
  for (const orderId of [...edges, ...Array.from({ length: 200 }, newId)]) {
    const number = signedNumber('certificate', orderId);
    expect(idOfNumber('certificate', number)).toBe(orderId);
    expect(idOfNumber('pennant', number)).toBeUndefined();
    expect(idOfNumber('pennant', signedNumber('pennant', orderId))).toBe(orderId);
  }
});

test.each(['', 'C', '202611200123456789', `C${'Z'.repeat(26)}`, `C${'I'.repeat(26)}`])(
  '%j is none',
  (number) => {
    expect(idOfNumber('certificate', number)).toBeUndefined();
  },
);

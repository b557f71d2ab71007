import { expect, test } from 'vitest';
import {
  certificateNumber,
  orderOfCertificate,
} from '#src/server/papers/certificate/certificate-number.ts';
import { newId } from '#src/server/platform/keys.ts';

const edges = ['A'.repeat(22), `${'_'.repeat(21)}w`, `${'A'.repeat(21)}Q`];

test('a number leads back to its order and to no other', () => {
  for (const orderId of [...edges, ...Array.from({ length: 200 }, newId)])
    expect(orderOfCertificate(certificateNumber(orderId))).toBe(orderId);
});

test.each(['', 'C', '202611200123456789', `C${'Z'.repeat(26)}`, `C${'I'.repeat(26)}`])(
  '%j is none',
  (number) => {
    expect(orderOfCertificate(number)).toBeUndefined();
  },
);

import { describe, expect, test } from 'vitest';
import { containers } from '#src/shared/platform/platforms.ts';
import {
  type FundraiserVersion,
  jumpOriginOf,
  showsManagement,
} from '#src/shared/raiser/fundraiser-version.ts';

const other = 'https://b.warmlight.example';
const visit = {
  container: 'messaging' as const,
  origin: 'https://a.warmlight.example',
  ownOrigins: ['https://a.warmlight.example', other],
};

function version(more: Partial<FundraiserVersion['domainAddressAndAccountOpenMap']> = {}) {
  const map = { domainAddress: other, accountOpen: false, strongJumpFundraiserManagement: true };
  return { shunt: 1, domainAddressAndAccountOpenMap: { ...map, ...more } };
}

describe('the forced jump of the fundraiser centre', () => {
  test('goes to another own domain while the account is not open and strong-jump is on', () => {
    expect(jumpOriginOf(version(), visit)).toBe(other);
  });

  test.each([
    { accountOpen: true },
    { strongJumpFundraiserManagement: false },
    { domainAddress: '' },
    { domainAddress: visit.origin },
    { domainAddress: 'https://evil.example' },
  ])('does not happen with %o', (more) => {
    expect(jumpOriginOf(version(more), visit)).toBeUndefined();
  });

  test('happens in the messaging browser only, and never when the call failed', () => {
    const jumping = containers.filter((container) =>
      jumpOriginOf(version(), { ...visit, container }),
    );
    expect(jumping).toEqual(['messaging']);
    expect(jumpOriginOf(undefined, visit)).toBeUndefined();
  });
});

test('the new layout is for shunt 1 and for when the call failed', () => {
  expect(showsManagement(version())).toBe(true);
  expect(showsManagement(undefined)).toBe(true);
  expect(showsManagement({ ...version(), shunt: 0 })).toBe(false);
});

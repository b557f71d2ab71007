import * as v from 'valibot';
import type { Container } from '#src/shared/platform/platforms.ts';

export const fundraiserVersion = v.object({
  shunt: v.number(),
  domainAddressAndAccountOpenMap: v.object({
    /** This is an own origin, or empty where the operator named none. */
    domainAddress: v.string(),
    accountOpen: v.boolean(),
    strongJumpFundraiserManagement: v.boolean(),
  }),
});
export type FundraiserVersion = v.InferOutput<typeof fundraiserVersion>;

type Visit = { container: Container; ownOrigins: readonly string[]; origin: string };

/**
 * Finds the other own domain that a visit must go on to: only in the messaging browser outside a
 * mini program, while the account there is not open, and where the jump is strong.
 */
export function jumpOriginOf(
  version: FundraiserVersion | undefined,
  { container, ownOrigins, origin }: Visit,
): string | undefined {
  if (!version || container !== 'messaging') return undefined;
  const { domainAddress, accountOpen, strongJumpFundraiserManagement } =
    version.domainAddressAndAccountOpenMap;
  if (accountOpen || !strongJumpFundraiserManagement) return undefined;
  if (domainAddress === origin || !ownOrigins.includes(domainAddress)) return undefined;
  return domainAddress;
}

/** The new layout is for shunt 1, and for when nobody could say which. */
export function showsManagement(version: FundraiserVersion | undefined): boolean {
  return version === undefined || version.shunt === 1;
}

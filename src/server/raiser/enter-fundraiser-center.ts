import type { Services } from '#src/server/services.ts';
import type { Container } from '#src/shared/platform/platforms.ts';
import { jumpOriginOf, showsManagement } from '#src/shared/raiser/fundraiser-version.ts';
import { findFundraiserVersion } from './find-fundraiser-version.ts';

type Visit = { userId: string | undefined; container: Container; url: URL };
type Entry = { jumpTo: string | undefined; management: boolean };

/** What the version call's answer means for a visit; where it fails, the new layout is shown. */
export async function enterFundraiserCenter(
  services: Pick<Services, 'db' | 'config' | 'log'>,
  { userId, container, url }: Visit,
): Promise<Entry> {
  const version = await findFundraiserVersion(services, userId).catch((error: unknown) => {
    services.log.error({ err: error }, 'fundraiser version failed');
    return undefined;
  });
  const { ownOrigins } = services.config;
  const origin = jumpOriginOf(version, { container, ownOrigins, origin: url.origin });
  return {
    jumpTo: origin && origin + url.pathname + url.search,
    management: showsManagement(version),
  };
}

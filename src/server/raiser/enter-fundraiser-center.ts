import type { Services } from '#src/server/services.ts';
import { localeOfPath } from '#src/shared/platform/locale.ts';
import type { Container } from '#src/shared/platform/platforms.ts';
import { jumpOriginOf, showsManagement } from '#src/shared/raiser/fundraiser-version.ts';
import { linkTo } from '#src/shared/routes.ts';
import { findFundraiserVersion } from './find-fundraiser-version.ts';

type Visit = { userId: string | undefined; container: Container; url: URL };
type Entry = { jumpTo: string | undefined; management: boolean };

/**
 * Does what the version call's answer means for a visit; where it fails, the new layout is shown. A
 * jump arrives signed in: it goes by the other domain's own hop.
 */
export async function enterFundraiserCenter(
  services: Pick<Services, 'db' | 'config' | 'log'>,
  { userId, container, url }: Visit,
): Promise<Entry> {
  const version = await findFundraiserVersion(services, userId).catch((error: unknown) => {
    services.log.error({ err: error }, 'fundraiser version failed');
    return undefined;
  });
  const { ownOrigins } = services.config;
  const here = url.pathname + url.search;
  const locale = localeOfPath(url.pathname);
  const origin = jumpOriginOf(version, { container, ownOrigins, origin: url.origin });
  return {
    jumpTo: origin && origin + linkTo('authService', { query: { redirectUrl: here }, locale }),
    management: showsManagement(version),
  };
}

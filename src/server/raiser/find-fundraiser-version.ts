import { isAmong } from '#src/server/platform/is-among.ts';
import { findSettings } from '#src/server/platform/settings.ts';
import type { Services } from '#src/server/services.ts';
import type { FundraiserVersion } from '#src/shared/raiser/fundraiser-version.ts';

/**
 * Finds which fundraiser centre someone gets. Their account is open once a messaging account of
 * theirs is known here; then there is no need to go on to another domain.
 */
export async function findFundraiserVersion(
  { db, config }: Pick<Services, 'db' | 'config'>,
  userId: string | undefined,
): Promise<FundraiserVersion> {
  const account =
    userId === undefined
      ? undefined
      : await db
          .selectFrom('messaging_accounts')
          .select('user_id')
          .where('user_id', '=', userId)
          .limit(1)
          .executeTakeFirst();
  const { newCenterPercent } = await findSettings(db, config);
  return {
    shunt: isAmong('newCenterPercent', userId ?? '', newCenterPercent)
      ? config.fundraiser.shunt
      : 0,
    domainAddressAndAccountOpenMap: {
      domainAddress: config.fundraiser.origin,
      accountOpen: account !== undefined,
      strongJumpFundraiserManagement: config.fundraiser.strongJump,
    },
  };
}

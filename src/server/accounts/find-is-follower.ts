import type { Services } from '#src/server/services.ts';
import { withLimit } from '#src/shared/platform/with-limit.ts';
import { followThirdTypes } from '#src/shared/sharing/channels.ts';

/** A page waits for it that is of use without. */
const limitMs = 1500;

/** Does a person follow an account of ours? Nobody does of whom the messaging app can't tell. */
export async function findIsFollower(
  { db, followCheck, log }: Pick<Services, 'db' | 'followCheck' | 'log'>,
  userId: string,
): Promise<boolean> {
  if (!followCheck) return false;
  const accounts = await db
    .selectFrom('messaging_accounts')
    .select(['third_type as thirdType', 'open_id as openId'])
    .where('user_id', '=', userId)
    .where('third_type', 'in', followThirdTypes)
    .execute();
  try {
    const asked = accounts.map((account) => followCheck.isFollowing(account));
    const found = await withLimit({ what: 'follow check', ms: limitMs }, () => Promise.all(asked));
    return found.includes(true);
  } catch (error) {
    log.warn({ err: error }, 'who follows was not told');
    return false;
  }
}

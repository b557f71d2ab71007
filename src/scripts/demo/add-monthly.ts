import type { Viewer } from '#src/server/door/viewer.ts';
import { runMonthly } from '#src/server/monthly/run-monthly.ts';
import { signMonthly } from '#src/server/monthly/sign-monthly.ts';
import { newId, sha256 } from '#src/server/platform/keys.ts';
import type { Services } from '#src/server/services.ts';
import { payChannels } from '#src/shared/donations/pay-channels.ts';
import { platforms } from '#src/shared/platform/platforms.ts';
import type { SandboxHands } from './sandbox-hands.ts';

type Told = {
  donors: readonly Viewer[];
  hands: Pick<SandboxHands, 'sign'>;
};

const untilAskedMs = 120_000;

/**
 * A donor gives each month to families that few see: this was kept, signed at the wallet, and heard
 * of.
 */
export async function addMonthly(
  services: Services,
  { donors: [donor], hands }: Told,
  now: number,
): Promise<void> {
  if (!donor) throw new Error('Somebody is to give each month, and there is nobody.');
  const wish = {
    ...{ userId: donor.userId, infoUuid: '', amountInFen: 5000, day: 8, anonymous: false },
    ...{ payChannel: payChannels.wxH5, platform: platforms.browser },
  };
  const bodyHash = sha256(JSON.stringify(wish));
  const idempotency = { key: newId(), call: 'seed', owner: donor.userId, bodyHash };
  const { signUrl } = await signMonthly(services, { wish, idempotency, locale: 'zh-CN' }, now);
  await hands.sign(signUrl);
  await runMonthly(services, {}, now + untilAskedMs);
}

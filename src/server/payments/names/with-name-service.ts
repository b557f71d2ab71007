import type { PayoutGateway } from '#src/server/payments/payout-gateway.ts';
import type { Config } from '#src/server/platform/config/config.ts';
import { nameService } from './name-service.ts';
import { readNameKey } from './read-name-key.ts';

/** Gives the same bank; whose an account is, the operator's own service says where there is one. */
export function withNameService(
  payouts: PayoutGateway,
  { nameService: configured }: Pick<Config, 'nameService'>,
  now: () => number,
): PayoutGateway {
  if (!configured) return payouts;
  const { url, keyFile } = configured;
  const { checkName } = nameService({ url, key: readNameKey(keyFile), now });
  return Object.assign(Object.create(payouts), { checkName });
}

import type { Config } from '#src/server/platform/config/config.ts';
import { dayMs } from '#src/shared/platform/china-days.ts';

const goodForMs = 180 * dayMs;

/** Whom to tell of a weakness (RFC 9116): the hotline, which stands on every page too. */
export function securityText(
  { operator, publicOrigin }: Pick<Config, 'operator' | 'publicOrigin'>,
  now: number,
): string {
  const day = new Date(now + goodForMs).toISOString().slice(0, 10);
  return [
    `Contact: tel:${operator.hotline.replaceAll(/[^\d+-]/g, '')}`,
    `Expires: ${day}T00:00:00Z`,
    'Preferred-Languages: zh, en',
    `Canonical: ${publicOrigin}/.well-known/security.txt`,
    '',
  ].join('\n');
}

import type { Config } from '#src/server/platform/config/config.ts';
import { dayMs } from '#src/shared/platform/china-days.ts';
import { locales } from '#src/shared/platform/locale.ts';
import { textsOf } from '#src/texts/texts.ts';

const goodForMs = 180 * dayMs;
/** This is the country of a hotline, which is a number within it. */
const country = '+86';

type Said = Pick<Config, 'operator' | 'publicOrigin'>;

/**
 * Says whom to tell of a weakness (RFC 9116), with what may be tried and what is answered as
 * remarks, which another project keeps in a SECURITY.md: an address of the operator's first, and
 * the hotline.
 */
export function securityText({ operator, publicOrigin }: Said, now: number): string {
  const day = new Date(now + goodForMs).toISOString().slice(0, 10);
  const remarks = locales.flatMap((locale) => [...textsOf(locale).service.weakness, '']);
  return [
    ...remarks.map((line) => `# ${line}`.trimEnd()),
    ...(operator.securityContact ? [`Contact: ${operator.securityContact}`] : []),
    `Contact: tel:${operator.hotline};phone-context=${country}`,
    `Expires: ${day}T00:00:00Z`,
    'Preferred-Languages: zh, en',
    `Canonical: ${publicOrigin}/.well-known/security.txt`,
    '',
  ].join('\n');
}

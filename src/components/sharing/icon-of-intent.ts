import type { IconName } from '#src/components/platform/icon-names.ts';
import type { IntentName } from '#src/shared/sharing/channels.ts';

/** The letter by which a service is known, or what one does there. */
export const iconOfIntent: Readonly<Record<IntentName, IconName>> = {
  weibo: 'weibo',
  qq: 'talk',
  qzone: 'star',
  whatsapp: 'talk',
  facebook: 'facebook',
  x: 'x',
  email: 'letter',
  sms: 'phone',
};

import type { IconName } from '#src/components/platform/pictures/icon-names.ts';
import type { IntentName } from '#src/shared/sharing/channels.ts';

/** A service is known by its letter here, or by what one does there. */
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

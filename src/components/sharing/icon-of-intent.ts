import type { IconName } from '#src/components/platform/icon-names.ts';
import type { IntentName } from '#src/shared/sharing/channels.ts';

/** What one does there: talk to a few, show many, write a letter. */
export const iconOfIntent: Readonly<Record<IntentName, IconName>> = {
  weibo: 'eye',
  qq: 'talk',
  qzone: 'star',
  whatsapp: 'talk',
  facebook: 'person',
  x: 'raising',
  email: 'letter',
  sms: 'phone',
};

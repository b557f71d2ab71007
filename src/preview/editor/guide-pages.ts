import type { GuideName } from '#src/content/guides/guide.ts';
import type { RouteName } from '#src/shared/routes.ts';

/**
 * This is the page that each guide is the body of; the lessons for a fundraiser are of one appeal.
 */
export const guidePages: Readonly<Record<GuideName, RouteName | undefined>> = {
  'activity-rules': 'actHomeRule',
  'channel-partner': 'channelPartner',
  'choose-dream': 'chooseProduct',
  'choose-goods': 'chooseProduct',
  'choose-illness': 'chooseProduct',
  'fundraising-service': 'fundraisingService',
  'get-help': 'getHelp',
  'help-instruction': 'helpInstruction',
  initiator: 'initiator',
  'insurance-education': 'insuranceEducation',
  'learn-more': 'learnMore',
  'online-service': 'onlineService',
  teach: undefined,
  tips: 'messageTips',
  'verify-instruction': 'verifyInstruction',
};

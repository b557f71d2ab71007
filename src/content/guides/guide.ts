import { day, fieldsOf, line } from '#src/content/fields.ts';

/**
 * It holds every text that is the body of a page of its own, which needs it: guides have no drafts.
 */
export const guideNames = [
  'activity-rules',
  'channel-partner',
  'choose-dream',
  'choose-goods',
  'choose-illness',
  'fundraising-service',
  'get-help',
  'help-instruction',
  'initiator',
  'insurance-education',
  'learn-more',
  'online-service',
  'teach',
  'tips',
  'verify-instruction',
] as const;
export type GuideName = (typeof guideNames)[number];

/** This is what stands above a guide's text. */
export const guideFields = fieldsOf({
  title: line('guideTitle', [2, 60]),
  summary: line('guideSummary', [12, 200]),
  updatedOn: day(),
});

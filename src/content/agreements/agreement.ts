import { day, fieldsOf, line, oneOf, sentences, version } from '#src/content/fields.ts';

/** It holds every agreement by the word in its address, in the order in which they are listed. */
export const agreementKinds = [
  'user',
  'privacy',
  'fundraiser',
  'donor',
  'payment',
  'refund',
  'cookie',
] as const;

/** This is what stands above an agreement's text. */
export const agreementFields = fieldsOf({
  kind: oneOf(agreementKinds),
  title: line('agreementTitle', [2, 40]),
  version: version(),
  effectiveOn: day(),
  summary: sentences(),
});

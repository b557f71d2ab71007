import { countedIn } from '#src/texts/counted.ts';
import type { wishes as chinese } from '#src/texts/zh-CN/wishes.ts';

const counted = countedIn('en');

export const wishes: typeof chinese = {
  title: 'The wishing tree',
  lead: 'Hang up a few words for the health of someone close, or of someone you never met.',
  hanging: (count) => `${counted(count, 'wish', 'wishes')} on the tree`,
  choose: 'Choose some words',
  samples: [
    'May someone sit by every hospital bed.',
    'May the children be back at school soon.',
    'May the next check-up be fine.',
    'May the pain leave everyone alone tonight.',
    'May my family, far away, stay well.',
  ],
  own: 'Or write your own',
  hint: 'Up to 60 characters. Your own words come first. One wish an hour; everyone can read it, so leave out phone numbers and medical records.',
  named: 'Show my nickname',
  hang: 'Hang it up',
  hung: 'The wish you came for',
  gone: 'This wish is no longer on the tree.',
  last: 'The latest wishes',
  none: 'No wish hangs here yet. Hang up the first one.',
  by: (nickname) => nickname ?? 'Someone kind',
  more: 'Earlier wishes',
  first: 'Back to the latest',
  shareTitle: 'I hung a wish on the wishing tree',
  link: 'Link to the wish',
  poster: 'Save as a picture',
  scan: 'Scan to read this wish and hang up your own',
  entrance: 'Hang a wish on the wishing tree',
  checkShown: 'A wish is shown at once. If it is taken down, its author is told why.',
};

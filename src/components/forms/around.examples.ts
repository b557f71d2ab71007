import { type Asked, show } from '#src/preview/show.ts';
import Alarm from './Alarm.astro';
import Counter from './Counter.astro';
import { ReviewRow } from './ReviewRow.tsx';
import { Trouble } from './Trouble.tsx';

/** What stands around fields has words of all lengths, too. */
function wordsOf({ texts }: Asked) {
  const { accounts, fieldProblems, reports } = texts;
  const long = `${reports.promise} ${'Donaudampfschifffahrtsgesellschaft'.repeat(3)}`;
  return { label: accounts.signIn.mobile, error: fieldProblems.reason, long };
}

export const examples = [
  show(Alarm).in((asked) => {
    const { error, long } = wordsOf(asked);
    return { short: { words: error }, 'long words': { words: long } };
  }),
  show(Trouble).in((asked) => {
    const { error, long } = wordsOf(asked);
    return {
      short: { words: error, id: 'why' },
      'of a small act': { words: error, takesFocus: true },
      'long words': { words: long, children: error },
      nothing: { words: undefined },
    };
  }),
  show(Counter).in(() => ({ some: { id: 'n', of: 'x', value: 'words', most: 20 } })),
  show(ReviewRow).in((asked) => {
    const { label, long } = wordsOf(asked);
    return {
      short: { name: label, words: '¥20' },
      'long words': { name: label, words: long },
      nothing: { name: label, words: undefined },
    };
  }, 'dl'),
];

import type { Locale } from '#src/shared/platform/locale.ts';

/** What the helper asks, in the order in which a story is told. */
export const storyQuestions = ['who', 'found', 'treatment', 'need', 'family', 'use'] as const;
export type StoryQuestion = (typeof storyQuestions)[number];
export type StoryAnswers = Partial<Record<StoryQuestion, string>>;

/** The longest answer that is taken; six of them fit a story. */
export const longestAnswer = 800;

const sentenceEnd = /[。！？.!?…”"）)]$/;
const blanks = /[ \t\u3000]+/g;

/** Words between the answers; few, so that no two families sound alike. */
const links: Readonly<Record<Locale, Partial<Record<StoryQuestion, string>>>> = {
  'zh-CN': { need: '接下来，', use: '筹到的钱' },
  en: { need: 'What comes next: ', use: 'The money will go to ' },
};
/** Answers that begin as the link would need none. */
const linked: Readonly<Record<Locale, RegExp>> = {
  'zh-CN': /^(接下来|接着|下一步|现在还|还需要|筹到|这些钱|这笔钱|钱会?|捐款)/,
  en: /^(what comes next|next|now|the money|donations|it will|this will|we will|we need|i need)/i,
};

/** A draft in the family's own words: a paragraph an answer; what was not answered is left out. */
export function draftStory(answers: StoryAnswers, locale: Locale): string {
  return storyQuestions
    .flatMap((question) => {
      const plain = (answers[question] ?? '').slice(0, longestAnswer).trim();
      if (plain === '') return [];
      const words = tidied(plain, locale);
      const link = linked[locale].test(words) ? '' : (links[locale][question] ?? '');
      return [`${link}${words}`];
    })
    .join('\n\n');
}

function tidied(answer: string, locale: Locale): string {
  const lines = answer
    .replaceAll(/\r\n?/g, '\n')
    .split('\n')
    .map((line) => line.replaceAll(blanks, ' ').trim());
  const words = lines.filter((line) => line !== '').join('\n');
  if (sentenceEnd.test(words)) return words;
  return words.replace(/[，,、;；:：]$/, '') + (locale === 'zh-CN' ? '。' : '.');
}

/** Adds a draft below what is there already; nothing that was written is lost, nothing doubled. */
export function withDraft(written: string, draft: string): string {
  const before = written.trimEnd();
  if (draft === '' || before.includes(draft)) return written;
  return before === '' ? draft : `${before}\n\n${draft}`;
}

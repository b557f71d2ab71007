/** This is what the helper asks, in the order in which a story is told. */
export const storyQuestions = ['who', 'found', 'treatment', 'need', 'family', 'use'] as const;
export type StoryQuestion = (typeof storyQuestions)[number];
export type StoryAnswers = Partial<Record<StoryQuestion, string>>;

/** This is the longest answer that is taken; six of them fit a story. */
export const longestAnswer = 800;

const sentenceEnd = /[。！？.!?…”"）)]$/;
const blanks = /[ \t\u3000]+/g;

/** These words of a language hold a draft together. */
type StoryWords = {
  /** They stand between the answers; they are few, so that no two families sound alike. */
  links: Readonly<Partial<Record<StoryQuestion, string>>>;
  /** An answer that begins like one of these needs none; a bar stands between them. */
  linked: string;
  fullStop: string;
};

/**
 * Writes a draft in the family's own words: a paragraph an answer; what was not answered is left
 * out.
 */
export function draftStory(answers: StoryAnswers, t: StoryWords): string {
  return storyQuestions
    .flatMap((question) => {
      const plain = (answers[question] ?? '').slice(0, longestAnswer).trim();
      if (plain === '') return [];
      const words = tidied(plain, t.fullStop);
      const isLinked = t.linked.split('|').some((start) => words.toLowerCase().startsWith(start));
      const link = isLinked ? '' : (t.links[question] ?? '');
      return [`${link}${words}`];
    })
    .join('\n\n');
}

function tidied(answer: string, fullStop: string): string {
  const lines = answer
    .replaceAll(/\r\n?/g, '\n')
    .split('\n')
    .map((line) => line.replaceAll(blanks, ' ').trim());
  const words = lines.filter((line) => line !== '').join('\n');
  if (sentenceEnd.test(words)) return words;
  return words.replace(/[，,、;；:：]$/, '') + fullStop;
}

/** Adds a draft below what is there already; nothing that was written is lost, nothing doubled. */
export function withDraft(written: string, draft: string): string {
  const before = written.trimEnd();
  if (draft === '' || before.includes(draft)) return written;
  return before === '' ? draft : `${before}\n\n${draft}`;
}

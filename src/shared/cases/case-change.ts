/** This is a public case as it was before and after a change that staff passed. */
export type PublicWords = { title: string; content: string; targetInFen: number };
export type CaseChange = { changedAt: number; before: PublicWords; after: PublicWords };

/** A target that grows by more than this share of itself is another appeal than was given to. */
const mostRise = 0.2;
/** So is a story that keeps less than this of its words. */
const leastAlike = 0.5;
/** A gift of before such a change can be taken back within so many days. */
export const takeBackDays = 7;

/** Are donors asked, and not only told? `alike` is the share of words that both stories have. */
export function asksDonors(before: PublicWords, after: PublicWords, alike: number): boolean {
  const isRaised = after.targetInFen > before.targetInFen * (1 + mostRise);
  return isRaised || (after.content !== before.content && alike < leastAlike);
}

type Paragraphs = { removed: string[]; added: string[] };

/** Lists the paragraphs that only one of two stories has, each in its order. */
export function changedParagraphs(before: string, after: string): Paragraphs {
  const [old, now] = [before, after].map((story) => story.split('\n').filter(Boolean)) as [
    string[],
    string[],
  ];
  return {
    removed: old.filter((paragraph) => !now.includes(paragraph)),
    added: now.filter((paragraph) => !old.includes(paragraph)),
  };
}
